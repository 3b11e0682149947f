package texts

import "testing"

// Gaps, functions and conditions work as docs/languages.md says.
func TestGapsAreFilled(t *testing.T) {
	texts := made(t, "fr-CH", `"form.the" = { m = "le ", f = "la ", vowel = "l’" }
"thing.doctor" = { one = "médecin", other = "médecins", gender = "m" }`)
	for text, want := range map[string]string{
		"No gap":                                                                   "No gap",
		"{{.Who}} pays {{.Amount}}":                                                "Ana pays −3",
		"{{The .What}}, {{the .What}}":                                             "Le médecin, le médecin",
		"{{if .Amount}}some{{else}}none{{end}}":                                    "some",
		"{{if .None}}some{{else}}none{{end}}":                                      "none",
		"{{if .Nobody}}some{{end}}.":                                               ".",
		"{{if same .Who .Other}}{{if .None}}a{{else}}b{{end}}{{end}}c":             "bc",
		"{{if same .Who .What}}one{{else}}two{{end}}":                              "two",
		"{{counted .Two .What}} {{fit .Two `x` `one:y`}}{{fit .None `` `one:er`}}": "2 médecins xer",
		"{{.Missing}} is not filled":                                               "[{{.Missing}} is not filled]",
	} {
		data := Data{"Who": "Ana", "Other": "Ana", "Amount": -3, "None": 0, "Nobody": "", "Two": 2, "What": texts.Thing("thing.doctor")}
		if got := (&form{text: text}).fill(texts, data); got != want {
			t.Errorf("%s becomes %q, want %q", text, got, want)
		}
	}
}

// The author of a language is told what is wrong with a text.
func TestTextsThatCannotBeReadSayWhy(t *testing.T) {
	for text, want := range map[string]string{
		"{{.Who":                    "{{.Who is not closed",
		"{{if .Who}}a":              "{{if .Who}} has no {{end}}",
		"{{if .Who}}a{{else}}b":     "{{if .Who}} has no {{end}}",
		"a{{end}}":                  "{{end}} has no {{if}} before it",
		"{{else}}":                  "{{else}} has no {{if}} before it",
		"{{if same .Who}}a{{end}}":  "{{same .Who}} has too few or too many arguments",
		"{{if .Who .What}}a{{end}}": "{{.Who .What}} has too few or too many arguments",
		"{{shout .Who}}":            `{{shout .Who}}: "shout" is no function of texts`,
		"{{Name .Who .What}}":       "{{Name .Who .What}} has too few or too many arguments",
		"{{fit .Who `a}}":           "`a is not closed",
		"{{.Who | Name}}":           `"|" is neither a gap nor a word in quotes`,
		"{{.}}":                     `"." is neither a gap nor a word in quotes`,
	} {
		if _, err := parse(text); err == nil || err.Error() != want {
			t.Errorf("of %s is said %v, want %s", text, err, want)
		}
	}
}
