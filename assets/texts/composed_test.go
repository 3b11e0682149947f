package texts

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// gapFor says what fills a gap: things of the game, levels or names of players. All other gaps take numbers here.
var gapFor = map[string]string{
	"What": "thing", "Other": "thing", "Who": "thing", "Room": "thing", "Doctor": "thing", "Patient": "thing",
	"Service": "thing", "Component": "thing", "Bot": "name", "Name": "name", "Level": "level", "NewLevel": "level",
}

// grammar describes what a language's sentences must not contain, whatever fills their gaps.
type grammar struct {
	wrong      *regexp.Regexp
	rightAfter []string            // beginnings of words before which it is right after all
	before     map[string][]string // words before a noun, by the gender they belong to
}

var grammars = map[string]grammar{
	"en": {
		wrong: regexp.MustCompile(`(?:\ba|(?:^|[.:?!] )A) ([aeiouAEIOU]\pL*)|\b[Aa]n ([^aeiouAEIOU]\pL*)`),
	},
	"fr": {
		wrong: regexp.MustCompile(`(?i)(?:^|[^\pL-])(?:de|le|la|je|me|te|se|ne|que|ce|du|au) ([aàâeéèêëhiîïoôuùûœ]\pL+)` +
			`|(?:^|[^\pL-])[Dd]e (les?)[^\pL]`),
		rightAfter: []string{"haut", "hasard", "hante"},
		before: map[string][]string{
			"m": {"un", "le", "du", "au", "ce", "cet", "aucun"}, "f": {"une", "la", "cette", "aucune"},
			"plural": {"des", "les", "aux", "ces"},
		},
	},
	"pt": {
		wrong: regexp.MustCompile(`(?:^|[^\pL])(?:[Dd]e|[Ee]m) (?:os?|as?|este|esta|estes|estas)[^\pL]|(?:^|[^\pL])[Pp]or (?:os?|as?)[^\pL]`),
		before: map[string][]string{
			"m": {"um", "o", "do", "no", "ao", "pelo", "este", "nenhum", "outro"}, "f": {"uma", "a", "da", "na", "à", "pela", "esta", "nenhuma", "outra"},
			"m_plural": {"os", "dos", "nos", "aos", "pelos", "estes", "outros"}, "f_plural": {"as", "das", "nas", "às", "pelas", "estas", "outras"},
		},
	},
}

// everyLevel returns the ids of all levels.
func everyLevel() (all []string) {
	for id := range english.whole().things {
		if strings.HasPrefix(id, levelID) {
			all = append(all, id)
		}
	}
	slices.Sort(all)
	return all
}

// everyPiece returns all people, rooms and the like in a player's language, at each level if they have levels,
// and the services; not the names of decisions, which are whole phrases.
func everyPiece(texts *Texts) (all []Noun) {
	for id, r := range english.whole().things {
		if _, named := texts.language.whole().things[id]; !named {
			continue // TestEveryLanguageIsWhole names it
		}
		first, _ := utf8.DecodeRuneInString(r.name())
		phrase := strings.HasPrefix(r.name(), "the ") || strings.HasPrefix(r.name(), "who ")
		if !strings.HasPrefix(id, thingID) || phrase || unicode.IsUpper(first) && !strings.HasSuffix(r.name(), "logy") {
			continue
		}
		if !slices.Contains(gapsOf([]string{r.name()}), "Level") {
			all = append(all, texts.Thing(id))
			continue
		}
		for _, level := range everyLevel() {
			all = append(all, texts.Thing(id, Data{"Level": texts.Level(level)}))
		}
	}
	return all
}

// say returns the forms of a text with the same thing, level and name in all gaps for them.
func (m message) say(texts *Texts, thing Noun, level, name string) (said []string) {
	data := Data{}
	for _, gap := range gapsOf(m.all()) {
		switch gapFor[gap] {
		case "thing":
			data[gap] = thing
		case "level":
			data[gap] = texts.Level(level)
		case "name":
			data[gap] = name
		default:
			data[gap] = 2
		}
	}
	for _, f := range m {
		said = append(said, f.fill(texts, data))
	}
	return said
}

// fault returns the wrong part of a sentence that names a thing, "" if there is none.
func (g *grammar) fault(said string, thing Noun) string {
	for _, at := range g.wrong.FindAllStringSubmatch(said, -1) {
		word := at[len(at)-1]
		for _, group := range at[1:] {
			word = max(word, group)
		}
		if !slices.ContainsFunc(g.rightAfter, func(start string) bool { return strings.HasPrefix(strings.ToLower(word), start) }) {
			return at[0]
		}
	}
	beginning, rest, _ := strings.Cut(said, thing.text)
	if next, _ := utf8.DecodeRuneInString(rest); unicode.IsLetter(next) {
		return ""
	}
	if words := strings.Fields(beginning); len(words) > 0 && strings.HasSuffix(beginning, " ") {
		last := strings.ToLower(words[len(words)-1])
		for key, before := range g.before {
			gender, many := strings.CutSuffix(key, "_plural")
			fits := key == "plural" && thing.many || many == thing.many && gender == thing.gender
			if slices.Contains(before, last) && !fits {
				return last + " " + thing.text
			}
		}
	}
	return ""
}

// Whatever thing, level or name a sentence has, its articles, elisions and verbs fit.
func TestSentencesFitWhateverTheyName(t *testing.T) {
	for code, g := range grammars {
		texts := New(code)
		pieces := everyPiece(texts)
		for id, m := range texts.language.whole().texts {
			fill := map[string]bool{}
			for _, gap := range gapsOf(m.all()) {
				fill[gapFor[gap]] = true
			}
			things, levels := []Noun{texts.Called("§")}, []string{"level.white"} // which stands in no text
			if fill["thing"] {
				things = pieces
			}
			if fill["level"] {
				levels = everyLevel()
			}
			told := false
			for _, thing := range things {
				for _, level := range levels {
					for _, said := range m.say(texts, thing, level, "Ana") {
						if wrong := g.fault(said, thing); wrong != "" && !told {
							told = true
							t.Errorf("%s in %s has %q: %s", id, code, wrong, said)
						}
					}
				}
			}
		}
	}
}

// Outpatient services, and in French public toilets, are always plural, so sentences about a room have a plural
// verb too.
func TestRoomsThatAreManyHaveTheirVerbs(t *testing.T) {
	for _, x := range []struct{ code, id, want string }{
		{"en", "hint.works", "Outpatient services on 2 start to work"},
		{"en", "hint.works_new", "outpatient services that work,"},
		{"en", "reason.no_module_below", "Outpatient services above Floor 0 need a room straight below them."},
		{"en", "reason.needs_supply_beside", "adjacent to them."},
		{"fr", "hint.works", "les consultations externes entrent en service"},
		{"fr", "next.could_build", "Des consultations externes (2) permettraient de soigner"},
		{"fr", "reason.is_there_already", "Ces consultations externes sont déjà là."},
		{"pt", "hint.works", "os serviços ambulatoriais passam a funcionar"},
		{"pt", "hint.works_new", "serviços ambulatoriais que funcionam ("},
		{"pt", "next.could_build", "Serviços ambulatoriais (2) permitiriam tratar"},
	} {
		texts := New(x.code)
		m, _ := texts.find(x.id)
		for _, said := range m.say(texts, texts.Thing("thing.outpatient_services"), "level.white", "Ana") {
			if !strings.Contains(strings.ToLower(said), strings.ToLower(x.want)) {
				t.Errorf("%s in %s says %q, want %q", x.id, x.code, said, x.want)
			}
		}
	}
}
