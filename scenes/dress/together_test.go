package dress

import (
	"strings"
	"testing"
)

// X3 to X13: what happens together is said where it matters, and nowhere else.
func TestInteractionsAreToldWhereTheyApply(t *testing.T) {
	for _, x := range []struct {
		chosen  string
		players int
		want    string
	}{
		{"", 2, ""}, {"tough_doctors", 2, ""}, {"tough_doctors clever_doctors", 2, "X4 X6"}, {"ghosts", 2, "X8 X6"}, {"ghosts", 1, "X7 X8 X6"},
		{"ghosts triage", 2, "X3 X8 X6 X11"}, {"helicopters", 2, "X12"}, {"helicopters cigarettes", 2, "X10 X12 X13"}, {"gift_shop", 2, ""},
		{"emergency", 2, "X8 X6"}, {"emergency", 1, "X7 X8 X6"}, {"emergency tough_doctors", 2, "X8 X6 E15"}, {"covid_19", 2, "X5 X6"},
		{"covid_19", 1, "X5 X7 X6"}, {"covid_19 emergency", 2, "X2 X5 X8 X6 E15"}, {"covid_19 gift_shop", 3, "X5 X6 V10"},
	} {
		var got []string
		for i := range Interactions {
			if Interactions[i].Applies(strings.Fields(x.chosen), x.players) {
				got = append(got, Interactions[i].Rule)
			}
		}
		if strings.Join(got, " ") != x.want {
			t.Errorf("%q with %d players: %v, want %s", x.chosen, x.players, got, x.want)
		}
	}
}
