package bot

import (
	"math/bits"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// opened is a state as it would be if a player's turn came with that tile now, for trying what could be done with it.
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

// extensionsSay adds to the best proposals from that index on what extensions find that the player's pieces and dangers
// are worth then (game.Worth). Proposals after that index of which nothing is said then are dropped.
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

// proposeAnswers adds what an extension's action would come to with its answers (game.Answer).
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

// extensionsWorth is what all extensions find that the player's pieces and dangers are worth, and what they score, in
// points.
func (b *brain) extensionsWorth(c game.Context) float64 {
	return float64(b.said*said(c)) + float64(c.ScoreBesides())
}

// said is what extensions say that the player's pieces and dangers are worth, but for what the judgement knows as a
// case.
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

// readBag finds what those are likely to be who are not classified yet.
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

// beyond is how a patient of a level that only extensions know counts: who is not classified yet like those in the bag,
// anybody else as a red one.
func (o *prospect) beyond(level clinic.Level) [levels]float64 {
	if level == clinic.Unclassified {
		return o.bag
	}
	return [levels]float64{clinic.Red: 1}
}

// away is what becomes of patients who are turned away when they are admitted.
type away struct {
	levels  uint8 // of whom, as bits
	dollars float64
	points  float64
}

func (a *away) is(level clinic.Level) bool { return a.levels>>level&1 != 0 }

// readAway finds out who is turned away, and what that brings: it admits one of them in thought.
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

// within lets the commands that follow be played on another state, without their events, until back is called.
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

// mixExtended is the mix of those who still come where extensions have a say: who is not classified counts like those
// in the bag, and who is turned away is none of them. It gives how many come.
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

// readExtended looks at what extensions ask of a clinic as it stands.
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

// levelDown is Admin 8 for doctors of whom a share does not level down.
func levelDown(doctors *[levels]float64, steady float64) {
	for level := clinic.Yellow; level <= clinic.Red; level++ {
		down := float64(doctors[level] * (1 - steady))
		doctors[level] -= down
		doctors[level-1] += down
	}
}

// mostRounds is up to which round staff is expected to be absent.
const mostRounds = 8

// without leaves out the staff who are absent in a round, orderlies first, then nurses. Doctors stay: a judgement that
// did without them, too, gave up (docs/bots.md).
func without(absent float64, orderlies, nurses *float64) {
	for _, staff := range [2]*float64{orderlies, nurses} {
		taken := min(absent, *staff)
		*staff -= taken
		absent -= taken
	}
}
