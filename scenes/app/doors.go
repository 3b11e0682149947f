// Package app says which screen leads to which: it hangs the scenes together, so that they need not know each other.
package app

import (
	"errors"

	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/lessons"
	"clinic/scenes/load"
	"clinic/scenes/newgame"
	"clinic/scenes/numbers"
	"clinic/scenes/preferences"
	"clinic/scenes/records"
	"clinic/scenes/replay"
	"clinic/scenes/routes"
	"clinic/scenes/scores"
	"clinic/scenes/session"
	"clinic/scenes/stopped"
	"clinic/scenes/storage"
	"clinic/scenes/table/controller"
	"clinic/scenes/title"
	"clinic/scenes/today"
	"clinic/scenes/town"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/background"
)

// house is what the screens share: the player's own numbers (B90), and where games are kept.
type house struct {
	own     map[string]int
	store   save.Store
	saves   *session.Heads // what the games of the store tell of themselves
	results *session.Heads // games that are over
	found   *session.Found // of them, as it was taken last
	records []records.Record
	auto    *session.Name   // of the game that goes on by itself
	writer  *session.Writer // of the game that is being played

	learned   lessons.Learned // as it was read last
	picture   picture         // of the game that can be gone on with
	finder    today.Finder
	stand     today.Stand // as it was read last
	practiced int         // puzzles
}

// Start is what stands above the title when the window opens: at most one of these, nothing where all are empty.
type Start struct {
	Load   save.Game // to go on with
	Partly error     // why Load can't be gone on with as it was saved; nil where it can
	Replay save.Game // to be shown again
	Seed   *uint64   // of a new game to be put together
	All    []byte    // a file with games, records and what is kept beside them, to be taken in
}

// Open makes the title the first screen and lets every screen find the others, for games with the player's own numbers
// (B90). The program may end when Ended of the options has been called.
func Open(o *scenes.Options, own map[string]int, start Start) {
	h := &house{own: own}
	another := h.moveIn()
	h.learned, _ = lessons.Read()
	h.writer = session.Behind(session.Played(h.store, h.results, h.auto))
	doors := title.Doors{
		NewGame:     func() scenes.Scene { return h.newGame() },
		FirstGame:   func(c *scenes.Context) { h.teach(c, lesson.First) },
		Lessons:     func() scenes.Scene { return lessons.New(func() lessons.Learned { return h.learned }, h.teach) },
		Learned:     func() bool { return h.learned.Has(lesson.First.Name) },
		Continue:    h.goOn,
		CanContinue: h.unfinished,
		Continues:   h.kept,
		Look:        h.picture.come,
		Campaign:    func() scenes.Scene { return h.campaign(0) },
		Load:        func() scenes.Scene { return h.load() },
		Records:     func() scenes.Scene { return h.hall() },
		Rules:       func(c *scenes.Context) { c.Consult("") },
	}
	doors.Today = h.today()
	o.First = func() scenes.Scene { return title.New(doors) }
	lead := &routes.Routes{NewGame: func() scenes.Scene { return h.newGame() }, Play: h.begin, Another: h.another,
		Standing: h.standing, Rivals: h.rivals, Review: h.review, Replay: replayOf, Campaign: h.campaign, Book: h.book, Collection: h.recordsOf,
		Given: func(c *scenes.Context, text string) error { return h.given(c, text, c.Replace) }}
	lead.Tell(o)
	o.Open, o.Address = h.dropped, h.addressed
	o.Stopped = func(m scenes.Mistake) scenes.Scene { return stopped.New(m) }
	o.Begin = func(c *scenes.Context) { h.start(c, start) }
	o.Noted = func() (notes []string) {
		if another {
			notes = append(notes, ui.T("title.open_twice"))
		}
		if !storage.Keeps() {
			notes = append(notes, ui.T("page.unkept"))
		}
		return notes
	}
	o.Unkept = h.writer.Unkept
	o.Ended = func() error {
		h.writer.Wait()
		return errors.Join(h.writer.Troubles()...)
	}
}

// start shows what the program was asked for.
func (h *house) start(c *scenes.Context, start Start) {
	switch {
	case start.Load.Match != nil:
		load.TakeRead(c, start.Load, start.Partly, h.running(), h.open)
	case start.Replay.Match != nil:
		again, err := replayKept(start.Replay)
		if err != nil {
			c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
			return
		}
		c.Push(again)
	case start.All != nil:
		c.Push(h.recordsOf(start.All))
	case start.Seed != nil:
		c.Push(h.newGame().Seeded(*start.Seed))
	}
}

// moveIn finds the place where games are kept, and the name of the one that goes on by itself. It tells whether another
// program that is open uses the same place.
func (h *house) moveIn() (another bool) {
	place, err := storage.Games()
	if err != nil {
		h.heads(nowhere{err}, nowhere{err})
		h.auto = session.Named(save.Autosave)
		return false
	}
	var over save.Store = nowhere{err}
	if results, err := storage.Records(); err == nil {
		over = save.Open(results, extensions.All())
	}
	h.heads(save.Open(place, extensions.All()), over)
	h.auto, another = session.Claim(place)
	return another
}

// heads begins to read what the games and records of two stores tell of themselves.
func (h *house) heads(store, results save.Store) {
	wait := func() { h.writer.Wait() }
	h.store = store
	h.saves = session.NewHeads(store, "games.index", wait)
	h.results = session.NewHeads(results, "records.index", wait)
}

// over are the records that are known now.
func (h *house) over() []records.Record {
	if found := h.results.Found(); found != h.found {
		h.found = found
		h.records, _ = records.Of(found)
	}
	return h.records
}

// games are those that are kept, the one that is being played with its last command.
func (h *house) games() save.Store {
	h.writer.Wait()
	return h.store
}

func (h *house) newGame() *newgame.Scene {
	return newgame.New(extensions.All(), h.own, h.lastGame(), func(c *scenes.Context, rules *game.Rules, table session.Table) {
		start := func() { c.Replace(h.begin(rules, table)) }
		if running := h.running(); running != nil {
			running.Replace(c, start)
		} else {
			start()
		}
	}).Teaching(newgame.Lessons{Begin: h.teach, Learned: func(name string) bool { return h.learned.Has(name) }})
}

// book is the book of rules, with the numbers of the game that is played, else with the player's own.
func (h *house) book(played *game.Rules, at string) scenes.Scene {
	rules := book.New(extensions.All(), h.own)
	if played != nil {
		rules = book.OfGame(extensions.All(), played)
	} else {
		rules.Lesson = func(c *scenes.Context, e *game.Extension) *ui.Button {
			return newgame.ShowButton("book.show", c, extensions.LessonNamed(e.ID), h.teach)
		}
	}
	rules.Table = func() scenes.Scene { return numbers.New(extensions.All(), h.own) }
	return rules.At(at)
}

// lastGame is the game that was played last, empty before the first.
func (h *house) lastGame() newgame.Last {
	last := h.games().Look(h.auto.String())
	if last.Err != nil {
		return newgame.Last{}
	}
	told, err := session.Tell(last.Header.Table)
	if err != nil {
		return newgame.Last{}
	}
	return newgame.Last{Seats: told.Seats.Untaught(), Config: last.Header.Config}
}

// begin starts a game, which is kept from now on.
func (h *house) begin(rules *game.Rules, table session.Table) scenes.Scene {
	table.Seats = table.Seats.Untaught()
	return h.play(session.Begin(game.NewMatch(rules, nil), table, h.writer))
}

// another starts a game like that one with another seed, which is kept from now on.
func (h *house) another(rules *game.Rules, seats session.Seats) scenes.Scene {
	config := rules.Config
	config.Seed = newgame.Seed()
	next, err := game.NewRules(config, extensions.All())
	if err != nil { // of an earlier program, which took what this one refuses
		return h.newGame()
	}
	return h.begin(next, session.Table{Seats: seats})
}

// standing finds what a game alone came to among the records, beside the frames.
func (h *house) standing(match *game.Match) <-chan routes.Standing {
	found := make(chan routes.Standing, 1)
	name, err := session.Identity(match)
	background.Run("looking up what a game came to", func() {
		if all, _ := records.Of(h.results.Whole()); err == nil {
			found <- records.Standing(all, name)
		}
	})
	return found
}

// teach begins a lesson above the screen that it was begun from, and teachNext in the place of the lesson before.
func (h *house) teach(c *scenes.Context, l *lesson.Lesson)     { h.begins(c, l, c.Push) }
func (h *house) teachNext(c *scenes.Context, l *lesson.Lesson) { h.begins(c, l, c.Replace) }

// learn keeps that a lesson was played to its end, and says where that can't be kept.
func (h *house) learn(c *scenes.Context, l *lesson.Lesson) { h.keepLearned(c, l.Name) }

// keepLearned keeps that something of a name was learned, in the same way.
func (h *house) keepLearned(c *scenes.Context, name string) {
	if h.learned.Has(name) {
		return
	}
	var err error
	if h.learned, err = lessons.Keep(name); err != nil {
		h.learned = append(h.learned, name)
		c.Toast(words.NotKept(err), ui.Warned)
	}
}

// begins begins a lesson, where there is a game to be gone on with after a question.
func (h *house) begins(c *scenes.Context, l *lesson.Lesson, show func(scenes.Scene)) {
	start := func() {
		m, err := l.Begin(l.Config.Seed, extensions.All())
		if err != nil {
			panic(err) // the lesson is built in, and a test plays it
		}
		s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, h.writer)
		s.Teach(l)
		show(h.play(s))
	}
	if running := h.running(); running != nil {
		running.Replace(c, start)
	} else {
		start()
	}
}

// campaign is the map of the campaign, after a game in the clinic of that number where it is not 0.
func (h *house) campaign(after int) scenes.Scene {
	m, all := h.town()
	return m.After(after, town.Before(all, after))
}

// clinic is the map of the campaign at the clinic of that number.
func (h *house) clinic(number int) scenes.Scene {
	m, _ := h.town()
	return m.At(number)
}

// town is that map, with the records that it is made of at first.
func (h *house) town() (*town.Scene, []records.Record) {
	h.results.Refresh()
	all := h.over()
	m := town.New(town.Stands(all), h.openClinic)
	m.Coming = func() (all []records.Record, trouble error, come bool) {
		return h.over(), h.results.Found().Err, !h.results.Reading()
	}
	m.Lesson = func(c *scenes.Context, extension string) *ui.Button {
		if h.learned.Has(extension) { // a short lesson has the name of its extension
			return nil
		}
		return newgame.ShowButton("campaign.show."+extension, c, extensions.LessonNamed(extension), h.teach)
	}
	return m, all
}

// openClinic begins the game of the campaign's clinic of that number, where there is a game to be gone on with after a
// question. The rules' own numbers are played, not the player's, so that a medal is worth the same for everybody.
func (h *house) openClinic(c *scenes.Context, number int) {
	start := func() {
		rules, err := game.NewRules(session.Clinics()[number-1].Config(), extensions.All())
		if err != nil {
			panic(err) // the clinics are built in, and a test plays them
		}
		seats, origin := session.ForCampaign(number, h.lastGame().Seats)
		c.Replace(h.play(session.Begin(game.NewMatch(rules, nil), session.Table{Seats: seats, Origin: origin}, h.writer)))
	}
	if running := h.running(); running != nil {
		running.Replace(c, start)
	} else {
		start()
	}
}

// spotlights are those of the campaign's clinic of that number: what is new there is shown at the table once.
func (h *house) spotlights(number int) *controller.SpotlightDoors {
	const kept = "spotlights."
	return &controller.SpotlightDoors{
		New: func() (unseen []string) {
			for _, extension := range campaign.New(session.Clinics(), number) {
				if !h.learned.Has(kept + extension) {
					unseen = append(unseen, extension)
				}
			}
			return unseen
		},
		Saw: func(c *scenes.Context, extension string) { h.keepLearned(c, kept+extension) },
	}
}

// load is the list of games.
func (h *house) load() *load.Scene {
	return load.New(h.saves, h.auto.String(), extensions.All(), h.open)
}

// recordsOf are the games that are over with those of a file, which are read as soon as they are seen.
func (h *house) recordsOf(file []byte) scenes.Scene { return h.hall().Reading(file) }

func (h *house) hall() *records.Scene {
	return records.New(h.results, h.store, extensions.All(), records.Doors{See: h.open, Replay: replayKept, Review: h.reviewKept, Fresh: records.Fresh,
		FirstGame: func(c *scenes.Context) { h.teach(c, lesson.First) },
		Clinic:    h.clinic,
		TakeGame:  func(name string, data []byte, kept save.Game) error { return load.Adopt(h.games(), name, data, kept) },
		Kept: []records.Kept{
			{Name: "lessons", Read: h.learned.Portable, Take: func(data []byte) (fresh bool, err error) {
				h.learned, fresh, err = lessons.Take(data)
				return fresh, err
			}},
			{Name: "puzzles", Read: today.Portable, Take: today.Take},
		},
		Puzzles: func() int { return len(h.stand.Puzzles) },
	})
}

// replayOf shows a match again.
func replayOf(match *game.Match, seats session.Seats, at, player int) scenes.Scene {
	return replay.New(match, seats, at, player)
}

// replayKept shows a kept game again from its beginning.
func replayKept(kept save.Game) (scenes.Scene, error) {
	told, err := session.Tell(kept.Table)
	if err != nil {
		return nil, err
	}
	return replay.New(kept.Match, told.Seats, 0, 0), nil
}

// unfinished tells whether there is a game that can be gone on with from the title.
func (h *house) unfinished() bool {
	last := h.games().Look(h.auto.String())
	return last.Err == nil && !last.Header.Over
}

// running is the game that can be gone on with, nil where there is none. A short lesson is none: it can be begun again
// at any time.
func (h *house) running() *load.Unfinished {
	last := h.games().Look(h.auto.String())
	if last.Err != nil || last.Header.Over || session.Leads(last.Header.Table) {
		return nil
	}
	return &load.Unfinished{Store: h.games(), Name: h.auto.String()}
}

// goOn is the table of the game that was played last; where it cannot be read as it was saved, the list of games says
// why and asks whether to go on from where it can.
func (h *house) goOn() scenes.Scene {
	if kept, err := h.games().Read(h.auto.String()); err == nil {
		if scene, err := h.open(kept); err == nil {
			return scene
		}
	}
	list := h.load()
	list.GoOn()
	return list
}

// open is the table of a game that was kept, or the scores of one that is over: it is only looked at, and kept nowhere
// else.
func (h *house) open(kept save.Game) (scenes.Scene, error) {
	if kept.Match.State.Over {
		s, err := session.Open(kept, nil)
		if err != nil {
			return nil, err
		}
		return scores.Past(s, func() scenes.Scene { return h.play(s) }), nil
	}
	s, err := session.Open(kept, h.writer)
	if err != nil {
		return nil, err
	}
	return h.play(s), nil
}

// play is the table at which a session is played.
func (h *house) play(s *session.Session) scenes.Scene {
	doors := controller.Doors{
		Settings: func() scenes.Scene { return preferences.New() },
		SaveAs:   func() scenes.Scene { return load.NewSaveAs(h.games(), s) },
		Numbers:  func() scenes.Scene { return numbers.New(extensions.All(), h.own) },
		Scores:   func() scenes.Scene { return scores.New(s) },
		Learned:  h.learn, NextLesson: func(c *scenes.Context) { h.teachNext(c, lesson.Floors) },
	}
	if number := s.Origin().Clinic; s.Origin().CampaignClinic() != nil {
		doors.Spotlights = h.spotlights(number)
	}
	return controller.Play(s, doors)
}

// nowhere keeps no games, and says why.
type nowhere struct{ why error }

// Files, Look, Read, Write, Contents, Put, SetAside and Remove say why nothing is kept.
func (n nowhere) Files() ([]save.File, error)     { return nil, n.why }
func (n nowhere) Look(name string) save.Listed    { return save.Listed{Name: name, Err: n.why} }
func (n nowhere) Read(string) (save.Game, error)  { return save.Game{}, n.why }
func (n nowhere) Write(string, save.Game) error   { return n.why }
func (n nowhere) Contents(string) ([]byte, error) { return nil, n.why }
func (n nowhere) Put(string, []byte) error        { return n.why }
func (n nowhere) SetAside(string) (string, error) { return "", n.why }
func (n nowhere) Remove(string) error             { return n.why }
