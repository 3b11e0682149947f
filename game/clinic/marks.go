package clinic

import (
	"slices"
	"strings"
)

// CountOf gives how many pieces of a kind are among the marks.
func CountOf(marks []Mark, kind string) int {
	count := 0
	for i := range marks {
		if marks[i].Kind == kind {
			count += marks[i].Count
		}
	}
	return count
}

// NoteOf gives what the first mark of a kind says, and whether there is such a mark.
func NoteOf(marks []Mark, kind string) (string, bool) {
	for i := range marks {
		if marks[i].Kind == kind {
			return marks[i].Note, true
		}
	}
	return "", false
}

// AddMarks gives the marks with so many more pieces of a kind, fewer where more is below 0. Marks stand in the
// order of their kinds; where no piece of a kind is left there is no mark.
func AddMarks(marks []Mark, kind string, more int) []Mark {
	if more == 0 {
		return marks
	}
	return SetMark(marks, Mark{Kind: kind, Count: CountOf(marks, kind) + more})
}

// SetMark gives the marks with that one instead of all others of its kind; one without a count or a note says
// that there is none.
func SetMark(marks []Mark, mark Mark) []Mark {
	changed := make([]Mark, 0, len(marks)+1)
	for i := range marks {
		if marks[i].Kind != mark.Kind {
			changed = append(changed, marks[i])
		}
	}
	if mark.Count != 0 || mark.Note != "" {
		changed = append(changed, mark)
		slices.SortStableFunc(changed, orderOfMarks)
	}
	if len(changed) == 0 {
		return nil
	}
	return changed
}

// CountNoted gives how many pieces of a kind are among the marks with that note.
func CountNoted(marks []Mark, kind, note string) int {
	count := 0
	for i := range marks {
		if marks[i].Kind == kind && marks[i].Note == note {
			count += marks[i].Count
		}
	}
	return count
}

// AddNoted gives the marks with so many more pieces of a kind with that note. Other notes of the kind stay: such marks
// are counted apart.
func AddNoted(marks []Mark, kind, note string, more int) []Mark {
	changed := make([]Mark, 0, len(marks)+1)
	for i := range marks {
		if marks[i].Kind == kind && marks[i].Note == note {
			more += marks[i].Count
			continue
		}
		changed = append(changed, marks[i])
	}
	if more != 0 {
		changed = append(changed, Mark{Kind: kind, Count: more, Note: note})
		slices.SortStableFunc(changed, orderOfMarks)
	}
	if len(changed) == 0 {
		return nil
	}
	return changed
}

func orderOfMarks(a, b Mark) int {
	if a.Kind != b.Kind {
		return strings.Compare(a.Kind, b.Kind)
	}
	return strings.Compare(a.Note, b.Note)
}
