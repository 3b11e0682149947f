package texts

import "testing"

// made adds a language with a file for a test, and returns the texts in it.
func made(t *testing.T, code, file string) *Texts {
	t.Helper()
	l, err := read(code, []byte(file))
	if err != nil {
		t.Fatal(err)
	}
	catalogs[code] = l
	t.Cleanup(func() { delete(catalogs, code) })
	return New(code)
}

// Articles, agreement and plural forms come from a language's file alone: elision before vowels, nouns that are
// always plural, colors that agree, capitals with accents.
func TestALanguageFitsWordsToItsNouns(t *testing.T) {
	texts := made(t, "fr-CH", `
"form.vowels" = "aeéiouœ"
"form.a" = { m = "un ", f = "une ", plural = "des " }
"form.the" = { m = "le ", f = "la ", vowel = "l'", plural = "les " }
"form.de" = { other = "de ", vowel = "d'" }
"form.no" = { m = "aucun ", f = "aucune " }
"common.counted" = { one = "{{.Count}} {{.Noun}}", other = "{{.Count}} {{.Noun}}" }
"level.white" = { m = "blanc", f = "blanche", m_plural = "blancs", f_plural = "blanches" }
"thing.room" = { one = "salle", other = "salles", gender = "f" }
"thing.services" = { other = "consultations", gender = "f" }
"thing.floor" = { one = "étage", other = "étages", gender = "m" }
"thing.pad" = { one = "héliport", other = "héliports", gender = "m", vowel = true }
"thing.nurse" = { one = "infirmière", other = "infirmières", gender = "f" }
"thing.doctor" = { one = "médecin {{.Level}}", other = "médecins {{.Level}}", gender = "m" }
"thing.town" = { one = "ville", gender = "f", the = "notre ville" }
"x.the" = "{{The .What}} {{fit .What `+"`est` `plural:sont`"+`}} là, et {{a .Other}}."
"x.who" = "{{.Who}}, {{many .Who}}, {{counted .Amount .Who}}, {{match .Level .Who}}, {{no .Who}}"
"x.name" = "{{de .Name}}, {{fit .Amount `+"`il en manque deux` `one:il en manque un`"+`}}"
"x.bare" = "{{Name .What}}{{if same .What .Other}} encore{{end}}"
`)
	white := texts.Level("level.white")
	for _, x := range []struct {
		id   string
		data Data
		want string
	}{
		{"x.the", Data{"What": texts.Thing("thing.room"), "Other": texts.Thing("thing.floor")}, "La salle est là, et un étage."},
		{"x.the", Data{"What": texts.Thing("thing.floor"), "Other": texts.Thing("thing.room")}, "L'étage est là, et une salle."},
		{"x.the", Data{"What": texts.Thing("thing.services"), "Other": texts.Thing("thing.services")}, "Les consultations sont là, et des consultations."},
		{"x.the", Data{"What": texts.Thing("thing.pad"), "Other": texts.Thing("thing.pad")}, "L'héliport est là, et un héliport."},
		{"x.the", Data{"What": texts.Thing("thing.town"), "Other": texts.Thing("thing.nurse")}, "Notre ville est là, et une infirmière."},
		{"x.the", Data{"What": texts.Thing("thing.nurse").Counted(2), "Other": "Ana"}, "Les 2 infirmières sont là, et un Ana."},
		{"x.who", Data{"Who": texts.Thing("thing.nurse"), "Amount": 0, "Level": white}, "infirmière, infirmières, 0 infirmière, blanche, aucune infirmière"},
		{"x.who", Data{"Who": texts.Thing("thing.doctor", Data{"Level": white}), "Amount": 2, "Level": white}, "médecin blanc, médecins blancs, 2 médecins blancs, blanc, aucun médecin blanc"},
		{"x.name", Data{"Name": "Ana", "Amount": 1}, "d'Ana, il en manque un"},
		{"x.name", Data{"Name": "Bo", "Amount": -5}, "de Bo, il en manque deux"},
		{"x.bare", Data{"What": texts.Thing("thing.floor"), "Other": texts.Thing("thing.floor")}, "Étage encore"},
		{"x.bare", Data{"What": texts.Thing("thing.floor"), "Other": texts.Thing("thing.pad")}, "Étage"},
	} {
		if got := texts.T(x.id, x.data); got != x.want {
			t.Errorf("%s: %q, want %q", x.id, got, x.want)
		}
	}
	if got := texts.T("common.back"); got != "Back" {
		t.Errorf("a text that the language lacks says %q, not the English one", got)
	}
}

// A language with more plural categories than English uses all of them.
func TestALanguageHasItsOwnPluralForms(t *testing.T) {
	texts := made(t, "pl", `"x.rooms" = { one = "{{.Count}} sala", few = "{{.Count}} sale", many = "{{.Count}} sal", other = "{{.Count}} sali" }`)
	for n, want := range map[int]string{1: "1 sala", 3: "3 sale", 5: "5 sal", 22: "22 sale"} {
		if got := texts.T("x.rooms", Data{"Count": n}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := texts.language.categories(); len(got) != 4 {
		t.Errorf("the plural categories of Polish are %q", got)
	}
}

// The author of a language is told what is missing or wrong, one line each.
func TestFaultsOfALanguageAreNamed(t *testing.T) {
	made(t, "fr-CH", `
unfinished = true
same_as_english = ["title.quit"]
"form.the" = { m = "le ", f = "la " }
"title.new_game" = "New game"
"title.quit" = "Quitter"
"title.fan_work" = "Une adaptation"
"title.nonsense" = "Rien"
"load.players" = { other = "{{.Count}} joueurs" }
"reason.not_for_hire" = "{{A .What}} ne se recrute pas {{of .What}}."
"thing.garden" = { one = "jardin", other = "jardins" }
"log.paid" = "{{.What}} pour {{.Money}"
`)
	english.forms["of"] = shapes{}
	defer delete(english.forms, "of")
	want := []string{
		`load.players has no form "one"`,
		`log.paid cannot be read: {{.Money} is not closed`,
		`log.paid has the gaps [What], in English [Money What]`,
		`reason.not_for_hire asks for {{A}}, and there is no "form.a"`,
		`reason.not_for_hire asks for {{of}}, and there is no "form.of"`,
		`thing.garden has no gender, one of [f m]`,
		`title.fan_work has the gaps [], in English [Version]`,
		`title.new_game is as in English: New game`,
		`title.nonsense is no text of Clinic`,
		`title.quit has leave to be as in English, and is not`,
	}
	got := Faults("fr-CH")
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("told are\n%q, want\n%q", got, want)
		}
	}
	if got := Faults("tlh"); len(got) != 1 {
		t.Errorf("of a language without a file is told %q", got)
	}
	catalogs["fr-CH"].unfinished = false
	if got := Faults("fr-CH"); len(got) < 1000 {
		t.Errorf("of a file that lacks nearly everything %d faults are told", len(got))
	}
}
