package rule

import "testing"

// Sentences in other languages have no English articles, and a capital letter may have an accent.
func TestSentencesOfOtherLanguages(t *testing.T) {
	reason := Reason{Rule: "B76", Key: "x", What: "doctor", Other: "orderly"}
	name := func(thing string) string { return map[string]string{"doctor": "écoutant", "orderly": "aide"}[thing] }
	for _, test := range []struct {
		sentence, want string
		article        func(string) string
	}{
		{"{What} : {a other}.", "Écoutant : aide.", nil},
		{"{A what} / {A other} / {another}", "Écoutant / Aide / aide", nil},
		{"{A what}, {a other}, {another}", "A écoutant, an aide, an aide", Article},
		{"{Other}", "Aide", Article},
	} {
		if got := reason.Fill(test.sentence, name, test.article); got != test.want {
			t.Errorf("%s: got %q, want %q", test.sentence, got, test.want)
		}
	}
	if got := (Reason{Rule: "B2", Key: "x"}).Fill("{What}{What}", name, nil); got != "" {
		t.Errorf("no name at all became %q", got)
	}
}
