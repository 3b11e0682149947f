package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"clinic/scenes/ui"

	"github.com/andybalholm/brotli"
	"golang.org/x/image/vector"
)

// Make writes the page into the folder that has the program and Go's wasm_exec.js: the page itself, the web
// manifest, its icons, the service worker that keeps it for offline use, and the compressed files. from has the
// files of this package. small compresses as much as possible.
func Make(reader *ui.Reader, from, folder string, small bool) error {
	program, err := os.ReadFile(filepath.Join(folder, "clinic.wasm"))
	if err != nil {
		return err
	}
	parts := map[string][]byte{}
	if parts["wasm_exec.js"], err = os.ReadFile(filepath.Join(folder, "wasm_exec.js")); err != nil {
		return err
	}
	for _, name := range []string{"index.html", "page.css", "page.js", "program.js", "sw.js"} {
		if parts[name], err = os.ReadFile(filepath.Join(from, name)); err != nil {
			return err
		}
	}
	script, err := Page(reader, string(parts["page.js"]), int64(len(program)))
	if err != nil {
		return err
	}
	parts["page.js"] = []byte(script)
	for _, size := range iconSizes {
		if parts[fmt.Sprintf("icon-%d.png", size)], err = icon(string(parts["index.html"]), size); err != nil {
			return err
		}
	}
	if parts["clinic.webmanifest"], err = manifest(reader); err != nil {
		return err
	}
	mark := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		mark.Write(parts[name])
	}
	mark.Write(program)
	parts["sw.js"] = bytes.Replace(parts["sw.js"], []byte("@MARK@"), fmt.Appendf(nil, "%x", mark.Sum(nil)[:8]), 1)
	for name, data := range parts {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
		if filepath.Ext(name) == ".png" { // already compressed
			continue
		}
		if err := pack(path, data, small); err != nil {
			return err
		}
	}
	return pack(filepath.Join(folder, "clinic.wasm"), program, small)
}

// pack writes a file's compressed forms next to it. Without small it is quick, for those who build to play at
// once.
func pack(path string, data []byte, small bool) error {
	gzipped, brotlied := 6, 5
	if small {
		gzipped, brotlied = gzip.BestCompression, brotli.BestCompression
	}
	var out bytes.Buffer
	into := func(w io.WriteCloser, ending string) error {
		if _, err := w.Write(data); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
		err := os.WriteFile(path+ending, out.Bytes(), 0o644)
		out.Reset()
		return err
	}
	w, err := gzip.NewWriterLevel(&out, gzipped)
	if err != nil {
		return err
	}
	if err := into(w, ".gz"); err != nil {
		return err
	}
	return into(brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: brotlied, LGWin: 24}), ".br")
}

// iconSizes are the icon sizes that phones and browsers need, in pixels.
var iconSizes = []int{180, 192, 512}

// manifest returns the web manifest, with which browsers install the page as a program.
func manifest(reader *ui.Reader) ([]byte, error) {
	defer reader.Texts.Choose(reader.Texts.Chosen())
	reader.Texts.Choose("en")
	type picture struct {
		Source  string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	var icons []picture
	for _, size := range iconSizes {
		sizes := fmt.Sprintf("%dx%d", size, size)
		icons = append(icons, picture{fmt.Sprintf("icon-%d.png", size), sizes, "image/png", "any maskable"})
	}
	return json.MarshalIndent(map[string]any{
		"id": "./", "start_url": "./", "scope": "./", "name": "Clinic", "short_name": "Clinic", "description": reader.T("page.about"), "lang": "en",
		"display": "standalone", "background_color": ground, "theme_color": ground, "categories": []string{"games"}, "icons": icons,
	}, "", "\t")
}

// ground is the color around the game's sign, and of the page while it loads.
const ground = "#F1EBDF"

// floor matches a part of the game's sign in the page, within a square of 40 around its middle.
var floor = regexp.MustCompile(`<path fill="(#[0-9A-F]{6})" d="M([^"]*)z"/>`)

// icon draws the page's sign on its ground, small enough to stay whole when a phone crops it to a circle.
func icon(html string, size int) ([]byte, error) {
	picture := image.NewNRGBA(image.Rect(0, 0, size, size))
	all := append([][]string{{"", ground, "-40-40 40-40 40 40-40 40"}}, floor.FindAllStringSubmatch(html, -1)...)
	if len(all) != 4 {
		return nil, fmt.Errorf("the page has a sign of %d floors; an icon is drawn from three", len(all)-1)
	}
	scale, middle := float32(size)/60, float32(size)/2
	for _, f := range all {
		points, err := corners(f[2])
		if err != nil {
			return nil, err
		}
		fill := vector.NewRasterizer(size, size)
		for i, p := range points {
			if i == 0 {
				fill.MoveTo(middle+p[0]*scale, middle+p[1]*scale)
			} else {
				fill.LineTo(middle+p[0]*scale, middle+p[1]*scale)
			}
		}
		fill.ClosePath()
		n, err := strconv.ParseUint(f[1][1:], 16, 32)
		if err != nil {
			return nil, err
		}
		fill.Draw(picture, picture.Bounds(), image.NewUniform(color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}), image.Point{})
	}
	var out bytes.Buffer
	err := png.Encode(&out, picture)
	return out.Bytes(), err
}

// corners reads the points of a path: pairs of numbers, some after L or V.
func corners(path string) (points [][2]float32, err error) {
	var numbers []float32
	down := false // the next number is a y, at the last point's x
	for _, token := range regexp.MustCompile(`[LV]|-?[0-9.]+`).FindAllString(path, -1) {
		if strings.ContainsAny(token, "LV") {
			down = token == "V"
			continue
		}
		n, err := strconv.ParseFloat(token, 32)
		if err != nil {
			return nil, err
		}
		if down {
			numbers = append(numbers, points[len(points)-1][0])
			down = false
		}
		if numbers = append(numbers, float32(n)); len(numbers) == 2 {
			points = append(points, [2]float32(numbers))
			numbers = numbers[:0]
		}
	}
	return points, nil
}
