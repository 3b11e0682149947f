package records

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// The columns of a row, in logical pixels at usual size of texts.
const (
	placeWide  = 44.0
	scoreWide  = 150.0 // the score and the rank
	sideWide   = 56.0
	replayWide = 44.0
	rankFor    = 520.0 // of the list, from which the rank stands behind the score
	leastRow   = 56.0
	columnsFor = 780.0 // and from which side and day have columns of their own
)

// layoutRows places the games that are listed below each other, and gives where they end.
func (s *Scene) layoutRows(c *scenes.Context, area ui.Rect) (end float64) {
	if len(s.list) == 0 {
		text := ui.T("records.none_so")
		if s.view == hall && s.goal == "" && s.with == "" && s.side == "" {
			text = ui.T("records.none_famous")
		}
		high := ui.ParagraphHeight(ui.Text, text, area.W-16)
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: area.X + 8, Y: area.Y + 16, W: area.W - 16, H: high}, Inside: s.scroll}, Text: text, Style: ui.Text, Color: paint.SecondInk})
		return area.Y + 16 + high
	}
	y, days := s.layoutComing(area, area.Y), s.daysWide()
	for i, r := range s.list {
		if at := (ui.Rect{X: area.X, Y: y, W: area.W, H: s.high[i]}); !s.scroll.Near(at) {
			y += at.H + 4
			continue
		}
		l := s.lineOf(i, r, area.W, days)
		s.scroll.Grew(ui.Rect{Y: y, H: s.high[i]}, l.high)
		s.high[i] = l.high
		row := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("records.game.%d", i), Inside: s.scroll, Tip: l.tip}, Do: func() { s.open(c, r, s.doors.See) }}
		row.Rect = ui.Rect{X: area.X, Y: y, W: area.W, H: l.high}
		row.Rect.W -= s.beside(area.W)
		row.Paint = func(c *ui.Canvas, at ui.Rect, state ui.State) { l.paint(c, at, state) }
		s.page.Add(row)
		if s.doors.Replay != nil {
			replay := &ui.Button{Base: ui.Base{ID: fmt.Sprintf("records.replay.%d", i), Inside: s.scroll, Tip: ui.T("records.replay")}, Icon: ui.IconPlay, Kind: ui.Plain,
				Do: func() { s.open(c, r, s.doors.Replay) }}
			replay.Rect = ui.Rect{X: area.Right() - replayWide, Y: y + (l.high-lineHigh)/2, W: replayWide, H: lineHigh}
			s.page.Add(replay)
		}
		if s.reviews(area.W) {
			review := &ui.Button{Base: ui.Base{ID: fmt.Sprintf("records.review.%d", i), Inside: s.scroll, Tip: ui.T("scores.review"), Disabled: r.Person() == game.NoPlayer}, Icon: ui.IconChart, Kind: ui.Plain,
				Do: func() { s.open(c, r, s.doors.Review) }}
			review.Rect = ui.Rect{X: row.Rect.Right() + 4, Y: y + (l.high-lineHigh)/2, W: replayWide, H: lineHigh}
			s.page.Add(review)
		}
		y += l.high + 4
	}
	return y
}

// daysWide is how wide the widest day in the list is.
func (s *Scene) daysWide() (wide float64) {
	type date struct {
		year, day int
		month     time.Month
	}
	measured := map[date]bool{}
	for _, r := range s.list {
		var at date
		at.year, at.month, at.day = r.Saved.Local().Date()
		if !measured[at] {
			measured[at] = true
			wide = max(wide, ui.Measure(ui.Text, day(r.Saved))+4)
		}
	}
	return wide
}

// reviews tells whether rows of a list of that width have a button for the review; from others it is reached by the end
// of the game.
func (s *Scene) reviews(wide float64) bool {
	return s.doors.Review != nil && wide >= ui.Grown(rankFor)
}

// beside is how much of a row of a list of that width its buttons take.
func (s *Scene) beside(wide float64) (taken float64) {
	if s.doors.Replay != nil {
		taken += replayWide + 4
	}
	if s.reviews(wide) {
		taken += replayWide + 4
	}
	return taken
}

// line is what a row says of a game.
type line struct {
	place, score, rank string
	whatStyle          ui.Style
	what, with         string // the goal, or who played; the extensions, and whatever is to be known
	side, day          string // empty where they stand in with
	signs              []sprites.ID
	medal              int // 1 to 3 of the Hall of Fame, else 0
	tip                string
	fresh              bool // came in since the list was opened last
	ranked, columns    bool
	high               float64
	dayWide            float64 // of the widest day in the list
}

func (s *Scene) lineOf(i int, r *Record, wide, days float64) *line {
	l := &line{ranked: wide >= ui.Grown(rankFor), columns: wide >= ui.Grown(columnsFor), dayWide: days, day: day(r.Saved)}
	own := r.Own()
	l.score = strconv.Itoa(own.Total)
	if own.Rank != "" {
		l.rank = ui.T("scores.rank." + own.Rank)
	}
	if s.view == hall {
		if l.place = strconv.Itoa(i + 1); i < 3 {
			l.medal = i + 1
		}
	}
	if side := r.sideOf(); side != "" {
		l.side = ui.T("newgame.side." + side)
	}
	l.what = s.whatOf(r)
	played := slices.Concat(r.Header.Config.Extensions, r.Header.Config.Variants)
	for _, id := range played[:min(2, len(played))] {
		if sign := signOf(id); sign != sprites.None {
			l.signs = append(l.signs, sign)
		}
	}
	l.with = withOf(played)
	about := notesOf(r)
	if !l.columns {
		about = append([]string{l.side, l.day}, about...)
		l.side, l.day = "", ""
	}
	if len(about) > 0 {
		l.with = texts.Dots(append([]string{l.with}, about...)...)
	}
	if len(played) > 2 {
		var all []string
		for _, id := range played {
			all = append(all, words.Extension(id))
		}
		l.tip = texts.Sentence(texts.Commas(all))
	}
	if l.fresh = s.fresh[r.Name]; l.fresh {
		l.tip = texts.Sentences(l.tip, ui.T("records.fresh"))
	}
	text := l.textWide(wide - s.beside(wide))
	l.whatStyle = ui.TextStrong.Snug(func(s ui.Style) bool { return len(ui.Torn(s, l.what, text)) == 0 })
	l.high = max(leastRow, 12+ui.ParagraphHeight(l.whatStyle, l.what, text)+ui.ParagraphHeight(ui.Text, l.with, text-l.signsWide()))
	if l.ranked && l.rank != "" {
		l.high = max(l.high, 12+ui.ParagraphHeight(ui.TextStrong, l.rank, ui.Grown(scoreWide)-ui.Grown(48)))
	}
	return l
}

// whatOf says what a game was about: alone its goal, else who won.
func (s *Scene) whatOf(r *Record) string {
	rules := s.rulesOf(r)
	switch own := r.Own(); {
	case rules.Cooperative() && own.Won:
		return ui.T("records.won_together")
	case rules.Cooperative():
		return ui.T("records.lost_together")
	case len(r.Ended) == 1 && r.Seats.Bots() == 1:
		return ui.T("records.bot_alone", ui.Data{"Name": r.Seats.PlayedBy(0)})
	case len(r.Ended) == 1 && own.Met:
		return words.Goal(own.Goal, rules)
	case len(r.Ended) == 1:
		return ui.T("records.missed", ui.Data{"Goal": words.Goal(own.Goal, rules)})
	}
	var names []string
	first := 0
	for player := range r.Ended {
		names = append(names, r.Seats.Name(player))
		if r.Ended[player].Won {
			first = player
		}
	}
	return texts.Dots(texts.Commas(names), ui.T("scores.wins", ui.Data{"Name": names[first]}))
}

// withOf names two of the extensions, and says how many others there are.
func withOf(played []string) string {
	if len(played) == 0 {
		return ui.T("records.base_game")
	}
	var names []string
	for _, id := range played[:min(2, len(played))] {
		names = append(names, words.Extension(id))
	}
	text := texts.Commas(names)
	if others := len(played) - 2; others > 0 {
		text = ui.T("records.and_others", ui.Data{"Names": text, "Count": others})
	}
	return text
}

// notesOf is what else is to be known of a game, a few words each.
func notesOf(r *Record) (notes []string) {
	switch r.Origin.Kind {
	case session.Daily:
		notes = append(notes, ui.T("records.note.daily"))
	case session.Campaign:
		notes = append(notes, ui.T("records.note.campaign"))
		if clinic := r.Origin.CampaignClinic(); clinic != nil {
			notes = append(notes, words.Medal(r.Origin.Medal, clinic.ID))
		}
	case session.Copy:
		notes = append(notes, ui.T("records.note.copy"))
	case session.Lesson:
		notes = append(notes, ui.T("records.note.lesson"))
	}
	if r.Again {
		notes = append(notes, ui.T("records.note.again"))
	}
	if len(r.Header.Config.Numbers) > 0 {
		notes = append(notes, ui.T("records.note.numbers"))
	}
	if hints := r.Aids.Hints; hints > 0 {
		notes = append(notes, ui.T("records.note.hints", ui.Data{"Count": hints}))
	}
	if r.Aids.Moves > 0 {
		notes = append(notes, ui.T("records.note.moves"))
	}
	if r.Aids.Undone > 0 {
		notes = append(notes, ui.T("records.note.undone"))
	}
	return notes
}

// signOf is the picture of an extension, None where it has none.
func signOf(id string) sprites.ID {
	if d := dress.Of(id); d != nil {
		return d.Picture
	}
	return sprites.None
}

// extensionSign paints the picture of an extension; nothing for what has none.
func extensionSign(id string) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		if sign := signOf(id); sign != sprites.None {
			pictures.In(c, sign, r, 0)
		}
	}
}

// day is a day in words, in the time of this machine.
func day(at time.Time) string {
	if at.IsZero() {
		return ui.T("load.some_time")
	}
	if year, month, date := at.Local().Date(); sameDay(year, month, date, clock.Now()) {
		return ui.T("records.today")
	}
	return words.Day(at)
}

func sameDay(year int, month time.Month, date int, now time.Time) bool {
	y, m, d := now.Date()
	return y == year && m == month && d == date
}

func (l *line) signsWide() float64 { return 26 * float64(len(l.signs)) }

// textWide is how wide what and with may be in a row of a width.
func (l *line) textWide(wide float64) float64 {
	wide -= ui.Grown(scoreWide) + 12
	if l.place != "" {
		wide -= placeWide
	}
	switch {
	case l.columns:
		return wide - ui.Grown(sideWide) - l.dayWide - 36
	case l.ranked:
		return wide
	}
	return wide + ui.Grown(scoreWide) - ui.Grown(64)
}

// medals are the grounds of the first three places.
var medals = [...]paint.Color{paint.Gold, paint.Silver, paint.Bronze}

func (l *line) paint(c *ui.Canvas, r ui.Rect, state ui.State) {
	switch {
	case state.Pressed:
		c.Round(r, 10, paint.AccentSoft)
	case l.fresh:
		c.Round(r, 10, paint.AccentSoft)
		c.RoundLine(r, 10, 2, paint.Accent)
	case state.Hover:
		c.Round(r, 10, paint.Well)
	default:
		c.HorizontalLine(r.X+8, r.Bottom()+1, r.W-16, 1, paint.Hairline)
	}
	text := l.textWide(r.W)
	in := r
	in.CutLeft(8, 0)
	in.CutRight(4, 0)
	if l.place != "" {
		place := in.CutLeft(placeWide-8, 8)
		if l.medal > 0 {
			x, y := place.X+14, place.Y+place.H/2
			c.Circle(x, y, 14, medals[l.medal-1])
			c.TextIn(ui.TextBold, l.place, ui.Rect{X: x - 14, Y: y - 14, W: 28, H: 28}, ui.Center, paint.Ink)
		} else {
			c.TextIn(ui.Figures, l.place, ui.Rect{X: place.X, Y: place.Y, W: 28, H: place.H}, ui.Center, paint.SecondInk)
		}
	}
	if !l.ranked {
		c.TextIn(ui.Number, l.score, in.CutLeft(ui.Grown(56), 8), ui.Left, paint.Ink)
	} else {
		score := in.CutLeft(ui.Grown(scoreWide), 8)
		c.TextIn(ui.Number, l.score, score.CutLeft(ui.Grown(44), 4), ui.Left, paint.Ink)
		high := ui.ParagraphHeight(ui.TextStrong, l.rank, score.W)
		c.Paragraph(ui.TextStrong, l.rank, score.X, score.Y+(score.H-high)/2, score.W, ui.Left, paint.Ink)
	}
	if l.columns {
		c.TextIn(ui.Text, l.day, in.CutRight(l.dayWide, 24), ui.Right, paint.SecondInk)
		c.TextIn(ui.Text, l.side, in.CutRight(ui.Grown(sideWide), 8), ui.Right, paint.SecondInk)
	}
	high := ui.ParagraphHeight(l.whatStyle, l.what, text) + ui.ParagraphHeight(ui.Text, l.with, text-l.signsWide())
	y := r.Y + (r.H-high)/2
	y += c.Paragraph(l.whatStyle, l.what, in.X, y, text, ui.Left, paint.Ink)
	x := in.X
	for _, sign := range l.signs {
		pictures.In(c, sign, ui.Rect{X: x, Y: y, W: 22, H: 20}, 0)
		x += 26
	}
	c.Paragraph(ui.Text, l.with, x, y, text-l.signsWide(), ui.Left, paint.SecondInk)
	if state.Focus {
		c.FocusRing(r, 10)
	}
}

// paintOutline paints the place of a game that is still to come: what will be said of it, in dashes.
func (l *line) paintOutline(c *ui.Canvas, r ui.Rect) {
	c.EmptyPlace(r, 10)
	in := r
	in.CutLeft(8, 0)
	place := in.CutLeft(placeWide-8, 8)
	at := ui.Rect{X: place.X, Y: place.Y + place.H/2 - 14, W: 28, H: 28}
	c.EmptyPlace(at, 14)
	c.TextIn(ui.TextBold, l.place, at, ui.Center, paint.SecondInk)
	if l.medal > 1 { // as the first
		return
	}
	text := l.textWide(r.W)
	if l.ranked {
		score := in.CutLeft(ui.Grown(scoreWide), 8)
		high := ui.ParagraphHeight(ui.TextStrong, l.rank, score.W)
		c.Paragraph(ui.TextStrong, l.rank, score.X, score.Y+(score.H-high)/2, score.W, ui.Left, paint.SecondInk)
	} else {
		in.CutLeft(8, 0)
		text = in.W - 8
	}
	y := r.Y + (r.H-ui.ParagraphHeight(l.whatStyle, l.what, text)-ui.ParagraphHeight(ui.Text, l.with, text))/2
	y += c.Paragraph(l.whatStyle, l.what, in.X, y, text, ui.Left, paint.SecondInk)
	c.Paragraph(ui.Text, l.with, in.X, y, text, ui.Left, paint.SecondInk)
}

// open goes through a door with a game, or says why not.
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
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
		return
	}
	c.Push(scene)
}
