package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/game/rule"
)

// filesOf lists the files that have texts of a language.
func filesOf(t *testing.T, language string) (files []string) {
	t.Helper()
	for _, pattern := range [...]string{language, "book/" + language, "extensions/*." + language} {
		found, err := filepath.Glob("../../assets/texts/" + pattern + ".toml")
		if err != nil || len(found) == 0 {
			t.Fatal(pattern, err)
		}
		files = append(files, found...)
	}
	return files
}

// eachText goes through all English texts that a player may read, without their gaps.
func eachText(t *testing.T, look func(id, text string)) {
	t.Helper()
	var catalogue []byte
	for _, name := range filesOf(t, "en") {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		catalogue = append(catalogue, file...)
	}
	gap := regexp.MustCompile(`\{\{.*?\}\}`)
	for line := range strings.Lines(string(catalogue)) {
		if !strings.HasPrefix(line, "#") {
			id, text, _ := strings.Cut(line, " ") // each rule of an extension has its id in front, too
			look(strings.Trim(id, `"`), gap.ReplaceAllString(text, ""))
		}
	}
	for key, sentence := range rule.English {
		look(key, sentence)
	}
	for _, extension := range extensions.All() {
		for key, sentence := range extension.Sentences {
			look(extension.ID+" "+key, sentence)
		}
	}
}

// One word, one thing: what people walk through is a room, and all that can be built are parts. The words of the code
// are not the player's.
func TestOneWordForOneThing(t *testing.T) {
	ofTheCode := regexp.MustCompile(`(?i)\b(modules?|components?|colours?)\b`)
	eachText(t, func(id, text string) {
		if word := ofTheCode.FindString(text); word != "" {
			t.Errorf("%s says %q: %s", id, word, text)
		}
	})
}
