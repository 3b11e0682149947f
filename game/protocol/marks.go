package protocol

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
)

// extra is a field that exists only in some games.
type extra struct {
	name  string
	value any
}

// withExtras encodes a value, which must be a JSON object, and appends fields to it.
func withExtras(value any, extras []extra) ([]byte, error) {
	written, err := json.Marshal(value)
	if err != nil || len(extras) == 0 {
		return written, err
	}
	var b bytes.Buffer
	b.Write(written[:len(written)-1])
	for _, x := range extras {
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		field, err := json.Marshal(map[string]any{x.name: x.value})
		if err != nil {
			return nil, err
		}
		b.Write(field[1 : len(field)-1])
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

func fieldOf(spec *game.MarkSpec) string {
	if spec.Field != "" {
		return spec.Field
	}
	return spec.Kind
}

// writeMarks returns the marks that have a field of their own, and the rest.
func writeMarks(rules *game.Rules, on game.Bearer, marks []clinic.Mark) ([]extra, []clinic.Mark) {
	var extras []extra
	rest := slices.Clone(marks)
	for _, spec := range rules.Marks() {
		if spec.On != on || spec.Form == game.MarkSpaces {
			continue
		}
		if value, there := writeMark(&spec, marks); there {
			extras = append(extras, extra{fieldOf(&spec), value})
		}
		rest = slices.DeleteFunc(rest, func(m clinic.Mark) bool { return m.Kind == spec.Kind })
	}
	return extras, rest
}

// writeMark returns the marks of that kind in the form that spec names, and whether there are any.
func writeMark(spec *game.MarkSpec, marks []clinic.Mark) (any, bool) {
	at := slices.IndexFunc(marks, func(m clinic.Mark) bool { return m.Kind == spec.Kind })
	if at < 0 {
		return nil, false
	}
	note := marks[at].Note
	switch spec.Form {
	case game.MarkCount:
		return marks[at].Count, true
	case game.MarkWord:
		return note, true
	case game.MarkWords:
		words := map[string]string{}
		for i, word := range strings.Split(note, " ") {
			if i < len(spec.Words) && word != "" {
				words[spec.Words[i]] = word
			}
		}
		return words, true
	case game.MarkTally:
		tally := map[string]int{}
		for _, word := range spec.Words {
			if count := clinic.CountNoted(marks, spec.Kind, word); count != 0 {
				tally[word] = count
			}
		}
		return tally, true
	case game.MarkList:
		counts := make([]int, len(spec.Words))
		for i, word := range spec.Words {
			counts[i] = clinic.CountNoted(marks, spec.Kind, word)
		}
		return counts, true
	}
	return true, true
}

// readMarks reads the pieces that extensions have laid on something: those with fields of their own, and the others.
func readMarks(rules *game.Rules, on game.Bearer, o *object) []clinic.Mark {
	marks := readOtherMarks(rules, o)
	for _, spec := range rules.Marks() {
		if spec.On != on || spec.Form == game.MarkSpaces {
			continue
		}
		if n, ok := o.field(fieldOf(&spec)); ok {
			marks = readMark(&spec, n, marks)
		}
	}
	return marks
}

// readMark reads a field and returns the marks with its value added.
func readMark(spec *game.MarkSpec, n node, marks []clinic.Mark) []clinic.Mark {
	if spec.Form != game.MarkTally && spec.Form != game.MarkList {
		return clinic.SetMark(marks, readOneMark(spec, n))
	}
	marks = clinic.SetMark(marks, clinic.Mark{Kind: spec.Kind})
	if spec.Form == game.MarkTally {
		o := n.object()
		for _, word := range spec.Words {
			count := 0
			o.number(word, &count, 0, bigNumber)
			marks = clinic.AddNoted(marks, spec.Kind, word, count)
		}
		o.close()
		return marks
	}
	for i, item := range n.list(len(spec.Words)) {
		marks = clinic.AddNoted(marks, spec.Kind, spec.Words[i], item.number(0, bigNumber))
	}
	return marks
}

func readOneMark(spec *game.MarkSpec, n node) clinic.Mark {
	most := spec.Most
	if most == 0 {
		most = bigNumber
	}
	mark := clinic.Mark{Kind: spec.Kind}
	switch spec.Form {
	case game.MarkFlag:
		if n.flag() {
			mark.Count = 1
		}
	case game.MarkCount:
		mark.Count = n.number(0, most)
	case game.MarkWord:
		if mark.Note = n.text(); len(spec.Words) > 0 && !slices.Contains(spec.Words, mark.Note) {
			n.fail("must be one of: %s", strings.Join(spec.Words, ", "))
		}
	case game.MarkWords:
		o := n.object()
		words := make([]string, len(spec.Words))
		for i, name := range spec.Words {
			words[i] = o.text(name)
		}
		mark.Note = strings.TrimRight(strings.Join(words, " "), " ")
		o.close()
	}
	return mark
}

// floorless is a space of Floor 0 in a list of spaces.
type floorless struct {
	X int8 `json:"x"`
	Y int8 `json:"y"`
}

// spaceMarks describes the spaces with pieces that stand on the board without a component.
func (f *form) spaceMarks(rules *game.Rules, board *clinic.Clinic) {
	for _, spec := range rules.Marks() {
		if spec.Form != game.MarkSpaces {
			continue
		}
		var spaces []floorless
		for space := range board.Board().Floor(0).All() {
			for range clinic.CountOf(board.At(space).Marks, spec.Kind) {
				spaces = append(spaces, floorless{space.X, space.Y})
			}
		}
		n, ok := f.some(fieldOf(&spec), spaces, len(spaces) > 0)
		if !ok {
			continue
		}
		for _, item := range n.list(100) {
			at := item.object()
			space := clinic.Space{X: int8(at.need("x").number(0, clinic.MaxColumns-1)), Y: int8(at.need("y").number(0, clinic.MaxRows-1))}
			at.close()
			if !board.Contains(space) || !board.At(space).Empty() {
				item.fail("must be an empty space of Floor 0")
				return
			}
			board.At(space).Marks = clinic.AddMarks(board.At(space).Marks, spec.Kind, 1)
		}
	}
}

// writePools writes how many pieces are left in each pool.
func writePools(rules *game.Rules, pools []clinic.Mark) any {
	full := rules.Pools()
	if len(full) == 0 && len(pools) == 0 {
		return nil
	}
	left, others := map[string]any{}, []clinic.Mark{}
	for _, pool := range full {
		left[pool.Kind] = clinic.CountOf(pools, pool.Kind)
	}
	for _, pool := range pools {
		if clinic.CountOf(full, pool.Kind) == 0 {
			others = append(others, pool)
		}
	}
	if len(others) > 0 {
		left["marks"] = others
	}
	return left
}

// readPools reads how many pieces are left in each pool: by default, those that lie nowhere on the table.
func (l *layout) readPools(o *object) {
	m := &l.State.Market
	taken := l.Rules.TakenFromPools(l.State)
	named := o.part("pools")
	if others := readOtherMarks(l.Rules, named); others != nil {
		m.Pools = append(l.Rules.Pools(), others...)
	}
	for _, pool := range l.Rules.Pools() {
		left := pool.Count - clinic.CountOf(taken, pool.Kind)
		if left < 0 {
			named.failBy("X8", "%s: there are only %d %s", named.path, pool.Count, pool.Kind)
			return
		}
		named.number(pool.Kind, &left, 0, left)
		m.Pools = clinic.SetMark(m.Pools, clinic.Mark{Kind: pool.Kind, Count: left})
	}
	named.close()
}
