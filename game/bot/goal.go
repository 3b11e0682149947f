package bot

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// goalWorth is how many points it is worth to a solo player that the goal is met, so that the score counts (B88).
const goalWorth = MissedGoal

// aim is what a solo player's goal still requires, as the judgement sees it. Whatever it doesn't require is 0.
type aim struct {
	some      bool // there is a goal, and it can still be met
	lost      bool
	red       float64 // red patients still to be treated
	patients  float64 // patients of any level still to be treated
	part      float64 // the part of the goal that one of these is
	deaths    bool    // no one may die
	time      float64 // time that may be spent in total
	pieces    bool    // components are required, see missing
	rooms     int     // rooms required in each building, or on Floor 3
	open      int     // gardens and parking lots that Floor 0 may have when it is full
	doctors   float64 // red doctors required when Business of the last round begins
	builds    float64 // Builds that are left
	residents [levels]float64
	lastHires float64 // doctors that can still be hired in the last round
	goal      string
}

// aimOf returns what a solo player's goal still requires; o holds what the player has.
func (m *measure) aimOf(o *prospect, c game.Context) (a aim) {
	owner := c.Owner()
	if owner.Goal == "" || len(c.State.Players) > 1 {
		return a
	}
	number := func(n game.Number) float64 { return float64(c.Number(n)) }
	a.goal, a.some = game.GoalNamed(owner.Goal), true
	switch a.goal {
	case game.GoalSixRed:
		a.red, a.part = number(game.GoalRedPatients)-float64(owner.Treated[clinic.Red]), 1/number(game.GoalRedPatients)
	case game.GoalManyPatients:
		a.patients, a.part = number(game.GoalPatients)-float64(owner.Treated.Total()), 1/number(game.GoalPatients)
	case game.GoalNoDeaths:
		a.deaths, a.lost = true, owner.Died > 0
		a.cure(c)
	case game.GoalLittleTime:
		a.time = number(game.GoalTime)
		a.lost = o.time > a.time
		a.cure(c)
	case game.GoalAllSpaces:
		a.pieces, a.lost, a.open = true, c.GoalLost(), beyondReach
		if c.Rules.AtLeast(4) {
			a.open = c.Number(game.GoalOpenSpaces)
		}
	case game.GoalFloor3:
		_, of, _ := c.GoalSoFar(a.goal)
		a.pieces, a.rooms = true, of
	case game.GoalTwoBuildings:
		a.pieces, a.rooms = true, c.Number(game.GoalRooms)
	case game.GoalFourRedDoctors:
		if o.round == m.rounds && !m.beforeBusiness(c.State.Step) {
			a.some, a.lost = !owner.GoalMet, !owner.GoalMet
			return a
		}
		a.doctors = number(game.GoalRedDoctors)
		for _, level := range c.State.Market.Residency {
			a.residents[min(max(level, 0), clinic.Red)]++
		}
		a.lastHires = float64(m.tiles)
		if o.round == m.rounds {
			a.lastHires = float64(min(o.steps, m.tiles))
		}
	default:
		a.some = false
	}
	a.red, a.patients = max(0, a.red), max(0, a.patients)
	a.builds = float64(min(m.tiles, m.steps)*(m.rounds-o.round) + min(o.steps, m.tiles))
	return a
}

// cure adds the number of patients that a goal of an extension wants cured.
func (a *aim) cure(c game.Context) {
	if treated, of, counts := c.GoalSoFar(a.goal); counts && of > 0 {
		a.patients, a.part = float64(of-treated), 1/float64(of)
	}
}

// outcome is the projected rest of the game, as far as goals need it.
type outcome struct {
	treated, red float64 // patients
	deaths       float64
	time         float64
}

// short returns how many points a position loses because the goal may not be met: none if it surely is, all of them
// if it surely isn't.
func (j *judge) short(o *prospect, f *outcome) float64 {
	a := &j.aim
	if a.lost {
		return goalWorth
	}
	sum := 0.0
	if a.red > 0 {
		sum += doubt(float64((a.red - f.red) * a.part))
	}
	if a.patients > 0 {
		sum += doubt(float64((a.patients - f.treated) * a.part))
	}
	if a.deaths {
		sum += min(1, f.deaths)
	}
	if a.time > 0 {
		sum += doubt(float64(2 * (f.time - a.time) / a.time))
	}
	if a.doctors > 0 {
		sum += float64(max(0, a.doctors-o.redDoctors(j)) / 2)
	}
	if a.pieces && o.pieces > 0 {
		wanted := min(1, o.pieces/2/max(0.5, a.builds)) // part of the Builds that are left
		sum += float64(0.75*wanted*(0.5+float64(0.5*wanted))) + float64(0.25*o.pieces/beyondReach)
	}
	return float64(goalWorth * min(1, sum))
}

// doubt returns how likely a goal is missed if the projection lacks this part of it; a negative part means more than
// needed.
func doubt(missing float64) float64 { return min(1, max(0, spareShare+missing)/(1+spareShare)) }

// spareShare is how much more than a goal requires makes it safe, as a part of the goal.
const spareShare = 0.25

// pull returns how many more dollars it is worth to treat a patient of this level now because of the goal, with this
// many rounds left after this one and these patients treated before.
func (j *judge) pull(level, left int, before *outcome) float64 {
	a := &j.aim
	dollars := 0.0
	if before.red < a.red {
		each := float64(goalWorth * j.popularityPrice * a.part)
		switch waits := int(clinic.Red) - level; {
		case waits <= 0:
			dollars += each
		case waits <= left:
			dollars -= float64(each * patience[waits])
		}
	}
	if before.treated < a.patients {
		dollars += float64(goalWorth * j.popularityPrice * a.part / 2)
	}
	return dollars
}

// patience is the part of a red patient's worth for the goal that makes patients wait who will be red in this many
// rounds.
var patience = [...]float64{0, 0.7, 0.45, 0.25}

// pricesOf returns the prices that fit the judgement and the player's goal.
func (b *brain) pricesOf(c game.Context) prices {
	p := b.judge.pricesFor(c.State.Round)
	o := prospect{round: max(1, c.State.Round), time: float64(c.Owner().Time)}
	b.aim = b.aimOf(&o, c)
	if !b.aim.some || b.aim.lost {
		return p
	}
	left := b.rounds - o.round
	for level := 1; level < int(levels); level++ {
		p.goal[level] = b.pull(level, left, &outcome{})
		p.teaching[level] = b.teaching(level, left)
	}
	if b.aim.deaths {
		p.goal[clinic.Red] += float64(goalWorth * b.popularityPrice)
	}
	p.time *= b.hurry(&o)
	return p
}

// hurry returns the factor by which time is more expensive because of a goal that limits it, growing as less time is
// left per round.
func (j *judge) hurry(o *prospect) float64 {
	if j.aim.time == 0 || j.aim.lost {
		return 1
	}
	rounds := float64(j.rounds - o.round + 1)
	mayTake := max(0.5, (j.aim.time-o.time)/rounds)
	dear := usualTime / mayTake
	return max(1, float64(dear*dear))
}

// shortOfTheirs returns how many points a position loses because an extension's goal is not met yet, in proportion to
// what is missing.
func shortOfTheirs(c game.Context) float64 {
	goal := c.Owner().Goal
	if goal == "" || len(c.State.Players) > 1 || slices.Contains(game.BaseGoals(), game.GoalNamed(goal)) || c.GoalMet() {
		return 0
	}
	done, of, counts := c.GoalSoFar(goal)
	if !counts || of == 0 || c.GoalLost() {
		return goalWorth
	}
	return float64(goalWorth * float64(of-min(done, of)) / float64(of))
}

// usualTime is what a round takes when there is no hurry.
const usualTime = 8.0

// savings returns the dollars to keep for a goal.
func (b *brain) savings(c game.Context) float64 {
	o := prospect{round: max(1, c.State.Round)}
	switch b.aim = b.aimOf(&o, c); {
	case b.aim.doctors > 0 && o.round == b.rounds-1:
		return 2 * dollarsADoctor
	case b.aim.pieces:
		b.layout.read(&b.measure, c.Clinic())
		return min(float64(b.layout.missing(&b.aim).pieces)*dollarsEach, mostSaved)
	}
	return 0
}

// The approximate costs of a missing component and of a doctor, and the most that is kept for components.
const (
	dollarsADoctor = 5.0
	dollarsEach    = 3.0
	mostSaved      = 18.0
)

// redDoctors returns the expected number of red doctors when Business of the last round begins: those who reach the
// laboratory in time, and residents who are hired then (B35, B46, B88).
func (o *prospect) redDoctors(j *judge) float64 {
	a := &j.aim
	residents := a.residents
	residents[o.hired] -= count(o.hired > 0)
	left := j.rounds - o.round // Admins until then
	if left == 0 {
		return o.doctors[clinic.Red] + float64(0.8*min(residents[clinic.Red], a.lastHires))
	}
	taught, seats, sure := 0.0, o.research, 1.0
	if seats == 0 { // a laboratory may still be built
		seats, sure = float64(j.laboratoryDoctors), 0.5
	}
	coming := float64(residents[0] * 0.5) // someone may take an empty place
	for level := 1; level < int(levels); level++ {
		likely := 0.3
		if trains(level, left) {
			likely = 1
		}
		taught += float64(o.doctors[level] * likely)
		coming += float64(residents[level] * likely)
	}
	return float64(sure*min(taught, seats)) + float64(0.8*min(coming, a.lastHires))
}

// trains reports whether a doctor of this level can be red after this many Admins, all of them in a laboratory.
func trains(level, admins int) bool { return level+admins >= int(clinic.Red) }

// teaching returns the dollars that it is worth to send a doctor of this level to a laboratory in this Move, with
// this many rounds left after it, if the doctor would not be red in time otherwise.
func (j *judge) teaching(level, left int) float64 {
	if j.aim.doctors == 0 || left == 0 || !trains(level, left) || trains(max(level-1, 1), left-1) {
		return 0
	}
	return float64(goalWorth * j.popularityPrice / j.aim.doctors)
}

func count(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
