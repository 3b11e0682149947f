package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// Forecast is how Business goes for one player: who is treated and who is not, and what is paid (B80 to B85).
// All amounts are dollars, but for PopularityLost, Affordable and OnCallCost, which are points. In an annex Left is
// what it has of its own in the end.
type Forecast struct {
	Treatments     []ForecastTreatment `json:"treatments"`
	Untreated      []Untreated         `json:"untreated"`
	Earnings       []Line              `json:"earnings,omitempty"` // income besides treatments
	SalaryLines    []Line              `json:"salary_lines"`
	UpkeepLines    []Line              `json:"upkeep_lines"`
	Income         int                 `json:"income"`
	Salaries       int                 `json:"salaries"`
	Upkeep         int                 `json:"upkeep"`          // what the orderlies save is taken off
	FromSavings    int                 `json:"from_savings"`    // of salaries and upkeep
	Missing        int                 `json:"missing"`         // neither income nor savings pay it
	PopularityLost int                 `json:"popularity_lost"` // for what is missing
	Left           int                 `json:"left"`            // of the income
	Affordable     int                 `json:"affordable"`      // popularity that the rest of the income buys

	EndMoney      int `json:"end_money,omitzero"`      // what extensions change at the end of the game, in the last round: dollars
	EndPopularity int `json:"end_popularity,omitzero"` // and points

	FromOwn    int `json:"from_own,omitzero"`     // of salaries and upkeep, out of the annex's own money and income
	OnCall     int `json:"on_call,omitzero"`      // nurses who are called in though off duty
	OnCallCost int `json:"on_call_cost,omitzero"` // popularity lost for them
}

// ForecastTreatment is a treatment with what it pays.
type ForecastTreatment struct {
	Treatment
	Space   clinic.Space `json:"space"`
	Income  int          `json:"income"`
	Origins []Origin     `json:"origins"`
}

// Untreated is a patient who is not treated, and what it would need.
type Untreated struct {
	Patient string      `json:"patient"`
	Needs   rule.Reason `json:"needs"`
}

// Line is one amount with where it comes from. Person is whom it is for, Kind and Space what it is for, Outside
// the index of an outside component or −1.
type Line struct {
	Rule    string       `json:"rule"`
	What    string       `json:"what"`
	Person  string       `json:"person,omitzero"`
	Space   clinic.Space `json:"space,omitzero"`
	Outside int          `json:"outside"`
	Amount  int          `json:"amount"`
	Origins []Origin     `json:"origins"`
}

func total(lines []Line) int {
	sum := 0
	for _, line := range lines {
		sum += line.Amount
	}
	return sum
}

// Forecast tells how Business would go now: with the treatments that lie before the player in Business,
// with the best ones at any other time. It changes nothing.
func (c Context) Forecast() Forecast {
	var f Forecast
	if c.settled() {
		f = c.afterwards()
	} else {
		f = c.forecast(c.expected())
	}
	if last := c.State.Round == c.Number(Rounds); last && c.AtHome() {
		f.EndMoney, f.EndPopularity = c.endBrings()
	}
	return f
}

// endBrings is what extensions change of a player's savings, in dollars, and popularity at the end of the game.
func (c Context) endBrings() (money, popularity int) {
	then := c.Rules.ended(c.State).Players[c.Player]
	return then.Money - c.Owner().Money, then.Popularity - c.Owner().Popularity
}

// settled tells whether the Business of this board is over but for the purchase of popularity (B85).
func (c Context) settled() bool {
	return c.Rules.Steps[c.State.Step].Name == StepBusiness && !slices.ContainsFunc(c.State.Pending, func(d Decision) bool {
		return d.Player == c.Player && (d.Kind == DecideTreatments || d.Kind == DecidePopularity && !c.AtHome())
	})
}

// afterwards is the forecast of a Business in which all is treated and paid: what is left, and the popularity that it
// still buys.
func (c Context) afterwards() Forecast {
	f := Forecast{Treatments: []ForecastTreatment{}, Untreated: []Untreated{}, SalaryLines: []Line{}, UpkeepLines: []Line{}}
	if f.Left = c.Board().Money; c.AtHome() {
		f.Left = c.Owner().Turn.Income
	}
	f.Affordable = f.Left / c.Number(PricePopularity)
	return f
}

// expected are the treatments that Business would see now.
func (c Context) expected() []Treatment {
	deciding := slices.ContainsFunc(c.State.Pending, func(d Decision) bool {
		return d.Player == c.Player && (d.Kind == DecideTreatments || d.Kind == DecidePopularity && !c.AtHome())
	})
	if deciding {
		return c.Turn().Treatments
	}
	return c.BestTreatments()
}

// forecast is count with everything that explains it.
func (c Context) forecast(treatments []Treatment) Forecast {
	f := c.count(treatments)
	f.Untreated, f.SalaryLines, f.UpkeepLines = c.untreated(treatments), c.salaries(), c.upkeep()
	for i := range f.Treatments {
		_, f.Treatments[i].Origins = c.TreatmentIncome(c.pairing(treatments[i]))
	}
	for i := range f.Earnings {
		_, f.Earnings[i].Origins = explain(c, c.Rules.hooks.Earnings, struct{}{}, Origin{Base, "B81", 0})
	}
	return f
}

// count is the forecast without what only explains it: who is not treated, the lines of salaries and upkeep, and the
// origins.
func (c Context) count(treatments []Treatment) Forecast {
	f := Forecast{
		Treatments: make([]ForecastTreatment, 0, len(treatments)), Salaries: c.TotalSalaries(), Upkeep: c.TotalUpkeep(),
	}
	for _, t := range treatments {
		pairing := c.pairing(t)
		income := c.Income(pairing)
		f.Treatments = append(f.Treatments, ForecastTreatment{Treatment: t, Space: pairing.Space, Income: income})
		f.Income += income
	}
	if earned := c.Earnings(); earned != 0 {
		f.Earnings = []Line{{Rule: "B81", What: "earnings", Outside: -1, Amount: earned}}
		f.Income += earned
	}
	unpaid := f.Salaries + f.Upkeep
	f.OnCall = offDuty(treatments)
	f.OnCallCost = c.OnCallCost(f.OnCall)
	if !c.AtHome() {
		c.payAnnex(&f, unpaid)
		return f
	}
	f.Left = max(0, f.Income-unpaid)
	unpaid -= f.Income - f.Left
	f.FromSavings = min(unpaid, c.Owner().Money)
	f.Missing = unpaid - f.FromSavings
	f.PopularityLost = f.Missing * c.Number(MissingDollar)
	f.Affordable = f.Left / c.Number(PricePopularity)
	return f
}

// Earnings are the dollars of this round's income that no treatment brings (B81).
func (c Context) Earnings() int { return ask(c, c.Rules.hooks.Earnings, struct{}{}, 0) }

// pairing is the treatment with the people themselves.
func (c Context) pairing(t Treatment) Pairing {
	patient := c.Clinic().Person(t.Patient)
	return treatedBy(patient.At.Space, patient, c.team(t.Doctors))
}

// payAnnex says who pays what an annex owes: its own money with the income, then the savings that the clinic's Business
// leaves, then popularity. Popularity costs its own money, savings or not.
func (c Context) payAnnex(f *Forecast, unpaid int) {
	own := c.Board().Money + f.Income
	f.FromOwn = min(unpaid, own)
	f.FromSavings = min(unpaid-f.FromOwn, c.savingsAfterClinic())
	f.Missing = unpaid - f.FromOwn - f.FromSavings
	f.PopularityLost = f.Missing * c.Number(MissingDollar)
	f.Left = own - f.FromOwn
	f.Affordable = f.Left / c.Number(PricePopularity)
}

// savingsAfterClinic is what the clinic's own Business leaves of the savings, in dollars, if no popularity is bought.
func (c Context) savingsAfterClinic() int {
	owner := c.Owner()
	home := c.Home()
	if home.settled() {
		return owner.Money + owner.Turn.Income
	}
	f := home.count(home.expected())
	return owner.Money - f.FromSavings + f.Left
}

// untreated tells of every patient without a treatment what it needs for one.
func (c Context) untreated(treatments []Treatment) []Untreated {
	list := []Untreated{}
	rooms := c.treatingRooms()
	for i := range c.Clinic().People {
		patient := &c.Clinic().People[i]
		if !c.Treatable(patient) || treatmentOf(treatments, patient.ID) >= 0 {
			continue
		}
		reason := c.NoRoomFor(patient)
		if reason.None() {
			at := slices.IndexFunc(rooms, func(room treatingRoom) bool { return room.space == patient.At.Space })
			reason = c.helpMissing(&rooms[at], patient, treatments)
		}
		reason.Sign(Base)
		list = append(list, Untreated{patient.ID, reason})
	}
	return list
}

// leftUntreated is what only its owner's wish keeps from being treated.
const leftUntreated = "left_untreated"

// helpMissing says what a patient lacks in its room beside the given treatments: doctors, nurses, or only the
// owner's wish (B80).
func (c Context) helpMissing(room *treatingRoom, patient *clinic.Person, treatments []Treatment) rule.Reason {
	var free []*clinic.Person
	for _, doctor := range room.doctors {
		busy := slices.ContainsFunc(treatments, func(t Treatment) bool { return slices.Contains(t.Doctors, doctor.ID) })
		if !busy {
			free = append(free, doctor)
		}
	}
	if missing := c.DoctorsNeeded(patient) - len(free); missing > 1 {
		return rule.Reason{Rule: "B80", Key: "needs_doctors", Amount: missing}
	} else if missing == 1 {
		return rule.Reason{Rule: "B80", Key: "needs_doctor", Amount: missing}
	}
	if c.DoctorsNeeded(patient) == 1 {
		var refused rule.Reason
		free = slices.DeleteFunc(free, func(doctor *clinic.Person) bool {
			reason := c.MayTreat(treatedBy(room.space, patient, []*clinic.Person{doctor}))
			if !reason.None() {
				refused = reason
			}
			return !reason.None()
		})
		if len(free) == 0 {
			return refused
		}
	}
	builtIn, busy := c.helping(room, treatments)
	nurses := builtIn + len(room.nurses) - len(busy)
	missing := c.NursesNeeded(treatedBy(room.space, patient, free[:1])) - nurses
	for i := range free[1:] {
		missing = min(missing, c.NursesNeeded(treatedBy(room.space, patient, free[i+1:i+2]))-nurses)
	}
	if missing > 0 {
		return nursesMissing(missing)
	}
	return rule.Reason{Rule: "B80", Key: leftUntreated}
}

// Salary is what a person of the clinic is paid a round, in dollars, and why (B82).
func (c Context) Salary(person *clinic.Person) (int, []Origin) {
	return explain(c, c.Rules.hooks.Salary, person, Origin{Base, "B82", c.plainSalary(person)})
}

func (c Context) plainSalary(person *clinic.Person) int {
	switch c.Rules.As(person.Kind) {
	case clinic.Doctor:
		return int(person.Level) * c.Number(SalaryPerLevel)
	case clinic.Nurse:
		return c.Number(SalaryNurse)
	case clinic.Orderly:
		return c.Number(SalaryOrderly)
	}
	return 0
}

// salaries are those of everybody of the clinic, wherever they are (B82, B86).
func (c Context) salaries() []Line {
	lines := []Line{}
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if dollars, origins := c.Salary(person); dollars != 0 {
			lines = append(lines, Line{Rule: "B82", What: string(person.Kind), Person: person.ID, Outside: -1, Amount: dollars, Origins: origins})
		}
	}
	return lines
}

// TotalSalaries is what the salaries of a round come to, in dollars (B82).
func (c Context) TotalSalaries() int {
	sum, people := 0, c.Clinic().People
	for i := range people {
		sum += ask(c, c.Rules.hooks.Salary, &people[i], c.plainSalary(&people[i]))
	}
	return sum
}

// Upkeep is what a component costs a round, in dollars, and why (B20, B83).
func (c Context) Upkeep(component Upkept) (int, []Origin) {
	return explain(c, c.Rules.hooks.Upkeep, component, Origin{Base, "B83", c.plainUpkeep(component.Kind)})
}

func (c Context) plainUpkeep(kind clinic.Kind) int {
	if spec := c.Rules.Component(kind); spec != nil && spec.upkeep != NoNumber {
		return c.Number(spec.upkeep)
	}
	return 0
}

// upkeep is that of every component, and as a last line what the orderlies in supply rooms save; together never
// below 0 (B83).
func (c Context) upkeep() []Line {
	lines := []Line{}
	c.eachComponent(func(component Upkept) {
		if dollars, origins := c.Upkeep(component); dollars != 0 {
			lines = append(lines, Line{
				Rule: "B83", What: string(component.Kind), Space: component.Space, Outside: component.Outside,
				Amount: dollars, Origins: origins,
			})
		}
	})
	off, origins := explain(c, c.Rules.hooks.UpkeepOff, struct{}{}, Origin{Base, "B83", c.savedByOrderlies()})
	if off = min(off, total(lines)); off != 0 {
		lines = append(lines, Line{Rule: "B83", What: "orderlies", Outside: -1, Amount: -off, Origins: origins})
	}
	return lines
}

// TotalUpkeep is what the upkeep of a round comes to, in dollars, what the orderlies save taken off (B83).
func (c Context) TotalUpkeep() int {
	sum := c.FullUpkeep()
	return sum - min(sum, c.UpkeepOff(c.orderliesAtWork()))
}

// FullUpkeep is what the upkeep of a round comes to, in dollars, before anything is taken off (B83).
func (c Context) FullUpkeep() int {
	sum := 0
	c.eachComponent(func(component Upkept) { sum += ask(c, c.Rules.hooks.Upkeep, component, c.plainUpkeep(component.Kind)) })
	return sum
}

// UpkeepOff is what is taken off the upkeep, in dollars, with so many orderlies in supply rooms; it may be more than
// there is (B83).
func (c Context) UpkeepOff(orderlies int) int {
	return ask(c, c.Rules.hooks.UpkeepOff, struct{}{}, orderlies*c.Number(OrderlySaves))
}

// eachComponent goes through everything built, in the order of the lines of upkeep.
func (c Context) eachComponent(do func(Upkept)) {
	board := c.Clinic()
	for space := range board.Board().All() {
		tile := board.At(space)
		if !tile.Empty() {
			do(Upkept{tile.Kind, space, -1})
		}
		if tile.Conveyor {
			do(Upkept{clinic.Conveyor, space, -1})
		}
	}
	for i := range board.Outside {
		do(Upkept{board.Outside[i].Kind, board.Outside[i].Space, i})
	}
}

// savedByOrderlies is what the orderlies in supply rooms take off the upkeep, in dollars (B83).
func (c Context) savedByOrderlies() int { return c.orderliesAtWork() * c.Number(OrderlySaves) }

// orderliesAtWork counts the orderlies in supply rooms (B83).
func (c Context) orderliesAtWork() int {
	board, orderlies := c.Clinic(), 0
	for i := range board.People {
		person := &board.People[i]
		if person.Kind == clinic.Orderly && person.At.Area == clinic.Inside && board.At(person.At.Space).Kind == clinic.SupplyRoom {
			orderlies++
		}
	}
	return orderlies
}
