package panels

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The tray: what this step allows the viewer, undo and redo, and the main button.

// Tray is the bar at the bottom.
type Tray struct {
	Made
	*choices
	*botCards
	*waiting
	Paper paper.Paper
	Lit   bool    // nothing is left to do but the main button
	Stars [3]Star // of a solved puzzle
	line  ui.Rect // of the bar on which popularity is bought
}

// NewTray returns the bar at the bottom of a table.
func NewTray(m Made) Tray {
	c := &choices{Made: m}
	return Tray{Made: m, choices: c, botCards: &botCards{m, c}, waiting: &waiting{Made: m, choices: c}}
}

// choices are the cards of what can be chosen or bought.
type choices struct {
	Made
	page, pages int // of what is for sale, if not all has room
	// If what is for sale stops at whole cards, whole is the width in sight and pitch the distance from card to
	// card; else 0.
	whole, pitch float64
	inSight      []thing.Thing
	shelfWide    float64 // width of the choices in sight at once, in a drawer
	shelfMoved   float64 // how far they are scrolled there
	shelfSeen    ui.Rect // what is in sight of a row
}

// botCards are what a bot does in its turn.
type botCards struct {
	Made
	*choices
}

// waiting are the people who wait for a service, and outside.
type waiting struct {
	Made
	*choices
	WroteOutside bool // those who wait outside are written
	overview     overviewPlan
	// stood is who waits or has waited outside in this step, in the order of their places.
	stood    []string
	stoodFor map[clinic.Service][]string // the same for those who wait for a service
	stoodIn  outsideOf
}

// outsideOf is when places outside are kept, and for whom.
type outsideOf struct{ player, round, step int }

// Write writes the tray, and adds its spots.
func (t *Tray) Write(spots *[]paper.Spot) {
	p := &t.Paper
	p.Clear(t.Reader, spots)
	t.WroteOutside, t.Lit = false, t.onlyDone()
	t.inSight, t.pages = t.inSight[:0], 0
	defer func() {
		if t.pages == 0 { // what is for sale is gone, or all has room
			t.page = 0
		}
	}()
	s := &t.Situation
	if t.Layout.Hand != arrangement.Around {
		return // the drawer writes it
	}
	p.Panel(t.Layout.Tray, 16)
	pad := 12 + 8*t.Layout.roomy
	in := ui.Rect{X: t.Layout.Tray.X + pad, Y: t.Layout.Tray.Y, W: t.Layout.Tray.W - 2*pad, H: t.Layout.Tray.H}
	if t.Proposes() {
		t.writeProposal(p, in)
		return
	}
	d := t.decision()
	t.writeTrayButtons(p, d)
	t.writeOwnClock(p)
	in.W = t.Layout.buttons.X - 12 - in.X
	if s.Puzzle != nil {
		t.writePuzzle(p, in)
		return
	}
	t.overview = t.planOverview(in)
	t.writeStep(p, in)
}

// part is what a step allows: how it lies in the tray, in a drawer that scrolls sideways, and in one that scrolls up
// and down. Without a shelf it lies there as in the narrowest tray.
type part struct {
	row, shelf func(p *paper.Paper, in ui.Rect)
	column     func(p *paper.Paper, in ui.Rect) (bottom float64)
	beside     bool // the row shares the tray with those who wait
	// What extensions offer lies beside it; in a column only if alone is false.
	offers, alone bool
}

// part returns what the step allows.
func (t *Tray) part() part {
	people := part{shelf: t.writeShelfOfPeople, column: t.writeColumnOfPeople, beside: true, offers: true}
	treating := func(p *paper.Paper, in ui.Rect) { t.writeAsked(p, in, p.T(t.asksToTreat()), theme.Ink) }
	switch d := t.decision(); {
	case t.Proposes():
		return part{row: t.writeProposal, shelf: t.writeShelfOfWalks, column: t.writeColumnOfWalks}
	case t.Look.Bot != nil:
		return part{row: t.writeBotTurn, column: t.writeColumnOfBot}
	case t.inPhase() && (d == nil || !t.holdsForTray()):
		return part{row: t.writePhase, shelf: t.writeShelfOfPhase, column: t.writePhaseBelow, offers: true}
	case d == nil:
		return part{row: t.writeWaiting, beside: true}
	case t.SharesOut(d):
		return part{row: t.writeSplit, column: t.writeColumnOfShares}
	case t.OwnDecision():
		return part{row: t.writeDecision, column: t.writeColumnOfAnswers}
	case t.holdsForTray():
		people.row, people.beside, people.alone = t.writeOverview, false, true
	case t.PlaysAnnexAction():
		return part{row: t.writeAnnexAction, column: t.writeColumnOfAnnex, offers: true, alone: true}
	case t.ChoosesBill():
		return part{row: treating, shelf: t.writeHowToTreat, column: t.writeColumnOfTreating, beside: true, offers: true, alone: true}
	case d.Kind == game.DecideAction:
		return part{row: t.writeActionsToChoose, shelf: t.writeShelfOfActions, column: t.writeColumnOfActions, beside: true, offers: true}
	case d.Kind == game.DecideBuild:
		return part{row: t.writeBuild, shelf: t.writeShelfToBuild, column: t.writeColumnToBuild, offers: true}
	case d.Kind == game.DecideHire:
		people.row = t.writeHiring
	case d.Kind == game.DecideAdmit:
		people.row = t.writeAdmit
	case slices.Contains([]game.DecisionKind{game.DecideClinic, game.DecideAnnex, game.DecideExtras, game.DecideBonusPlace}, d.Kind):
		return part{row: t.writePieces, column: t.writeColumnOfPieces, offers: true}
	case d.Kind == game.DecideBonus:
		return part{row: t.writeBonuses, column: t.writeColumnOfBonuses, offers: true}
	case d.Kind == game.DecideGoal:
		return part{row: t.writeGoals, column: t.writeColumnOfGoals, offers: true}
	case d.Buys():
		return part{row: t.writePopularity, column: t.writePopularityBelow, offers: true}
	case d.Kind == game.DecideTreatments:
		people.row = treating
	default:
		people.row = t.writeMoving
	}
	return people
}

// writeStep writes what the step allows.
func (t *Tray) writeStep(p *paper.Paper, in ui.Rect) {
	part := t.part()
	if part.offers {
		t.writeOfferStrip(p, &in)
	}
	if part.beside {
		t.writeOverview(p, in)
		in = t.besideOverview(p, in)
	}
	part.row(p, in)
}

// writeMoving writes the actions that have been played, if there is room.
func (t *Tray) writeMoving(p *paper.Paper, in ui.Rect) {
	if in.W >= t.actionTiles(leastSign) {
		t.writeActions(p, in, false)
	}
}

func (t *Tray) writeActionsToChoose(p *paper.Paper, in ui.Rect) { t.writeActions(p, in, true) }

// holdsForTray reports whether the held piece may go to people and places that the tray shows.
func (t *Tray) holdsForTray() bool { return view.IsAnyTime(t.Look.Chosen) }

// doneText returns the text of the main button, or "" if the step ends by itself.
func (t *Tray) doneText(d *game.Decision) string {
	if t.Situation.State.Over {
		return t.T("button.score_sheet")
	}
	if b := t.Look.Bot; b != nil {
		switch {
		case b.Far: // they take their own time
			return ""
		case b.Alone:
			return t.T("bots.to_the_end")
		}
		return t.T("bots.to_my_turn")
	}
	if text := t.phaseDone(d); text != "" {
		return text
	}
	if d == nil {
		return ""
	}
	if t.beginsAgain() {
		return t.T("puzzle.over")
	}
	switch d.Kind {
	case game.DecideBuild, game.DecideHire, game.DecideAdmit:
		return t.T("button.done")
	case game.DecideMove:
		return t.T("button.finish_move")
	case game.DecideTreatments:
		return t.treatText()
	}
	if (t.OwnDecision() || t.PlaysAnnexAction()) && t.mayBeDone() {
		return t.T("button.done")
	}
	return ""
}

// mayBeDone reports whether the viewer's decision can be ended without anything else.
func (t *Tray) mayBeDone() bool {
	return t.Check(game.Command{Type: game.Done}).Refusal.Key != "not_now"
}

// onlyDone reports whether the only thing left to do in Build, Hire or Admit is to end it.
func (t *Tray) onlyDone() bool {
	d := t.decision()
	if d == nil || t.beginsAgain() || t.Look.Bot != nil || t.Situation.NotDone != "" || t.OwnDecision() || t.PlaysAnnexAction() {
		return false
	}
	switch d.Kind {
	case game.DecideBuild, game.DecideHire, game.DecideAdmit:
		return !slices.ContainsFunc(t.Legal(), func(c game.Command) bool {
			return c.Type == game.BuildOne || c.Type == game.HireOne || c.Type == game.QueueOne || c.Type == game.AdmitOne
		})
	}
	return false
}

// writeTrayButtons writes undo, redo and the main button, always in one place.
func (t *Tray) writeTrayButtons(p *paper.Paper, d *game.Decision) {
	undo, redo, done := t.Layout.trayButtons()
	if !t.Situation.Watches {
		t.iconButton(p, thing.Undo, pictures.Undo, undo, t.Situation.NoUndo)
		t.iconButton(p, thing.Redo, pictures.Redo, redo, t.Situation.NoRedo)
	}
	if text := t.doneText(d); text != "" {
		t.writeDone(p, done, text)
	}
}

// resting returns the ground of a main button that can't be used now.
func resting(reader *ui.Reader) theme.Color {
	if reader.Theme.Contrast {
		return theme.FaintInk
	}
	return theme.Mix(theme.Accent, theme.Card, 0.5)
}

// writeDone writes the main button.
func (t *Tray) writeDone(p *paper.Paper, done ui.Rect, text string) {
	p.Begin(thing.Of(thing.Done), done)
	does := text
	if d := t.decision(); d != nil {
		does += " " + string(d.Kind)
	}
	p.Main(does, done)
	ground, edge, ink := theme.Accent, theme.Darker(theme.Accent, 0.35), theme.Card
	if t.Look.Answering {
		text = p.T("remote.one_moment")
	}
	if t.beginsAgain() { // nobody needs it
		ground, edge, ink = theme.Well, theme.Darker(theme.Well, 0.15), theme.Ink
	}
	switch {
	case t.Look.Answering:
		p.Off(p.T("remote.answering"))
		ground, edge = resting(p.Reader), theme.Darker(resting(p.Reader), 0.15)
	case t.Situation.NotDone != "":
		p.Off(t.Situation.NotDone)
		ground, edge = resting(p.Reader), theme.Darker(resting(p.Reader), 0.15)
	}
	p.Round(ui.Rect{X: done.X, Y: done.Y + 3, W: done.W, H: done.H - 3}, 12, edge)
	face := ui.Rect{X: done.X, Y: done.Y, W: done.W, H: done.H - 3}
	if t.beginsAgain() {
		p.Tile(face, 12, ground)
	} else {
		p.Round(face, 12, ground)
	}
	words := ui.Rect{X: face.X + 8, Y: face.Y, W: face.W - 16, H: face.H}
	style := p.Styles.Heading
	if t.beginsAgain() { // its key ends a step elsewhere; here it ends nothing
		p.Icon(ui.IconAnew, ui.Rect{X: words.X + 4, Y: words.Y + words.H/2 - 10, W: 20, H: 20}, ink)
		words.CutLeft(30, 0)
		if ui.Measure(style, text) > words.W {
			style = p.Styles.TextStrong
		}
	} else {
		words.CutLeft(p.KeyCap(t.Look.Caps.On(p.Reader, input.Done), face.X+6, face.Y+(face.H-paper.KeyCapSize(p.Reader))/2, face.W/2), 0)
	}
	p.Lines(style, text, words, 2, ui.Center, ink)
	p.End()
}

// writeAsked writes what is to be done, or waited for.
func (t *choices) writeAsked(p *paper.Paper, in ui.Rect, text string, color theme.Color) {
	p.Lines(p.Styles.Label, text, ui.Rect{X: in.X, Y: in.Y, W: min(in.W, 300), H: in.H}, 3, ui.Left, color)
}

// writeWaiting writes the tray of a player without a decision.
func (t *Tray) writeWaiting(p *paper.Paper, in ui.Rect) {
	s := &t.Situation
	text := p.T("tray.nothing")
	if s.State.Over {
		text = p.T("tray.over")
	} else if deciders := s.State.Deciders(); len(deciders) > 0 {
		names := ""
		for i, player := range deciders {
			if i > 0 {
				names += ", "
			}
			names += t.SeatName(player)
		}
		text = p.T("tray.waiting_for", ui.Data{"Name": names})
	}
	t.writeAsked(p, in, p.Texts.Sentences(t.saysWatching(), text), theme.SecondInk)
}

// saysWatching tells somebody who only watches so, and nobody else.
func (t *Made) saysWatching() string {
	if t.Situation.Watches {
		return t.T("remote.watching")
	}
	return ""
}

var actionArt = map[game.Action][2]string{
	game.Build: {"action-build", "action-build-spent"}, game.Hire: {"action-hire", "action-hire-spent"}, game.Admit: {"action-admit", "action-admit-spent"},
}

// askLine returns the height of a line that asks for an action, in a drawer.
func askLine(reader *ui.Reader) float64 { return reader.Styles.Grown(17) }

const (
	leastTile = 52.0 // the width of the narrowest action tile to choose from
	leastSign = 36.0 // and of one that only has its sign
)

// actionTiles returns the width of the tiles of all actions at a size of one tile.
func (t *Tray) actionTiles(size float64) float64 {
	width := 0.0
	for _, spec := range t.Situation.Rules.Actions {
		width += float64(t.tiles(spec))*(size+8) + 10
	}
	return width - 18
}

func (t *Tray) tiles(spec game.ActionSpec) int {
	if spec.Tiles > 0 {
		return spec.Tiles
	}
	return t.Situation.Rules.Numbers[game.TilesPerAction]
}

// writeActions writes the action tiles, spent ones face down with the number of the action that spent them.
func (t *Tray) writeActions(p *paper.Paper, in ui.Rect, choose bool) {
	s := &t.Situation
	turn := &s.State.Players[s.Viewer].Turn
	size, named := t.narrowestTile(p.Styles.TextStrong.Usual()), t.narrowestTile(p.Styles.TextStrong)
	if t.Layout.Scrolls {
		size = named
	} else if !choose && t.actionTiles(size) > in.W {
		size = leastSign // without names
	}
	for size < min(max(72, named), in.H-44) && t.actionTiles(size+1) <= in.W {
		size++
	}
	text, ink, refused := p.T("tray.your_actions"), theme.SecondInk, make([]rule.Reason, len(s.Rules.Actions))
	if choose {
		if text, ink, refused = t.askForAction(); ui.Measure(p.Styles.TextStrong, text) > in.W && ink == theme.SecondInk {
			text = p.T("tray.choose_action")
		}
	}
	if wide := t.shelfWide; choose && t.Layout.Scrolls { // in as many lines as are in sight at once
		high := askLine(p.Reader) * float64(min(3, len(ui.Wrap(p.Styles.TextStrong, text, wide))))
		p.Lines(p.Styles.TextStrong, text, ui.Rect{X: in.X, Y: in.Y, W: wide, H: high}, 3, ui.Left, ink)
		size = min(size, in.H-high-14)
	} else {
		p.TextIn(p.Styles.TextStrong, text, ui.Rect{X: in.X, Y: in.Y + 10, W: in.W, H: 20}, ui.Left, ink)
	}
	x, y := in.X, in.Y+in.H-size-12
	for i, spec := range s.Rules.Actions {
		most, used := t.tiles(spec), int(turn.Used[i])
		if most > used && choose {
			p.Begin(thing.Named(thing.Action, spec.Action), ui.Rect{X: x + float64(used)*(size+8), Y: y, W: float64(most-used)*(size+8) - 8, H: size + 4})
			if !refused[i].None() {
				p.Off(words.Reason(p.Reader, refused[i]))
			}
		}
		p.End()
		at := 0
		for n := range most {
			r := ui.Rect{X: x, Y: y, W: size, H: size}
			spent := n < used
			if !spent && choose {
				p.Resume(thing.Named(thing.Action, spec.Action))
			}
			t.writeActionTile(p, spec.Action, r, spent || !choose || !refused[i].None(), choose && turn.Chosen == spec.Action && n == used)
			if choose && n == used && i < len(input.ActionDeeds) {
				half := paper.KeyCapSize(p.Reader) / 2 // over the corner, beside the picture
				p.KeyCap(t.Look.Caps.On(p.Reader, input.ActionDeeds[i]), r.X+4-half, r.Y+2-half, r.W-10)
			}
			if !spent && !refused[i].None() {
				p.Tinted(pictures.Lock, r.Right()-12, r.Y+13, 0.66, theme.SecondInk)
			}
			if spent {
				at = nextOf(turn.Order, spec.Action, at)
				p.Badge(r.Right()-5, r.Y+4, paper.Number(at))
			}
			p.End()
			x += size + 8
		}
		x += 10
	}
}

// askForAction returns the question for an action, or why an action with a tile can't be chosen, its color, and
// what forbids each action.
func (t *Tray) askForAction() (text string, ink theme.Color, refused []rule.Reason) {
	s := &t.Situation
	text, ink, refused = t.T("tray.choose_action"), theme.SecondInk, make([]rule.Reason, len(s.Rules.Actions))
	if len(s.State.Players) > 1 {
		text = t.T("tray.choose_action_in_order") // all Builds, then all Hires, then all Admits
	}
	for i, spec := range s.Rules.Actions {
		if t.tiles(spec) > int(s.State.Players[s.Viewer].Turn.Used[i]) {
			refused[i] = t.mayNotChoose(spec.Action)
		}
		if id := "tray." + refused[i].Key; !refused[i].None() && t.Texts.Has(id) {
			text, ink = t.T(id), theme.Warning
		}
	}
	return text, ink, refused
}

// nextOf returns the number, from 1, of the next tile of that action after the one numbered after.
func nextOf(order []game.Action, action game.Action, after int) int {
	for i := after; i < len(order); i++ {
		if order[i] == action {
			return i + 1
		}
	}
	return after
}

// mayNotChoose returns the rule that forbids choosing an action with a tile left.
func (t *Tray) mayNotChoose(action game.Action) rule.Reason {
	refusal := t.Check(game.Command{Type: game.ChooseAction, Action: action}).Refusal
	if refusal.Key == "not_now" {
		return rule.Reason{}
	}
	return refusal
}

func (t *Made) writeActionTile(p *paper.Paper, action game.Action, r ui.Rect, spent, chosen bool) {
	names, known := actionArt[action]
	color, ink := theme.AdmitColor, theme.Card
	switch action {
	case game.Build:
		color = theme.BuildColor
	case game.Hire:
		color = theme.HireColor
	}
	own, dressed := extensionui.ActionOf(action)
	if dressed {
		color = *own.Color
	}
	size := r.W / 72
	state := 0
	if spent {
		state, ink = 1, theme.Mix(color, theme.Ink, 0.55)
	}
	if chosen {
		p.Border(r.Inset(-4), 16, 3, theme.Accent)
	}
	switch {
	case known:
		p.Art(sprites.Must(names[state]), r.X, r.Y, size)
	case dressed:
		p.Art(own.Tile[state], r.X, r.Y, size)
	default:
		p.Round(r, 14*size, color)
	}
	written := []string{t.actionName(action, r.W)} // all in one size
	for _, spec := range t.Situation.Rules.Actions {
		written = append(written, t.actionName(spec.Action, r.W))
	}
	if r.W < leastTile {
		return
	}
	p.TextIn(ui.Snug(p.Styles.TextStrong, r.W-2, written...), written[0], ui.Rect{X: r.X, Y: r.Bottom() - 24*size - 2, W: r.W, H: 22 * size}, ui.Center, ink)
}

// preadmissions returns the services that the viewer admits for, that a patient or a tile waits for, or that an
// offer goes to.
func (t *waiting) preadmissions() []clinic.Service {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: t.Looked()}
	var list []clinic.Service
	for i := range s.State.Market.Appointments {
		service := s.State.Market.Appointments[i].Service
		waits := c.FreeWaiting(service) < s.Rules.Numbers[game.WaitingPerService] || t.TilesWaiting(service) > 0
		offered := slices.ContainsFunc(t.Offers, func(o view.Offer) bool { return slices.Contains(o.Path, thing.WaitingFor(service)) })
		if c.HasHub(service) || waits || offered {
			list = append(list, service)
		}
	}
	return list
}

// outside returns the clinic's staff who wait outside, and behind them those apart from the board.
func (t *waiting) outside() []*clinic.Person {
	board := &t.Situation.State.Players[t.Looked()].Clinic
	var list []*clinic.Person
	for i := range board.People {
		if board.People[i].At.Area == clinic.Waiting {
			list = append(list, &board.People[i])
		}
	}
	for i := range board.People {
		if board.People[i].At.Area.Apart() {
			list = append(list, &board.People[i])
		}
	}
	return list
}

// outsideText returns the name for those whom outside lists.
func (t *waiting) outsideText() string {
	if list := t.outside(); len(list) > 0 && list[len(list)-1].At.Area.Apart() {
		area := string(list[len(list)-1].At.Area)
		if list[0].At.Area.Apart() {
			return t.T("tray." + area)
		}
		return t.T("tray.outside_" + area)
	}
	return t.T("tray.outside")
}

// overviewPlan is where pre-admissions and those outside lie in the tray. It depends on the game and the window
// only, so that they stay in one place in every step.
type overviewPlan struct {
	x       float64
	size    float64 // of a place for a patient
	pitch   float64 // from one service to the next
	stacked bool    // services lie in pairs, one above the other
	outside float64 // where those outside begin, from x
	left    float64 // where the step's own things end
}

const (
	leastOutside = 64    // pixels, width of the part for those outside
	leastFifth   = 112.0 // width of a fifth service, which takes the place of those outside
	overviewGap  = 18
)

// narrowestTile returns the smallest size of action tiles whose names fit in this language and style.
func (t *Tray) narrowestTile(style ui.Style) float64 {
	least := leastTile
	for _, spec := range t.Situation.Rules.Actions {
		name := t.T("action." + string(spec.Action))
		if short := "action_short." + string(spec.Action); t.Texts.Has(short) {
			name = t.T(short)
		}
		least = max(least, math.Ceil(ui.Measure(style, name))+2)
	}
	return least
}

// planOverview leaves room beside it for the tiles of all actions: large ones first.
func (t *Tray) planOverview(in ui.Rect) overviewPlan {
	services, narrowest := len(t.Situation.State.Market.Appointments), t.narrowestTile(t.Styles.TextStrong.Usual())
	tiles := [...]float64{max(64, t.narrowestTile(t.Styles.TextStrong)), max(64, narrowest), narrowest}
	try := func(columns int, size, tile float64, stacked bool) (overviewPlan, bool) {
		pitch := 38 + float64(t.Situation.Rules.Numbers[game.WaitingPerService])*(size+4) + 14
		outside := max(float64(columns)*pitch, ui.Measure(t.Styles.TextStrong, t.T("tray.preadmissions"))) + overviewGap
		width := outside + 2*(size+16)
		if stacked && services > 2*columns {
			width = max(width, outside+leastFifth)
		}
		x := in.Right() - width
		return overviewPlan{x, size, pitch, stacked, outside, x - 2*overviewGap}, t.actionTiles(tile)+2*overviewGap+width <= in.W
	}
	for _, tile := range tiles {
		for size := 40.0; size >= 36; size -= 2 {
			if plan, fits := try(services, size, tile, false); fits {
				return plan
			}
		}
	}
	var plan overviewPlan
	for _, tile := range tiles {
		for size := min(40, (in.H-40)/2-3); size >= 28; size -= 2 {
			var fits bool
			if plan, fits = try(min(2, (services+1)/2), size, tile, true); fits {
				return plan
			}
		}
	}
	plan.left = max(plan.left, in.X+t.actionTiles(narrowest))
	plan.x = plan.left + 2*overviewGap
	return plan
}

// besideOverview returns the part of the tray for the step's own things, with a line between both.
func (t *waiting) besideOverview(p *paper.Paper, in ui.Rect) ui.Rect {
	p.Divider(t.overview.x-overviewGap, in)
	in.W = t.overview.left - in.X
	return in
}

// showsOverview reports whether pre-admissions are in the tray in this step.
func (t *Tray) showsOverview() bool {
	d := t.decision()
	if d == nil || t.holdsForTray() {
		return true
	}
	switch d.Kind {
	case game.DecideAction, game.DecideHire, game.DecideAdmit, game.DecideMove, game.DecideTreatments:
		return !t.PlaysAnnexAction()
	}
	return t.OwnDecision()
}

// leastBeside returns the least width of the step's own things beside the overview.
func (t *Tray) leastBeside() float64 {
	switch d := t.decision(); {
	case d == nil || t.holdsForTray() || d.Kind == game.DecideMove:
		return 0
	case d.Kind == game.DecideAction:
		return t.actionTiles(t.narrowestTile(t.Styles.TextStrong.Usual()))
	}
	return 200
}

// writeOverview writes pre-admissions, and those who wait outside if they fit before the end of the area.
func (t *waiting) writeOverview(p *paper.Paper, in ui.Rect) {
	o := &t.overview
	in.X, in.W = o.x, in.Right()-o.x
	services := t.preadmissions()
	p.Caption(p.T("tray.preadmissions"), in.X, in.Y, min(in.W, o.outside-overviewGap))
	board := &t.Situation.State.Players[t.Looked()].Clinic
	outside := o.outside
	for i, service := range services {
		r := ui.Rect{X: in.X + float64(i)*o.pitch, Y: in.Y + 36 + (in.H-36-8-o.size-4)/2, W: o.pitch - 14, H: o.size + 4}
		if o.stacked {
			r.X, r.Y, r.H = in.X+float64(i/2)*o.pitch, in.Y+32+float64(i%2)*(o.size+3), o.size
		}
		r.W = min(r.W, in.Right()-r.X)
		t.writePreadmissions(p, board, service, r, o.size)
		outside = max(outside, r.Right()+overviewGap-in.X)
	}
	in.CutLeft(outside, 0)
	text := t.outsideText()
	if short := p.T("tray.outside_short"); text == p.T("tray.outside") && ui.Measure(p.Styles.TextStrong, text) > in.W {
		text = short
	}
	if in.W < leastOutside || !fitsInLines(p.Styles.TextStrong, text, in.W, 2) {
		return
	}
	p.Divider(in.X-overviewGap/2-4, in)
	p.Lines(p.Styles.TextStrong, text, ui.Rect{X: in.X, Y: in.Y + 4, W: in.W, H: 32}, 2, ui.Left, theme.SecondInk)
	t.writeOutside(p, ui.Rect{X: in.X, Y: in.Y + 34, W: in.W, H: in.H - 34 - 10})
}

func (t *waiting) writePreadmissions(p *paper.Paper, board *clinic.Clinic, service clinic.Service, r ui.Rect, size float64) {
	p.Begin(thing.WaitingFor(service), r)
	p.Art(sprites.Emblem(service, true), r.X+15, r.Y+r.H/2, 0.83*min(1, r.H/34))
	p.End()
	r.CutLeft(36, 0)
	t.writeWaitingIn(p, board, service, r, size)
}

// writeWaitingIn writes the places of those who wait for a service, at most size wide.
func (t *waiting) writeWaitingIn(p *paper.Paper, board *clinic.Clinic, service clinic.Service, r ui.Rect, size float64) {
	var waiting []*clinic.Person
	for i := range board.People {
		if person := &board.People[i]; person.At.Area == clinic.PreAdmissions && person.Service == service {
			waiting = append(waiting, person)
		}
	}
	tiles := t.TilesWaiting(service)
	taken := t.withGaps(service, extensionui.FillPlaces(waiting))
	places := max(len(taken)+tiles, t.Situation.Rules.Numbers[game.WaitingPerService])
	size = min(size, (r.W+4)/float64(places)-4)
	for k := range places {
		place := ui.Rect{X: r.X + float64(k)*(size+4), Y: r.Y, W: size, H: r.H}
		if k < len(taken) && taken[k].With == nil {
			p.Empty(place, 10)
			continue
		}
		if k >= len(taken) {
			p.Empty(place, 10)
			if k-len(taken) < tiles {
				t.writeTile(p, thing.WaitingFor(service), ui.Rect{X: place.X + 3, Y: place.Y + 3, W: place.W - 6, H: place.H - 6})
			}
			continue
		}
		person, piece := taken[k].With, taken[k].Piece
		p.Begin(thing.Somebody(person.ID), place)
		p.Round(place, 10, theme.Well)
		if piece == sprites.NoPiece {
			p.Piece(dollhouse.Piece(person), place.X+size*0.4625, place.Y+place.H*0.5+size*0.38, size/40*0.98)
			t.writeBadge(p, person, place, size/40)
		} else {
			p.Fitted(piece.Picture(), place.Inset(4), size/40*0.98)
		}
		p.End()
	}
}

// keepPlaces forgets who stood where when another step begins.
func (t *waiting) keepPlaces() {
	if now := (outsideOf{t.Looked(), t.Situation.State.Round, t.Situation.State.Step}); now != t.stoodIn {
		t.stoodIn, t.stood, t.stoodFor = now, t.stood[:0], map[clinic.Service][]string{}
	}
}

// withGaps keeps places empty in Move that somebody has left since the step began.
func (t *waiting) withGaps(service clinic.Service, taken []extensionui.FilledPlace) (places []extensionui.FilledPlace) {
	if d := t.decision(); d == nil || d.Kind != game.DecideMove {
		return taken
	}
	t.keepPlaces()
	stood := t.stoodFor[service]
	for i := range taken {
		if id := taken[i].With.ID; taken[i].Piece == sprites.NoPiece && !slices.Contains(stood, id) {
			stood = append(stood, id)
		}
	}
	t.stoodFor[service] = stood
	for _, id := range stood {
		from := len(places)
		for i := range taken {
			if taken[i].With.ID == id {
				places = append(places, taken[i])
			}
		}
		if len(places) == from {
			places = append(places, extensionui.FilledPlace{})
		}
	}
	return places
}

// placesOutside returns who waits at which place outside, nil for a place just left: within a step everybody keeps
// a place, so that the next one to be taken does not move.
func (t *waiting) placesOutside() []*clinic.Person {
	list := t.outside()
	t.keepPlaces()
	for _, person := range list {
		if !slices.Contains(t.stood, person.ID) {
			t.stood = append(t.stood, person.ID)
		}
	}
	places := make([]*clinic.Person, max(2, len(t.stood)))
	for _, person := range list {
		places[slices.Index(t.stood, person.ID)] = person
	}
	return places
}

func (t *waiting) writeOutside(p *paper.Paper, r ui.Rect) {
	t.WroteOutside = true
	const gap, narrow = 6.0, 36.0
	places := t.placesOutside()
	columns, high := len(places), r.H
	if (r.W+gap)/float64(columns) < narrow { // in two rows
		columns, high = (columns+1)/2, (r.H-4)/2
	}
	pitch := min(58, (r.W+gap)/float64(columns))
	for k, person := range places {
		place := ui.Rect{X: r.X + float64(k%columns)*pitch, Y: r.Y + float64(k/columns)*(high+4), W: pitch - gap, H: high}
		if person == nil {
			p.Begin(thing.Numbered(thing.Outside, k), place)
			p.Empty(place, 10)
			p.End()
			continue
		}
		p.Begin(thing.Somebody(person.ID), place)
		p.Round(place, 10, theme.Well)
		if person.At.Area.Apart() {
			p.Border(place, 10, 2, theme.Warning)
		}
		size := min(1, place.H/66, place.W/46)
		p.Piece(dollhouse.Piece(person), place.X+place.W/2-2*size, place.Y+place.H/2+26*size, size)
		t.writeBadge(p, person, place, size)
		p.End()
	}
}

// lead writes the action being played and the one number that counts, and cuts their area off in.
func (t *Tray) lead(p *paper.Paper, in *ui.Rect, action game.Action, count int, word string) {
	size := min(72, in.H-40)
	if t.Layout.roomy < 0.4 { // small, but with room for its name
		size = max(60, min(size, t.narrowestTile(p.Styles.TextStrong)))
	}
	r := in.CutLeft(size, 14)
	r.Y, r.H = in.Y+(in.H-size)/2-1, size
	t.writeActionTile(p, action, r, false, false)
	width := max(ui.Measure(p.Styles.Big, paper.Number(count)), min(96, ui.Measure(p.Styles.Text, word)))
	if action == game.Build { // wide enough for whatever it may say: the cards beside it don't move
		width = 0
		for _, word := range t.buildWords() {
			width = max(width, ui.Measure(p.Styles.Text, word)+1)
		}
	}
	text := in.CutLeft(width, 16)
	p.Begin(thing.Of(thing.Count), text)
	p.Text(p.Styles.Big, paper.Number(count), text.X, in.Y+in.H/2-12, ui.Left, theme.Ink)
	p.Lines(p.Styles.Text, word, ui.Rect{X: text.X, Y: in.Y + in.H/2 + 4, W: width, H: p.Styles.Grown(17) * float64(min(3, 1+len(ui.Wrap(p.Styles.Text, word, width))))}, 3, ui.Left, theme.SecondInk)
	p.End()
}

func (t *Tray) writeHiring(p *paper.Paper, in ui.Rect) {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	t.lead(p, &in, game.Hire, max(0, c.FreePlaces()), p.T("tray.free_places", ui.Data{"Count": max(0, c.FreePlaces())}))
	t.writeToHire(p, ui.Rect{X: in.X, Y: in.Y, W: min(300, in.W), H: in.H})
}

// writeToHire writes what may still be hired, and what has been.
func (t *Tray) writeToHire(p *paper.Paper, text ui.Rect) {
	c := t.Context()
	turn := c.Turn()
	half := text.H/2 - 14
	doctor, other := p.T("tray.hire_doctor"), p.T("tray.hire_other")
	noDoctor := !turn.DoctorHired && !t.doctorsForHire(c)
	noOther := !turn.OtherHired && !t.othersForHire(c)
	if noDoctor && t.noMoreDoctors(c) {
		doctor = p.T("tray.no_more_doctors")
	} else if noDoctor {
		doctor = p.T("tray.no_doctor")
	}
	if noOther {
		other = p.T("tray.no_other")
	}
	for i, line := range []struct {
		text       string
		done, none bool
	}{{doctor, turn.DoctorHired, noDoctor}, {other, turn.OtherHired, noOther}} {
		row := ui.Rect{X: text.X, Y: text.Y + 14 + float64(i)*half, W: text.W, H: half}
		x, y := row.X+11, row.Y+row.H/2
		color := theme.Ink
		if line.done {
			p.Circle(x, y, 10, theme.Legal)
			p.Tinted(pictures.Check, x, y, 0.75, theme.Card)
			color = theme.SecondInk
		} else if line.none {
			color = theme.SecondInk
		} else {
			p.Ring(x, y, 10, 1.5, theme.Dashes)
		}
		p.Lines(p.Styles.TextStrong, line.text, ui.Rect{X: row.X + 30, Y: row.Y, W: row.W - 30, H: row.H}, 2, ui.Left, color)
	}
}

func (t *Tray) writeAdmit(p *paper.Paper, in ui.Rect) {
	s := &t.Situation
	points := s.State.Players[s.Viewer].Turn.Queue
	t.lead(p, &in, game.Admit, points, p.T("tray.queue_points", ui.Data{"Count": points}))
}

// writeTile writes a tile into the tray, which can be clicked.
func (t *choices) writeTile(p *paper.Paper, on thing.Thing, r ui.Rect) {
	if t.TilesGo() {
		p.Begin(thing.TileOf(on), r)
		defer p.End()
	}
	p.Fitted(extensionui.TilesOf(t.Rules).Picture, r, 1)
}
