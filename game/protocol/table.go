package protocol

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// writeTable writes what extensions have laid on the table: marks with fields of their own, those of a Group in one
// object, and the rest. A Group is written completely, including its zeros.
func writeTable(rules *game.Rules, marks []clinic.Mark) ([]extra, []clinic.Mark) {
	var extras []extra
	groups, names := map[string]map[string]any{}, []string{}
	rest := slices.Clone(marks)
	for _, spec := range rules.Marks() {
		if spec.On != game.OnTable {
			continue
		}
		rest = slices.DeleteFunc(rest, func(m clinic.Mark) bool { return m.Kind == spec.Kind })
		value, there := writeMark(&spec, marks)
		if spec.Group == "" {
			if there {
				extras = append(extras, extra{fieldOf(&spec), value})
			}
			continue
		}
		if !there {
			value = noneOf(&spec)
		}
		if groups[spec.Group] == nil {
			groups[spec.Group] = map[string]any{}
			names = append(names, spec.Group)
		}
		group := groups[spec.Group]
		group[fieldOf(&spec)] = value
		if spec.Total != "" {
			sum, _ := group[spec.Total].(int)
			group[spec.Total] = sum + clinic.CountOf(marks, spec.Kind)
		}
	}
	for _, name := range names {
		extras = append(extras, extra{name, groups[name]})
	}
	return extras, rest
}

// noneOf returns how a form writes that there is nothing.
func noneOf(spec *game.MarkSpec) any {
	switch spec.Form {
	case game.MarkTally:
		return map[string]int{}
	case game.MarkList:
		return make([]int, len(spec.Words))
	}
	return 0
}

// readTable reads what lies on the table. What is left out is as at setup. People's pieces
// come out of the bag, or else the supply.
func (l *layout) readTable(o *object) {
	marks, groups := l.State.Marks, map[string]*object{}
	others := readOtherMarks(l.Rules, o)
	for _, spec := range l.Rules.Marks() {
		if spec.On != game.OnTable {
			continue
		}
		from := o
		if spec.Group != "" {
			if groups[spec.Group] == nil {
				groups[spec.Group] = o.part(spec.Group)
			}
			from = groups[spec.Group]
		}
		if n, ok := from.field(fieldOf(&spec)); ok {
			marks = readMark(&spec, n, marks)
		}
	}
	marks = l.readTotals(groups, marks)
	for _, spec := range l.Rules.Marks() {
		if spec.On == game.OnTable && spec.Of != "" {
			l.takePieces(&spec, o.node, marks)
		}
	}
	for _, group := range groups {
		group.close()
	}
	// The sort is stable, so marks of one kind keep their order.
	marks = append(marks, others...)
	slices.SortStableFunc(marks, func(a, b clinic.Mark) int { return cmp.Compare(a.Kind, b.Kind) })
	l.State.Marks = marks
}

// readTotals reads the totals of several fields. The part of a total that no field accounts for
// goes to the first kind and its first word.
func (l *layout) readTotals(groups map[string]*object, marks []clinic.Mark) []clinic.Mark {
	specs := l.Rules.Marks()
	for i := range specs {
		spec := &specs[i]
		same := func(m game.MarkSpec) bool { return m.Group == spec.Group && m.Total == spec.Total }
		if spec.On != game.OnTable || spec.Total == "" || slices.IndexFunc(specs, same) < i {
			continue
		}
		sum := 0
		for _, other := range specs {
			if same(other) {
				sum += clinic.CountOf(marks, other.Kind)
			}
		}
		n, given := groups[spec.Group].field(spec.Total)
		if !given {
			continue
		}
		total := n.number(0, bigNumber)
		if total < sum {
			n.fail("is less than what the other fields name, %d", sum)
			return marks
		}
		word := ""
		if len(spec.Words) > 0 {
			word = spec.Words[0]
		}
		marks = clinic.AddNoted(marks, spec.Kind, word, total-sum)
	}
	return marks
}

func (l *layout) takePieces(spec *game.MarkSpec, n node, marks []clinic.Mark) {
	for _, word := range spec.Words {
		level, _ := clinic.LevelNamed(word)
		for range min(clinic.CountNoted(marks, spec.Kind, word), 1000) {
			n.refuse(l.Take(l.Of(0), spec.Of, level))
		}
	}
}
