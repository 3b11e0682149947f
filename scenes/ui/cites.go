package ui

import (
	"regexp"
	"strings"

	"clinic/sprites/paint"
)

// Cite is where the number of a rule stands in brackets behind something that is written, "… (B31)".
type Cite struct {
	Rule string
	At   Rect // of the number, in logical pixels of the window
	Text Rect // of what is written
	// Inert says that a click there does something else.
	Inert bool
}

// Cites collects the rules that what is written on a screen cites.
type Cites struct {
	List []Cite
	Said []string // those of tips, refusals and notes, the uppermost last
}

// Clear forgets them, before a new picture is drawn.
func (m *Cites) Clear() { m.List, m.Said = m.List[:0], m.Said[:0] }

var (
	bracketed = regexp.MustCompile(`\([A-Z][0-9]+(, [A-Z][0-9]+)*\)`)
	ruleID    = regexp.MustCompile(`[A-Z][0-9]+`)
	citing    = map[string][][2]int{} // where numbers of rules stand in texts, found before
)

// RulesIn gives the ids of the rules that a text cites.
func RulesIn(text string) (rules []string) {
	for _, at := range citedIn(text) {
		rules = append(rules, text[at[0]:at[1]])
	}
	return rules
}

// citedIn gives where in a text the numbers of rules stand, in bytes.
func citedIn(text string) [][2]int {
	if strings.IndexByte(text, '(') < 0 {
		return nil
	}
	at, known := citing[text]
	if known {
		return at
	}
	if len(citing) > cachedTexts {
		clear(citing)
	}
	for _, in := range bracketed.FindAllStringIndex(text, -1) {
		for _, id := range ruleID.FindAllStringIndex(text[in[0]:in[1]], -1) {
			at = append(at, [2]int{in[0] + id[0], in[0] + id[1]})
		}
	}
	citing[text] = at
	return at
}

// Say notes that a text is said at this moment: by a tip, a refusal, or a note.
func (c *Canvas) Say(text string) {
	if c.Cites != nil {
		c.Cites.Said = append(c.Cites.Said, RulesIn(text)...)
	}
}

// cite dots the numbers of rules in a line that begins at x, with its base line at y, and notes where they stand.
func (c *Canvas) cite(style Style, line string, x, y float64, text Rect, color paint.Color) {
	for _, at := range citedIn(line) {
		from, to := Measure(style, line[:at[0]]), Measure(style, line[:at[1]])
		for dot := from; dot < to-1; dot += 4 {
			c.Fill(Rect{x + dot, y + 3, 2, 1}, color)
		}
		if c.Cites == nil {
			continue
		}
		number := Rect{x + from, y - style.Size, to - from, style.Size + 5}.Moved(c.offsetX, c.offsetY).Intersect(c.clip)
		if number.W > 0 && number.H > 0 {
			c.Cites.List = append(c.Cites.List, Cite{line[at[0]:at[1]], number, text.Moved(c.offsetX, c.offsetY).Intersect(c.clip), c.inert})
		}
	}
}
