package texts

import (
	"errors"
	"fmt"
	"strings"
)

// piece is a part of a text: words as they stand, a gap, or one of two texts.
type piece struct {
	words string
	gap   *call // nil in words
	yes   []piece
	no    []piece
	picks bool // one of yes and no
}

// call is what stands between {{ and }}: a function and its arguments. Without a name it gives its argument.
type call struct {
	name string
	function
	arguments []argument
}

// argument is the name of a gap, or else a word in quotes.
type argument struct{ gap, quoted string }

// equal is the one condition, {{if same .What .Other}}, beside what a gap holds, {{if .Count}}.
const equal = "same"

// parse takes a text to pieces. An error says what is wrong with it.
func parse(text string) ([]piece, error) {
	p := reader{rest: text}
	pieces, end, err := p.pieces()
	if err == nil && end != "" {
		err = fmt.Errorf("{{%s}} has no {{if}} before it", end)
	}
	return pieces, err
}

type reader struct{ rest string }

// pieces reads until the text ends or an {{else}} or {{end}} comes, which it gives.
func (p *reader) pieces() (list []piece, end string, err error) {
	for {
		words, behind, more := strings.Cut(p.rest, "{{")
		if words != "" {
			list = append(list, piece{words: words})
		}
		if p.rest = behind; !more {
			return list, "", nil
		}
		inside, behind, closed := strings.Cut(behind, "}}")
		if !closed {
			return list, "", fmt.Errorf("{{%s is not closed", inside)
		}
		p.rest = behind
		switch asked, isIf := strings.CutPrefix(inside, "if "); {
		case inside == "else" || inside == "end":
			return list, inside, nil
		case isIf:
			pick := piece{picks: true}
			if pick.gap, err = condition(asked); err != nil {
				return list, "", err
			}
			if pick.yes, end, err = p.pieces(); err == nil && end == "else" {
				pick.no, end, err = p.pieces()
			}
			if err == nil && end != "end" {
				err = fmt.Errorf("{{%s}} has no {{end}}", inside)
			}
			if err != nil {
				return list, "", err
			}
			list = append(list, pick)
		default:
			gap, err := callOf(inside)
			if err != nil {
				return list, "", err
			}
			list = append(list, piece{gap: gap})
		}
	}
}

func condition(text string) (*call, error) {
	rest, isSame := strings.CutPrefix(text, equal+" ")
	c := &call{}
	if isSame {
		c.name = equal
	}
	var err error
	if c.arguments, err = argumentsOf(rest); err == nil && len(c.arguments) != 1+strings.Count(c.name, equal) {
		err = fmt.Errorf("{{if %s}} asks for another number of gaps", text)
	}
	return c, err
}

func callOf(text string) (*call, error) {
	c := &call{}
	rest, ok := text, false
	if !strings.HasPrefix(text, ".") {
		c.name, rest, _ = strings.Cut(text, " ")
		if c.function, ok = functionOf(c.name); !ok {
			return nil, fmt.Errorf("{{%s}}: %q is no function of texts", text, c.name)
		}
	} else {
		c.function = function{1, 1, func(a []any) string { return fmt.Sprint(a[0]) }}
	}
	var err error
	if c.arguments, err = argumentsOf(rest); err != nil {
		return nil, err
	}
	if n := len(c.arguments); n < c.least || n > c.most {
		return nil, fmt.Errorf("{{%s}} has %d arguments", text, n)
	}
	return c, nil
}

// argumentsOf reads names of gaps, .Name, and words in quotes, `word`, with spaces between them.
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

// letters are those of a gap's name.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"

// errUnfilled is a gap that nothing fills.
var errUnfilled = errors.New("a gap is not filled")

// write adds a text to out, its gaps filled with data.
func write(out *strings.Builder, pieces []piece, data Data) error {
	for _, p := range pieces {
		if p.gap == nil {
			out.WriteString(p.words)
			continue
		}
		values := make([]any, len(p.gap.arguments))
		for i, a := range p.gap.arguments {
			values[i] = a.quoted
			if a.gap != "" {
				values[i] = data[a.gap]
			}
			if values[i] == nil && !p.picks {
				return errUnfilled
			}
		}
		if !p.picks {
			out.WriteString(p.gap.of(values))
			continue
		}
		which := p.no
		if p.gap.name == equal && fmt.Sprint(values[0]) == fmt.Sprint(values[1]) || p.gap.name == "" && holds(values[0]) {
			which = p.yes
		}
		if err := write(out, which, data); err != nil {
			return err
		}
	}
	return nil
}

// holds reports whether a gap has something: a number but 0, a word, what is true.
func holds(value any) bool {
	if n, counts := whole(value); counts {
		return n != 0
	}
	return value != nil && value != "" && value != false
}

// each calls do for everything that stands between {{ and }} in a text.
func each(pieces []piece, do func(*call)) {
	for _, p := range pieces {
		if p.gap != nil {
			do(p.gap)
		}
		each(p.yes, do)
		each(p.no, do)
	}
}
