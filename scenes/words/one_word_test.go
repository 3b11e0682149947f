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

// filesOf lists the files that hold texts of a language.
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

// eachText calls a function with all English texts that a player may read, without their placeholders.
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
			id, text, _ := strings.Cut(line, " ") // each rule of an extension starts with its id, too
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

// One word for one thing: what people walk through is a room, and everything that can be built is a part. Words of
// the code don't reach the player.
func TestOneWordForOneThing(t *testing.T) {
	t.Parallel()
	ofTheCode := regexp.MustCompile(`(?i)\b(modules?|components?|colours?)\b`)
	eachText(t, func(id, text string) {
		if word := ofTheCode.FindString(text); word != "" {
			t.Errorf("%s says %q: %s", id, word, text)
		}
	})
}
