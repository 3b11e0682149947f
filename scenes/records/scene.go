package records

import (
	"errors"
	"slices"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Doors lead from a record. A nil door is absent.
type Doors struct {
	// See shows how a game ended; Replay shows it step by step; Review shows which decisions cost most.
	See, Replay, Review Door
	// FirstGame starts the lesson.
	FirstGame func(c *scenes.Context)
	// Clinic returns the campaign at the clinic of that number, from 1.
	Clinic func(number int) scenes.Scene
	// Kept lists what else is in a full export. TakeGame adds a saved game of such a file to the list of games;
	// its error is one sentence.
	Kept     []Kept
	TakeGame func(name string, data []byte, kept save.Game) error
	// Puzzles returns the number of solved puzzles.
	Puzzles func() int
	// Fresh finds, by name, the records that came in since the last call. The channel gets one result.
	Fresh func(all []string) <-chan Came
}

// Door returns the scene that shows a game; its error is one sentence for the player.
type Door func(kept save.Game) (scenes.Scene, error)

// view is which games are listed, or what else is shown.
type view int

const (
	hall view = iota
	everyGame
	statistics // in small windows; in large ones they are beside the list
)

// Scene is the screen.
type Scene struct {
	store *session.Heads
	games save.Store
	known []*game.Extension
	doors Doors

	found   *session.Found // the source of the records
	came    <-chan Came
	adopted <-chan error // finished games that an earlier program kept among the saves

	all     []Record // the oldest first
	unread  int
	trouble string // why there is no list
	rules   map[string]*game.Rules
	fresh   map[string]bool // came in since the list was last opened, by name
	news    news

	view   view
	picked bool   // the player chose the view
	goal   string // the only goal listed, empty for all
	with   string // the only extension, plain for none, empty for all
	side   string // the only side, empty for both
	list   []*Record

	tree.Screen
	heights tree.Heights // of the listed rows
	opening <-chan files.Result
	saving  <-chan files.Result
	work    []func() // pieces of an import or export, one per tick
	done    func()   // called when all of it is done
	told    func()   // called when the result is among the records
	reading []byte   // a file to be imported when the screen is shown
}

// New returns the screen for the records of a store, for a program that knows these extensions. Finished games
// that earlier programs kept among the saves become records.
func New(reader *ui.Reader, store *session.Heads, games save.Store, known []*game.Extension, doors Doors) *Scene {
	s := &Scene{Screen: tree.Screen{Reader: reader}, store: store, games: games, known: known, doors: doors, rules: map[string]*game.Rules{}, fresh: map[string]bool{}}
	s.adopted = adopt(store, games)
	store.Refresh()
	s.read()
	return s
}

// begin lists the Hall of Fame first, or every game while that is empty.
func (s *Scene) begin() {
	s.view = hall
	if s.choose(); len(s.list) == 0 && len(s.all) > 0 {
		s.view = everyGame
		s.choose()
	}
}

// read takes the records that are known now.
func (s *Scene) read() {
	s.found = s.store.Found()
	s.all, s.unread = Of(s.found)
	if s.trouble = ""; s.found.Err != nil {
		s.trouble = s.Texts.Sentence(words.Capital(words.Trouble(s.Reader, s.found.Err)))
	}
	if s.doors.Fresh != nil && s.found.Whole {
		var names []string
		for i := range s.all {
			names = append(names, s.all[i].Name)
		}
		s.came = s.doors.Fresh(names)
	}
	s.news = newsOf(s.all)
	if s.picked {
		s.choose()
	} else {
		s.begin()
	}
}

// follow takes what was read in the background.
func (s *Scene) follow(c *scenes.Context) {
	if s.store.Found() != s.found {
		s.read()
		c.Relayout()
	}
	select {
	case came := <-s.came:
		s.came = nil
		for _, name := range came.Names {
			s.fresh[name] = true
		}
		if came.Damaged {
			c.Toast(c.T("table.set_aside"), ui.Warned)
		}
		c.Relayout()
	case err := <-s.adopted:
		s.adopted = nil
		if errors.Is(err, storage.ErrDamaged) {
			c.Toast(c.T("table.set_aside"), ui.Warned)
		} else if err != nil {
			c.Toast(c.T("files.not_written", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Warned)
		}
	default:
	}
	if s.Reads() {
		c.Awake()
	} else if told := s.told; told != nil {
		s.told = nil
		told()
	}
}

// Reads reports whether records are being read.
func (s *Scene) Reads() bool {
	return s.store.Reading() || s.store.Found() != s.found || s.came != nil || s.adopted != nil
}

// choose finds the games to list: the best first in the Hall of Fame, the latest first among all games.
func (s *Scene) choose() {
	s.list = s.list[:0]
	for i := range s.all {
		if r := &s.all[i]; s.lists(r) {
			s.list = append(s.list, r)
		}
	}
	if s.view == everyGame {
		slices.Reverse(s.list)
	} else {
		slices.SortStableFunc(s.list, Better)
	}
	s.heights = tree.Heights{}
}

// lists reports whether a game passes the filters.
func (s *Scene) lists(r *Record) bool {
	played := r.played()
	switch {
	case s.view != everyGame && !r.Famous(), s.goal != "" && r.goal() != s.goal:
		return false
	case s.side != "" && r.sideOf() != s.side:
		return false
	case s.with == plain:
		return len(played) == 0
	}
	return s.with == "" || slices.Contains(played, s.with)
}

// sideOf returns the side on which the player of the record played.
func (r *Record) sideOf() string {
	if player := max(0, r.Person()); player < len(r.Header.Config.Sides) {
		return r.Header.Config.Sides[player]
	}
	return ""
}

// rulesOf returns the rules of a record, or those of the base game if they cannot be made.
func (s *Scene) rulesOf(r *Record) *game.Rules {
	if s.rules[r.Name] == nil {
		rules, err := game.NewRulesWith(r.Header.Rules, r.Header.Config, r.Header.Numbers, s.known)
		if err != nil {
			rules, err = game.NewRules(game.Config{Players: 1}, nil)
		}
		if err != nil {
			panic(err) // the base game can always be played
		}
		s.rules[r.Name] = rules
	}
	return s.rules[r.Name]
}

const gap = 16.0

// Layout places the list at the left and the statistics at the right; in small windows everything is in one list.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	page := &tree.Page{Title: c.T("records.title"), Back: "records.back", Leave: c.Pop}
	export := s.exportButton(c)
	if ui.IsDesk(c.Reader, width, height) {
		if s.view == statistics {
			s.begin()
		}
		summary := tree.Text(c.Styles.Text, s.summary(), theme.SecondInk).To(ui.Right)
		page.Head, page.Body = tree.Row(gap, tree.Grow(summary), tree.Button(c.Reader, export)), s.beside(c, width)
	} else {
		page.Head, page.Body = tree.Sign(export, ui.IconFolder), s.below(c)
	}
	s.Show(page, width, height)
	s.Focus("records.first_game")
	s.Focus("records.game.0")
}

// card returns a node on a panel of a large window.
func card(n tree.Node) tree.Node { return tree.Ground(tree.Panel(16), tree.Pad(gap, gap, n)) }

// beside returns the list beside the statistics.
func (s *Scene) beside(c *scenes.Context, width float64) tree.Node {
	const leastList, part, bar = 480.0, 0.56, 10.0
	if len(s.all) == 0 && s.trouble != "" {
		return card(tree.Middle(s.nothing(c)))
	}
	list := tree.Column(10)
	if len(s.all) == 0 {
		list.Nodes = []tree.Node{tree.Grow(tree.Edges{Right: bar, Node: tree.Scroll{ID: "records.list", Node: s.nothing(c)}})}
	} else {
		list.Nodes = []tree.Node{s.filters(c), tree.Grow(tree.Edges{Right: bar, Node: tree.Scroll{ID: "records.list", Node: s.rows(c)}})}
	}
	return tree.Row(gap, tree.Wide(max(leastList, (width-2*gap)*part), card(list)), tree.Grow(s.statistics(c)))
}

// below returns everything in one column.
func (s *Scene) below(c *scenes.Context) tree.Node {
	shown := tree.Column(10, s.filters(c))
	switch {
	case len(s.all) == 0:
		shown.Nodes = []tree.Node{s.nothing(c)}
	case s.view == statistics:
		shown.Nodes = append(shown.Nodes, s.statisticsBelow(c))
	default:
		shown.Nodes = append(shown.Nodes, s.rows(c))
	}
	return tree.Scroll{ID: "records.list", Node: tree.Edges{Right: 10, Node: shown}}
}

// nothing says that there is no record yet, and leads to a game.
func (s *Scene) nothing(c *scenes.Context) tree.Node {
	text := c.T("records.empty")
	switch {
	case s.trouble != "":
		text = s.trouble
	case !s.found.Whole:
		text = c.T("records.coming")
	case s.unread > 0:
		text = c.T("records.unread", ui.Data{"Count": s.unread})
	}
	said := tree.Text(c.Styles.Label, text, theme.SecondInk).To(ui.Center)
	if s.trouble != "" || !s.found.Whole {
		return said
	}
	shown := tree.Column(24, tree.Edges{Bottom: 4, Node: outline(c.Reader)}, said)
	if s.doors.FirstGame != nil {
		begin := &ui.Button{Base: ui.Base{ID: "records.first_game"}, Text: c.T("title.first_game"), Kind: ui.Primary, Do: func() { s.doors.FirstGame(c) }}
		shown.Nodes = append(shown.Nodes, tree.Edges{Bottom: 8, Node: tree.Center(tree.Limits{High: 48, Node: tree.Button(c.Reader, begin)})})
	}
	return shown
}

// outline shows where the first games will be, and what will be said about each.
func outline(reader *ui.Reader) tree.Node {
	const places = 3
	rows := tree.Grid{Between: 8, Most: 1, Even: true}
	for i := range places {
		rows.Nodes = append(rows.Nodes, outlined(reader, i))
	}
	return headed(reader, reader.T("records.hall"), "", rows)
}

// summary returns a line about all games.
func (s *Scene) summary() string {
	said := ""
	if s.news.games > 0 {
		said = s.Texts.Dots(s.T("records.games", ui.Data{"Count": s.news.games}), s.T("records.cured", ui.Data{"Count": s.news.cured.Total()}),
			s.T("records.lost", ui.Data{"Count": s.news.died}))
	}
	if s.doors.Puzzles == nil {
		return said
	}
	if solved := s.doors.Puzzles(); solved > 0 {
		said = s.Texts.Dots(said, s.T("records.puzzles", ui.Data{"Count": solved}))
	}
	return said
}

// Update handles the gestures, does a piece of the import or export, and takes a file that was chosen.
func (s *Scene) Update(c *scenes.Context) {
	c.Follow(&s.Screen)
	if file := s.reading; file != nil {
		s.reading = nil
		s.take(c, file)
	}
	s.follow(c)
	s.goOn(c)
	s.takeFile(c)
}

// Heading returns the screen's name.
func (s *Scene) Heading() string { return s.T("records.title") }
