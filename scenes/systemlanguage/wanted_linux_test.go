package systemlanguage

import (
	"slices"
	"testing"

	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
)

// The environment names the languages: LANGUAGE comes first, but only if there is a locale at all, and LC_ALL comes
// before LANG.
func TestTheEnvironmentNamesLanguages(t *testing.T) {
	for _, x := range []struct {
		all, messages, lang, list string
		want                      []string
	}{
		{"", "", "", "", nil},
		{"", "", "pt_BR.UTF-8", "", []string{"pt-BR"}},
		{"", "fr_FR@euro", "pt_BR.UTF-8", "", []string{"fr-FR"}},
		{"de_DE.UTF-8", "fr_FR", "pt_BR.UTF-8", "fr:en", []string{"fr", "en", "de-DE"}},
		{"C", "fr_FR", "pt_BR.UTF-8", "fr", nil},
		{"", "", "C.UTF-8", "", nil},
	} {
		t.Setenv("LC_ALL", x.all)
		t.Setenv("LC_MESSAGES", x.messages)
		t.Setenv("LANG", x.lang)
		t.Setenv("LANGUAGE", x.list)
		if got := Wanted(); !slices.Equal(got, x.want) {
			t.Errorf("%+v: the system wants %q", x, got)
		}
	}
}
