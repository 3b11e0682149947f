package ui

import "testing"

// Larger texts shrink until they fit, but no further than to their size at 100 %, and at 100 % nothing shrinks.
func TestLargerTextsAreAsLargeAsThereIsRoom(t *testing.T) {
	reader := NewReader("en")
	defer func() { reader.Styles = StylesAt(100) }()
	const word = "Pre-admissions"
	usual := Measure(reader.Styles.Text, word)
	if got := Snug(reader.Styles.Text, usual/2, word); got != reader.Styles.Text {
		t.Errorf("at 100 %% a word without room becomes %+v", got)
	}
	reader.Styles = StylesAt(150)
	for _, room := range []float64{0.5, 1, 1.2, 1.4} {
		got := Snug(reader.Styles.Text, usual*room, word)
		if got.Size < 14 || got.Size == 14 && room > 1.1 || got.Size > 14 && Measure(got, word) > usual*room+fitSlack {
			t.Errorf("in %v of its room at 100 %% a word is %v high", room, got.Size)
		}
	}
	if got := Snug(reader.Styles.Text, 2*usual, word); got != reader.Styles.Text {
		t.Errorf("a word with room becomes %+v", got)
	}
	if local := (Style{Size: 22}); Snug(local, 10, word) != local {
		t.Error("a style with one size gets another")
	}
	if got, closest := SnugLines(reader.Styles.Text, word+" "+word, usual*1.2, 33, 2); got.Size >= reader.Styles.Text.Size || 2*closest > 33.5 || Measure(got, word) > usual*1.2 {
		t.Errorf("two lines of %v stand %v apart in a height of 33", got.Size, closest)
	}
}
