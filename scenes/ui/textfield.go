package ui

import (
	"slices"
	"unicode"

	"clinic/input"
	"clinic/scenes/clipboard"
	"clinic/sprites/theme"

	"github.com/go-text/typesetting/segmenter"
	"github.com/hajimehoshi/ebiten/v2"
)

// TextField is one line of text that the player writes.
type TextField struct {
	Base
	Value       string
	Placeholder string
	Label       string             // small above the text; empty for none
	Longest     int                // characters; 0 means 24
	Allow       func(r rune) bool  // nil allows all
	Do          func(value string) // after each change
	writing
}

// writing is the editing state of a text. Positions are counted in runes.
type writing struct {
	caret, anchor int // the text between them is selected
	editing       bool
	opened        bool          // by the press that is not over yet
	untouched     bool          // it got the focus without a press, and nothing was written since
	asked         bool          // the input method's text is for this field
	spelling      bool          // with a gamepad
	lacking       bool          // the last character is in no font
	composing     string        // part of the text, still to be replaced by its result
	from, to      int           // where it stands
	underlined    bool          // it is marked as unfinished
	pasting       <-chan string // the clipboard's answer; nil when none is awaited
}

// focused selects the whole text, to be overwritten or kept.
func (f *TextField) focused(on bool) {
	if on && !f.editing {
		f.anchor, f.caret, f.untouched = 0, len([]rune(f.Value)), true
	}
	f.editing = on
	if !on {
		f.composing, f.asked, f.spelling, f.lacking = "", false, false, false // the composed text stays
	}
}

// compose puts the text being composed in the place of what was composed before: an on-screen keyboard composes
// everything until it is closed.
func (f *TextField) compose(text string) {
	if text == f.composing {
		return
	}
	f.within()
	if f.composing != "" {
		f.anchor, f.caret = f.from, f.to
	}
	f.from, _ = f.selected()
	f.write(text)
	f.composing, f.to = text, f.caret
}

// inherit takes over the state that the same field had before the page was laid out anew.
func (f *TextField) inherit(from Widget) {
	if before, same := from.(*TextField); same {
		f.writing = before.writing
	}
}

func (f *TextField) activate(float64, float64) {}

// pressed puts the caret where the pointer came down. Shift selects the text up to there, a second press a word. A
// composition stays where it is.
func (f *TextField) pressed(x float64, shift, twice bool) {
	if f.composing != "" {
		return
	}
	f.editing, f.opened, f.untouched = true, !f.editing || f.untouched, false
	f.caret = f.at(x)
	switch runes := []rune(f.Value); {
	case twice:
		f.anchor, f.caret = wordAround(runes, f.caret)
	case !shift:
		f.anchor = f.caret
	}
}

// dragged selects up to the pointer.
func (f *TextField) dragged(x float64) {
	if f.composing == "" {
		f.caret = f.at(x)
	}
}

// at returns the character boundary nearest to x.
func (f *TextField) at(x float64) int {
	runes := []rune(f.Value)
	x += f.shift() - f.Rect.X - fieldPad
	best, before := 0, 0.0
	for _, end := range boundaries(runes)[1:] {
		wide := Measure(f.reader.Styles.Text, string(runes[:end]))
		if x < (before+wide)/2 {
			break
		}
		best, before = end, wide
	}
	return best
}

// keys writes, moves the caret, selects, copies and pastes.
func (f *TextField) keys(g *input.Gestures) bool {
	f.within()
	was, composed := f.Value, f.composing
	if f.spell(g) {
		if f.Value != was && f.Do != nil {
			f.Do(f.Value)
		}
		return true
	}
	if writes := len(g.Typed) > 0 && !g.Dragging; f.opened && (!g.Held || writes) {
		f.opened = false
		if g.Clicked || writes { // typing replaces the text; an on-screen keyboard could not select it
			f.anchor, f.caret = 0, len([]rune(f.Value))
		}
	}
	composing := g.Composing
	if !f.asked && composing != "" { // for the field before: a tick without a caret ends it
		composing = ""
	} else {
		area := f.Area()
		caret := area.X + fieldPad - f.shift() + Measure(f.reader.Styles.Text, string([]rune(f.Value)[:f.caret]))
		g.Caret = input.Caret{On: true, Digits: f.Allow != nil && f.Allow('0') && !f.Allow('a'), X: caret, Y: area.Y + f.middle() - f.Rect.Y - f.caretHigh()/2, High: f.caretHigh()}
	}
	f.asked = true
	select {
	case text := <-f.pasting:
		f.pasting = nil
		f.write(text)
	default:
	}
	switch g.Deed {
	case input.SelectAll:
		f.anchor, f.caret = 0, len([]rune(f.Value))
	case input.Copy:
		f.copy()
	case input.Cut:
		f.copy()
		f.write("")
	case input.Paste:
		f.pasting = clipboard.Read()
	}
	for _, key := range g.Keys {
		f.key(key, g)
	}
	if !g.Control && len(g.Typed) > 0 {
		f.compose("")
		f.write(string(g.Typed))
	}
	f.compose(composing)
	f.underlined = !g.ByTouch // an on-screen keyboard marks it by itself
	if f.Value != was && f.Do != nil {
		f.Do(f.Value)
	}
	leaves := g.FocusNext || g.FocusPrevious || g.MoveY != 0 || g.Key(ebiten.KeyEnter)
	return f.Value != was || f.composing != composed || !leaves && (len(g.Keys) > 0 || len(g.Typed) > 0)
}

func (f *TextField) key(key ebiten.Key, g *input.Gestures) {
	runes := []rune(f.Value)
	from, to := f.selected()
	switch key {
	case ebiten.KeyBackspace, ebiten.KeyDelete:
		if from == to {
			f.anchor = step(runes, f.caret, key == ebiten.KeyDelete, g.Control)
		}
		f.write("")
	case ebiten.KeyArrowLeft:
		if from == to || g.Shift {
			from = step(runes, f.caret, false, g.Control)
		}
		f.move(from, g.Shift)
	case ebiten.KeyArrowRight:
		if from == to || g.Shift {
			to = step(runes, f.caret, true, g.Control)
		}
		f.move(to, g.Shift)
	case ebiten.KeyHome:
		f.move(0, g.Shift)
	case ebiten.KeyEnd:
		f.move(len(runes), g.Shift)
	}
}

// move puts the caret somewhere. With selecting, the text on the way is selected.
func (f *TextField) move(to int, selecting bool) {
	f.caret = to
	if !selecting {
		f.anchor = to
	}
}

// selected returns the bounds of the selection, in order.
func (f *TextField) selected() (from, to int) {
	return min(f.caret, f.anchor), max(f.caret, f.anchor)
}

func (f *TextField) copy() {
	if from, to := f.selected(); from < to {
		clipboard.Write(string([]rune(f.Value)[from:to]))
	}
}

// write replaces the selection by a text, as far as it is allowed and there is room.
func (f *TextField) write(text string) {
	from, to := f.selected()
	runes := []rune(f.Value)
	longest := f.Longest
	if longest == 0 {
		longest = 24
	}
	room := max(0, longest-len(runes)+to-from)
	var written []rune
	f.lacking = false
	allowed := func(r rune) bool { return !unicode.IsControl(r) && (f.Allow == nil || f.Allow(r)) }
	given, begin := []rune(text), 0
	for _, end := range boundaries(given)[1:] {
		character := given[begin:end]
		begin = end
		if slices.ContainsFunc(character, func(r rune) bool { return allowed(r) && !writable(r) }) {
			f.lacking = true
			continue
		}
		for _, r := range character {
			if allowed(r) {
				written = append(written, r)
			}
		}
	}
	if len(written) > room {
		ends := boundaries(written)
		for ends[len(ends)-1] > room {
			ends = ends[:len(ends)-1]
		}
		written = written[:ends[len(ends)-1]]
	}
	f.Value = string(slices.Concat(runes[:from], written, runes[to:]))
	f.move(from+len(written), false)
	f.untouched = false
}

// within keeps caret and selection inside a text that may have been changed elsewhere.
func (f *TextField) within() {
	most := len([]rune(f.Value))
	for _, at := range [...]*int{&f.caret, &f.anchor, &f.from, &f.to} {
		*at = max(0, min(*at, most))
	}
}

// boundaries returns where characters, as a reader sees them, begin and end, from 0 to the end of the text.
func boundaries(runes []rune) []int {
	list := []int{0}
	var s segmenter.Segmenter
	s.Init(runes)
	for i := s.GraphemeIterator(); i.Next(); {
		g := i.Grapheme()
		list = append(list, g.Offset+len(g.Text))
	}
	return list
}

// step returns the next boundary of a character, or of a word, before or behind a position.
func step(runes []rune, from int, ahead, word bool) int {
	if word {
		return wordStep(runes, from, ahead)
	}
	list := boundaries(runes)
	at, exact := slices.BinarySearch(list, from)
	switch {
	case ahead && exact:
		at++
	case !ahead:
		at--
	}
	return list[max(0, min(at, len(list)-1))]
}

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_'
}

// wordStep skips what lies between words, and then a word.
func wordStep(runes []rune, at int, ahead bool) int {
	by, next := -1, func() (rune, bool) {
		if at == 0 {
			return 0, false
		}
		return runes[at-1], true
	}
	if ahead {
		by, next = 1, func() (rune, bool) {
			if at == len(runes) {
				return 0, false
			}
			return runes[at], true
		}
	}
	for _, word := range [...]bool{false, true} {
		for r, more := next(); more && inWord(r) == word; r, more = next() {
			at += by
		}
	}
	return at
}

// wordAround returns the word at a position, or the gap between two.
func wordAround(runes []rune, at int) (from, to int) {
	if len(runes) == 0 {
		return 0, 0
	}
	in := inWord(runes[min(at, len(runes)-1)])
	from, to = at, at
	for from > 0 && inWord(runes[from-1]) == in {
		from--
	}
	for to < len(runes) && inWord(runes[to]) == in {
		to++
	}
	return from, to
}

const fieldPad = 12 // logical pixels between the field's edge and its text

func (f *TextField) caretHigh() float64 { return f.reader.Styles.Grown(20) }

// shift returns how far the text is pushed to the left to keep the caret visible.
func (f *TextField) shift() float64 {
	f.within()
	return max(0, Measure(f.reader.Styles.Text, string([]rune(f.Value)[:f.caret]))-(f.Rect.W-2*fieldPad)+4)
}

// middle returns the y of the middle of the text's line.
func (f *TextField) middle() float64 {
	middle := f.Rect.Y + f.Rect.H/2
	if f.Label != "" {
		middle += f.reader.Styles.Grown(8)
	}
	return middle
}

// Draw paints the field, with selection and caret while it has the focus.
func (f *TextField) Draw(c *Canvas, s State) {
	c.Round(f.Rect, 10, theme.Well)
	border := theme.Edge
	if s.Hover {
		border = theme.SecondInk
	}
	if f.editing {
		border = theme.Accent
	}
	c.RoundLine(f.Rect, 10, 1.5, border)
	inner := Rect{f.Rect.X + fieldPad, f.Rect.Y, f.Rect.W - 2*fieldPad, f.Rect.H}
	in := c.Clip(Rect{inner.X - 2, inner.Y, inner.W + 4, inner.H}, -f.shift(), 0)
	middle := f.middle()
	base := middle + c.Styles.Text.Size*0.36
	if f.Label != "" {
		c.TextIn(c.Styles.Small, f.Label, Rect{inner.X, f.Rect.Y + 4, inner.W, f.reader.Styles.Grown(14)}, Left, theme.SecondInk)
	}
	if f.Value == "" && !f.editing {
		in.Text(c.Styles.Text, f.Placeholder, inner.X, base, Left, theme.SecondInk)
	}
	runes := []rune(f.Value)
	from, to := f.selected()
	x := func(at int) float64 { return inner.X + Measure(f.reader.Styles.Text, string(runes[:at])) }
	if f.editing && from < to {
		in.Fill(Rect{x(from), middle - f.reader.Styles.Grown(11), x(to) - x(from), f.reader.Styles.Grown(22)}, theme.AccentSoft)
	}
	in.Text(c.Styles.Text, f.Value, inner.X, base, Left, theme.Ink)
	if f.composing != "" && f.underlined {
		in.Fill(Rect{x(f.from), base + 4, x(f.to) - x(f.from), 1.5}, theme.Accent)
	}
	if f.editing {
		in.Fill(Rect{x(f.caret), middle - f.caretHigh()/2, 1.5, f.caretHigh()}, theme.Accent)
	}
	if s.Focus {
		c.FocusRing(f.Rect, 10)
	}
	if f.lacking {
		c.Bubble(c.T("field.lacking"), x(f.caret), middle, Warned)
	}
}
