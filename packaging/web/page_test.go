package web

import (
	"bytes"
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/scenes/ui"
)

// The page has its texts in every language, none in its own file, and every placeholder is filled.
func TestThePageSpeaksEveryLanguage(t *testing.T) {
	reader := ui.NewReader("en")
	html, err := os.ReadFile("page.js")
	if err != nil {
		t.Fatal(err)
	}
	page, err := Page(reader, string(html), 1234)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(page, "@BYTES@") || strings.Contains(page, "@WORDS@") || !strings.Contains(page, `Number("1234")`) {
		t.Error("a mark is not filled")
	}
	for _, l := range texts.Languages() {
		reader.Texts.Choose(l.Code)
		for _, id := range pageTexts {
			said := reader.T("page."+id, texts.Data{"Reason": "@REASON@"})
			if !strings.Contains(page, said) {
				t.Errorf("the page does not say %q", said)
			}
			if strings.Contains(string(html), said) {
				t.Errorf("%q stands in page.js itself", said)
			}
		}
	}
}

// The whole page is made around any program: the web manifest names existing icons, of the stated size and whole
// within a circle; and another program changes the service worker, so that browsers notice it.
func TestThePageIsMadeWhole(t *testing.T) {
	reader := ui.NewReader("en")
	folder := t.TempDir()
	make := func(program string) (store string) {
		for name, data := range map[string]string{"clinic.wasm": program, "wasm_exec.js": "// Go's own\n"} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(data), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := Make(reader, ".", folder, false); err != nil {
			t.Fatal(err)
		}
		keeper, err := os.ReadFile(filepath.Join(folder, "sw.js"))
		if err != nil || bytes.Contains(keeper, []byte("@MARK@")) {
			t.Fatalf("the store has no name: %v", err)
		}
		return string(keeper)
	}
	if one, two := make("one"), make("two"); one == two {
		t.Error("two programs have the same store")
	}
	var about struct{ Icons []struct{ Src, Sizes string } }
	data, err := os.ReadFile(filepath.Join(folder, "clinic.webmanifest"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &about); err != nil || len(about.Icons) == 0 {
		t.Fatalf("%s names no icon: %v", data, err)
	}
	for _, i := range about.Icons {
		data, err := os.ReadFile(filepath.Join(folder, i.Src))
		if err != nil {
			t.Fatal(err)
		}
		icon, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		size := icon.Bounds().Dx()
		if i.Sizes != strconv.Itoa(size)+"x"+strconv.Itoa(size) {
			t.Errorf("%s is %d wide and said to be %s", i.Src, size, i.Sizes)
		}
		seen, ground := 0, icon.At(0, 0)
		for x := range size {
			for y := range size {
				if icon.At(x, y) == ground {
					continue
				}
				seen++
				if dx, dy := x-size/2, y-size/2; dx*dx+dy*dy > size*size*16/100 {
					t.Fatalf("%s shows something at %d, %d, where a phone may cut it off", i.Src, x, y)
				}
			}
		}
		if seen < size*size/10 {
			t.Errorf("%s shows nearly nothing", i.Src)
		}
	}
	for _, packed := range []string{"clinic.wasm.gz", "clinic.wasm.br", "wasm_exec.js.br", "page.js.gz", "index.html.br"} {
		if _, err := os.Stat(filepath.Join(folder, packed)); err != nil {
			t.Error(err)
		}
	}
}
