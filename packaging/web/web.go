// Package web serves the page for browsers.
package web

import (
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Handler serves a folder; a file that also lies there packed, with .gz at its name's end, is sent so to whoever takes it.
func Handler(folder string) http.Handler {
	plain := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		name := path.Clean("/" + r.URL.Path)
		packed := filepath.Join(folder, filepath.FromSlash(name)+".gz")
		if _, err := os.Stat(packed); err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			w.Header().Set("Content-Encoding", "gzip")
			w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
			http.ServeFile(w, r, packed)
			return
		}
		plain.ServeHTTP(w, r)
	})
}
