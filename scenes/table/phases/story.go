// Package phases tells Business and Admin: the facts they bring, in words and in beats one after another, the
// state after each beat, and what moves on the screen. It draws nothing.
package phases

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Opens reports whether there is something to tell: a decision of Business is open, or Business went by in what
// happened.
func Opens(s *session.Session, happened []session.Happening) bool {
	return Asks(s) || slices.ContainsFunc(happened, func(h session.Happening) bool { return tells(s.Rules(), &h) })
}

// Asking reports whether the viewer has a decision in Business or Admin: one that is part of them, or one that an
// extension asks meanwhile.
func Asking(s *session.Session) bool {
	step := s.Rules().StepOf(s.State()).Name
	return Asks(s) || s.Decision() != nil && !s.Over() && (step == game.StepBusiness || step == game.StepAdmin)
}

// tells reports whether something of Business or Admin happened.
func tells(rules *game.Rules, h *session.Happening) bool {
	return slices.ContainsFunc(h.Events, func(e game.Event) bool {
		_, ours := stepOf(rules, &e)
		return ours
	})
}

// Asks reports whether the viewer has a decision now that is part of Business.
func Asks(s *session.Session) bool {
	asked := extensionui.AskedInBusiness(s.Rules())
	return s.Deciding(game.DecideTreatments) || s.Decision().Buys() ||
		asked != "" && s.Deciding(asked)
}

// Story is Business and Admin of one round.
type Story struct {
	*ui.Reader
	Start *game.State // how the table stood before the first line
	Lines []Line
	Beats []Beat

	session *session.Session
	logged  int // how many events of the game there are before the first one that was read
	read    int // how many events have been read
	boards  map[int]*boards
}

// Kind is the subject of a beat.
type Kind int8

// Before is what Move and the beginning of Business brought. Treats is the treatment of one patient. Pays is all
// other costs and income. Buys is popularity. Others is the Business of all who are not asked at this screen.
// Admin is a step of Admin, and Death the death of somebody of this screen in it.
const (
	Before Kind = iota
	Treats
	Pays
	Buys
	Others
	Admin
	Death
)

// Beat is what is told at once.
type Beat struct {
	Kind     Kind
	From, To int // of the lines, without the last index
	Player   int // whose it is, game.NoPlayer for nobody or several players
}

// Ticks at the usual speed: 60 per second.
const (
	treatTicks  = 54  // for the treatment of one patient
	treatsTicks = 324 // for all of them, if there are many
	payTicks    = 36
	buyTicks    = 36
	otherTicks  = 24  // for each line of the others
	othersTicks = 180 // for all of them
	adminTicks  = 36
	adminsTicks = 180 // for all steps of Admin
	deathTicks  = 45
)

// New starts the story of a session in which Business has begun. happened is what led here, as Session.Happened or
// Session.Business returned it.
func New(reader *ui.Reader, s *session.Session, happened []session.Happening) *Story {
	t := &Story{Reader: reader, session: s, boards: map[int]*boards{}}
	for len(happened) > 1 && !tells(s.Rules(), &happened[0]) && s.Rules().StepOf(happened[1].Before).Name != game.StepBusiness {
		happened = happened[1:] // it comes before what led to Business
	}
	t.Start = s.State().Clone()
	if len(happened) > 0 {
		t.Start = happened[0].Before.Clone()
	}
	t.logged = len(s.Match().Told)
	for _, h := range happened {
		t.logged -= len(h.Events)
	}
	t.Read(happened)
	t.Look()
	return t
}

// Read adds what happened.
func (s *Story) Read(happened []session.Happening) {
	for _, h := range happened {
		if d := h.Before.Decision(h.Player); d != nil && d.Kind == game.DecideTreatments {
			s.lookAt(game.Context{Rules: s.session.Rules(), State: h.Before, Player: h.Player})
		}
		for i := range h.Events {
			s.read++
			step, ours := stepOf(s.session.Rules(), &h.Events[i])
			if !ours || h.Events[i].Type == game.TurnOrderSet && len(s.Start.Players) == 1 {
				continue
			}
			if l := s.lineOf(h.Events[i], step, h.After); l.Text != "" {
				l.logged = s.logged + s.read
				s.Lines = append(s.Lines, l)
			}
		}
	}
	slices.SortStableFunc(s.Lines, func(a, b Line) int { return s.rank(&a) - s.rank(&b) })
	s.Beats = s.beats()
}

// Retell renews the lines in the language that the reader has chosen now.
func (s *Story) Retell() {
	told := s.Lines
	s.Lines = nil
	for i := range told {
		l := s.lineOf(told[i].Event, told[i].Step, told[i].then)
		l.logged = told[i].logged
		s.Lines = append(s.Lines, l)
	}
}

// own reports whether a player decides at this screen.
func (s *Story) own(player int) bool { return player >= 0 && !s.session.Elsewhere(player) }

// rank puts what the people at this screen decide before what the others do meanwhile, and both before Admin. In a
// step of Admin the deaths of this screen come last.
func (s *Story) rank(l *Line) int {
	const step = 2
	switch {
	case !l.InBusiness() && !AfterMove(l.Step):
		rank := step * (2 + stepIndex(s.session.Rules(), l.Step.Key))
		if s.kindOf(l) == Death {
			rank++
		}
		return rank
	case s.own(l.Event.Player):
		return 0
	}
	return 1
}

// kindOf returns the kind of beat that a line belongs to.
func (s *Story) kindOf(l *Line) Kind {
	switch own := s.own(l.Event.Player); {
	case !l.InBusiness() && !AfterMove(l.Step):
		if own && l.Event.Type == game.PatientDied {
			return Death
		}
		return Admin
	case !own:
		return Others
	case AfterMove(l.Step) || l.Event.Type == game.LaboratoryPoint:
		return Before
	case l.cures():
		return Treats
	case l.Event.Type == game.PopularityBought:
		return Buys
	}
	return Pays
}

// beats groups the lines that are told at once.
func (s *Story) beats() (list []Beat) {
	for i := range s.Lines {
		l, last := &s.Lines[i], len(list)-1
		b := Beat{Kind: s.kindOf(l), From: i, To: i + 1, Player: l.Event.Player}
		if last < 0 || !s.together(&list[last], &b) {
			list = append(list, b)
			continue
		}
		list[last].To = b.To
		if list[last].Player != b.Player {
			list[last].Player = game.NoPlayer
		}
	}
	return list
}

// together reports whether a line is told with the beat before it.
func (s *Story) together(a, b *Beat) bool {
	if a.Kind != b.Kind {
		return false
	}
	was, is := &s.Lines[a.From], &s.Lines[b.From]
	switch b.Kind {
	case Treats, Death, Buys:
		return false
	case Pays: // salaries, then everything from upkeep on
		return a.Player == b.Player && is.Event.Type != game.UpkeepPaid && (was.Event.Type != game.SalariesPaid || is.Event.Board != game.Home && is.Event.Type == game.SalariesPaid)
	case Before:
		return a.Player == b.Player
	case Admin:
		return was.Step.Key == is.Step.Key
	}
	return true
}

// Ticks returns how long a beat takes at the usual speed.
func (s *Story) Ticks(beat int) int {
	count := func(kind Kind) (n int) {
		for i := range s.Beats {
			if b := &s.Beats[i]; b.Kind == kind && (kind != Treats || b.Player == s.Beats[beat].Player) {
				n++
			}
		}
		return n
	}
	switch s.Beats[beat].Kind {
	case Treats:
		return min(treatTicks, treatsTicks/count(Treats))
	case Buys:
		return buyTicks
	case Others:
		b := &s.Beats[beat]
		return min(othersTicks, otherTicks*(b.To-b.From))
	case Admin:
		return min(adminTicks, adminsTicks/count(Admin))
	case Death:
		return deathTicks
	}
	return payTicks
}

// Stops reports whether the story waits after a beat until the player has read it.
func (s *Story) Stops(beat int) bool { return s.Beats[beat].Kind == Death }

// Phase groups the beats that one press skips: a player's own Business, that of the others, Admin.
func (s *Story) Phase(beat int) int {
	switch b := &s.Beats[beat]; b.Kind {
	case Others:
		return game.MaxPlayers
	case Admin, Death:
		return game.MaxPlayers + 1
	default:
		return b.Player
	}
}

// Logged returns how many events of the game have been told while a beat is being told.
func (s *Story) Logged(beat int) int {
	logged := s.logged
	for i := range s.Lines[:s.through(beat)] {
		logged = max(logged, s.Lines[i].logged)
	}
	if beat >= len(s.Beats) {
		logged = s.logged + s.read
	}
	return logged
}

// through returns the index after the last line of a beat.
func (s *Story) through(beat int) int {
	if beat >= len(s.Beats) {
		return len(s.Lines)
	}
	return s.Beats[beat].To
}

// EveryLine counts all lines of a beat.
const EveryLine = math.MaxInt

// At returns the state as a player sees it while a beat is told: everything before it has happened. counted is how
// many of the beat's lines already count as money and popularity. After the last beat it is the final state.
func (s *Story) At(beat, counted, viewer int) *game.State {
	state := s.Start.Clone()
	rules := s.session.Rules()
	to := s.through(beat)
	from := to
	if beat < len(s.Beats) && (s.Beats[beat].Kind != Others || counted < EveryLine) {
		from = s.Beats[beat].From
	}
	state.Pending, state.Over = nil, false
	for i := range s.Lines[:to] {
		l := &s.Lines[i]
		s.follow(state, l, i < from, i < from || i-from < counted)
	}
	if to > 0 {
		state.Step = stepIndex(rules, s.Lines[to-1].Step.Key)
	}
	return rules.View(state, viewer)
}

// follow changes a state as a line says. Somebody whom it names leaves only when it is over.
func (s *Story) follow(state *game.State, l *Line, over, paid bool) {
	e := &l.Event
	s.followMarket(state, l)
	if e.Player < 0 {
		return
	}
	owner := &state.Players[e.Player]
	board, treated := &owner.Clinic, &owner.Treated
	if e.Board != game.Home && owner.Annex != nil {
		board, treated = &owner.Annex.Clinic, &owner.Annex.Treated
	}
	owner.Time += e.Time
	if paid && e.Type == game.PatientCured && s.rulesOf(e.Board).As(e.Kind) == clinic.Patient {
		treated[e.Level]++
	}
	if paid {
		owner.Money += e.Money
		owner.Popularity += e.Popularity
		if owner.Annex != nil {
			owner.Annex.Money += e.AnnexMoney
		}
	}
	if e.Type == game.PatientDied && e.Board == game.Home && over {
		owner.Died++
	}
	follow(board, e, over)
}

// follow changes a board as a fact says.
func follow(board *clinic.Clinic, e *game.Event, over bool) {
	if follow := extensionui.EventOf(e.Type).Follow; follow != nil {
		follow(board, e, over)
	}
	if p := board.Person(e.Person); p != nil {
		switch {
		case e.Type == game.LevelChanged:
			p.Level = e.NewLevel
		case e.Type == game.PatientCured && p.Kind == clinic.Doctor: // the doctor stays
		case over && (e.Type == game.PatientCured || e.Type == game.PatientDied):
			board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return p.ID == e.Person })
		}
	}
}

// followMarket changes the town as a line says: whole steps at a time, with their results.
func (s *Story) followMarket(state *game.State, l *Line) {
	if l.then == nil || l.Step.Name != game.StepAdmin {
		return
	}
	to := game.Context{Rules: s.session.Rules().BoardNamed(l.Event.Board), State: state}.Market()
	from := game.Context{Rules: s.session.Rules().BoardNamed(l.Event.Board), State: l.then}.Market()
	switch e := &l.Event; e.Type {
	case game.PatientGaveUp:
		if row := to.Row(e.Service); row != nil {
			copy(row.Patients[:], row.Patients[1:])
			row.Patients[len(row.Patients)-1] = clinic.NoLevel
		}
	case game.ResidentLevelledUp:
		if e.Slot < len(to.Residency) {
			to.Residency[e.Slot] = e.NewLevel
		}
	case game.ResidencyRefilled:
		to.Residency = slices.Clone(from.Residency)
	case game.NursesLeft:
		for i := range to.Nurses {
			to.Nurses[i] = false
		}
	case game.NursesArrived:
		to.Nurses = slices.Clone(from.Nurses)
	}
}

// Treated counts a player's beats of treatments: up to one, and all of them.
func (s *Story) Treated(player, through int) (done, all int) {
	for i := range s.Beats {
		if b := &s.Beats[i]; b.Kind == Treats && b.Player == player {
			all++
			if i <= through {
				done++
			}
		}
	}
	return done, all
}

// Found returns the beat of one of these kinds with a line about a person of a player, −1 if there is none.
func (s *Story) Found(player int, person string, kinds ...Kind) int {
	return slices.IndexFunc(s.Beats, func(b Beat) bool {
		return slices.Contains(kinds, b.Kind) && slices.ContainsFunc(s.Lines[b.From:b.To], func(l Line) bool {
			return l.Event.Player == player && (person == "" || l.Event.Person == person)
		})
	})
}

// Paid returns the beat with a player's facts of that type, −1 if there is none.
func (s *Story) Paid(player int, kind game.EventType) int {
	return slices.IndexFunc(s.Beats, func(b Beat) bool {
		return slices.ContainsFunc(s.Lines[b.From:b.To], func(l Line) bool { return l.Event.Player == player && l.Event.Type == kind })
	})
}
