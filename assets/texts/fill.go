package texts

import (
	"errors"
	"fmt"
	"strings"
)

// piece is a part of a text: plain words, the result of a call, or one of two texts chosen by it.
type piece struct {
	words   string
	call    *call // nil for plain words
	picks   bool
	yes, no []piece
}

// call is the content of {{ and }}: a function of texts and its arguments.
type call struct {
	name string // empty for the argument itself
	function
	arguments []argument
}

// argument is the name of a gap, or a quoted word.
type argument struct{ gap, quoted string }

// parse splits a text into pieces. The error says what is wrong with the text.
func parse(text string) ([]piece, error) {
	r := reader{rest: text}
	pieces, end, err := r.pieces()
	if err == nil && end != "" {
		err = fmt.Errorf("{{%s}} has no {{if}} before it", end)
	}
	return pieces, err
}

type reader struct{ rest string }

// pieces reads up to the end of the text, or to an {{else}} or {{end}}, which it returns.
func (r *reader) pieces() (list []piece, end string, err error) {
	for {
		words, behind, more := strings.Cut(r.rest, "{{")
		if words != "" {
			list = append(list, piece{words: words})
		}
		if r.rest = behind; !more {
			return list, "", nil
		}
		inside, behind, closed := strings.Cut(behind, "}}")
		if !closed {
			return list, "", fmt.Errorf("{{%s is not closed", inside)
		}
		r.rest = behind
		if inside == "else" || inside == "end" {
			return list, inside, nil
		}
		p := piece{}
		inside, p.picks = strings.CutPrefix(inside, "if ")
		if p.call, err = callOf(inside); err != nil {
			return list, "", err
		}
		if p.picks {
			if p.yes, end, err = r.pieces(); err == nil && end == "else" {
				p.no, end, err = r.pieces()
			}
			if err != nil {
				return list, "", err
			}
			if end != "end" {
				return list, "", fmt.Errorf("{{if %s}} has no {{end}}", inside)
			}
		}
		list = append(list, p)
	}
}

// callOf reads the content of {{ and }}.
func callOf(text string) (c *call, err error) {
	c = &call{}
	rest := text
	if !strings.HasPrefix(text, ".") {
		c.name, rest, _ = strings.Cut(text, " ")
	}
	known := false
	if c.function, known = functionOf(c.name); !known {
		return nil, fmt.Errorf("{{%s}}: %q is no function of texts", text, c.name)
	}
	if c.arguments, err = argumentsOf(rest); err != nil {
		return nil, err
	}
	if n := len(c.arguments); n < c.least || n > c.least && !c.more {
		return nil, fmt.Errorf("{{%s}} has too few or too many arguments", text)
	}
	return c, nil
}

// argumentsOf reads names of gaps, .Name, and quoted words, `word`, separated by spaces.
func argumentsOf(text string) (list []argument, err error) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if quoted, begins := strings.CutPrefix(text, "`"); begins {
			word, behind, closed := strings.Cut(quoted, "`")
			if !closed {
				return nil, fmt.Errorf("`%s is not closed", quoted)
			}
			list, text = append(list, argument{quoted: word}), behind
			continue
		}
		name, behind, _ := strings.Cut(text, " ")
		gap, isGap := strings.CutPrefix(name, ".")
		if !isGap || gap == "" || strings.Trim(gap, letters) != "" {
			return nil, fmt.Errorf("%q is neither a gap nor a word in quotes", name)
		}
		list, text = append(list, argument{gap: gap}), behind
	}
	return list, nil
}

// letters are the characters allowed in a gap's name.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"

// errUnfilled is returned for a gap that nothing fills.
var errUnfilled = errors.New("a gap is not filled")

// write appends one of a player's texts to out, with its gaps filled from data. It returns an error if data lacks a
// gap that isn't a condition.
func write(t *Texts, out *strings.Builder, pieces []piece, data Data) error {
	for _, p := range pieces {
		if p.call == nil {
			out.WriteString(p.words)
			continue
		}
		values := make([]any, len(p.call.arguments))
		for i, a := range p.call.arguments {
			values[i] = a.quoted
			if a.gap != "" {
				values[i] = data[a.gap]
			}
			if values[i] == nil && !p.picks {
				return errUnfilled
			}
		}
		value := p.call.of(t, values)
		if !p.picks {
			fmt.Fprint(out, value)
			continue
		}
		which := p.no
		if holds(value) {
			which = p.yes
		}
		if err := write(t, out, which, data); err != nil {
			return err
		}
	}
	return nil
}

// holds reports whether a condition is true: a number other than 0, a word, or true.
func holds(value any) bool {
	if n, counts := whole(value); counts {
		return n != 0
	}
	return value != nil && value != "" && value != false
}

// each calls do for every call in a text.
func each(pieces []piece, do func(*call)) {
	for _, p := range pieces {
		if p.call != nil {
			do(p.call)
		}
		each(p.yes, do)
		each(p.no, do)
	}
}
