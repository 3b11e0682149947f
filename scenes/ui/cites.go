package ui

import (
	"iter"
	"slices"
	"strings"

	"clinic/sprites/theme"
)

// Cite is a rule id in brackets behind a drawn text, as in "… (B31)".
type Cite struct {
	Rule string
	At   Rect // of the id, in logical pixels of the window
	Text Rect // of the whole text
	// Focused is true if the text has the focus.
	Focused bool
	// Inert is true if a click there does something else.
	Inert bool
}

// Cites collects the rules that the texts on a screen cite.
type Cites struct {
	List []Cite
	Said []string // those of tips, refusals and notes, the uppermost last
}

// Clear forgets them all, before a new picture is drawn.
func (m *Cites) Clear() { m.List, m.Said = m.List[:0], m.Said[:0] }

var citing cache[string, [][2]int] // where rule ids stand in texts

// RulesIn returns the ids of the rules that a text cites.
func RulesIn(text string) (rules []string) {
	for _, at := range citedIn(text) {
		rules = append(rules, text[at[0]:at[1]])
	}
	return rules
}

// citedIn returns where rule ids stand in a text, as byte offsets.
func citedIn(text string) [][2]int {
	if strings.IndexByte(text, '(') < 0 {
		return nil
	}
	return citing.of(text, func() (at [][2]int) {
		for open, end := range brackets(text) {
			for from := open + 1; from < end; {
				id, _, _ := strings.Cut(text[from:end-1], between)
				at = append(at, [2]int{from, from + len(id)})
				from += len(id) + len(between)
			}
		}
		return at
	})
}

// between separates several rule ids.
const between = ", "

// brackets iterates over the brackets in a text that hold only rule ids, as in "(B31, D2)". It yields where each
// begins and ends, in bytes.
func brackets(text string) iter.Seq2[int, int] {
	return func(yield func(open, end int) bool) {
		for from := 0; ; {
			open := strings.IndexByte(text[from:], '(')
			if open < 0 {
				return
			}
			open += from
			from = open + 1
			inside, _, closed := strings.Cut(text[from:], ")")
			if !closed || slices.ContainsFunc(strings.Split(inside, between), func(s string) bool { return !isRule(s) }) {
				continue
			}
			if from += len(inside) + 1; !yield(open, from) {
				return
			}
		}
	}
}

// isRule reports whether s is a rule id: a letter and digits.
func isRule(s string) bool {
	return len(s) > 1 && s[0] >= 'A' && s[0] <= 'Z' && strings.Trim(s[1:], "0123456789") == ""
}

// Say notes that a text is being said: by a tip, a refusal or a note.
func (c *Canvas) Say(text string) {
	if c.Cites != nil {
		c.Cites.Said = append(c.Cites.Said, RulesIn(text)...)
	}
}

// cite underlines the rule ids in a line with dots, and notes where they stand. The line begins at x, with its
// baseline at y.
func (c *Canvas) cite(style Style, line string, x, y float64, text Rect, color theme.Color) {
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
			c.Cites.List = append(c.Cites.List, Cite{line[at[0]:at[1]], number, text.Moved(c.offsetX, c.offsetY).Intersect(c.clip), c.focused, c.inert})
		}
	}
}

// About notes which rule an area stands for where there is no room for its id: the rules key and the right mouse
// button lead to it.
func (c *Canvas) About(rule string, area Rect) {
	if c.Cites != nil && numbered(c.Reader, rule) != "" {
		c.Cites.List = append(c.Cites.List, Cite{Rule: rule, Text: area.Moved(c.offsetX, c.offsetY).Intersect(c.clip), Focused: c.focused, Inert: true})
	}
}

// Leads notes that a click on an area opens the rules book at a page or a rule.
func (c *Canvas) Leads(to string, area Rect) {
	if c.Cites != nil {
		area = area.Moved(c.offsetX, c.offsetY).Intersect(c.clip)
		c.Cites.List = append(c.Cites.List, Cite{Rule: to, At: area, Text: area})
	}
}

// Ruled draws a text as Paragraph does, aligned left, with its rule's id in a quieter color behind it or below it.
// It returns the height that it took. A rule that is not one of the game's has no id.
func (c *Canvas) Ruled(style Style, s, rule string, x, y, width float64, color theme.Color) float64 {
	number := numbered(c.Reader, rule)
	if number == "" {
		return c.Paragraph(style, s, x, y, width, Left, color)
	}
	high, cites := c.Paragraph(style, s, x, y, width, Left, color), 0
	if c.Cites != nil {
		cites = len(c.Cites.List)
	}
	behind, at := beside(c.Reader, style, s, number, width)
	if behind {
		c.Paragraph(c.Styles.Text, number, x+at, y+high-(style.LineHeight()+c.Styles.Text.LineHeight())/2, width, Left, theme.SecondInk)
	} else {
		high += c.Paragraph(c.Styles.Text, number, x, y+high, width, Left, theme.SecondInk)
	}
	if c.Cites != nil {
		whole := Rect{x, y, width, high}.Moved(c.offsetX, c.offsetY).Intersect(c.clip)
		for i := cites; i < len(c.Cites.List); i++ {
			c.Cites.List[i].Text = whole
		}
	}
	return high
}

// RuledHeight returns the height that Ruled takes.
func RuledHeight(reader *Reader, style Style, s, rule string, width float64) float64 {
	high := ParagraphHeight(style, s, width)
	if number := numbered(reader, rule); number != "" {
		if behind, _ := beside(reader, style, s, number, width); !behind {
			high += reader.Styles.Text.LineHeight()
		}
	}
	return high
}

// numbered returns a rule's id as it is written behind a text; empty for anything that is not a rule of the game.
func numbered(reader *Reader, rule string) string {
	if !isRule(rule) {
		return ""
	}
	return strings.TrimSpace(reader.Texts.Ruled("", rule))
}

// beside reports whether a rule id fits behind the last line of a text, and where.
func beside(reader *Reader, style Style, s, number string, width float64) (behind bool, x float64) {
	const apart = 6
	lines := Wrap(style, s, width)
	x = Measure(style, lines[len(lines)-1]) + apart
	return x+Measure(reader.Styles.Text, number) <= width, x
}
