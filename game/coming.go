package game

import (
	"slices"

	"clinic/game/clinic"
)

// Change is popularity that the rest of a round brings or costs by itself, for Count patients, doctors or dollars.
// Fact is the type of the event that will tell it.
type Change struct {
	Fact       EventType
	Rule       string
	Count      int
	Popularity int // points
}

// Coming is how a player will stand after Admin if nobody decides anything more and no popularity is bought.
type Coming struct {
	Money      int // dollars of savings
	Popularity int // points
	Changes    []Change
	Deaths     []Death // on all of the player's boards
	GoalLost   string  // the solo goal that can still be met now but not after Admin, empty for none (B88)
}

// Coming predicts the end of the round, as Forecast predicts Business: the payments (B84), research (B35), deaths
// (B86), and what the steps of extensions predict. It changes nothing.
func (c Context) Coming() Coming {
	owner := c.Owner()
	x := Coming{Money: owner.Money, Popularity: owner.Popularity}
	if c.State.Over {
		return x
	}
	add := func(change Change) {
		if change.Popularity == 0 {
			return
		}
		x.Popularity += change.Popularity
		for i := range x.Changes {
			if same := &x.Changes[i]; same.Fact == change.Fact && same.Rule == change.Rule {
				same.Count, same.Popularity = same.Count+change.Count, same.Popularity+change.Popularity
				return
			}
		}
		x.Changes = append(x.Changes, change)
	}
	business := c.Rules.step("business")
	if c.State.Step < business {
		c.foretell(c.State.Step+1, business, add)
		researchers := 0
		for i := range c.Clinic().People {
			researchers += number(c.inLaboratory(&c.Clinic().People[i]))
		}
		add(Change{LaboratoryPoint, "B35", researchers, researchers * c.Number(LaboratoryPopularity)})
	}
	then := c
	for board := range c.Boards() {
		treatments := board.toTreat()
		var f Forecast
		if board.settled() {
			f = board.afterwards()
		} else {
			f = board.count(treatments)
		}
		x.Money -= f.FromSavings
		if board.AtHome() {
			x.Money += f.Left
			then = c.without(treatments)
		}
		if f.OnCall > 0 {
			add(Change{NursesCalledIn, board.OnCallRule(f.OnCall), f.OnCall, -f.OnCallCost})
		}
		add(Change{ExpensesMissed, "B84", f.Missing, -f.PopularityLost})
		for _, death := range board.deaths(treatments) {
			x.Deaths = append(x.Deaths, death)
			add(Change{PatientDied, death.Rule, 1, -death.Popularity})
		}
	}
	if c.State.Round == c.Number(Rounds) {
		money, popularity := c.endBrings()
		x.Money, x.Popularity = x.Money+money, x.Popularity+popularity
	}
	then.foretell(max(c.State.Step+1, business), len(c.Rules.Steps), add)
	if len(x.Deaths) > 0 && owner.Goal == GoalNoDeaths && owner.Died == 0 && !c.Rules.Cooperative() {
		x.GoalLost = GoalNoDeaths
	}
	return x
}

// foretell calls add with what each step from index from to before index to will bring.
func (c Context) foretell(from, to int, add func(Change)) {
	for _, step := range c.Rules.Steps[from:to] {
		if step.Foretell != nil {
			e := step.Foretell(c)
			add(Change{e.Type, e.Rule, e.Number, e.Popularity})
		}
	}
}

// without returns a context in which those patients have been treated and have left.
func (c Context) without(treated []Treatment) Context {
	if len(treated) == 0 {
		return c
	}
	c.State = c.State.Clone()
	board := c.Clinic()
	board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool {
		return c.Rules.As(p.Kind) != clinic.Doctor && treatmentOf(treated, p.ID) >= 0
	})
	return c
}

// Career is how Admin 8 changes a doctor's level, by which rule, and whether the doctor treats somebody first.
type Career struct {
	Doctor      string
	Level, Then clinic.Level
	Rule        string
	Treats      bool
}

// Careers returns the clinic's doctors whose level the coming Admin changes if Business goes as forecast and the
// supply has their colors (B35, B86, B89). It changes nothing.
func (c Context) Careers() (list []Career) {
	if c.State.Over || c.State.Step >= c.Rules.step("admin-8") {
		return nil
	}
	if treatments := c.toTreat(); treatments != nil {
		c.State = c.State.Clone()
		c.Owner().Turn.Treatments = treatments
	}
	for i := range c.Clinic().People {
		doctor := &c.Clinic().People[i]
		if doctor.Kind != clinic.Doctor {
			continue
		}
		outcome, by := c.levelling(doctor)
		if then := levelled(doctor.Level, outcome); then != doctor.Level {
			treats := slices.ContainsFunc(c.Owner().Turn.Treatments, func(t Treatment) bool { return slices.Contains(t.Doctors, doctor.ID) })
			list = append(list, Career{Doctor: doctor.ID, Level: doctor.Level, Then: then, Rule: by, Treats: treats})
		}
	}
	return list
}

// toTreat returns the treatments still to come in Business, none if they are over.
func (c Context) toTreat() []Treatment {
	if c.settled() || c.Rules.Steps[c.State.Step].Name == StepAdmin {
		return nil
	}
	return c.expected()
}
