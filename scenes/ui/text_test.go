package ui

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Letters of other scripts, and symbols, are written in every weight: DejaVu has the symbols in one.
func TestEveryWeightWritesLettersAndSigns(t *testing.T) {
	reader := NewReader("en")
	for _, style := range []Style{reader.Styles.Text, reader.Styles.TextStrong, reader.Styles.TextBold} {
		f := faceFor(style, 1)
		for _, s := range []string{"Ångström Đặng Łódź", "Ελένη", "Юрий", "שָׁלוֹם", "مرحبا", "Հայկ", "თამარ", "ລາວ", "→ ⇒ ★ ♥ ☺ ✓ ∞ ⌘ ▶ ⚕"} {
			for _, g := range text.AppendGlyphs(nil, s, f.of(s), nil) {
				if g.GID == 0 {
					t.Errorf("weight %d has nothing for %q of %q", style.Weight, s[g.StartIndexInBytes:g.EndIndexInBytes], s)
				}
			}
		}
	}
}

func TestWrappedLinesFitAndLoseNothing(t *testing.T) {
	reader := NewReader("en")
	const text = "Every patient who is still waiting gets worse.\nIncomprehensibilities_without_any_space_in_them end too."
	for _, width := range []float64{40, 90, 200, 1000} {
		lines := Wrap(reader.Styles.Text, text, width)
		for _, line := range lines {
			if Measure(reader.Styles.Text, line) > width {
				t.Errorf("width %v: the line %q is %v wide", width, line, Measure(reader.Styles.Text, line))
			}
		}
		squeeze := strings.NewReplacer(" ", "", "\n", "").Replace
		if got := squeeze(strings.Join(lines, "")); got != squeeze(text) {
			t.Errorf("width %v: the lines hold %q", width, got)
		}
	}
}

// A no-break space, narrow or not, keeps both of its sides together.
func TestNoBreakSpacesHold(t *testing.T) {
	reader := NewReader("en")
	const text = "Retour\u00a0: ensemble\u202f! Oui"
	for width := Measure(reader.Styles.Text, "ensemble\u202f!") + 1; width < Measure(reader.Styles.Text, text); width += 10 {
		for _, line := range Wrap(reader.Styles.Text, text, width) {
			if strings.HasPrefix(line, ":") || strings.HasPrefix(line, "!") {
				t.Errorf("width %v: a line begins %q", width, line)
			}
		}
	}
}

// A word that is too long for a line is broken behind its hyphen, if one comes in time.
func TestLongWordsBreakBehindTheirHyphen(t *testing.T) {
	reader := NewReader("en")
	const word = "aide-soignante"
	lines := Wrap(reader.Styles.Text, word, Measure(reader.Styles.Text, "aide-soign"))
	if len(lines) != 2 || lines[0] != "aide-" || lines[1] != "soignante" {
		t.Errorf("%q", lines)
	}
}

func TestFitCutsWithAnEllipsis(t *testing.T) {
	reader := NewReader("en")
	const text = "Ophthalmology"
	if got := Fit(reader.Styles.Text, text, 500); got != text {
		t.Errorf("a text with room becomes %q", got)
	}
	got := Fit(reader.Styles.Text, text, 60)
	if !strings.HasSuffix(got, "…") || Measure(reader.Styles.Text, got) > 60 || len(got) < 6 {
		t.Errorf("a text without room becomes %q, %v wide", got, Measure(reader.Styles.Text, got))
	}
}

func TestTabularFiguresHaveOneWidth(t *testing.T) {
	reader := NewReader("en")
	if a, b := Measure(reader.Styles.Number, "1111"), Measure(reader.Styles.Number, "0000"); a != b {
		t.Errorf("1111 is %v wide, 0000 %v", a, b)
	}
}
