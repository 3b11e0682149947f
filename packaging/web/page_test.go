package web

import (
	"os"
	"strings"
	"testing"

	"clinic/assets/texts"
)

// The page has its texts in every language, none in its own file, and no mark is left unfilled.
func TestThePageSpeaksEveryLanguage(t *testing.T) {
	html, err := os.ReadFile("index.html")
	if err != nil {
		t.Fatal(err)
	}
	page, err := Page(string(html), 1234)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(page, "@BYTES@") || strings.Contains(page, "@WORDS@") || !strings.Contains(page, `Number("1234")`) {
		t.Error("a mark is not filled")
	}
	defer texts.Choose("en")
	for _, l := range texts.Languages() {
		texts.Choose(l.Code)
		for _, id := range pageTexts {
			said := texts.T("page."+id, texts.Data{"Reason": "@REASON@"})
			if !strings.Contains(page, said) {
				t.Errorf("the page does not say %q", said)
			}
			if strings.Contains(string(html), said) {
				t.Errorf("%q stands in index.html itself", said)
			}
		}
	}
}
