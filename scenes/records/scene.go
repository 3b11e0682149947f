package records

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// Doors lead from a record. A door that is nil is not there.
type Doors struct {
	// See shows how a game ended; Replay shows it step by step; Review shows what cost most in it.
	See, Replay, Review Door
	// FirstGame begins the lesson.
	FirstGame func(c *scenes.Context)
	// Clinic is the campaign at the clinic of that number, from 1.
	Clinic func(number int) scenes.Scene
	// Kept is what else is in a file with everything. TakeGame adds a saved game of such a file to the list of games; its
	// error is one sentence.
	Kept     []Kept
	TakeGame func(name string, data []byte, kept save.Game) error
	// Puzzles counts those that were solved.
	Puzzles func() int
	// Fresh finds those of all records, by name, that came in since it was asked the last time. What it finds comes
	// once.
	Fresh func(all []string) <-chan Came
}

// Door makes the scene that shows a game; its error is one sentence for the player.
type Door func(kept save.Game) (scenes.Scene, error)

// view is which games are listed, or what else is shown.
type view int

const (
	hall view = iota
	everyGame
	statistics // in small windows; in large ones they stand beside the list
)

// Scene is the screen.
type Scene struct {
	store *session.Heads
	games save.Store
	known []*game.Extension
	doors Doors

	found   *session.Found // what the records are of
	came    <-chan Came
	adopted <-chan error // of games that an earlier program kept among the saves when they were over

	all     []Record // the oldest first
	unread  int
	trouble string // why there is no list
	rules   map[string]*game.Rules
	fresh   map[string]bool // came in since the list was opened last, by name
	news    news

	view   view
	picked bool   // the view, by the player
	goal   string // the only goal that is listed, empty for all
	with   string // the only extension, plain for none, empty for all
	side   string // the only side, empty for both
	list   []*Record
	high   []float64 // of each, as far as that is known

	page    ui.Page
	layout  arrangement.Arrangement
	frame   ui.Frame
	scroll  *ui.Scroll
	panels  []ui.Rect
	opening <-chan files.Result
	saving  <-chan files.Result
	work    []func() // one is done in each tick: games that are written out or read
	done    func()   // when all of it is
	told    func()   // when what was done is among the records
	reading []byte   // a file that is to be read as soon as the screen is up
}

// New makes the screen for the records of a store, written by a program that knows these extensions. Games that earlier
// programs kept among the saves when they were over become records.
func New(store *session.Heads, games save.Store, known []*game.Extension, doors Doors) *Scene {
	s := &Scene{store: store, games: games, known: known, doors: doors, rules: map[string]*game.Rules{}, fresh: map[string]bool{}}
	s.adopted = adopt(store, games)
	store.Refresh()
	s.read()
	return s
}

// begin lists the Hall of Fame first, or every game as long as none stands there.
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
		s.trouble = texts.Sentence(words.Capital(words.Trouble(s.found.Err)))
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

// follow takes what was read beside the frames.
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
			c.Toast(ui.T("table.set_aside"), ui.Warned)
		}
		c.Relayout()
	case err := <-s.adopted:
		s.adopted = nil
		if errors.Is(err, storage.ErrDamaged) {
			c.Toast(ui.T("table.set_aside"), ui.Warned)
		} else if err != nil {
			c.Toast(ui.T("files.not_written", ui.Data{"Reason": words.Trouble(err)}), ui.Warned)
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

// Reads tells whether records are being read.
func (s *Scene) Reads() bool {
	return s.store.Reading() || s.store.Found() != s.found || s.came != nil || s.adopted != nil
}

// choose finds the games that are listed: of the Hall of Fame the best first, of all the latest.
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
	s.high = s.high[:0]
	for range s.list {
		s.high = append(s.high, leastRow)
	}
}

// lists tells whether a game passes what is chosen above the list.
func (s *Scene) lists(r *Record) bool {
	played := slices.Concat(r.Header.Config.Extensions, r.Header.Config.Variants)
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

// sideOf is the side on which the player of the record played.
func (r *Record) sideOf() string {
	if player := max(0, r.Person()); player < len(r.Header.Config.Sides) {
		return r.Header.Config.Sides[player]
	}
	return ""
}

// rulesOf are the rules of a record, those of the base game where they cannot be made.
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

const (
	margin    = 16.0
	gap       = 16.0
	lineHigh  = 44.0
	leastList = 480.0
)

// Layout places the list at the left and the statistics at the right; in small windows all in one list.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	s.panels = s.panels[:0]
	s.layout = arrangement.Of(width, height, ui.TextSize())
	if s.layout != arrangement.Desk {
		s.layoutSmall(c, width, height)
		return
	}
	if s.view == statistics {
		s.begin()
	}
	area := ui.Rect{W: width, H: height}.Inset(margin)
	area.CutTop(ui.RibbonHeight, 0)
	head := ui.Rect{X: margin, Y: 6, W: width - 2*margin, H: lineHigh}
	back := &ui.Button{Base: ui.Base{ID: "records.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutLeft(back.Width(), gap)
	export := s.exportButton(c)
	export.Rect = head.CutRight(export.Width(), gap)
	title := ui.T("records.title")
	s.page.Add(back, &ui.Caption{Base: ui.Base{Rect: head.CutLeft(ui.Measure(ui.Big, title)+8, gap)}, Text: title, Style: ui.Big, Color: paint.Ink, Middle: true},
		&ui.Caption{Base: ui.Base{Rect: head}, Text: s.summary(), Style: ui.Text, Color: paint.SecondInk, Align: ui.Right, Middle: true}, export)
	if len(s.all) == 0 {
		if s.trouble != "" {
			s.panels = append(s.panels, area)
			s.layoutNothing(c, area.Inset(24), nil)
			return
		}
		left := area.CutLeft(max(leastList, area.W*0.56), gap)
		s.panels = append(s.panels, left)
		inside := left.Inset(margin)
		inside.W -= 10
		s.newScroll(inside)
		s.scroll.Height = s.layoutNothing(c, inside, s.scroll) - inside.Y
		s.layoutStatistics(c, area)
		return
	}
	left := area.CutLeft(max(leastList, area.W*0.56), gap)
	s.panels = append(s.panels, left)
	inside := left.Inset(margin)
	s.layoutFilters(c, &inside, nil)
	inside.W -= 10
	s.newScroll(inside)
	s.scroll.Height = s.layoutUnread(inside, s.layoutRows(c, inside)) - inside.Y
	s.layoutStatistics(c, area)
	s.focusFirst()
}

// newScroll puts an area on the page that is scrolled as far as the one before it.
func (s *Scene) newScroll(area ui.Rect) {
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "records.list", Rect: area}, Offset: offset}
	s.page.Add(s.scroll)
}

// focusFirst gives the first game the focus at first.
func (s *Scene) focusFirst() {
	for _, w := range s.page.Widgets {
		if row, area := w.(*ui.Area); area && s.page.Focused() == nil && strings.HasPrefix(row.ID, "records.game.") {
			s.page.Focus(row)
		}
	}
}

// layoutSmall places everything below each other.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	s.frame = ui.NewFrame(ui.T("records.title"), width, height, 0, false)
	export := s.exportButton(c)
	export.Tip, export.Text = export.Text, ""
	export.Rect = s.frame.Head.CutRight(lineHigh, 8)
	area := s.frame.Body
	area.W -= 10
	s.newScroll(s.frame.Body)
	s.page.Add(s.frame.Back("records.back", c.Pop), export)
	if len(s.all) == 0 {
		area.H = s.layoutNothing(c, area, s.scroll) - area.Y
		s.scroll.Height = area.H
		return
	}
	list := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: 1e6}
	s.layoutFilters(c, &list, s.scroll)
	if s.view == statistics {
		s.scroll.Height = s.layoutSmallStatistics(c, list) - area.Y
	} else {
		s.scroll.Height = s.layoutUnread(list, s.layoutRows(c, list)) - area.Y
	}
	s.focusFirst()
}

// layoutNothing says that there is no record yet, and leads to a game. It gives where that ends.
func (s *Scene) layoutNothing(c *scenes.Context, area ui.Rect, inside *ui.Scroll) (end float64) {
	text := ui.T("records.empty")
	switch {
	case s.trouble != "":
		text = s.trouble
	case !s.found.Whole:
		text = ui.T("records.coming")
	case s.unread > 0:
		text = ui.T("records.unread", ui.Data{"Count": s.unread})
	}
	high := ui.ParagraphHeight(ui.Label, text, area.W)
	if inside == nil { // in the middle of a large window
		area.CutTop((area.H-high-24-48)*0.42, 0)
	}
	if s.trouble == "" && s.found.Whole {
		s.outline(&area, inside)
	}
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: area.CutTop(high, 24), Inside: inside}, Text: text, Style: ui.Label, Color: paint.SecondInk, Align: ui.Center})
	if s.doors.FirstGame != nil && s.trouble == "" && s.found.Whole {
		begin := &ui.Button{Base: ui.Base{ID: "records.first_game", Inside: inside}, Text: ui.T("title.first_game"), Kind: ui.Primary, Do: func() { s.doors.FirstGame(c) }}
		row := area.CutTop(48, 8)
		begin.Rect = ui.Rect{X: row.X + (row.W-begin.Width())/2, Y: row.Y, W: begin.Width(), H: row.H}
		s.page.Add(begin)
		s.page.Focus(begin)
	}
	return area.Y
}

// outline places where the first games will stand, and what will be said of each.
func (s *Scene) outline(area *ui.Rect, inside *ui.Scroll) {
	const places = 3
	s.headed(area, ui.T("records.hall"), "", inside)
	for i := range places {
		l := &line{place: strconv.Itoa(i + 1), medal: i + 1, ranked: area.W >= ui.Grown(rankFor), whatStyle: ui.TextStrong, what: ui.T("records.outline.what"), with: ui.T("records.outline.with")}
		if l.ranked {
			l.rank = ui.T("records.outline.score")
		} else {
			l.with = texts.Dots(ui.T("records.outline.score"), l.with)
		}
		text := l.textWide(area.W)
		l.high = max(56, 16+ui.ParagraphHeight(l.whatStyle, l.what, text)+ui.ParagraphHeight(ui.Text, l.with, text), 16+ui.ParagraphHeight(ui.TextStrong, l.rank, ui.Grown(scoreWide)))
		row := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("records.outline.%d", i), Rect: area.CutTop(l.high, 8), Inside: inside, Disabled: true, Says: texts.Dots(l.place, l.what, l.rank, l.with)}}
		row.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { l.paintOutline(c, r) }
		s.page.Add(row)
	}
	area.CutTop(0, 20)
}

// layoutComing says above the list that not all records are known yet. It gives where that ends.
func (s *Scene) layoutComing(list ui.Rect, y float64) float64 {
	if s.found.Whole {
		return y
	}
	text := ui.T("records.coming")
	high := ui.ParagraphHeight(ui.Text, text, list.W-16)
	at := ui.Rect{X: list.X + 8, Y: y + 8, W: list.W - 16, H: high}
	s.page.Add(&ui.Caption{Base: ui.Base{ID: "records.coming", Rect: at, Inside: s.scroll}, Text: text, Style: ui.Text, Color: paint.SecondInk})
	return at.Bottom() + 8
}

// layoutUnread says below the list, which ends there, that records cannot be read. It gives where that ends.
func (s *Scene) layoutUnread(list ui.Rect, end float64) float64 {
	if s.unread == 0 {
		return end
	}
	text := ui.T("records.unread", ui.Data{"Count": s.unread})
	high := ui.ParagraphHeight(ui.Text, text, list.W-16)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: list.X + 8, Y: end + 12, W: list.W - 16, H: high}, Inside: s.scroll}, Text: text, Style: ui.Text, Color: paint.Warning})
	return end + 12 + high
}

// summary says in a line what all games came to.
func (s *Scene) summary() string {
	said := ""
	if s.news.games > 0 {
		said = texts.Dots(ui.T("records.games", ui.Data{"Count": s.news.games}), ui.T("records.cured", ui.Data{"Count": s.news.cured.Total()}),
			ui.T("records.lost", ui.Data{"Count": s.news.died}))
	}
	if s.doors.Puzzles == nil {
		return said
	}
	if solved := s.doors.Puzzles(); solved > 0 {
		said = texts.Dots(said, ui.T("records.puzzles", ui.Data{"Count": solved}))
	}
	return said
}

// Update follows the gestures, does a part of what is to be read or written, and takes a file that was chosen.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if s.scroll != nil && s.scroll.Left() {
		c.Relayout()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
	if file := s.reading; file != nil {
		s.reading = nil
		s.take(c, file)
	}
	s.follow(c)
	s.goOn(c)
	s.takeFile(c)
}

// Heading gives the screen's name.
func (s *Scene) Heading() string { return ui.T("records.title") }

// Page gives what one uses here.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the lists.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.layout != arrangement.Desk {
		s.frame.Draw(c)
		s.page.Draw(c)
		return
	}
	c.Ribbon()
	for _, panel := range s.panels {
		c.Panel(panel, 16)
	}
	s.page.Draw(c)
}
