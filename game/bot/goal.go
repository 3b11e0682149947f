package bot

import (
	"clinic/game"
	"clinic/game/clinic"
)

// goalWorth is how many points of popularity it is worth to whoever plays alone that the score counts (B88).
const goalWorth = 40.0

// aim is a player's solo goal as the judgement sees it.
type aim struct {
	goal   string  // empty where there is none, it is lost, or it is an extension's
	lost   bool    // for good
	done   float64 // of what the goal counts
	need   float64
	left   float64 // Builds that may still be done
	pieces float64 // components that are missing for it

	residents [levels]float64 // who could still be hired, for a goal of red doctors
	hires     float64         // of doctors that the last round still allows
}

// readGoal looks at how far a solo player's goal is.
func (o *prospect) readGoal(m *measure, c game.Context) {
	owner := c.Owner()
	a := &o.aim
	a.goal = owner.Goal
	number := func(n game.Number) float64 { return float64(c.Number(n)) }
	switch a.goal {
	case "":
		return
	case game.GoalSixRed:
		a.done, a.need = float64(owner.Treated[clinic.Red]), number(game.GoalRedPatients)
	case game.GoalFifteenPatients:
		a.done, a.need = float64(owner.Treated.Total()), number(game.GoalPatients)
	case game.GoalNoDeaths:
		a.lost = owner.Died > 0
	case game.GoalFiftyTime:
		a.need = number(game.GoalTime)
		a.lost = o.time > a.need
	case game.GoalTwoBuildings:
		a.need = number(game.GoalRooms)
	case game.GoalFourRedDoctors:
		a.need = number(game.GoalRedDoctors)
		a.lost = o.round == m.rounds && !m.beforeBusiness(c.State.Step) && !owner.GoalMet
		a.done = number(game.GoalRedDoctors) * count(owner.GoalMet)
		for _, level := range c.State.Market.Residency {
			a.residents[min(max(level, 0), clinic.Red)]++
		}
		a.hires = float64(m.tiles)
		if o.round == m.rounds {
			a.hires = float64(min(o.steps, m.tiles))
		}
	}
	a.left = float64(min(m.tiles, m.steps)*(m.rounds-o.round) + min(o.steps, m.tiles))
}

// builds tells whether the goal asks for components.
func (a *aim) builds() bool {
	switch a.goal {
	case game.GoalAllSpaces, game.GoalFloor3, game.GoalTwoBuildings:
		return true
	}
	return false
}

// outcome is what the projection of the rest of the game comes to, as far as goals ask for it.
type outcome struct {
	treated, red float64 // patients
	deaths       float64
	time         float64
	redDoctors   float64
}

// short is how many points a position loses because the goal may not be met: none where it surely is, all of them where it
// surely is not.
func (a *aim) short(f *outcome) float64 {
	missing := 0.0
	switch {
	case a.goal == "":
		return 0
	case a.lost:
		return goalWorth
	case a.goal == game.GoalSixRed:
		missing = (a.need - a.done - f.red) / a.need
	case a.goal == game.GoalFifteenPatients:
		missing = (a.need - a.done - f.treated) / a.need
	case a.goal == game.GoalNoDeaths:
		return float64(goalWorth * min(1, f.deaths))
	case a.goal == game.GoalFiftyTime:
		missing = 2 * (f.time - a.need) / a.need
	case a.goal == game.GoalFourRedDoctors:
		return float64(goalWorth * min(1, max(0, a.need-a.done-f.redDoctors)/2))
	case a.builds():
		if a.pieces == 0 {
			return 0
		}
		wanted := a.pieces / 2 / max(0.5, a.left) // part of the Builds that are left
		hard := min(1, float64(wanted*(0.5+float64(0.5*min(1, wanted)))))
		return float64(goalWorth*0.75*hard) + float64(goalWorth*0.25*a.pieces/12)
	}
	return float64(goalWorth * min(1, max(0, spareShare+missing)) / (1 + spareShare))
}

// spareShare is how much more than a goal asks for makes it safe, as a part of it.
const spareShare = 0.25

// pull is for how many more dollars than otherwise a patient of that level is treated now, with so many rounds left after this one.
func (a *aim) pull(m *measure, level, left int, red, treated float64) float64 {
	each := float64(goalWorth * m.popularityPrice / max(1, a.need))
	switch a.goal {
	case game.GoalSixRed:
		if a.done+red >= a.need {
			return 0
		}
		waits := int(clinic.Red) - level
		switch {
		case waits == 0:
			return each
		case waits > left:
			return 0
		}
		return -float64(each * patience[min(waits, len(patience)-1)])
	case game.GoalFifteenPatients:
		if a.done+treated < a.need {
			return float64(each / 2)
		}
	case game.GoalNoDeaths:
		if level == int(clinic.Red) && !a.lost {
			return float64(goalWorth * m.popularityPrice)
		}
	}
	return 0
}

// patience is how much of what a red patient is worth to the goal makes others wait who will be red in so many rounds.
var patience = [...]float64{0, 0.7, 0.45, 0.25}

// pricesOf are the prices that fit the judgement and the player's goal.
func (b *brain) pricesOf(c game.Context) prices {
	p := b.judge.pricesFor(c.State.Round)
	if c.Owner().Goal == "" || len(c.State.Players) > 1 {
		return p
	}
	var o prospect
	o.round, o.time = max(1, c.State.Round), float64(c.Owner().Time)
	o.readGoal(&b.measure, c)
	for level := 1; level < int(levels); level++ {
		left := b.rounds - o.round
		p.goal[level] = o.aim.pull(&b.measure, level, left, 0, 0)
		p.teaching[level] = o.aim.teaching(&b.measure, level, left)
	}
	p.time *= o.hurry(&b.measure)
	return p
}

// hurry is how many times as dear as otherwise time is for a goal that limits it: dearer where more is spent than the rounds that are left may take.
func (o *prospect) hurry(m *measure) float64 {
	if o.aim.goal != game.GoalFiftyTime || o.aim.lost {
		return 1
	}
	rounds := float64(m.rounds - o.round + 1)
	mayTake := max(0.5, (o.aim.need-o.time)/rounds)
	dear := usualTime / mayTake
	return max(1, float64(dear*dear))
}

// usualTime is what a round takes where nobody hurries.
const usualTime = 8.0

// savings are the dollars to keep for a goal.
func (b *brain) savings(c game.Context) float64 {
	if c.Owner().Goal == "" || len(c.State.Players) > 1 {
		return 0
	}
	if c.Owner().Goal == game.GoalFourRedDoctors && c.State.Round == b.rounds-1 {
		return 2 * dollarsADoctor
	}
	s := &b.sites[0]
	b.readSite(c, s)
	return min(float64(s.prospect.aim.pieces*dollarsEach), mostSaved)
}

// What a component that is missing for the goal costs, about, and a doctor, and the most that is kept for components.
const (
	dollarsADoctor = 5.0
	dollarsEach    = 3.0
	mostSaved      = 18.0
)

// redDoctors is how many red doctors there may be when Business of the last round begins: those who reach the laboratory in time, and
// residents who are hired then (B35, B46, B88).
func (o *prospect) redDoctors(m *measure) float64 {
	left := m.rounds - o.round // Admins until then
	if left == 0 {
		return o.doctors[clinic.Red] + float64(0.8*min(o.aim.residents[clinic.Red], o.aim.hires))
	}
	trained, seats := 0.0, o.research
	sure := 1.0
	if seats == 0 { // a laboratory may still be built
		seats, sure = float64(m.laboratoryDoctors), 0.5
	}
	residents := 0.0
	for level := 1; level < int(levels); level++ {
		if level+left >= int(clinic.Red) {
			trained += o.doctors[level]
			residents += o.aim.residents[level]
		} else {
			trained += float64(o.doctors[level] * 0.3)
			residents += float64(o.aim.residents[level] * 0.3)
		}
	}
	residents += float64(o.aim.residents[0] * 0.5) // somebody comes into an empty place
	return float64(sure*min(trained, seats)) + float64(0.8*min(residents, o.aim.hires))
}

// trains tells whether a doctor of that level can be red after so many more Admins, all of them in a laboratory.
func trains(level, admins int) bool { return level+admins >= int(clinic.Red) }

// teaching is for how many dollars a doctor of that level rather goes to a laboratory in this Move, with so many rounds left after this one: who
// would not be red in time otherwise.
func (a *aim) teaching(m *measure, level, left int) float64 {
	if a.goal != game.GoalFourRedDoctors || left == 0 || !trains(level, left) || trains(max(level-1, 1), left-1) {
		return 0
	}
	return float64(goalWorth * m.popularityPrice / a.need)
}

func count(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
