// Package app decides which screen leads to which: it connects the scenes, so that they need not know each
// other.
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
	"clinic/scenes/lobby"
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

// app is what the screens share: the player's own numbers (B90), and where games are kept.
type app struct {
	*ui.Reader
	own     map[string]int
	store   save.Store
	saves   *session.Heads // headers of the games in the store
	results *session.Heads // finished games
	found   *session.Found // the results, as last taken
	records []records.Record
	auto    *session.Name   // name of the autosave
	writer  *session.Writer // of the game being played

	learned   lessons.Learned // as last read
	lobby     *lobby.Lobby
	picture   picture // of the game that can be continued
	finder    today.Finder
	stand     today.Stand // as last read
	practiced int         // number of practice puzzles so far
}

// Start is what opens above the title when the window opens: at most one of these, nothing if all are empty. Hosting
// doesn't count.
type Start struct {
	Load   save.Game // to continue
	Partly error     // why Load can't be continued as it was saved; nil if it can
	Replay save.Game // to be replayed
	Seed   *uint64   // of a new game to set up
	All    []byte    // a file with games, records and progress, to be imported
	Join   string    // the link of a table

	Hosting lobby.Hosting // serves tables across machines; nil in a browser
}

// Open makes the title the first screen and connects all screens, for games with the player's own numbers (B90).
// After the Ended option has been called, the program may end.
func Open(o *scenes.Options, own map[string]int, start Start) {
	h := &app{Reader: o.Reader, own: own}
	another := h.moveIn()
	h.learned, _ = lessons.Read()
	h.lobby = h.newLobby(start.Hosting)
	h.writer = session.Behind(session.Played(h.store, h.results, h.auto))
	doors := title.Doors{
		NewGame:   func() scenes.Scene { return h.newGame() },
		FirstGame: func(c *scenes.Context) { h.teach(c, lesson.First) },
		Lessons: func() scenes.Scene {
			return lessons.New(h.Reader, func() lessons.Learned { return h.learned }, h.teach)
		},
		Learned:     func() bool { return h.learned.Has(lesson.First.Name) || h.games().Look(h.auto.String()).Err == nil },
		Continue:    h.goOn,
		CanContinue: h.unfinished,
		Continues:   h.kept,
		Look:        h.picture.come,
		Campaign:    func() scenes.Scene { return h.campaign(0) },
		Load:        func() scenes.Scene { return h.load() },
		Records:     func() scenes.Scene { return h.hall() },
		Rules:       func(c *scenes.Context) { c.Consult("") },
		Friends:     h.withFriends,
		Tables:      h.tables(),
	}
	doors.Today = h.today()
	o.First = func() scenes.Scene { return title.New(h.Reader, doors) }
	lead := &routes.Routes{NewGame: func() scenes.Scene { return h.newGame() }, Play: h.begin, Another: h.another,
		Standing: h.standing, Rivals: h.rivals, Review: h.review, Replay: h.replay, Campaign: h.campaign, Book: h.book, Collection: h.recordsOf,
		Given: func(c *scenes.Context, text string) error { return h.given(c, text, c.Replace) }}
	lead.Tell(o)
	o.Open, o.Address = h.dropped, h.addressed
	o.Stopped = func(m scenes.Mistake) scenes.Scene { return stopped.New(h.Reader, m) }
	o.Begin = func(c *scenes.Context) { h.start(c, start) }
	o.Noted = func() (notes []string) {
		if another {
			notes = append(notes, h.T("title.open_twice"))
		}
		if h.lobby.Damaged() {
			notes = append(notes, h.T("table.set_aside"))
		}
		if !storage.Keeps() {
			notes = append(notes, h.T("page.unkept"))
		}
		return notes
	}
	o.Unkept = h.writer.Unkept
	o.Ended = func() error {
		h.lobby.See()
		h.writer.Wait()
		return errors.Join(h.writer.Troubles()...)
	}
}

// start shows what the program was asked for.
func (a *app) start(c *scenes.Context, start Start) {
	switch {
	case start.Load.Match != nil:
		load.TakeRead(c, start.Load, start.Partly, a.running(), a.open)
	case start.Replay.Match != nil:
		again, err := a.replayKept(start.Replay)
		if err != nil {
			c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
			return
		}
		c.Push(again)
	case start.All != nil:
		c.Push(a.recordsOf(start.All))
	case start.Join != "":
		a.lobby.Open(c, start.Join)
	case start.Seed != nil:
		c.Push(a.newGame().Seeded(*start.Seed))
	}
}

// moveIn finds the folder for games, and the name of this program's autosave. It reports whether another running
// program uses the same folder.
func (a *app) moveIn() (another bool) {
	place, err := storage.Games()
	if err != nil {
		a.heads(nowhere{err}, nowhere{err})
		a.auto = session.Named(save.Autosave)
		return false
	}
	var over save.Store = nowhere{err}
	if results, err := storage.Records(); err == nil {
		over = save.Open(results, extensions.All())
	}
	a.heads(save.Open(place, extensions.All()), over)
	a.auto, another = session.Claim(place)
	return another
}

// heads starts to read the headers of the games and records in two stores.
func (a *app) heads(store, results save.Store) {
	wait := func() { a.writer.Wait() }
	a.store = store
	a.saves = session.NewHeads(store, "games.index", wait)
	a.results = session.NewHeads(results, "records.index", wait)
}

// over returns the records known now.
func (a *app) over() []records.Record {
	if found := a.results.Found(); found != a.found {
		a.found = found
		a.records, _ = records.Of(found)
	}
	return a.records
}

// games returns the store of games, after the last command of the current game has been saved.
func (a *app) games() save.Store {
	a.writer.Wait()
	return a.store
}

func (a *app) newGame() *newgame.Scene {
	return newgame.New(a.Reader, extensions.All(), a.own, a.lastGame(), func(c *scenes.Context, rules *game.Rules, table session.Table) {
		start := func() { c.Replace(a.begin(rules, table)) }
		if running := a.running(); running != nil {
			running.Replace(c, start)
		} else {
			start()
		}
	}).Teaching(newgame.Lessons{Begin: a.teach, Learned: func(name string) bool { return a.learned.Has(name) }})
}

// book returns the rules book, with the numbers of the game being played, or else with the player's own.
func (a *app) book(played *game.Rules, at string) scenes.Scene {
	rules := book.New(a.Reader, extensions.All(), a.own)
	if played != nil {
		rules = book.OfGame(a.Reader, extensions.All(), played)
	} else {
		rules.Lesson = func(c *scenes.Context, e *game.Extension) *ui.Button {
			return newgame.ShowButton("book.show", c, extensions.LessonNamed(e.ID), a.teach)
		}
	}
	rules.Table = func() scenes.Scene { return numbers.New(a.Reader, extensions.All(), a.own) }
	return rules.At(at)
}

// lastGame returns the setup of the last game, empty before the first, without what the player did not choose.
func (a *app) lastGame() newgame.Last {
	last := a.games().Look(a.auto.String())
	if last.Err != nil {
		return newgame.Last{}
	}
	told, err := session.Tell(last.Header.Table)
	if err != nil {
		return newgame.Last{}
	}
	setup := newgame.Last{Seats: told.Seats.Untaught()}
	if told.Chosen() {
		setup.Config = last.Header.Config
	}
	return setup
}

// begin starts a game, which is saved from now on.
func (a *app) begin(rules *game.Rules, table session.Table) scenes.Scene {
	table.Seats = table.Seats.Untaught()
	return a.play(session.Begin(game.NewMatch(rules, nil), table, a.writer))
}

// another starts a game like this one with another seed, which is saved from now on.
func (a *app) another(rules *game.Rules, seats session.Seats) scenes.Scene {
	config := rules.Config
	config.Seed = newgame.Seed()
	next, err := game.NewRules(config, extensions.All())
	if err != nil { // of an earlier program, which accepted what this one refuses
		return a.newGame()
	}
	return a.begin(next, session.Table{Seats: seats})
}

// standing looks up, in the background, how the result of a solo game ranks among the records.
func (a *app) standing(match *game.Match) <-chan routes.Standing {
	found := make(chan routes.Standing, 1)
	name, err := session.Identity(match)
	background.Run("looking up what a game came to", func() {
		if all, _ := records.Of(a.results.Whole()); err == nil {
			found <- records.Standing(a.Reader, all, name)
		}
	})
	return found
}

// teach starts a lesson above the current screen, and teachNext in place of the lesson before.
func (a *app) teach(c *scenes.Context, l *lesson.Lesson)     { a.begins(c, l, c.Push) }
func (a *app) teachNext(c *scenes.Context, l *lesson.Lesson) { a.begins(c, l, c.Replace) }

// learn saves that a lesson was finished, and shows a warning if it can't be saved.
func (a *app) learn(c *scenes.Context, l *lesson.Lesson) { a.keepLearned(c, l.Name) }

// keepLearned saves under a name that something was learned, in the same way.
func (a *app) keepLearned(c *scenes.Context, name string) {
	if a.learned.Has(name) {
		return
	}
	var err error
	if a.learned, err = lessons.Keep(name); err != nil {
		a.learned = append(a.learned, name)
		c.Toast(words.NotKept(c.Reader, err), ui.Warned)
	}
}

// begins starts a lesson, after a question if there is a game to continue.
func (a *app) begins(c *scenes.Context, l *lesson.Lesson, show func(scenes.Scene)) {
	start := func() {
		m, err := l.Begin(l.Config.Seed, extensions.All())
		if err != nil {
			panic(err) // the lesson is built in, and a test plays it
		}
		s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, a.writer)
		s.Teach(l)
		show(a.play(s))
	}
	if running := a.running(); running != nil {
		running.Replace(c, start)
	} else {
		start()
	}
}

// campaign returns the map of the campaign, after a game in the clinic of that number unless it is 0.
func (a *app) campaign(after int) scenes.Scene {
	m, all := a.town()
	return m.After(after, town.Before(all, after))
}

// clinic returns the map of the campaign at the clinic of that number.
func (a *app) clinic(number int) scenes.Scene {
	m, _ := a.town()
	return m.At(number)
}

// town returns the map, and the records that it is first made of.
func (a *app) town() (*town.Scene, []records.Record) {
	a.results.Refresh()
	all := a.over()
	m := town.New(a.Reader, town.Stands(all), a.openClinic)
	m.Coming = func() (all []records.Record, trouble error, come bool) {
		return a.over(), a.results.Found().Err, !a.results.Reading()
	}
	m.Lesson = func(c *scenes.Context, extension string) *ui.Button {
		if a.learned.Has(extension) { // a short lesson has the name of its extension
			return nil
		}
		return newgame.ShowButton("campaign.show."+extension, c, extensions.LessonNamed(extension), a.teach)
	}
	return m, all
}

// openClinic starts the game of the campaign's clinic of that number, after a question if there is a game to
// continue. It uses the rules' own numbers, not the player's, so that a medal is worth the same for everybody.
func (a *app) openClinic(c *scenes.Context, number int) {
	start := func() {
		rules, err := game.NewRules(session.Clinics()[number-1].Config(), extensions.All())
		if err != nil {
			panic(err) // the clinics are built in, and a test plays them
		}
		seats, origin := session.ForCampaign(number, a.lastGame().Seats)
		c.Replace(a.play(session.Begin(game.NewMatch(rules, nil), session.Table{Seats: seats, Origin: origin}, a.writer)))
	}
	if running := a.running(); running != nil {
		running.Replace(c, start)
	} else {
		start()
	}
}

// spotlights returns the spotlights of the campaign's clinic of that number: anything new there is shown at the
// table once.
func (a *app) spotlights(number int) *controller.SpotlightDoors {
	const kept = "spotlights."
	return &controller.SpotlightDoors{
		New: func() (unseen []string) {
			for _, extension := range campaign.New(session.Clinics(), number) {
				if !a.learned.Has(kept + extension) {
					unseen = append(unseen, extension)
				}
			}
			return unseen
		},
		Saw: func(c *scenes.Context, extension string) { a.keepLearned(c, kept+extension) },
	}
}

// load returns the list of games.
func (a *app) load() *load.Scene {
	return load.New(a.Reader, a.saves, a.auto.String(), extensions.All(), a.open)
}

// recordsOf returns the records together with those of a file, which are read as soon as the screen is shown.
func (a *app) recordsOf(file []byte) scenes.Scene { return a.hall().Reading(file) }

func (a *app) hall() *records.Scene {
	return records.New(a.Reader, a.results, a.store, extensions.All(), records.Doors{See: a.open, Replay: a.replayKept, Review: a.reviewKept, Fresh: records.Fresh,
		FirstGame: func(c *scenes.Context) { a.teach(c, lesson.First) },
		Clinic:    a.clinic,
		TakeGame: func(name string, data []byte, kept save.Game) error {
			return load.Adopt(a.Reader, a.games(), name, data, kept)
		},
		Kept: []records.Kept{
			{Name: "lessons", Read: a.learned.Portable, Take: func(data []byte) (fresh bool, err error) {
				a.learned, fresh, err = lessons.Take(data)
				return fresh, err
			}},
			{Name: "puzzles", Read: today.Portable, Take: today.Take},
		},
		Puzzles: func() int { return len(a.stand.Puzzles) },
	})
}

// replay returns the replay of a match from one of its moments on, with the eyes of a player.
func (a *app) replay(match *game.Match, seats session.Seats, at, player int) scenes.Scene {
	return replay.New(a.Reader, match, seats, at, player)
}

// replayKept returns the replay of a saved game from its beginning.
func (a *app) replayKept(kept save.Game) (scenes.Scene, error) {
	told, err := session.Tell(kept.Table)
	if err != nil {
		return nil, err
	}
	return replay.New(a.Reader, kept.Match, told.Seats, 0, 0), nil
}

// unfinished reports whether there is a game that can be continued from the title.
func (a *app) unfinished() bool {
	last := a.games().Look(a.auto.String())
	return last.Err == nil && !last.Header.Over
}

// running returns the game that can be continued, or nil. A short lesson doesn't count: it can be started again at
// any time.
func (a *app) running() *load.Unfinished {
	last := a.games().Look(a.auto.String())
	if last.Err != nil || last.Header.Over || session.Leads(last.Header.Table) {
		return nil
	}
	return &load.Unfinished{Reader: a.Reader, Store: a.games(), Name: a.auto.String()}
}

// goOn returns the table of the last game. If it cannot be read as it was saved, the list of games says why and
// asks whether to continue from the last possible command.
func (a *app) goOn() scenes.Scene {
	if kept, err := a.games().Read(a.auto.String()); err == nil {
		if scene, err := a.open(kept); err == nil {
			return scene
		}
	}
	list := a.load()
	list.GoOn()
	return list
}

// open returns the table of a saved game, or the scores of a finished one: that is only viewed, and not saved
// again.
func (a *app) open(kept save.Game) (scenes.Scene, error) {
	if kept.Match.State.Over {
		s, err := session.Open(kept, nil)
		if err != nil {
			return nil, err
		}
		return scores.Past(a.Reader, s, func() scenes.Scene { return a.play(s) }), nil
	}
	s, err := session.Open(kept, a.writer)
	if err != nil {
		return nil, err
	}
	return a.play(s), nil
}

// play returns the table at which a session is played.
func (a *app) play(s *session.Session) scenes.Scene { return controller.Play(a.Reader, s, a.doors(s)) }

// doors lead from a session's table to the other scenes.
func (a *app) doors(s *session.Session) controller.Doors {
	doors := controller.Doors{
		Settings: func() scenes.Scene { return preferences.New(a.Reader) },
		SaveAs:   func() scenes.Scene { return load.NewSaveAs(a.Reader, a.games(), s) },
		Numbers:  func() scenes.Scene { return numbers.New(a.Reader, extensions.All(), a.own) },
		Scores:   func() scenes.Scene { return scores.New(a.Reader, s) },
		Learned:  a.learn, NextLesson: func(c *scenes.Context) { a.teachNext(c, lesson.Floors) },
	}
	if number := s.Origin().Clinic; s.Origin().CampaignClinic() != nil {
		doors.Spotlights = a.spotlights(number)
	}
	return doors
}

// nowhere is a store that keeps no games, and says why.
type nowhere struct{ why error }

// Files, Look, Read, Write, Contents, Put, SetAside and Remove return the reason why nothing is kept.
func (n nowhere) Files() ([]save.File, error)     { return nil, n.why }
func (n nowhere) Look(name string) save.Listed    { return save.Listed{Name: name, Err: n.why} }
func (n nowhere) Read(string) (save.Game, error)  { return save.Game{}, n.why }
func (n nowhere) Write(string, save.Game) error   { return n.why }
func (n nowhere) Contents(string) ([]byte, error) { return nil, n.why }
func (n nowhere) Put(string, []byte) error        { return n.why }
func (n nowhere) SetAside(string) (string, error) { return "", n.why }
func (n nowhere) Remove(string) error             { return n.why }
