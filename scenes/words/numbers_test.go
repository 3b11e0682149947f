package words

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// Every number of the rules, those of every extension included, has a name in words in every language, and no two have
// the same.
func TestEveryNumberHasAName(t *testing.T) {
	t.Parallel()
	for _, code := range [...]string{"en", "fr", "pt"} {
		reader := ui.NewReader(code)
		named := map[string]string{}
		for _, spec := range game.AllNumbers(extensions.All()) {
			name := NumberName(reader, spec.Name)
			if strings.ContainsAny(name, "[]{}_") {
				t.Errorf("%s: %s is called %q", code, spec.Name, name)
			}
			if other, taken := named[name]; taken {
				t.Errorf("%s: %s and %s are both called %q", code, spec.Name, other, name)
			}
			named[name] = spec.Name
		}
	}
}
