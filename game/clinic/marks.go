package clinic

import (
	"slices"
	"strings"
)

// CountOf returns the number of pieces of a kind among the marks.
func CountOf(marks []Mark, kind string) int {
	count := 0
	for i := range marks {
		if marks[i].Kind == kind {
			count += marks[i].Count
		}
	}
	return count
}

// NoteOf returns the note of the first mark of a kind, and whether there is such a mark.
func NoteOf(marks []Mark, kind string) (string, bool) {
	for i := range marks {
		if marks[i].Kind == kind {
			return marks[i].Note, true
		}
	}
	return "", false
}

// AddMarks returns the marks with more pieces of a kind, or fewer if more is negative. Marks are sorted by kind; a
// kind with no pieces left has no mark.
func AddMarks(marks []Mark, kind string, more int) []Mark {
	if more == 0 {
		return marks
	}
	return SetMark(marks, Mark{Kind: kind, Count: CountOf(marks, kind) + more})
}

// SetMark returns the marks with mark in place of all others of its kind. A mark with
// neither count nor note removes the kind.
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

// CountNoted returns the number of pieces of a kind among the marks with that note.
func CountNoted(marks []Mark, kind, note string) int {
	count := 0
	for i := range marks {
		if marks[i].Kind == kind && marks[i].Note == note {
			count += marks[i].Count
		}
	}
	return count
}

// AddNoted returns the marks with more pieces of a kind with that note, or fewer if more is negative. Marks of the
// kind with other notes are counted separately and stay.
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
