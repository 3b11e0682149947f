// Package page serves the page for browsers.
package page

import (
	"compress/gzip"
	_ "embed"
	"io"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"
)

// Policy is the strictest content security policy under which the page works: it allows its own files, the
// program, a line of script that the engine evaluates, and the sounds, made by a script from a blob.
const Policy = "default-src 'none'; script-src 'self' 'unsafe-eval' blob:; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'"

// packings are the encodings that browsers accept and the file name endings, the smallest first.
var packings = [...]struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// kinds are the media types of the page's files, which not every system knows.
var kinds = map[string]string{".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".js": "text/javascript; charset=utf-8"}

// In reports whether a folder holds the page.
func In(folder string) bool {
	for _, ending := range []string{"", ".br"} {
		if _, err := os.Stat(filepath.Join(folder, "index.html"+ending)); err == nil {
			return true
		}
	}
	return false
}

//go:embed none.html
var none []byte

// None serves the few words that somebody reads who opens a link at a host without the page: the link works in Clinic.
func None() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", kinds[".html"])
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
		_, _ = w.Write(none) // a client may leave
	})
}

// Handler serves a folder. A file that is also there compressed, with .br or .gz at the end of its name, is sent
// compressed to clients that accept that. One that is there as .br alone is sent to every client: browsers accept that
// form only over TLS or from their own machine.
func Handler(folder string) http.Handler {
	plain := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("Access-Control-Allow-Origin", "*") // a sandboxed frame has no origin: even its own files are foreign
		name := path.Clean("/" + r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		if kind := kinds[path.Ext(name)]; kind != "" {
			w.Header().Set("Content-Type", kind)
		}
		for _, p := range packings {
			packed := filepath.Join(folder, filepath.FromSlash(name)+p.ending)
			if _, err := os.Stat(packed); err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), p.name) {
				w.Header().Set("Content-Encoding", p.name)
				w.Header().Set("Vary", "Accept-Encoding")
				http.ServeFile(w, r, packed)
				return
			}
		}
		file := filepath.Join(folder, filepath.FromSlash(name))
		if _, err := os.Stat(file); err != nil && unpack(w, r, file+packings[0].ending) {
			return
		}
		plain.ServeHTTP(w, r)
	})
}

// unpack sends a file that lies packed as .br, in a form that any client takes. It is false if there is none.
func unpack(w http.ResponseWriter, r *http.Request, packed string) bool {
	f, err := os.Open(packed)
	if err != nil {
		return false
	}
	defer f.Close()
	w.Header().Set("Vary", "Accept-Encoding")
	to := io.Writer(w)
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		w.Header().Set("Content-Encoding", "gzip")
		z, err := gzip.NewWriterLevel(w, gzip.BestSpeed)
		if err != nil {
			return false
		}
		defer z.Close()
		to = z
	}
	_, _ = io.Copy(to, brotli.NewReader(f)) // a client may leave
	return true
}
