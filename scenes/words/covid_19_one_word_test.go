package words

import (
	"regexp"
	"testing"
)

// Only COVID-19 has tiles: actions, bonuses and what is for sale have names of their own.
func TestOnlyCovidHasTiles(t *testing.T) {
	t.Parallel()
	tile := regexp.MustCompile(`(?i)\btiles?\b`)
	ofCovid := regexp.MustCompile(`covid|infect|contam|split|mask|tile|propagation|quarantine|contagion|^(V|FR|PT|D2[23])|scores\.together|button\.agree`)
	eachText(t, func(id, text string) {
		if tile.MatchString(text) && !ofCovid.MatchString(id) {
			t.Errorf("%s says tile of something else: %s", id, text)
		}
	})
}
