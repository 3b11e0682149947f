// Package newgame is the screen on which a game is set up: who plays, on which boards, with which goal and seed.
package newgame

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Start opens a game that was set up here, with its seats and the score to beat.
type Start func(c *scenes.Context, rules *game.Rules, table session.Table)

// Scene is the screen.
type Scene struct {
	known   []*game.Extension
	numbers map[string]int
	start   Start
	choice  choice
	lessons Lessons

	page       ui.Page
	fields     map[string]*ui.TextField // kept from layout to layout, with their carets
	extensions bool                     // the cards of extensions are open instead of the seats
	options    bool                     // in a small window: lots, starts and goal are open instead of both
	small      bool                     // the window is too small for cards side by side
	frame      ui.Frame                 // of a small window
	cards      []card
	bottom     ui.Rect
	sentence   ui.Rect
	scroll     *ui.Scroll
	strip      *ui.Scroll // of the ready-made games, in a small window
	inside     *ui.Scroll // holds the parts of the seats, nil if they fit
	panel      *ui.Area   // panel about an extension's options, while it is laid out
	shown      string     // the extension that was just chosen: its panel is scrolled to
	show       ui.Rect    // the place of that panel
	problem    string
	rules      *game.Rules // of what is chosen, nil while it is impossible
	goals      []string    // offered with this seed
	laboratory bool        // a laboratory is on sale with this seed
	coded      coded
	pasting    <-chan string // receives the clipboard's text, nil if nothing is expected
}

// card is the panel of a seat, or of the solo goal.
type card struct {
	area    ui.Rect
	picture ui.Rect
	caption string
	house   dollhouse.House // empty if there is no room for the picture
}

// New returns the screen with the extensions that can be chosen, the numbers that differ from the rules (B90), and
// the game that was played last.
func New(known []*game.Extension, numbers map[string]int, last Last, start Start) *Scene {
	return &Scene{known: known, numbers: numbers, start: start, choice: firstChoice(last, known), fields: map[string]*ui.TextField{}}
}

// Seeded puts a seed into its field, and returns the screen.
func (s *Scene) Seeded(seed uint64) *Scene {
	s.choice.seed = strconv.FormatUint(seed, 10)
	return s
}

const (
	margin      = 16
	gap         = 16
	barHeight   = 76
	widestCard  = 400
	tallestCard = 640
)

// Layout places a card for each seat, and the bar with seed and start below them.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.think()
	s.page.Clear()
	s.inside = nil
	if s.small = arrangement.Of(width, height, ui.TextSize()) != arrangement.Desk; s.small {
		s.layoutSmall(c, width, height)
		return
	}
	s.options = false
	area := ui.Rect{W: width, H: height}.Inset(margin)
	area.CutTop(ui.RibbonHeight, 0)
	s.layoutHead(c, ui.Rect{X: margin, Y: 6, W: width - 2*margin, H: 44})
	s.bottom = area.CutBottom(barHeight, gap)
	s.cards = s.cards[:0]
	if len(s.known) > 0 {
		s.layoutPresets(c, &area)
	}
	if s.extensions {
		s.layoutExtensions(c, area)
	} else {
		s.layoutCards(c, area)
	}
	s.layoutBar(c)
}

// think works out what follows from the choice: the rules, the drawn layouts, the goals offered, what is wrong.
func (s *Scene) think() {
	s.rules, s.goals = nil, nil
	if e := s.choice.annexed(s.known); e != nil {
		s.choice.settleAnnexes(e.Annex)
	}
	s.problem = s.choice.problem()
	config := s.choice.config(s.known)
	goal := config.Goal
	config.Numbers, config.Goal = s.numbers, "" // what is wrong with the goal is said below
	rules, err := game.NewRules(config, s.known)
	if err != nil {
		if s.problem == "" {
			s.problem = err.Error()
		}
		return
	}
	s.rules = rules
	if s.choice.players > 1 {
		return
	}
	market := config
	market.Layouts, market.AnnexLayouts = []string{clinic.White.String()}, nil // set up to see its market
	if opened, err := game.NewRules(market, s.known); err == nil {
		state := game.NewMatch(opened, nil).State
		s.goals = game.Context{Rules: opened, State: state}.OfferedGoals()
		laboratories := state.Market.Pile(clinic.Laboratory, clinic.NoService)
		s.laboratory = laboratories != nil && laboratories.Left > 0
	}
	switch {
	case goal == "":
	case slices.Contains(s.goals, goal):
		config.Goal = goal
		if chosen, err := game.NewRules(config, s.known); err == nil {
			s.rules = chosen
		}
	case s.problem == "":
		id := "newgame.goal_ruled_out"
		if goal == game.GoalFourRedDoctors && !s.laboratory {
			id = "newgame.goal_not_offered"
		}
		s.problem = ui.T(id, ui.Data{"Goal": words.Goal(goal, rules)})
	}
}

// change returns a function that runs do and lays everything out anew.
func (s *Scene) change(c *scenes.Context, do func()) func() {
	return func() {
		do()
		c.Relayout()
	}
}

// field returns the text field of that id with a value.
func (s *Scene) field(id, value string) *ui.TextField {
	f := s.fields[id]
	if f == nil {
		f = &ui.TextField{Base: ui.Base{ID: id}}
		s.fields[id] = f
	}
	f.Value = value
	return f
}

func (s *Scene) layoutHead(c *scenes.Context, row ui.Rect) {
	back := &ui.Button{Base: ui.Base{ID: "newgame.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: func() { s.back(c) }}
	back.Rect = row.CutLeft(back.Width(), gap)
	s.page.Add(back)
	players := s.playerCount(c, row.CutRight(224, 12))
	label := ui.T("newgame.players")
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: row.CutRight(ui.Measure(ui.Label, label), gap)}, Middle: true, Text: label, Style: ui.Label, Color: theme.SecondInk}, players)
	if len(s.known) > 0 {
		count := len(s.choice.extensions)
		button := &ui.Button{Base: ui.Base{ID: "newgame.extensions"}, Text: ui.T("newgame.extensions", ui.Data{"Count": count}), Selected: s.extensions}
		button.Do = s.change(c, func() { s.extensions = !s.extensions })
		button.Rect = row.CutRight(button.Width(), gap)
		s.page.Add(button)
	}
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: row}, Middle: true, Text: ui.T("title.new_game"), Style: ui.Big, Color: theme.Ink})
}

// playerCount returns the control for how many play.
func (s *Scene) playerCount(c *scenes.Context, r ui.Rect) *ui.Segments {
	players := &ui.Segments{Base: ui.Base{ID: "newgame.players", Rect: r, Tip: ui.T("newgame.players")}, Options: []string{"1", "2", "3", "4"}, Selected: s.choice.players - 1}
	players.Do = func(i int) { s.change(c, func() { s.choice.setPlayers(i + 1) })() }
	return players
}

func (s *Scene) layoutCards(c *scenes.Context, area ui.Rect) {
	panels := s.choice.players
	if panels == 1 {
		panels = 2 // and the goal
	}
	if cap(s.cards) < panels {
		s.cards = make([]card, panels)
	}
	s.cards = s.cards[:panels]
	width := min(widestCard, (area.W-gap*float64(panels-1))/float64(panels))
	area.H = min(area.H, tallestCard)
	area.X += (area.W - width*float64(panels) - gap*float64(panels-1)) / 2
	for i := range s.cards {
		s.cards[i].area = area.CutLeft(width, gap)
		if i < s.choice.players {
			s.layoutSeat(c, i)
		} else {
			s.layoutGoals(c, &s.cards[i])
		}
	}
}

func (s *Scene) layoutBar(c *scenes.Context) {
	bar := s.bottom.Inset(16)
	start, seed, other := s.startButton(c), s.seedField(c), s.newSeedButton(c)
	start.Rect = bar.CutRight(max(180, start.Width()), gap)
	label := ui.T("newgame.seed")
	other.Text, seed.Label = ui.T("newgame.new_seed"), ""
	name := &ui.Caption{Base: ui.Base{Rect: bar.CutLeft(ui.Measure(ui.Label, label), 12)}, Middle: true, Text: label, Style: ui.Label, Color: theme.SecondInk}
	seed.Rect = bar.CutLeft(150, 8)
	other.Rect = bar.CutLeft(other.Width(), 8)
	code := s.codeButton(c)
	code.Rect = bar.CutLeft(barHeight-32, gap)
	if pace := s.layoutPace(c, &bar); pace != nil {
		s.page.Add(pace...)
	}
	s.sentence = bar
	s.page.Add(name, seed, other, code, start)
	if s.page.Focused() == nil {
		s.page.Focus(start)
	}
}

// startButton returns the button that begins the game, enabled once nothing is wrong.
func (s *Scene) startButton(c *scenes.Context) *ui.Button {
	start := &ui.Button{Base: ui.Base{ID: "newgame.start", Disabled: s.problem != ""}, Text: ui.T("newgame.start"), Kind: ui.Primary}
	if s.choice.people() == 0 {
		start.Text = ui.T("newgame.watch")
	}
	start.Do = func() { s.begin(c) }
	return start
}

func (s *Scene) seedField(c *scenes.Context) *ui.TextField {
	seed := s.field("newgame.seed", s.choice.seed)
	seed.Tip, seed.Longest = ui.T("newgame.seed_tip"), 20
	seed.Allow = func(r rune) bool { return r >= '0' && r <= '9' }
	seed.Do = func(value string) { s.change(c, func() { s.choice.seed = value })() }
	return seed
}

func (s *Scene) newSeedButton(c *scenes.Context) *ui.Button {
	other := &ui.Button{Base: ui.Base{ID: "newgame.new_seed"}}
	other.Do = s.change(c, func() { s.choice.seed = newSeed() })
	return other
}

// begin starts the game that is chosen.
func (s *Scene) begin(c *scenes.Context) {
	var seats session.Seats
	for i, chosen := range s.choice.seats[:s.choice.players] {
		seat := session.Seat{Name: s.choice.nameOf(i), Color: chosen.color, Bot: chosen.bot, Given: string(chosen.bot)}
		if chosen.bot == "" && seat.Name == proposedName(i) {
			seat.Given = session.GivenPlayer
		}
		seats = append(seats, seat)
	}
	s.start(c, s.rules, session.Table{Seats: seats, ToBeat: s.toBeat()})
}

// back leads from the extensions to the seats, and from these to the previous screen.
func (s *Scene) back(c *scenes.Context) {
	if s.extensions || s.options {
		s.change(c, func() { s.extensions, s.options = false, false })()
	} else {
		c.Pop()
	}
}

// Update handles the gestures; Esc goes back, Ctrl+Enter starts.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	s.paste(c)
	switch {
	case c.Gestures.Cancel:
		s.back(c)
	case c.Gestures.Control && c.Gestures.Key(ebiten.KeyEnter) && s.problem == "":
		s.begin(c)
	}
}

// Page returns the widgets of the screen.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the cards, the bar, and what is wrong beside the start button.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.small {
		s.frame.Draw(c)
		s.drawProblem(c)
		s.page.Draw(c)
		return
	}
	c.Ribbon()
	for i := range s.cards {
		c.Panel(s.cards[i].area, 16)
	}
	c.Panel(s.bottom, 16)
	for i := range s.cards {
		if i < s.choice.players {
			s.drawSeat(c, i)
		}
	}
	s.drawProblem(c)
	s.page.Draw(c)
}

// drawProblem says what is wrong, or which score is to be beaten.
func (s *Scene) drawProblem(c *ui.Canvas) {
	text, id := s.problem, "newgame.problem"
	if text == "" {
		text, id = s.tellToBeat(), "newgame.to_beat"
	}
	if text == "" {
		return
	}
	lines := ui.Wrap(ui.TextStrong, text, s.sentence.W-32)
	height := float64(len(lines)) * ui.TextStrong.LineHeight()
	y := s.sentence.Y + (s.sentence.H-height)/2
	if sign := (ui.Rect{X: s.sentence.X, Y: s.sentence.Y + (s.sentence.H-20)/2, W: 20, H: 20}); s.problem != "" {
		ui.IconWarning(c, sign, theme.Warning)
	} else {
		pictures.Mark(c, pictures.Trophy, sign, theme.Accent)
	}
	c.Paragraph(ui.TextStrong, text, s.sentence.X+32, y, s.sentence.W-32, ui.Left, theme.Ink)
	c.Landmark(id, s.sentence)
}
