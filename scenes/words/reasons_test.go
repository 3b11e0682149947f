package words

import (
	"strings"
	"testing"

	"clinic/game/rule"
)

// Every reason of the rules goes through the catalogue, and no gap of a sentence stays open.
func TestEveryReasonHasWords(t *testing.T) {
	for key := range rule.English {
		reason := rule.Reason{Rule: "B7", Key: key, What: "treatment_room", Other: "treatment_room", Amount: 2, Limit: 3}
		if got := Reason(reason); got != reason.Sentence(rule.English) || strings.ContainsAny(got, "{}[]") {
			t.Errorf("%s says %q", key, got)
		}
	}
	same := rule.Reason{Rule: "B7", Key: "same_color", What: "operating_room", Other: "laboratory"}
	if got, want := Reason(same), "An operating room must not touch a laboratory: both are of one color."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := Reason(rule.Reason{}); got != "" {
		t.Errorf("no reason says %q", got)
	}
}

// The disc beside a name tells "Player 1" from "Player 2".
func TestInitial(t *testing.T) {
	for name, want := range map[string]string{"ana": "A", "Player 2": "2", " Émile": "É", "": "?"} {
		if got := Initial(name); got != want {
			t.Errorf("%q: got %s, want %s", name, got, want)
		}
	}
}

// Numbers below 0 have a true minus sign.
func TestNumbersHaveATrueMinusSign(t *testing.T) {
	for n, want := range map[int]string{0: "0", 12: "12", -3: "−3"} {
		if got := Number(n); got != want {
			t.Errorf("%d is written %q, want %q", n, got, want)
		}
	}
}
