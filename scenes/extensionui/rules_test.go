package extensionui_test

import (
	"strconv"
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Differences between the three editions of COVID-19 are told, with the numbers in force.
func TestOtherEditionsAreTold(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	editions := words.Editions(reader, "covid_19", words.AllNumbers(extensions.All(), map[string]int{"covid_19.strategic": another}))
	languages := map[string]int{}
	told := ""
	for _, e := range editions {
		languages[e.ID]++
		told += e.Text
	}
	if languages["FR"] != 5 || languages["PT"] != 2 || !strings.Contains(told, strconv.Itoa(another)) {
		t.Errorf("told is %+v", editions)
	}
	if got := words.Editions(reader, "ghosts", nil); got != nil {
		t.Errorf("of Ghosts it tells %v", got)
	}
}

// another is a value that no number in the table has.
const another = 7391
