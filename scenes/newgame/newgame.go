// Package newgame is the screen on which a game is set up: who plays, on which boards, with which goal and seed.
package newgame

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Start opens a game that was set up here, with its seats and the score to beat.
type Start func(c *scenes.Context, rules *game.Rules, table session.Table)

// Scene is the screen.
type Scene struct {
	tree.Screen
	known   []*game.Extension
	numbers map[string]int
	start   Start
	choice  choice
	lessons Lessons
	friends *friends // the game is for a table across machines; nil for one at this screen

	fields     map[string]*ui.TextField // kept from layout to layout, with their carets
	houses     [game.MaxPlayers]dollhouse.House
	extensions bool    // the cards of extensions are open instead of the seats
	options    bool    // in a small window: lots, starts and goal are open instead of both
	shown      string  // the extension that was just chosen: its panel is scrolled to
	show       ui.Rect // where that is
	problem    string
	rules      *game.Rules // of what is chosen, nil while it is impossible
	goals      []string    // offered with this seed
	laboratory bool        // a laboratory is on sale with this seed
	coded      coded
	pasting    <-chan string // receives the clipboard's text, nil if nothing is expected
}

// New makes the screen with the extensions that can be chosen, the numbers that are not as in the rules (B90), and the
// game that was played last.
func New(reader *ui.Reader, known []*game.Extension, numbers map[string]int, last Last, start Start) *Scene {
	return &Scene{Screen: tree.Screen{Reader: reader}, known: known, numbers: numbers, start: start, choice: firstChoice(reader, last, known), fields: map[string]*ui.TextField{}}
}

// Seeded puts a seed into its field, and returns the screen.
func (s *Scene) Seeded(seed uint64) *Scene {
	s.choice.seed = strconv.FormatUint(seed, 10)
	return s
}

const (
	gap      = 16.0
	finger   = 44.0 // logical pixels that a finger needs
	smallGap = 8.0
	smallPad = 12.0
)

// Layout places a card for each seat, and the bar with seed and start below them. In a small window the screen has
// three parts, one of them open at a time: the seats, the extensions, and the options with lots, starts and goal.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.think()
	page := &tree.Page{Title: s.title(), Back: "newgame.back", Leave: func() { s.back(c) }, Left: c.Settings().LeftHanded}
	if ui.IsDesk(c.Reader, width, height) {
		s.options = false
		page.Head, page.Body = tree.First(s.head(c, false), s.head(c, true)), s.desk(c)
	} else {
		s.small(c, page, ui.IsLow(c.Reader, width, height))
	}
	s.Show(page, width, height)
	if i := s.choice.nameless(); s.friends != nil && i >= 0 {
		s.Focus(s.id(i, "name"))
	}
	s.Focus("newgame.start")
	s.showChosen()
}

// head is the choice of how many play, and the way to the extensions; for a table across machines also that to those of
// others, as a sign if there is little room.
func (s *Scene) head(c *scenes.Context, short bool) tree.Node {
	head := tree.Stack{Across: true, FromRight: true, Gap: gap, Nodes: []tree.Node{
		tree.Row(12, tree.Text(c.Styles.Label, c.T("newgame.players"), theme.SecondInk).InLine(), tree.Sized{Widget: s.playerCount(c), W: 224})}}
	switch {
	case s.friends == nil:
	case short:
		head.Nodes = append(head.Nodes, tree.Sign(s.joinButton(c), ui.IconShare))
	default:
		head.Nodes = append(head.Nodes, tree.Button(c.Reader, s.joinButton(c)))
	}
	if len(s.known) > 0 {
		button := &ui.Button{Base: ui.Base{ID: "newgame.extensions"}, Text: c.T("newgame.extensions", ui.Data{"Count": len(s.choice.extensions)}), Selected: s.extensions}
		button.Do = s.change(c, func() { s.extensions = !s.extensions })
		head.Nodes = append(head.Nodes, tree.Button(c.Reader, button))
	}
	return head
}

// desk has seats or extensions between the ready-made games and the bar.
func (s *Scene) desk(c *scenes.Context) tree.Node {
	const tallest = 640
	body := tree.Column(0)
	if len(s.known) > 0 {
		body.Nodes = append(body.Nodes, s.presets(c))
	}
	if s.extensions {
		cards := tree.Scroll{ID: "newgame.cards", Node: s.listExtensions(c, false)}
		body.Nodes = append(body.Nodes, tree.Grow(tree.Edges{Right: 12, Node: cards}))
	} else {
		body.Nodes = append(body.Nodes, tree.Growing{Node: s.cards(c), Share: 1, Most: tallest})
	}
	return tree.Column(gap, tree.Grow(body), s.bar(c))
}

// cards are those of the seats, and of the goal of one alone, beside each other.
func (s *Scene) cards(c *scenes.Context) tree.Node {
	const widest = 400.0
	row := tree.Row(gap)
	add := func(n tree.Node) {
		row.Nodes = append(row.Nodes, tree.Grow(tree.Ground(tree.Panel(16), tree.Pad(16, 16, n))))
	}
	for i := range s.choice.players {
		add(s.seat(c, i))
	}
	if s.choice.players == 1 {
		add(s.goal(c))
	}
	return tree.Center(tree.Wide((widest+gap)*float64(len(row.Nodes))-gap, row))
}

// bar has the seed, the code, what is wrong or how fast bots play, and the start.
func (s *Scene) bar(c *scenes.Context) tree.Node {
	if s.friends != nil {
		return s.friendsBar(c)
	}
	start, seed, other := s.startButton(c), s.seedField(c), s.newSeedButton(c)
	other.Text, seed.Label, seed.Says = c.T("newgame.new_seed"), "", c.T("newgame.seed")
	name := tree.Text(c.Styles.Label, c.T("newgame.seed"), theme.SecondInk).InLine()
	middle := s.wrong()
	if middle == nil && s.choice.people() < s.choice.players {
		pace := scenes.BotPace(c, "newgame.bots")
		pace.Says = c.T("bots.pace")
		label := tree.Text(c.Styles.Label, c.T("bots.pace"), theme.SecondInk).InLine()
		middle = tree.First(tree.Row(12, label, tree.Growing{Node: tree.Sized{Widget: pace}, Share: 1, Least: 240, Most: 320}), tree.Art{})
	}
	if middle == nil {
		middle = tree.Art{}
	}
	row := tree.Row(gap, tree.Row(12, name, tree.Row(8, tree.Sized{Widget: seed, W: 150}, tree.Button(c.Reader, other), tree.Sized{Widget: s.codeButton(c), W: finger})),
		tree.Grow(middle), tree.Limits{Wide: 180, Node: tree.Button(c.Reader, start)})
	return tree.Ground(tree.Panel(16), tree.Pad(16, 16, row))
}

// small has the part that is open, and seed and start in reach of the thumb. In a low window the choice of the part
// takes the place of the title.
func (s *Scene) small(c *scenes.Context, page *tree.Page, low bool) {
	players := tree.Sized{Widget: s.playerCount(c), W: 4 * finger}
	parts, body := s.parts(c), tree.Column(smallGap)
	if low {
		page.Signs = tree.Stack{Across: true, FromRight: true, Gap: smallGap, Nodes: []tree.Node{players, tree.Grow(tree.Left(tree.Wide(c.Styles.Grown(480), tree.Sized{Widget: parts})))}}
	} else {
		page.Signs = players
		body.Nodes = append(body.Nodes, tree.Segments(c.Reader, parts))
	}
	scrolled := func(id string, n tree.Node) tree.Node { return tree.Scroll{ID: id, Node: tree.Pad(0, 3, n)} }
	open := func(n tree.Node) { body.Nodes = append(body.Nodes, tree.Grow(n)) }
	switch {
	case s.options:
		open(scrolled("newgame.options_list", s.smallOptions(c)))
	case s.extensions:
		body.Nodes = append(body.Nodes, tree.ToEdges(s.presetChips(c)))
		open(scrolled("newgame.cards", tree.Column(smallGap, tree.Text(c.Styles.Text, s.contents().whole(c.Reader), theme.SecondInk), s.listExtensions(c, true))))
	default:
		seats, lots := s.smallSeats(c), s.smallLots(c)
		both := tree.ByWidth(func(wide float64) tree.Node { // where most of the lots is in sight
			const most = 0.85
			return tree.Limits{High: seats.Fit(wide).H + lots.Fit(wide).H*most, Node: scrolled("newgame.seats", tree.Column(smallPad, seats, lots))}
		})
		open(tree.Roomiest(both, scrolled("newgame.seats", seats)))
	}
	page.Body, page.Foot = body, func(column bool) tree.Node { return s.foot(c, column) }
}

// parts is the choice of what is open.
func (s *Scene) parts(c *scenes.Context) *ui.Segments {
	parts := &ui.Segments{Base: ui.Base{ID: "newgame.parts"}, Options: []string{c.T("newgame.seats")}}
	open := []func(){func() { s.extensions, s.options = false, false }}
	if len(s.known) > 0 {
		parts.Options = append(parts.Options, c.T("newgame.extensions", ui.Data{"Count": len(s.choice.extensions)}))
		open = append(open, func() { s.extensions, s.options = true, false })
	}
	parts.Options = append(parts.Options, c.T("newgame.options"))
	open = append(open, func() { s.extensions, s.options = false, true })
	switch {
	case s.options:
		parts.Selected = len(open) - 1
	case s.extensions:
		parts.Selected = 1
	}
	parts.Do = func(i int) { s.change(c, open[i])() }
	return parts
}

// foot has the seed, the start, and what is wrong.
func (s *Scene) foot(c *scenes.Context, column bool) tree.Node {
	if s.friends != nil {
		return s.friendsFoot(c)
	}
	const high, leastSeed, mostSeed, widest = 48.0, 108.0, 200.0, 360.0
	start, seed, other := s.startButton(c), s.seedField(c), s.newSeedButton(c)
	seed.Label = c.T("newgame.seed")
	other.Icon, other.Tip = ui.IconAnew, c.T("newgame.new_seed")
	field, anew := tree.Sized{Widget: seed, H: high}, tree.Sized{Widget: other, W: high, H: high}
	begin, wrong := tree.Limits{Most: widest, Wide: widest, High: high, Node: tree.Button(c.Reader, start)}, s.wrong()
	if column {
		between := tree.Space()
		if wrong != nil {
			between = tree.Grow(tree.Middle(wrong))
		}
		return tree.Column(smallGap, tree.Row(smallGap, tree.Grow(field), anew), between, begin)
	}
	row := tree.ByWidth(func(wide float64) tree.Node {
		return tree.Row(smallGap, tree.Limits{Most: max(leastSeed, min(mostSeed, wide*0.3)), Wide: mostSeed, Node: field}, anew, tree.Grow(tree.Right(begin)))
	})
	return tree.Column(smallGap, wrong, row)
}

// think works out what follows from the choice: the rules, the drawn layouts, the goals offered, what is wrong.
func (s *Scene) think() {
	s.rules, s.goals = nil, nil
	if e := s.choice.annexed(s.known); e != nil {
		s.choice.settleAnnexes(e.Annex)
	}
	s.problem = s.choice.problem(s.Reader)
	if s.friends != nil {
		s.problem = s.choice.unnamed(s.Reader)
	}
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
		s.problem = s.T(id, ui.Data{"Goal": words.Goal(s.Reader, goal, rules)})
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

// playerCount is the choice of how many play.
func (s *Scene) playerCount(c *scenes.Context) *ui.Segments {
	players := &ui.Segments{Base: ui.Base{ID: "newgame.players", Tip: c.T("newgame.players")}, Options: []string{"1", "2", "3", "4"}, Selected: s.choice.players - 1}
	least := 1
	if s.friends != nil {
		least = 2
		players.Options, players.Selected = players.Options[1:], players.Selected-1
	}
	players.Do = func(i int) { s.change(c, func() { s.choice.setPlayers(i + least) })() }
	return players
}

// startButton begins the game, once nothing is wrong.
func (s *Scene) startButton(c *scenes.Context) *ui.Button {
	start := &ui.Button{Base: ui.Base{ID: "newgame.start", Disabled: s.problem != ""}, Text: c.T("newgame.start"), Kind: ui.Primary}
	if s.choice.people() == 0 && s.friends == nil {
		start.Text = c.T("newgame.watch")
	}
	start.Do = func() { s.begin(c) }
	return start
}

func (s *Scene) seedField(c *scenes.Context) *ui.TextField {
	seed := s.field("newgame.seed", s.choice.seed)
	seed.Tip, seed.Longest = c.T("newgame.seed_tip"), 20
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
	if s.friends != nil {
		s.friends.doors.Begin(c, s.order())
		return
	}
	var seats session.Seats
	for i, chosen := range s.choice.seats[:s.choice.players] {
		seat := session.Seat{Name: s.choice.nameOf(c.Reader, i), Color: chosen.color, Bot: chosen.bot, Given: string(chosen.bot)}
		if chosen.bot == "" && seat.Name == proposedName(c.Reader, i) {
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
	if s.Page().Update(c.Gestures) {
		c.Redraw()
	}
	s.paste(c)
	if s.friends != nil {
		s.friendsKeys(c)
	}
	switch {
	case c.Gestures.Cancel:
		s.back(c)
	case c.Gestures.Control && c.Gestures.Key(ebiten.KeyEnter) && s.problem == "":
		s.begin(c)
	}
}

// wrong says what is wrong, or what is to be beaten; nil where there is nothing to say.
func (s *Scene) wrong() tree.Node {
	const side = 20
	text, id, sign := s.problem, "newgame.problem", tree.Icon(ui.IconWarning, side, theme.Warning)
	if text == "" {
		text, id = s.tellToBeat(), "newgame.to_beat"
		sign = tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.Mark(c, pictures.Trophy, r, theme.Accent) }}
	}
	if text == "" {
		return nil
	}
	return tree.Named(id, tree.Row(12, sign, tree.Grow(tree.Text(s.Styles.TextStrong, text, theme.Ink))))
}
