package texts

import (
	"regexp"
	"testing"
)

// Before : ; ! ? and within « » French has no-break spaces, so that no line begins or ends with the sign alone.
// Its apostrophe is curly.
func TestFrenchSignsHaveTheirSpaces(t *testing.T) {
	wrong := regexp.MustCompile(`(^|[^\x{a0}\x{202f}])[:;!?»]|«[^\x{a0}]| %|'`)
	if signs := wrong.FindString("«\u00a0Oui\u00a0»\u00a0: non\u202f; ah\u202f? 50\u00a0%"); signs != "" {
		t.Fatalf("what is right is called wrong: %q", signs)
	}
	look := func(id string, texts []string) {
		for _, text := range texts {
			if signs := wrong.FindString(without(text, "x")); signs != "" {
				t.Errorf("%s has %+q, where a no-break space belongs (U+00A0, before ; ! ? also U+202F) or a curved apostrophe (U+2019): %s", id, signs, text)
			}
		}
	}
	for id, m := range catalogOf("fr").whole().texts {
		look(id, m.all())
	}
	for id, r := range catalogOf("fr").whole().things {
		for _, text := range r.shapes {
			look(id, []string{text})
		}
	}
}
