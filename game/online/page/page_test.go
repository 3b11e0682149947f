package page_test

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"clinic/game/online/page"
)

func TestPackedFilesAreSentToThoseWhoTakeThem(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"a.wasm": "plain", "a.wasm.gz": "packed", "a.wasm.br": "smaller", "c.webmanifest": "{}", "b.js": "only plain"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ path, accept, body, encoding string }{
		{"/a.wasm", "gzip, br", "smaller", "br"},
		{"/a.wasm", "gzip", "packed", "gzip"},
		{"/c.webmanifest", "gzip, br", "{}", ""},
		{"/a.wasm", "", "plain", ""},
		{"/b.js", "gzip", "only plain", ""},
	} {
		request := httptest.NewRequest("GET", "/", nil)
		request.URL.Path = c.path
		request.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		page.Handler(folder).ServeHTTP(w, request)
		if w.Body.String() != c.body || w.Header().Get("Content-Encoding") != c.encoding {
			t.Errorf("%s for %q: %d %q, encoding %q", c.path, c.accept, w.Code, w.Body, w.Header().Get("Content-Encoding"))
		}
		if c.path == "/c.webmanifest" && w.Header().Get("Content-Type") != "application/manifest+json" {
			t.Errorf("%s is sent as %q", c.path, w.Header().Get("Content-Type"))
		}
		if filepath.Ext(c.path) == ".wasm" && w.Header().Get("Content-Type") != "application/wasm" {
			t.Errorf("%s is sent as %q; browsers want application/wasm", c.path, w.Header().Get("Content-Type"))
		}
	}
}
