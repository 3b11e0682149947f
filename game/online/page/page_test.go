package page_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"clinic/game/online/page"
)

func TestPackedFilesAreSentToThoseWhoTakeThem(t *testing.T) {
	folder := t.TempDir()
	var alone bytes.Buffer
	z := brotli.NewWriter(&alone)
	if _, err := z.Write([]byte("packed alone")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"d.html.br": alone.String(), "a.wasm": "plain", "a.wasm.gz": "packed", "a.wasm.br": "smaller", "c.webmanifest": "{}", "b.js": "only plain"} {
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
		{"/d.html", "br", alone.String(), "br"},
		{"/d.html", "", "packed alone", ""},
		{"/d.html", "gzip", "packed alone", "gzip"},
		{"/e.html", "gzip", "404 page not found\n", ""},
	} {
		request := httptest.NewRequest("GET", "/", nil)
		request.URL.Path = c.path
		request.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		page.Handler(folder).ServeHTTP(w, request)
		body := w.Body.String()
		if z, err := gzip.NewReader(strings.NewReader(body)); err == nil {
			data, err := io.ReadAll(z)
			if body = string(data); err != nil {
				t.Error(err)
			}
		}
		if body != c.body || w.Header().Get("Content-Encoding") != c.encoding {
			t.Errorf("%s for %q: %d %q, encoding %q", c.path, c.accept, w.Code, w.Body, w.Header().Get("Content-Encoding"))
		}
		if kind := w.Header().Get("Content-Type"); c.path == "/d.html" && kind != "text/html; charset=utf-8" {
			t.Errorf("%s is sent as %q", c.path, kind)
		}
		if c.path == "/c.webmanifest" && w.Header().Get("Content-Type") != "application/manifest+json" {
			t.Errorf("%s is sent as %q", c.path, w.Header().Get("Content-Type"))
		}
		if filepath.Ext(c.path) == ".wasm" && w.Header().Get("Content-Type") != "application/wasm" {
			t.Errorf("%s is sent as %q; browsers want application/wasm", c.path, w.Header().Get("Content-Type"))
		}
	}
}
