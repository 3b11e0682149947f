// Package load lists the games that are kept, goes on with one, and keeps the one that is played under a name.
package load

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/files"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/aside"
	"clinic/sprites/paint"
)

// Play opens a game that was kept.
type Play func(kept save.Game) (scenes.Scene, error)

// kept is one game of the list. It is read only once it is seen; until then only its head is known.
type kept struct {
	save.Listed
	head *session.Head
	own  bool // goes on by itself in this program
	read bool // or is being read
	whole
	high float64 // of its row, as far as that is known
}

// whole is what is known of a game that was read.
type whole struct {
	game   save.Game
	told   session.Told
	partly error             // why it is not as it was saved, though it can be gone on with
	small  dollhouse.Grounds // the first player's
	result string            // of a game that is over
}

// came is a game that was read beside the frames.
type came struct {
	head  *session.Head
	game  save.Game
	err   error
	told  session.Told
	small dollhouse.Grounds
}

// Scene is the screen.
type Scene struct {
	store *session.Heads
	own   string // the name of the game that goes on by itself
	known []*game.Extension
	play  Play

	found   *session.Found // what is listed
	coming  chan came      // the game that is being read; nil for none
	games   []kept
	trouble string // why there is no list
	chosen  int
	picked  bool // by the player
	player  int  // whose clinic is shown
	house   dollhouse.House

	page    ui.Page
	small   bool // the window is too small for the chosen game beside the list
	frame   ui.Frame
	scroll  *ui.Scroll
	rows    []ui.Rect // of the games, before scrolling
	left    ui.Rect
	right   ui.Rect
	bar     ui.Rect
	picture ui.Rect
	detail  ui.Rect // in a small window: the card with the picture
	opening <-chan files.Result
	goesOn  bool // with the first game, as soon as the screen is up
}

// New makes the screen for the games of a store, written by a program that knows these extensions and keeps the game
// that goes on by itself under a name of its own.
func New(store *session.Heads, own string, known []*game.Extension, play Play) *Scene {
	s := &Scene{store: store, own: own, known: known, play: play}
	store.Refresh()
	s.list()
	return s
}

// GoOn has the screen go on with the game that goes on by itself as soon as it is up: it asks before, or says why not.
func (s *Scene) GoOn() { s.goesOn = true }

// list takes the games that are known now: the one that goes on by itself first, and those that are over last, of
// each kind the latest before the others, and after them what can't be read.
func (s *Scene) list() {
	s.found, s.trouble = s.store.Found(), ""
	if err := s.found.Err; err != nil {
		s.trouble = texts.Sentence(words.Capital(words.Trouble(err)))
	}
	before, chosen := map[*session.Head]kept{}, ""
	for i, k := range s.games {
		before[k.head] = k
		if i == s.chosen && s.picked {
			chosen = k.Name
		}
	}
	s.games = nil
	for _, head := range s.found.All {
		k, known := before[head]
		if !known {
			k = kept{Listed: head.Listed, head: head, own: head.Name == s.own, whole: whole{told: head.Told}, high: rowHeight}
		}
		s.games = append(s.games, k)
	}
	s.games = slices.DeleteFunc(s.games, s.keptTwice)
	slices.SortStableFunc(s.games, func(a, b kept) int {
		return cmp.Or(cmp.Compare(a.place(), b.place()), b.told.Saved.Compare(a.told.Saved), cmp.Compare(a.Name, b.Name))
	})
	if at := slices.IndexFunc(s.games, func(k kept) bool { return k.Name == chosen }); at >= 0 {
		s.chosen = at
		s.show()
		return
	}
	s.picked = false
	s.choose(0)
}

// keptTwice tells whether that is the game that went on by itself, and is over and kept under another name.
func (s *Scene) keptTwice(k kept) bool {
	if !k.own || k.Err != nil || !k.Header.Over {
		return false
	}
	return slices.ContainsFunc(s.games, func(other kept) bool {
		return session.Finished(other.Name) && other.Err == nil && reflect.DeepEqual(other.Header.Config, k.Header.Config) && slices.Equal(other.told.Seats, k.told.Seats)
	})
}

// The places of games in the list.
const (
	autosavedGame = iota
	keptGame
	finishedGame
)

func (k *kept) place() int {
	switch {
	case k.Err == nil && k.Header.Over:
		return finishedGame
	case k.own:
		return autosavedGame
	}
	return keptGame
}

// follow takes what was read beside the frames, and has the next game read of those that are seen, the chosen one
// first.
func (s *Scene) follow(c *scenes.Context) {
	if s.store.Found() != s.found {
		s.list()
		c.Relayout()
	}
	select {
	case one := <-s.coming:
		s.coming = nil
		s.take(one)
		c.Relayout()
	default:
	}
	if s.coming == nil {
		s.readNext()
	}
	if s.Reads() {
		c.Awake()
	}
}

// Reads tells whether games that are seen, or the list of them, are being read.
func (s *Scene) Reads() bool {
	return s.store.Reading() || s.store.Found() != s.found || s.coming != nil
}

// readNext has a game read that is seen and is not yet.
func (s *Scene) readNext() {
	at := s.wanted()
	if at < 0 {
		return
	}
	k, coming := &s.games[at], make(chan came, 1)
	k.read, s.coming = true, coming
	head, store := k.head, s.store
	aside.Run("reading a saved game", func() {
		one := came{head: head}
		one.game, one.err = store.Read(head.Name)
		if m := one.game.Match; m != nil {
			one.small = dollhouse.OfPlayer(game.Context{Rules: m.Rules, State: m.State})
			one.told.Popularity, one.told.Scores = session.Standing(m)
		}
		coming <- one
	})
}

// wanted is the place in the list of the game that is to be read next, -1 for none.
func (s *Scene) wanted() int {
	unread := func(i int) bool { return !s.games[i].read && s.games[i].Err == nil }
	if s.chosen < len(s.games) && unread(s.chosen) {
		return s.chosen
	}
	for i := range s.games {
		if s.seen(i) && unread(i) {
			return i
		}
	}
	return -1
}

// take finds out whether a game that was read can be gone on with.
func (s *Scene) take(one came) {
	i := slices.IndexFunc(s.games, func(k kept) bool { return k.head == one.head })
	if i < 0 {
		return
	}
	k, m := &s.games[i], one.game.Match
	k.game, k.Err = one.game, one.err
	if m == nil {
		return
	}
	k.partly, k.small = one.err, one.small
	k.told.Popularity, k.told.Scores = one.told.Popularity, one.told.Scores
	if m.State.Over {
		count := slices.Max(k.told.Scores)
		if m.Rules.Cooperative() { // all of them together
			count = 0
			for _, score := range k.told.Scores {
				count += score
			}
		}
		result := words.Result(m.Rules, m.State, k.told.Seats.Name)
		if len(m.State.Players) == 1 && k.told.Seats.Bots() == 1 && !m.Rules.Cooperative() {
			result = ui.T("scores.bot_alone", ui.Data{"Name": k.told.Seats.Name(0)})
		}
		k.result = ui.T("load.result", ui.Data{"Result": result, "Count": count})
	}
	if i == s.chosen {
		s.show()
	}
}

// choose shows another game.
func (s *Scene) choose(i int) {
	s.chosen, s.player = i, 0
	if len(s.games) > 0 {
		s.show()
	}
}

// show has the clinic of the chosen game's player drawn.
func (s *Scene) show() {
	k := &s.games[s.chosen]
	if m := k.game.Match; m != nil {
		s.house.Show(dollhouse.OfPlayer(game.Context{Rules: m.Rules, State: m.State, Player: s.player}))
	}
}

const (
	margin    = 16
	gap       = 16
	barHeight = 76
	rowHeight = 84
)

// title is what a game is called in the list.
func (k *kept) title() string {
	switch {
	case k.own:
		return ui.T("load.autosave")
	case save.Autosaved(k.Name):
		return ui.T("load.autosave_of_another")
	case session.Finished(k.Name) && k.result != "":
		return k.result
	case session.Finished(k.Name):
		return ui.T("load.finished")
	case save.Original(k.Name):
		return ui.T("load.original")
	}
	return k.Name
}

// playable tells whether the game can be gone on with, as it was saved or from another point, as far as that is known.
func (k *kept) playable() bool { return k.Err == nil || k.partly != nil }

// reason says why a game cannot be gone on with as it was saved.
func (k *kept) reason() string {
	if k.partly != nil {
		return notWhole(k.partly)
	}
	return words.Capital(words.Trouble(k.Err))
}

func titles(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, words.Extension(id))
	}
	return texts.Commas(names)
}

// About says of a game that can be gone on with how far it is, and who plays, or which clinic of the campaign it is.
func About(listed save.Listed) string {
	told, err := session.Tell(listed.Header.Table)
	if err != nil {
		return ""
	}
	about := Stage(listed)
	if clinic := told.Origin.CampaignClinic(); clinic != nil {
		return texts.Dots(words.Clinic(clinic.ID), about)
	}
	var names []string
	for player := range told.Seats {
		names = append(names, told.Seats.Name(player))
	}
	switch len(names) {
	case 0, 1:
		return about
	case 2:
		return texts.Dots(about, texts.And(names))
	}
	return texts.Dots(about, texts.Commas(names))
}

// Stage says how far a game is, with the step of its round.
func Stage(listed save.Listed) string {
	told, err := session.Tell(listed.Header.Table)
	if err != nil {
		return ""
	}
	stage := (&kept{Listed: listed}).stage()
	step, id := "", "step."+told.Step
	switch {
	case listed.Header.Over || listed.Header.Round == 0 || told.Step == "":
	case ui.Has(id):
		step = ui.T(id)
	case told.Number > 0: // whichever tile it is
		step = ui.T("step.action", ui.Data{"Number": told.Number})
	}
	if step == "" {
		return stage
	}
	return texts.Commas([]string{stage, step})
}

// stage says how far a game is.
func (k *kept) stage() string {
	switch {
	case k.Header.Over:
		return ui.T("load.over")
	case k.Header.Round == 0:
		return ui.T("load.in_setup")
	}
	return ui.T("load.in_round", ui.Data{"Round": words.Round(k.Header.Round)})
}

// about says when a game was kept and how far it is, or why it cannot be gone on with.
func (k *kept) about() string {
	if k.Err != nil {
		return k.reason()
	}
	when := ui.T("load.some_time")
	if !k.told.Saved.IsZero() {
		t := k.told.Saved.Local()
		when = ui.T("load.when", ui.Data{
			"Day":  words.Day(t),
			"Time": ui.T("load.time", ui.Data{"Hour": t.Hour(), "Minute": t.Format("04")}),
		})
	}
	about := texts.Dots(k.stage(), when)
	if k.result != "" && !session.Finished(k.Name) {
		about = texts.Dots(k.result, when)
	}
	if played := slices.Concat(k.Header.Config.Extensions, k.Header.Config.Variants); k.Header.Over && len(played) > 0 {
		about += "\n" + ui.T("load.with", ui.Data{"Names": titles(played)})
	}
	return about
}

// Layout places the list at the left, the chosen game at the right, and what can be done with it below.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	if s.small = arrangement.Of(width, height, ui.TextSize()) != arrangement.Desk; s.small {
		s.layoutSmall(c, width, height)
		return
	}
	area := ui.Rect{W: width, H: height}.Inset(margin)
	area.CutTop(ui.RibbonHeight, 0)
	head := ui.Rect{X: margin, Y: 6, W: width - 2*margin, H: 44}
	back := &ui.Button{Base: ui.Base{ID: "load.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = ui.Rect{X: head.X, Y: head.Y, W: back.Width(), H: 44}
	s.page.Add(back, &ui.Caption{Base: ui.Base{Rect: ui.Rect{X: back.Rect.Right() + gap, Y: head.Y + 4, W: head.W - back.Rect.W - gap, H: 40}},
		Text: ui.T("title.load"), Style: ui.Big, Color: paint.Ink})
	s.bar = area.CutBottom(barHeight, gap)
	s.left = area.CutLeft(min(620, max(470, area.W*0.46)), gap)
	s.right = area
	s.layoutList(c)
	s.layoutChosen(c)
	s.layoutBar(c)
}

func (s *Scene) layoutList(c *scenes.Context) {
	list := s.left.Inset(12)
	list.W -= 10
	s.listGames(c, list, 96)
}

// listGames places the games in an area that scrolls, each with a picture of a width.
func (s *Scene) listGames(c *scenes.Context, list ui.Rect, picture float64) {
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "load.list", Rect: list}, Offset: offset}
	s.page.Add(s.scroll)
	s.rows = s.rows[:0]
	y, width := list.Y, s.scroll.Rect.W
	if !s.found.Whole {
		text := ui.T("load.coming")
		high := ui.ParagraphHeight(ui.Text, text, width-16)
		at := ui.Rect{X: list.X + 8, Y: y + 8, W: width - 16, H: high}
		s.page.Add(&ui.Caption{Base: ui.Base{ID: "load.coming", Rect: at, Inside: s.scroll}, Text: text, Style: ui.Text, Color: paint.SecondInk})
		y = at.Bottom() + 8
	}
	for i := range s.games {
		k := &s.games[i]
		if k.place() == finishedGame && (i == 0 || s.games[i-1].place() != finishedGame) {
			title := ui.T("load.finished_games")
			high := ui.ParagraphHeight(ui.Heading, title, width-16)
			s.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: list.X + 8, Y: y + 8, W: width - 16, H: high}, Inside: s.scroll}, Text: title, Style: ui.Heading, Color: paint.Ink})
			y += high + 14
		}
		if at := (ui.Rect{X: list.X, Y: y, W: width, H: k.high}); i != s.chosen && !s.scroll.Near(at) {
			s.rows = append(s.rows, at)
			y += k.high + 6
			continue
		}
		text := width - picture - 28
		_, people := k.people(text)
		high := ui.ParagraphHeight(ui.Label, k.title(), text) + people + ui.ParagraphHeight(ui.Text, k.about(), text)
		row := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("load.game.%d", i), Inside: s.scroll}}
		row.Rect = ui.Rect{X: list.X, Y: y, W: width, H: max(rowHeight, high+28)}
		s.scroll.Grew(ui.Rect{Y: y, H: k.high}, row.Rect.H)
		k.high = row.Rect.H
		row.Do = func() {
			if s.chosen == i {
				s.open(c)
				return
			}
			s.picked = true
			s.choose(i)
			c.Relayout()
		}
		row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintRow(c, r, state, i, picture, text, high) }
		s.page.Add(row)
		s.rows = append(s.rows, row.Rect)
		y += row.Rect.H + 6
		if s.small && i == s.chosen {
			y = s.tellChosen(c, ui.Rect{X: list.X, Y: y, W: width, H: 1e6})
		}
	}
	s.scroll.Height = y - list.Y
}

func (s *Scene) paintRow(c *ui.Canvas, r ui.Rect, state ui.State, i int, picture, text, high float64) {
	k := &s.games[i]
	switch {
	case i == s.chosen:
		c.Round(r, 12, paint.AccentSoft)
		c.RoundLine(r, 12, 2, paint.Accent)
	case s.small:
		c.Panel(r, 12)
	case state.Hover:
		c.Tile(r, 12, paint.Well)
	}
	at := ui.Rect{X: r.X + 8, Y: r.Y + 8, W: picture, H: r.H - 16}
	switch {
	case !k.playable():
		ui.IconWarning(c, ui.Rect{X: at.X + at.W/2 - 14, Y: at.Y + at.H/2 - 14, W: 28, H: 28}, paint.Warning)
	case k.small.Clinic != nil:
		k.small.Thumbnail(c, at, 1)
	}
	y := r.Y + (r.H-high)/2
	x := at.Right() + 12
	y += c.Paragraph(ui.Label, k.title(), x, y, text, ui.Left, paint.Ink)
	y += k.paintPeople(c, x, y, text)
	ink := paint.SecondInk
	if k.Err != nil {
		ink = paint.IllegalInk
	}
	c.Paragraph(ui.Text, k.about(), x, y, text, ui.Left, ink)
	if state.Focus {
		c.FocusRing(r, 12)
	}
}

// seen tells whether any of a game's row is in sight.
func (s *Scene) seen(i int) bool {
	if i >= len(s.rows) {
		return false
	}
	row, sight := s.rows[i], s.scroll.Rect
	row.Y -= s.scroll.Offset
	return row.Bottom() > sight.Y && row.Y < sight.Bottom()
}

// good gives the chosen game, nil where there is none that can be gone on with, or it is not read yet.
func (s *Scene) good() *kept {
	if len(s.games) == 0 || s.games[s.chosen].game.Match == nil {
		return nil
	}
	return &s.games[s.chosen]
}

// layoutChosen places the players of the chosen game above the picture of the clinic of one of them.
func (s *Scene) layoutChosen(c *scenes.Context) {
	k := s.good()
	if k == nil {
		return
	}
	area := s.right.Inset(16)
	s.layoutPlayers(c, k, &area, nil)
	s.picture = area
}

// layoutPlayers places the players of the chosen game at the top of an area.
func (s *Scene) layoutPlayers(c *scenes.Context, k *kept, area *ui.Rect, inside *ui.Scroll) {
	const leastPlayer = 150
	across := max(1, min(2, len(k.told.Scores), int(area.W/leastPlayer)))
	width := (area.W - 8*float64(across-1)) / float64(across)
	height := 0.0
	for player := range k.told.Scores {
		height = max(height, 44+ui.ParagraphHeight(ui.Text, k.score(player), width-40))
	}
	for player := range k.told.Scores {
		r := ui.Rect{X: area.X + float64(player%across)*(width+8), Y: area.Y + float64(player/across)*(height+6), W: width, H: height}
		spot := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("load.player.%d", player), Rect: r, Inside: inside}}
		spot.Do = func() {
			s.player = player
			s.show()
			c.Redraw()
		}
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintPlayer(c, r, state, k, player) }
		s.page.Add(spot)
	}
	area.CutTop(float64((len(k.told.Scores)+across-1)/across)*(height+6), 6)
}

func (s *Scene) paintPlayer(c *ui.Canvas, r ui.Rect, state ui.State, k *kept, player int) {
	switch {
	case player == s.player:
		c.Tile(r, 10, paint.AccentSoft)
	case state.Hover:
		c.Tile(r, 10, paint.Well)
	}
	inner := r.Inset(8)
	line := inner.CutTop(28, 0)
	popularity := k.star(player)
	at := line.CutRight(26+ui.Measure(ui.Price, popularity), 8)
	pictures.Amount(c, pictures.Popularity, ui.Price, popularity, at.X, at.Y, paint.Ink)
	c.Circle(line.X+8, line.Y+14, 7, paint.PlayerColors[k.told.Seats.Color(player)])
	line.CutLeft(24, 0)
	c.TextIn(ui.TextStrong, k.told.Seats.Name(player), line, ui.Left, paint.Ink)
	c.Paragraph(ui.Text, k.score(player), line.X, inner.Y, r.W-40, ui.Left, paint.SecondInk)
	if state.Focus {
		c.FocusRing(r, 10)
	}
}

// score says what a player's game comes to.
func (k *kept) score(player int) string {
	id := "load.score_now"
	if k.Header.Over {
		id = "load.score"
	}
	return ui.T(id, ui.Data{"Count": k.told.Scores[player]})
}

func (s *Scene) layoutBar(c *scenes.Context) {
	bar := s.bar.Inset(16)
	file, replay, remove, main := s.buttons(c)
	code := s.codeButton(c)
	main.Rect = bar.CutRight(max(180, main.Width()), 12)
	remove.Rect = bar.CutRight(remove.Width(), 12)
	replay.Rect = bar.CutRight(replay.Width(), 12)
	file.Rect = bar.CutLeft(file.Width(), 12)
	if code != nil {
		code.Rect = bar.CutLeft(44, 12)
	}
}

// codeButton leads to where codes and links are written or pasted; nil where they lead nowhere.
func (s *Scene) codeButton(c *scenes.Context) *ui.Button {
	given := c.Options.Doors.Given
	if given == nil {
		return nil
	}
	code := &ui.Button{Base: ui.Base{ID: "load.code", Tip: ui.T("sharing.load_tip")}, Icon: ui.IconShare, Do: func() { c.Push(sharing.New(given)) }}
	s.page.Add(code)
	return code
}

// buttons are what can be done: open a file, and show again, remove or go on with the chosen game.
func (s *Scene) buttons(c *scenes.Context) (file, replay, remove, main *ui.Button) {
	open := ui.T("load.open")
	if k := s.good(); k != nil && k.game.Match.State.Over {
		open = ui.T("load.see")
	}
	main = &ui.Button{Base: ui.Base{ID: "load.open", Disabled: s.good() == nil}, Text: open, Kind: ui.Primary, Do: func() { s.open(c) }}
	remove = &ui.Button{Base: ui.Base{ID: "load.remove", Disabled: len(s.games) == 0}, Text: ui.T("load.remove"), Do: func() { s.askToRemove(c) }}
	file = &ui.Button{Base: ui.Base{ID: "load.file", Tip: ui.T("load.file_tip")}, Text: ui.T("load.file")}
	file.Do = func() {
		if s.opening == nil {
			s.Opening(files.Open(ui.T("load.file"), files.Kind{Name: ui.T("files.game"), Ending: "clinic"}))
		}
	}
	replay = &ui.Button{Base: ui.Base{ID: "load.replay", Disabled: s.good() == nil || c.Options.Doors.Replay == nil}, Text: ui.T("load.replay"), Do: func() {
		k := s.good()
		c.Push(c.Options.Doors.Replay(k.game.Match, k.told.Seats, 0, s.player))
	}}
	s.page.Add(file, replay, remove, main)
	if s.page.Focused() == nil && !main.Disabled {
		s.page.Focus(main)
	}
	return file, replay, remove, main
}

// open goes on with the chosen game.
func (s *Scene) open(c *scenes.Context) {
	k := s.good()
	switch {
	case k == nil:
	case k.partly != nil:
		c.Ask(goingOn(k.partly, func() { s.goOn(c, k) }))
	default:
		s.goOn(c, k)
	}
}

// goOn goes on with a game, or shows how it ended.
func (s *Scene) goOn(c *scenes.Context, k *kept) {
	switch {
	case k.game.Match.State.Over:
		s.see(c, k.game)
	case k.own:
		begin(c, k.game, s.play)
	default:
		s.askToBegin(c, k.game)
	}
}

// goingOn asks whether to go on with a game that is not as it was saved, and does that if so.
func goingOn(partly error, do func()) *ui.Dialog {
	id := "load.otherwise"
	if earlier := (*save.Earlier)(nil); errors.As(partly, &earlier) {
		id = "load.earlier"
	}
	return &ui.Dialog{Title: ui.T(id + "_title"), Text: ui.T(id+"_text", ui.Data{"Reason": notWhole(partly)}), Answers: []ui.Answer{
		{ID: "go_on", Text: ui.T(id), Do: do},
		{ID: "back", Text: ui.T("common.back")},
	}}
}

// notWhole says why a game that can be gone on with is not as it was saved.
func notWhole(partly error) string {
	if earlier := (*save.Earlier)(nil); errors.As(partly, &earlier) {
		said := ui.T("load.damaged_last")
		if earlier.Cut != nil {
			said += "\n" + otherwise(earlier.Cut)
		}
		return said
	}
	var cut *save.Otherwise
	errors.As(partly, &cut)
	return otherwise(cut)
}

// otherwise says at which command this program plays a game otherwise than it was saved, and why.
func otherwise(cut *save.Otherwise) string {
	if cut.Command == 0 {
		return ui.T("load.leads_elsewhere")
	}
	where := ui.T("load.at_setup")
	if cut.Round > 0 {
		where = ui.T("load.at_round", ui.Data{"Round": words.Round(cut.Round)})
	}
	if cut.Refusal.None() {
		return ui.T("load.unknown_command", ui.Data{"Number": cut.Command, "Where": where})
	}
	return ui.T("load.refused_command", ui.Data{"Number": cut.Command, "Where": where, "Why": words.Reason(cut.Refusal)})
}

// see shows how a game ended that is over. Nothing is given up for that, and the list is where one comes back to.
func (s *Scene) see(c *scenes.Context, g save.Game) {
	if scene, err := s.play(g); err != nil {
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
	} else {
		c.Push(scene)
	}
}

// askToBegin goes on with a game, after a question where another one has not been played to its end: that one is kept
// under no other name.
func (s *Scene) askToBegin(c *scenes.Context, g save.Game) { askToBegin(c, g, s.unfinished(), s.play) }

// unfinished is the game that goes on by itself, nil where it is over, or can't be gone on with.
func (s *Scene) unfinished() *Unfinished {
	own := s.store.Look(s.own)
	lost := slices.ContainsFunc(s.games, func(k kept) bool { return k.own && !k.playable() })
	if own.Err != nil || own.Header.Over || lost {
		return nil
	}
	return &Unfinished{Store: s.store, Name: s.own}
}

func askToBegin(c *scenes.Context, g save.Game, unfinished *Unfinished, play Play) {
	unfinished.replaceWith(c, g, func() { begin(c, g, play) })
}

// begin shows a game's table above the title.
func begin(c *scenes.Context, g save.Game, play Play) {
	scene, err := play(g)
	if err != nil {
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
		return
	}
	c.Home()
	c.Push(scene)
}

// askToRemove removes the chosen game if the player says so twice.
func (s *Scene) askToRemove(c *scenes.Context) {
	k := &s.games[s.chosen]
	c.Ask(&ui.Dialog{Title: ui.T("load.remove_title"), Text: ui.T("load.remove_text", ui.Data{"Name": k.title()}), Answers: []ui.Answer{
		{ID: "remove", Text: ui.T("load.remove"), Do: func() {
			if err := s.store.Remove(k.Name); err != nil {
				c.Toast(ui.T("load.not_removed", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
				return
			}
			s.store.Refresh()
			s.games = slices.Delete(s.games, s.chosen, s.chosen+1)
			s.choose(max(0, min(s.chosen, len(s.games)-1)))
			c.Relayout()
		}},
		{ID: "keep", Text: ui.T("load.keep")},
	}})
}

// Update follows the gestures, takes what was read, and takes a file that was chosen.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
	if s.scroll != nil && s.scroll.Left() {
		c.Relayout()
	}
	s.follow(c)
	if s.goesOn && !s.Reads() {
		s.goesOn = false
		s.open(c)
	}
	select {
	case result := <-s.opening:
		s.opening = nil
		if errors.Is(result.Err, files.ErrNoDialog) {
			c.AskForFile(result.Found, func(reading <-chan files.Result) { s.Opening(reading) })
			break
		}
		Take(c, result, s.known, s.unfinished(), s.play)
	default:
	}
}

// Opening has the screen take what comes of a dialog for a file.
func (s *Scene) Opening(result <-chan files.Result) *Scene {
	s.opening = result
	return s
}

// TakeRead goes on with a game that was read from a file, as Take does; partly is why it can't be gone on with as it
// was saved.
func TakeRead(c *scenes.Context, g save.Game, partly error, unfinished *Unfinished, play Play) {
	if partly != nil {
		c.Ask(goingOn(partly, func() { askToBegin(c, g, unfinished, play) }))
		return
	}
	askToBegin(c, g, unfinished, play)
}

// Take goes on with the game of a file, or takes in what a file with many of them has, for a program that knows these
// extensions; it asks before that where another game is unfinished.
func Take(c *scenes.Context, file files.Result, known []*game.Extension, unfinished *Unfinished, play Play) {
	if errors.Is(file.Err, files.ErrCancelled) {
		return
	}
	if all := c.Options.Doors.Collection; file.Err == nil && all != nil && save.IsCollection(file.Data) {
		c.Push(all(file.Data))
		return
	}
	g, err := save.Game{}, file.Err
	if err == nil {
		g, err = save.Decode(file.Data, known)
	}
	if err != nil && g.Match == nil {
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
		return
	}
	TakeRead(c, g, err, unfinished, play)
}

// First reads the first file that was dropped on the window.
func First(dropped fs.FS) files.Result {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil || len(entries) == 0 {
		return files.Result{Err: files.ErrUnreadable}
	}
	name := entries[0].Name()
	if info, err := entries[0].Info(); err != nil || !info.Mode().IsRegular() { // a pipe would be waited for
		return files.Result{Name: name, Err: files.ErrUnreadable}
	}
	file, err := dropped.Open(name)
	if err != nil {
		return files.Result{Err: disk.Plainly(err)}
	}
	defer file.Close()
	data, err := disk.ReadAll(file, save.LargestCollection)
	return files.Result{Name: name, Data: data, Err: disk.Plainly(err)}
}

// Page gives what one uses here.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the list and the chosen game.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.small {
		s.frame.Draw(c)
		if len(s.games) == 0 {
			s.drawNothing(c)
		} else if s.frame.Low {
			s.paintPicture(c)
		}
		s.page.Draw(c)
		return
	}
	c.Ribbon()
	c.Panel(s.left, 16)
	c.Panel(s.right, 16)
	c.Panel(s.bar, 16)
	if s.good() != nil {
		c.Round(s.picture, 12, paint.Ground)
		s.house.Draw(c, s.picture.Inset(8))
	} else {
		s.drawNothing(c)
	}
	s.page.Draw(c)
}

// drawNothing says why there is no picture: no game at all, or one that cannot be gone on with.
func (s *Scene) drawNothing(c *ui.Canvas) {
	text := ui.T("load.empty")
	switch {
	case s.trouble != "":
		text = s.trouble
	case len(s.games) == 0 && !s.found.Whole, len(s.games) > 0 && s.games[s.chosen].Err == nil: // it is being read
		return
	case len(s.games) > 0:
		text = ui.T("load.untouched", ui.Data{"Reason": s.games[s.chosen].reason()})
	}
	area := s.right.Inset(48)
	height := ui.ParagraphHeight(ui.Label, text, area.W)
	c.Paragraph(ui.Label, text, area.X, area.Y+(area.H-height)/2, area.W, ui.Center, paint.SecondInk)
}
