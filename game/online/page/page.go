// Package page serves the page for browsers.
package page

import (
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Policy is the strictest content security policy under which the page works: it allows its own files, the
// program, a line of script that the engine evaluates, and the sounds, made by a script from a blob.
const Policy = "default-src 'none'; script-src 'self' 'unsafe-eval' blob:; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'"

// packings are the encodings that browsers accept and the file name endings, the smallest first.
var packings = [...]struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// kinds are the media types of the page's files, which not every system knows.
var kinds = map[string]string{".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".js": "text/javascript; charset=utf-8"}

// Handler serves a folder. A file that is also there compressed, with .br or .gz at the end of its name, is sent
// compressed to clients that accept that.
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
		plain.ServeHTTP(w, r)
	})
}
