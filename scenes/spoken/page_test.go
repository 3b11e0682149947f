//go:build js

package spoken

import "testing"

// A repeated sentence, such as a refusal, changes the text of its region, which would otherwise not be read aloud;
// and the page is told its language.
func TestPagesReadASentenceAgain(t *testing.T) {
	t.Parallel()
	var said []string
	language := ""
	page := &Page{
		Polite: func(text string) { t.Errorf("%q is said when it suits", text) }, Urgent: func(text string) { said = append(said, text) },
		Language: func(code string) { language = code },
	}
	page.Say("No.", true)
	page.Say("No.", true)
	if page.In("pt"); len(said) != 2 || said[0] == said[1] || language != "pt" {
		t.Errorf("said is %q in %q", said, language)
	}
}
