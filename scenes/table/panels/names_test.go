package panels

import (
	"testing"

	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Everything that extensions sell has a name that fits the narrowest card of one row, and every action they add
// one that fits its tile.
func TestNamesOfExtensionsFit(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, e := range extensions.All() {
		components := e.Components
		if e.Annex != nil {
			components = append(components, e.Annex.Components...)
		}
		for i := range components {
			kind := components[i].Kind
			if components[i].Price != "" && !fitsInLines(reader.Styles.Text, shortName(reader, kind, leastCard-2, 2), leastCard-2, 2) {
				t.Errorf("%s: a narrow card has no room for %q: give it a component_short.%s in assets/texts/extensions/%[1]s.en.toml", e.ID, words.Component(reader, kind), kind)
			}
		}
		for _, spec := range e.Actions {
			name := reader.T("action." + string(spec.Action))
			if short := "action_short." + string(spec.Action); ui.Measure(reader.Styles.TextStrong, name) > leastTile && reader.Texts.Has(short) {
				name = reader.T(short)
			}
			if ui.Measure(reader.Styles.TextStrong, name) > leastTile {
				t.Errorf("%s: a small tile has no room for %q: give it a shorter action_short.%s in assets/texts/extensions/%[1]s.en.toml", e.ID, name, spec.Action)
			}
		}
	}
}
