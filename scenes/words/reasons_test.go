package words

import (
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game/extensions"
	"clinic/game/rule"
	"clinic/scenes/ui"
)

// The rules have English sentences of their own for programs without a window; the catalog has the same ones.
func TestTheCatalogueSaysWhatTheRulesSay(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	known := map[string]bool{}
	says := func(sentences map[string]string) {
		for key := range sentences {
			known["reason."+key] = true
			for _, what := range []string{"treatment_room", "orderly"} {
				for _, other := range []string{"treatment_room", "entrance", "cardiology", "nurse"} {
					reason := rule.Reason{Rule: "B7", Key: key, What: what, Other: other, Amount: 2, Limit: 3}
					want := reason.SentenceNaming(func(name string) string { return Thing(reader, name).String() }, sentences)
					if got := Reason(reader, reason); got != want || strings.ContainsAny(got, "{}[]") {
						t.Errorf("%s says %q in the catalogue and %q in the rules", key, got, want)
					}
				}
			}
		}
	}
	says(rule.English)
	for _, extension := range extensions.All() {
		says(extension.Sentences)
	}
	for _, id := range texts.IDs("reason.") {
		if !known[id] {
			t.Errorf("no rule says %s", id)
		}
	}
	same := rule.Reason{Rule: "B7", Key: "same_color", What: "operating_room", Other: "laboratory"}
	if got, want := Reason(reader, same), "An operating room must not touch a laboratory: both are of one color."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	several := rule.Reason{Rule: "B20", Key: "not_for_sale", What: "outpatient_services"}
	if got, want := Reason(reader, several), "Outpatient services are not for sale."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := Reason(reader, rule.Reason{}); got != "" {
		t.Errorf("no reason says %q", got)
	}
}

// The disc beside a name tells "Player 1" from "Player 2".
func TestInitial(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{"ana": "A", "Player 2": "2", " Émile": "É", "": "?"} {
		if got := Initial(name); got != want {
			t.Errorf("%q: got %s, want %s", name, got, want)
		}
	}
}

// Negative numbers have a true minus sign, and long ones a thousands separator.
func TestNumbersAreWritten(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for n, want := range map[int]string{0: "0", 12: "12", -3: "−3", 9999: "9999", 1200045: "1,200,045", -10000: "−10,000"} {
		if got := reader.Texts.Number(n); got != want {
			t.Errorf("%d is written %q, want %q", n, got, want)
		}
	}
}

// A refusal cites the number of its rule, but not the name of a rule that is not the game's.
func TestARefusalSaysItsRule(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	if said := Refusal(reader, rule.Reason{Rule: "B28", Key: "no_money", Amount: 5, Limit: 3}); !strings.HasSuffix(said, "(B28)") {
		t.Errorf("it says %q", said)
	}
	if said := Refusal(reader, rule.Reason{Rule: "undo", Key: "nothing_to_undo"}); strings.Contains(said, "undo)") || said == "" {
		t.Errorf("it says %q", said)
	}
	if said := Refusal(reader, rule.Reason{}); said != "" {
		t.Errorf("no refusal says %q", said)
	}
}
