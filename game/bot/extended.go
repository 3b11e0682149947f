package bot

import (
	"math/bits"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// opened prepares a state as if a player's turn came with this tile now, to try what it could do.
func (b *brain) opened(c game.Context, action game.Action, s *game.State) bool {
	i := slices.IndexFunc(c.Rules.Actions, func(spec game.ActionSpec) bool { return spec.Action == action })
	if i < 0 {
		return false
	}
	c.State.CloneInto(s)
	spec := &c.Rules.Actions[i]
	if d := s.Decision(c.Player); d != nil && d.Kind == spec.Decision {
		return true
	}
	s.Pending = s.Pending[:0]
	p := game.Play{Rules: c.Rules, State: s, Within: true}
	if spec.Begin != nil {
		spec.Begin(&p, c.Player)
	}
	p.Ask(game.Decision{Kind: spec.Decision, Player: c.Player})
	return true
}

// mostSaid is how many proposals the quick form asks the extensions about, besides those that only they can judge.
const mostSaid = 5

// extensionsSay adds what extensions say about the worth of the player's pieces and dangers afterwards (game.Worth)
// to the proposals from an index on: to the best ones, at most most, and to those that only extensions can judge. It
// drops the others from that index on.
func (b *brain) extensionsSay(c game.Context, from, most int) {
	if !b.extended || !c.Rules.SaysWorth() || from == len(b.found.list) {
		return
	}
	list := b.found.list[from:]
	for i := range list[:min(most, len(list))] {
		if at := b.found.best(from+i) - from; at >= 0 {
			list[i], list[at] = list[at], list[i]
		}
	}
	before, kept := b.extensionsWorth(c), 0
	for i := range list {
		p := &list[i]
		if i >= most && !p.theirs || !b.opened(c, p.action, &b.trial) {
			continue
		}
		here, back := b.within(c.Player, &b.trial)
		for d := range p.deeds[:p.count] {
			b.command = p.deeds[d].command(&b.measure)
			b.applyAll(c.Player, &b.command)
		}
		if p.count > 0 {
			p.worth += b.extensionsWorth(here) - before
		}
		back()
		list[kept] = *p
		kept++
	}
	b.found.list = b.found.list[:from+kept]
}

// proposeAnswers adds a proposal for an extension's action, with the extension's own answers (game.Answer).
func (b *brain) proposeAnswers(c game.Context, action game.Action) {
	if !b.opened(c, action, &b.trial) {
		return
	}
	before := b.extensionsWorth(c)
	here, back := b.within(c.Player, &b.trial)
	defer back()
	kind := b.trial.Decision(c.Player).Kind
	for range mostDeeds {
		if d := b.trial.Decision(c.Player); d == nil || d.Kind != kind {
			break
		}
		if command, ok := here.Answer(); !ok || isDone(command) || !b.apply(c.Player, &command) {
			break
		}
	}
	aim := b.aim
	b.readSite(here, &b.after)
	b.aim = aim
	p := proposal{action: action, theirs: true, worth: b.after.worth + b.extensionsWorth(here) - before}
	b.found.propose(&p)
}

// extensionsWorth returns what all extensions say about the worth of the player's pieces and dangers, and what they
// score, in points.
func (b *brain) extensionsWorth(c game.Context) float64 {
	return float64(b.said*said(c)) + float64(c.ScoreBesides())
}

// said returns what extensions say about the worth of the player's pieces and dangers, except for what the judgement
// knows as a case.
func said(c game.Context) float64 {
	sum := 0
	c.EachWorth(func(w *game.Worth, hundredths int) {
		if !w.InCases {
			sum += hundredths
		}
	})
	return float64(sum)/100 - shortOfTheirs(c)
}

// readStaff counts the doctors as extensions let them work.
func (o *prospect) readStaff(c game.Context) {
	o.doctors, o.steady = [levels]float64{}, 0
	people, count := c.Owner().Clinic.People, 0.0
	for i := range people {
		person := &people[i]
		if person.Kind != clinic.Doctor || !c.Works(person) {
			continue
		}
		count++
		o.doctors[min(max(clinic.White, clinic.Level(c.DoctorLevel(person))), clinic.Red)]++
		if c.Levelling(person) != game.LevelsDown {
			o.steady++
		}
	}
	if count > 0 {
		o.steady /= count
	}
}

// readBag finds the likely levels of patients who are not classified yet.
func (o *prospect) readBag(c game.Context) {
	bag := &c.State.Market.PatientBag
	all := 0
	for level := clinic.White; level <= clinic.Red; level++ {
		all += bag[level]
	}
	for level := clinic.White; level <= clinic.Red && all > 0; level++ {
		o.bag[level] = float64(bag[level]) / float64(all)
	}
}

// beyond returns how a patient of a level that only extensions have counts: an unclassified one like those in the
// bag, any other like a red one.
func (o *prospect) beyond(level clinic.Level) [levels]float64 {
	if level == clinic.Unclassified {
		return o.bag
	}
	return [levels]float64{clinic.Red: 1}
}

// away is what happens to patients who are turned away at admission.
type away struct {
	levels  uint8 // their levels, as bits
	dollars float64
	points  float64
}

func (a *away) is(level clinic.Level) bool { return a.levels>>level&1 != 0 }

// readAway finds out who is turned away, and what that brings, by trying an admission.
func (b *brain) readAway(c game.Context, s *site) {
	rows := c.State.Market.Appointments
	at := slices.IndexFunc(rows, func(row market.Row) bool {
		return s.layout.hubs[row.Service] != 0 && (c.FreeWaiting(row.Service) > 0 || !c.Rules.AtLeast(5))
	})
	if at < 0 {
		return
	}
	for level := clinic.White; int(level) < clinic.MaxLevels; level++ {
		if c.Admission(game.Applicant{Service: rows[at].Service, Level: level}) == game.TurnsAway {
			b.away.levels |= 1 << level
		}
	}
	if b.away.levels == 0 || !b.opened(c, game.Admit, &b.trial) {
		return
	}
	b.trial.Market.Appointments[at].Patients[0] = clinic.Level(bits.TrailingZeros8(b.away.levels))
	b.trial.Players[c.Player].Turn.Queue = 1
	before := b.extensionsWorth(c)
	here, back := b.within(c.Player, &b.trial)
	defer back()
	b.command = game.Command{Type: game.AdmitOne, From: c.Market().Appointment(at, 0)}
	if b.applyAll(c.Player, &b.command) {
		b.away.dollars = float64(here.Owner().Money + here.Owner().Turn.Income - c.Owner().Money - c.Owner().Turn.Income)
		b.away.points = b.extensionsWorth(here) - before
	}
}

// within makes the commands that follow apply to another state, without its events, until back is called.
func (b *brain) within(player int, s *game.State) (there game.Context, back func()) {
	real := b.play
	b.play = game.Play{Rules: real.Rules, State: s, Events: real.Events[:0], Within: true}
	return b.play.Of(player), func() { b.play = real }
}

// applyAll plays a command and answers what extensions ask because of it.
func (b *brain) applyAll(player int, command *game.Command) bool {
	asked := b.play.State.Decision(player)
	if asked == nil {
		return false
	}
	kind := asked.Kind
	if !b.apply(player, command) {
		return false
	}
	for range mostAnswers {
		d := b.play.State.Decision(player)
		if d == nil || d.Kind == kind {
			break
		}
		if answer, ok := b.play.Of(player).Answer(); !ok || !b.apply(player, &answer) {
			break
		}
	}
	return true
}

// mixExtended computes the mix of the patients still to come in games with extensions: unclassified ones count like
// those in the bag, and those turned away don't count. It returns how many come.
func (o *prospect) mixExtended(c game.Context, bag, beyond market.Bag) float64 {
	for level := clinic.Critical; int(level) < clinic.MaxLevels; level++ {
		count := float64(bag[level] + beyond[level])
		for color, share := range o.beyond(level) {
			o.mix[color] += float64(count * share)
		}
	}
	total := 0.0
	for level := clinic.White; level <= clinic.Red; level++ {
		if c.Admission(game.Applicant{Level: level}) == game.TurnsAway {
			o.mix[level] = 0
		}
		total += o.mix[level]
	}
	return total
}

// readExtended reads what extensions require of a clinic as it stands.
func (o *prospect) readExtended(j *judge, c game.Context, l *layout) {
	o.upkept = float64(c.FullUpkeep()) - o.upkeep
	o.upkeep += o.upkept
	for _, absence := range c.Rules.Absences() {
		for round := o.round; round <= min(j.rounds, mostRounds); round++ {
			o.absent[round] += float64(absence.Away(c, round))
		}
	}
	if len(j.cases) > 0 {
		o.readCases(&j.measure, c, l)
	}
}

// levelDown is Admin 8 for doctors, a share of whom do not level down.
func levelDown(doctors *[levels]float64, steady float64) {
	for level := clinic.Yellow; level <= clinic.Red; level++ {
		down := float64(doctors[level] * (1 - steady))
		doctors[level] -= down
		doctors[level-1] += down
	}
}

// mostRounds is the last round for which absent staff is expected.
const mostRounds = 8

// without removes the staff who are absent in a round, orderlies first, then nurses. Doctors stay: a judgement that
// removed them, too, gave up (docs/bots.md).
func without(absent float64, orderlies, nurses *float64) {
	for _, staff := range [2]*float64{orderlies, nurses} {
		taken := min(absent, *staff)
		*staff -= taken
		absent -= taken
	}
}
