package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// Forecast is how Business will go for one player: who is treated and who is not, and what is paid (B80 to
// B85). All amounts are dollars, except PopularityLost, Affordable and OnCallCost, which are points. In an
// annex, Left is what remains of its own money.
type Forecast struct {
	Treatments     []ForecastTreatment `json:"treatments"`
	Untreated      []Untreated         `json:"untreated"`
	Earnings       []Line              `json:"earnings,omitempty"` // income besides treatments
	SalaryLines    []Line              `json:"salary_lines"`
	UpkeepLines    []Line              `json:"upkeep_lines"`
	Income         int                 `json:"income"`
	Salaries       int                 `json:"salaries"`
	Upkeep         int                 `json:"upkeep"`          // after the orderlies' savings
	FromSavings    int                 `json:"from_savings"`    // for salaries and upkeep
	Missing        int                 `json:"missing"`         // covered by neither income nor savings
	PopularityLost int                 `json:"popularity_lost"` // for what is missing
	Left           int                 `json:"left"`            // of the income
	Affordable     int                 `json:"affordable"`      // points that the rest of the income buys

	EndMoney      int `json:"end_money,omitzero"`      // dollars that extensions add at the end of the game, in the last round
	EndPopularity int `json:"end_popularity,omitzero"` // points that they add

	FromOwn    int `json:"from_own,omitzero"`     // for salaries and upkeep, from the annex's own money and income
	OnCall     int `json:"on_call,omitzero"`      // nurses who are called in while off duty
	OnCallCost int `json:"on_call_cost,omitzero"` // popularity lost for calling them in
}

// ForecastTreatment is a treatment with its income.
type ForecastTreatment struct {
	Treatment
	Space   clinic.Space `json:"space"`
	Income  int          `json:"income"`
	Origins []Origin     `json:"origins"`
}

// Untreated is a patient who is not treated, and what is missing.
type Untreated struct {
	Patient string      `json:"patient"`
	Needs   rule.Reason `json:"needs"`
}

// Line is one amount with its origins. Person is whom it is for; What and Space say what it is for; Outside is the
// index of an outside component or −1.
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

// Forecast returns how Business would go now: with the player's current treatments during Business, with the best
// ones at any other time. It changes nothing.
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

// endBrings returns what extensions add to a player's savings, in dollars, and popularity at the end of the game.
func (c Context) endBrings() (money, popularity int) {
	then := c.Rules.ended(c.State).Players[c.Player]
	return then.Money - c.Owner().Money, then.Popularity - c.Owner().Popularity
}

// settled reports whether the Business of this board is over except for buying popularity (B85).
func (c Context) settled() bool {
	return c.Rules.Steps[c.State.Step].Name == StepBusiness && !slices.ContainsFunc(c.State.Pending, func(d Decision) bool {
		return d.Player == c.Player && (d.Kind == DecideTreatments || d.Kind == DecidePopularity && !c.AtHome())
	})
}

// afterwards returns the forecast of a Business in which everything is treated and paid: only what is left, and the
// popularity that it still buys.
func (c Context) afterwards() Forecast {
	f := Forecast{Treatments: []ForecastTreatment{}, Untreated: []Untreated{}, SalaryLines: []Line{}, UpkeepLines: []Line{}}
	if f.Left = c.Board().Money; c.AtHome() {
		f.Left = c.Owner().Turn.Income
	}
	f.Affordable = f.Left / c.Number(PricePopularity)
	return f
}

// expected returns the treatments that Business would have now.
func (c Context) expected() []Treatment {
	deciding := slices.ContainsFunc(c.State.Pending, func(d Decision) bool {
		return d.Player == c.Player && (d.Kind == DecideTreatments || d.Kind == DecidePopularity && !c.AtHome())
	})
	if deciding {
		return c.Turn().Treatments
	}
	return c.BestTreatments()
}

// forecast is count with the parts that explain it.
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

// count returns the forecast without the parts that only explain it: the untreated, the lines
// of salaries and upkeep, and the origins.
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

// Earnings returns this round's income besides treatments, in dollars (B81).
func (c Context) Earnings() int { return ask(c, c.Rules.hooks.Earnings, struct{}{}, 0) }

// pairing returns the treatment as a Pairing with the people themselves.
func (c Context) pairing(t Treatment) Pairing {
	patient := c.Clinic().Person(t.Patient)
	return treatedBy(patient.At.Space, patient, c.team(t.Doctors))
}

// payAnnex fills in who pays an annex's expenses: first its own money and income, then the savings that the clinic's
// Business leaves, then popularity. Popularity can only be bought with its own money.
func (c Context) payAnnex(f *Forecast, unpaid int) {
	own := c.Board().Money + f.Income
	f.FromOwn = min(unpaid, own)
	f.FromSavings = min(unpaid-f.FromOwn, c.savingsAfterClinic())
	f.Missing = unpaid - f.FromOwn - f.FromSavings
	f.PopularityLost = f.Missing * c.Number(MissingDollar)
	f.Left = own - f.FromOwn
	f.Affordable = f.Left / c.Number(PricePopularity)
}

// savingsAfterClinic returns the savings after the clinic's own Business, in dollars, if no popularity is bought.
func (c Context) savingsAfterClinic() int {
	owner := c.Owner()
	home := c.Home()
	if home.settled() {
		return owner.Money + owner.Turn.Income
	}
	f := home.count(home.expected())
	return owner.Money - f.FromSavings + f.Left
}

// untreated returns every patient without a treatment and what is missing for one.
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

// leftUntreated is the key for patients who lack nothing: the player chose not to treat them.
const leftUntreated = "left_untreated"

// helpMissing returns what a patient lacks in its room besides the given treatments: doctors, nurses,
// or nothing but the player's choice (B80).
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

// Salary returns what a person in the clinic is paid per round, in dollars, and the origins (B82).
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

// salaries returns the salary of everybody in the clinic, wherever they are (B82, B86).
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

// TotalSalaries returns the total salaries of a round, in dollars (B82).
func (c Context) TotalSalaries() int {
	sum, people := 0, c.Clinic().People
	for i := range people {
		sum += ask(c, c.Rules.hooks.Salary, &people[i], c.plainSalary(&people[i]))
	}
	return sum
}

// Upkeep returns what a component costs per round, in dollars, and the origins (B20, B83).
func (c Context) Upkeep(component Upkept) (int, []Origin) {
	return explain(c, c.Rules.hooks.Upkeep, component, Origin{Base, "B83", c.plainUpkeep(component.Kind)})
}

func (c Context) plainUpkeep(kind clinic.Kind) int {
	if spec := c.Rules.Component(kind); spec != nil && spec.upkeep != NoNumber {
		return c.Number(spec.upkeep)
	}
	return 0
}

// upkeep returns the upkeep of every component, and as the last line what the orderlies in supply
// rooms save. The total is never below 0 (B83).
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

// TotalUpkeep returns the upkeep of a round, in dollars, after the orderlies' savings (B83).
func (c Context) TotalUpkeep() int {
	sum := c.FullUpkeep()
	return sum - min(sum, c.UpkeepOff(c.orderliesAtWork()))
}

// FullUpkeep returns the upkeep of a round, in dollars, before any savings (B83).
func (c Context) FullUpkeep() int {
	sum := 0
	c.eachComponent(func(component Upkept) { sum += ask(c, c.Rules.hooks.Upkeep, component, c.plainUpkeep(component.Kind)) })
	return sum
}

// UpkeepOff returns what is taken off the upkeep, in dollars, with that many orderlies in
// supply rooms. It may exceed the upkeep (B83).
func (c Context) UpkeepOff(orderlies int) int {
	return ask(c, c.Rules.hooks.UpkeepOff, struct{}{}, orderlies*c.Number(OrderlySaves))
}

// eachComponent calls do for everything built, in the order of the lines of upkeep.
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

// savedByOrderlies returns what the orderlies in supply rooms take off the upkeep, in dollars (B83).
func (c Context) savedByOrderlies() int { return c.orderliesAtWork() * c.Number(OrderlySaves) }

// orderliesAtWork returns the number of orderlies in supply rooms (B83).
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
