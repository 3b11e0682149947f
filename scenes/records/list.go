package records

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The columns of a row, in logical pixels at the usual text size.
const (
	placeWide  = 44.0
	scoreWide  = 150.0 // the score and the rank
	sideWide   = 56.0
	dayWide    = 114.0
	rankFor    = 520.0 // list width from which rank and review button fit
	leastRow   = 56.0
	columnsFor = 780.0 // and from which side and day have columns of their own
)

// rows returns the listed games, one below the other.
func (s *Scene) rows(c *scenes.Context) tree.Node {
	if len(s.list) == 0 {
		text := c.T("records.none_so")
		if s.view == hall && s.goal == "" && s.with == "" && s.side == "" {
			text = c.T("records.none_famous")
		}
		return tree.Edges{Top: 16, Right: 8, Left: 8, Node: tree.Text(c.Styles.Text, text, theme.SecondInk)}
	}
	list := tree.Column(12)
	if !s.found.Whole {
		list.Nodes = append(list.Nodes, tree.Edges{Top: 8, Right: 8, Left: 8, Node: tree.Named("records.coming", tree.Text(c.Styles.Text, c.T("records.coming"), theme.SecondInk))})
	}
	list.Nodes = append(list.Nodes, tree.Long{Known: &s.heights, Gap: 4, Least: leastRow, Rows: len(s.list), Row: func(i int) tree.Node { return s.row(c, i) }})
	if s.unread > 0 {
		list.Nodes = append(list.Nodes, tree.Pad(8, 0, tree.Text(c.Styles.Text, c.T("records.unread", ui.Data{"Count": s.unread}), theme.Warning)))
	}
	return tree.Edges{Bottom: 4, Node: list}
}

// row returns a game with buttons for its review, if they fit, and its replay.
func (s *Scene) row(c *scenes.Context, i int) tree.Node {
	r := s.list[i]
	sign := func(id, tip string, icon ui.Icon, disabled bool, door Door) tree.Node {
		b := &ui.Button{Base: ui.Base{ID: fmt.Sprintf("%s.%d", id, i), Tip: tip, Disabled: disabled}, Icon: icon, Kind: ui.Plain, Do: func() { s.open(c, r, door) }}
		return tree.Sized{Widget: b, W: 44, H: 44}
	}
	return tree.ByWidth(func(wide float64) tree.Node {
		row := tree.Row(4, tree.Grow(s.line(c, i, wide)))
		if s.doors.Review != nil && wide >= c.Styles.Grown(rankFor) {
			row.Nodes = append(row.Nodes, sign("records.review", c.T("scores.review"), ui.IconChart, r.Person() == game.NoPlayer, s.doors.Review))
		}
		if s.doors.Replay != nil {
			row.Nodes = append(row.Nodes, sign("records.replay", c.T("records.replay"), ui.IconPlay, false, s.doors.Replay))
		}
		return row
	})
}

// line returns the description of a game. A click shows how it ended.
func (s *Scene) line(c *scenes.Context, i int, wide float64) tree.Node {
	r := s.list[i]
	parts := s.parts(i, wide, false)
	if wide >= c.Styles.Grown(columnsFor) {
		parts = tree.First(s.parts(i, wide, true), parts)
	}
	inside := tree.Ground(lineGround(s.fresh[r.Name]), tree.Limits{High: leastRow, Node: tree.Edges{Top: 6, Bottom: 6, Left: 8, Node: parts}})
	return tree.Press{Base: ui.Base{ID: fmt.Sprintf("records.game.%d", i), Tip: s.tip(r)}, Node: inside, Do: func() { s.open(c, r, s.doors.See) }}
}

// parts returns place and score of a game, and what it was about, together with side and day unless these have
// columns.
func (s *Scene) parts(i int, wide float64, columns bool) tree.Node {
	r, side, rank := s.list[i], "", ""
	own := r.Own()
	if of := r.sideOf(); of != "" {
		side = s.T("newgame.side." + of)
	}
	if own.Rank != "" {
		rank = s.T("scores.rank." + own.Rank)
	}
	about := notesOf(s.Reader, r)
	if !columns {
		about = append([]string{side, day(s.Reader, r.Saved)}, about...)
	}
	var parts tree.Stack
	if parts.Across = true; s.view == hall {
		parts.Nodes = append(parts.Nodes, place(i))
	}
	what := tree.Column(0, tree.Text(s.Styles.TextStrong, s.whatOf(r), theme.Ink), with(s.Reader, r.played(), about))
	parts.Nodes = append(parts.Nodes, score(s.Reader, strconv.Itoa(own.Total), rank, wide), tree.Grow(tree.Middle(what)))
	if columns {
		at := func(wide float64, text string) tree.Node {
			return tree.Limits{Wide: wide, Node: tree.Text(s.Styles.Text, text, theme.SecondInk).InLine().To(ui.Right)}
		}
		parts.Nodes = append(parts.Nodes, tree.Edges{Left: 8, Right: 20, Node: at(s.Styles.Grown(sideWide), side)}, tree.Edges{Right: 6, Node: at(s.Styles.Grown(dayWide), day(s.Reader, r.Saved))})
	}
	return parts
}

// played returns the extensions and variants of a game.
func (r *Record) played() []string {
	return slices.Concat(r.Header.Config.Extensions, r.Header.Config.Variants)
}

// tip names all extensions if there are more than the two shown, and says if a game is new.
func (s *Scene) tip(r *Record) (tip string) {
	if played := r.played(); len(played) > 2 {
		var all []string
		for _, id := range played {
			all = append(all, words.Extension(s.Reader, id))
		}
		tip = s.Texts.Sentence(s.Texts.Commas(all))
	}
	if s.fresh[r.Name] {
		tip = s.Texts.Sentences(tip, s.T("records.fresh"))
	}
	return tip
}

// lineGround paints the background of a game; a new one stands out.
func lineGround(fresh bool) tree.Draw {
	return func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case state.Pressed:
			c.Round(r, 10, theme.AccentSoft)
		case fresh:
			c.Round(r, 10, theme.AccentSoft)
			c.RoundLine(r, 10, 2, theme.Accent)
		case state.Hover:
			c.Round(r, 10, theme.Well)
		default:
			c.HorizontalLine(r.X+8, r.Bottom()+1, r.W-16, 1, theme.Hairline)
		}
	}
}

// medals are the colors of the first three places.
var medals = [...]theme.Color{theme.Gold, theme.Silver, theme.Bronze}

const disc = 28.0 // of a place

// place returns the place of a game in the Hall of Fame.
func place(i int) tree.Node {
	return tree.Limits{Wide: placeWide, Node: tree.Art{W: disc, H: disc, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		style, ink := c.Styles.Figures, theme.SecondInk
		if i < len(medals) {
			style, ink = c.Styles.TextBold, theme.Ink
			c.Round(r, disc/2, medals[i])
		}
		c.TextIn(style, strconv.Itoa(i+1), r, ui.Center, ink)
	}}}
}

// score returns a score, with its rank if the list is wide enough.
func score(reader *ui.Reader, number, rank string, wide float64) tree.Node {
	figures := tree.Text(reader.Styles.Number, number, theme.Ink).InLine()
	if wide < reader.Styles.Grown(rankFor) {
		return tree.Limits{Wide: reader.Styles.Grown(56) + 12, Node: figures}
	}
	rest := reader.Styles.Grown(scoreWide) - reader.Styles.Grown(44) - 4
	return tree.Row(0, tree.Limits{Wide: reader.Styles.Grown(44) + 4, Node: figures}, tree.Wide(rest, tree.Text(reader.Styles.TextStrong, rank, theme.Ink)), tree.Art{W: 4})
}

// with returns what a game was played with, and its notes.
func with(reader *ui.Reader, played, about []string) tree.Node {
	row := tree.Row(4)
	for _, id := range played[:min(2, len(played))] {
		if sign := signOf(id); sign != sprites.None {
			row.Nodes = append(row.Nodes, tree.Top(tree.Art{W: 22, H: 20, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.In(c, sign, r, 0) }}))
		}
	}
	text := withOf(reader, played)
	if len(about) > 0 {
		text = reader.Texts.Dots(append([]string{text}, about...)...)
	}
	row.Nodes = append(row.Nodes, tree.Grow(tree.Text(reader.Styles.Text, text, theme.SecondInk)))
	return row
}

// outlined returns a dashed placeholder for a future game. The first one explains what it will show.
func outlined(reader *ui.Reader, i int) tree.Node {
	const apart = 12.0
	number := tree.Art{W: disc, H: disc, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.EmptyPlace(r, disc/2)
		c.TextIn(c.Styles.TextBold, strconv.Itoa(i+1), r, ui.Center, theme.SecondInk)
	}}
	told := func(style ui.Style, id string) tree.Node { return tree.Text(style, reader.T(id), theme.SecondInk) }
	what, with, score := told(reader.Styles.TextStrong, "records.outline.what"), reader.T("records.outline.with"), reader.T("records.outline.score")
	row := tree.ByWidth(func(wide float64) tree.Node {
		parts := tree.Row(apart, tree.Limits{Wide: placeWide - apart, Node: number})
		if wide >= reader.Styles.Grown(rankFor) {
			parts.Nodes = append(parts.Nodes, tree.Wide(reader.Styles.Grown(scoreWide), told(reader.Styles.TextStrong, "records.outline.score")))
		} else {
			with = reader.Texts.Dots(score, with)
		}
		if i > 0 {
			parts.Nodes = parts.Nodes[:1]
		} else {
			parts.Nodes = append(parts.Nodes, tree.Grow(tree.Middle(tree.Column(0, what, tree.Text(reader.Styles.Text, with, theme.SecondInk)))))
		}
		return tree.Limits{High: leastRow, Node: tree.Edges{Top: 8, Bottom: 8, Left: 8, Right: 8, Node: parts}}
	})
	says := reader.Texts.Dots(strconv.Itoa(i+1), reader.T("records.outline.what"), score, reader.T("records.outline.with"))
	return tree.Press{Base: ui.Base{ID: fmt.Sprintf("records.outline.%d", i), Disabled: true, Says: says}, Node: tree.Ground(
		func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.EmptyPlace(r, 10) }, row)}
}

// whatOf returns what a game was about: its goal in a solo game, else who won.
func (s *Scene) whatOf(r *Record) string {
	rules := s.rulesOf(r)
	switch own := r.Own(); {
	case rules.Cooperative() && own.Won:
		return s.T("records.won_together")
	case rules.Cooperative():
		return s.T("records.lost_together")
	case len(r.Ended) == 1 && r.Seats.Bots() == 1:
		return s.T("records.bot_alone", ui.Data{"Name": r.Seats.PlayedBy(s.Reader, 0)})
	case len(r.Ended) == 1 && own.Met:
		return words.Goal(s.Reader, own.Goal, rules)
	case len(r.Ended) == 1:
		return s.T("records.missed", ui.Data{"Goal": words.Goal(s.Reader, own.Goal, rules)})
	}
	var names []string
	first := 0
	for player := range r.Ended {
		names = append(names, r.Seats.Name(s.Reader, player))
		if r.Ended[player].Won {
			first = player
		}
	}
	return s.Texts.Dots(s.Texts.Commas(names), s.T("scores.wins", ui.Data{"Name": names[first]}))
}

// withOf names two of the extensions, and says how many others there are.
func withOf(reader *ui.Reader, played []string) string {
	if len(played) == 0 {
		return reader.T("records.base_game")
	}
	var names []string
	for _, id := range played[:min(2, len(played))] {
		names = append(names, words.Extension(reader, id))
	}
	text := reader.Texts.Commas(names)
	if others := len(played) - 2; others > 0 {
		text = reader.T("records.and_others", ui.Data{"Names": text, "Count": others})
	}
	return text
}

// notesOf returns what else to know about a game, a few words each.
func notesOf(reader *ui.Reader, r *Record) (notes []string) {
	switch r.Origin.Kind {
	case session.Daily:
		notes = append(notes, reader.T("records.note.daily"))
	case session.Campaign:
		notes = append(notes, reader.T("records.note.campaign"))
		if clinic := r.Origin.CampaignClinic(); clinic != nil {
			notes = append(notes, words.Medal(reader, r.Origin.Medal, clinic.ID))
		}
	case session.Copy:
		notes = append(notes, reader.T("records.note.copy"))
	case session.Lesson:
		notes = append(notes, reader.T("records.note.lesson"))
	}
	if r.Again {
		notes = append(notes, reader.T("records.note.again"))
	}
	if len(r.Header.Config.Numbers) > 0 {
		notes = append(notes, reader.T("records.note.numbers"))
	}
	if hints := r.Aids.Hints; hints > 0 {
		notes = append(notes, reader.T("records.note.hints", ui.Data{"Count": hints}))
	}
	if r.Aids.Moves > 0 {
		notes = append(notes, reader.T("records.note.moves"))
	}
	if r.Aids.Undone > 0 {
		notes = append(notes, reader.T("records.note.undone"))
	}
	return notes
}

// signOf returns the picture of an extension, None if it has none.
func signOf(id string) sprites.ID {
	if d := extensionui.Of(id); d != nil {
		return d.Picture
	}
	return sprites.None
}

// extensionSign returns a function that paints the picture of an extension, or nothing if it has none.
func extensionSign(id string) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		if sign := signOf(id); sign != sprites.None {
			pictures.In(c, sign, r, 0)
		}
	}
}

// day returns a day in words, in local time.
func day(reader *ui.Reader, at time.Time) string {
	if at.IsZero() {
		return reader.T("load.some_time")
	}
	if year, month, date := at.Local().Date(); sameDay(year, month, date, clock.Now()) {
		return reader.T("records.today")
	}
	return words.Day(reader, at)
}

func sameDay(year int, month time.Month, date int, now time.Time) bool {
	y, m, d := now.Date()
	return y == year && m == month && d == date
}

// open opens the scene of a door with a game, or says why it can't.
func (s *Scene) open(c *scenes.Context, r *Record, door Door) {
	if door == nil {
		return
	}
	kept, err := s.store.Read(r.Name)
	if err == nil && kept.Match == nil {
		return
	}
	var scene scenes.Scene
	if err == nil {
		scene, err = door(kept)
	}
	if err != nil {
		c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
		return
	}
	c.Push(scene)
}
