// Lean makes ready for "go build" that a page for browsers is built without what it never uses of other people's packages:
//
//	go run ./packaging/web/lean FOLDER    FOLDER lies in that of the project
//
// It writes FOLDER/go.mod, for -modfile, which has copies of modules in FOLDER take their place, and FOLDER/overlay.json, for -overlay, with a
// few files of Go itself. Each package is changed in as few lines as do, and a line that is not found is an error: with a newer version of a
// package somebody looks at it again. What each brings stands in docs/web.md.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// cut is a file of a package in which some texts are exchanged.
type cut struct {
	Package, File string
	Texts         []string // one and what takes its place, in turn
}

const (
	engine = "github.com/hajimehoshi/ebiten/v2/"
	fonts  = "github.com/go-text/typesetting/font"
)

var cuts = []cut{
	// The engine writes its shaders with templates, which call no method of what fills them. Where a program might call any
	// method by its name, the linker keeps all methods of all.
	{"text/template", "exec.go", []string{"if method := ptr.MethodByName(fieldName); method.IsValid() {", "if method := (reflect.Value{}); method.IsValid() {"}},
	// A place is a function's number and one within it here: what leads from any address to its function would be much of the program.
	{"runtime", "symtab.go", []string{
		"\tconst nsub = uintptr(len(findfuncbucket{}.subbuckets))\n", "",
		"\tx := uintptr(pcOff) + datap.text - datap.minpc // TODO: are datap.text and datap.minpc always equal?\n", "\tidx := pcOff - datap.ftab[0].entryoff\n\n\t/*\n",
		"\tidx := ffb.idx + uint32(ffb.subbuckets[i])\n", "\t*/\n",
	}},
	// Who called the engine is looked for among the folders of Go, which a browser has not.
	{engine + "internal/debug", "caller.go", []string{
		"\t\"go/build\"\n", "",
		"pkg, err := build.Default.Import(\"github.com/hajimehoshi/ebiten/v2\", \"\", build.FindOnly)\n\t\tif err != nil {\n\t\t\treturn\n\t\t}\n\t\tebitengineFileDir = filepath.ToSlash(pkg.Dir)", "",
	}},
	// The engine can be driven by another program over a network. Here nobody does.
	{engine + "internal/vmguest", "vmguest.go", []string{"*", "package vmguest\n\nfunc MarkGuest(bool) {}\n"}},
	{engine + "exp/textinput", "textinput_vmguest.go", []string{"*", "package textinput\n"}},
	{engine + "exp/textinput", "textinput.go", []string{
		"\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", "\tif vmguest.IsGuest() {\n\t\treturn &theVMGuestTextInput\n\t}\n", "",
	}},
	// Nobody has the engine's pictures saved to look for a mistake in it.
	{engine + "internal/graphicscommand", "image_js.go", []string{"*", `package graphicscommand

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/internal/graphicsdriver"
)

func (i *Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) { return "", nil }

func DumpImages([]*Image, graphicsdriver.Graphics, string) (string, error) { return "", nil }
`}},
	// Our fonts are outlines: no letter of them is an SVG, a TIFF or a JPEG.
	{engine + "text/v2", "gotextsvg.go", []string{"*", `package text

import (
	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/math/fixed"
)

type svgGlyphData struct {
	source  []byte
	viewBox font.SVGViewBox
}

func svgToImage(*svgGlyphData, float64, fixed.Point26_6, fixed.Rectangle26_6) *ebiten.Image { return nil }
`}},
	{engine + "text/v2", "gotextsvgdoc.go", []string{"*", `package text

type svgDocIndex struct{}

func newSVGDocIndex([]byte) *svgDocIndex { return &svgDocIndex{} }

func (*svgDocIndex) glyphDocument(uint32) []byte { return nil }
`}},
	{engine + "text/v2", "gotextfacesource.go", []string{
		"\t\"golang.org/x/image/tiff\"\n", "", "\t\"image/jpeg\"\n", "",
		"img, err := tiff.Decode(bytes.NewReader(data.Data))\n\t\tif err != nil {\n\t\t\treturn nil\n\t\t}\n\t\treturn img", "return nil",
		"img, err := jpeg.Decode(bytes.NewReader(data.Data))\n\t\tif err != nil {\n\t\t\treturn nil\n\t\t}\n\t\treturn img", "return nil",
	}},
	{fonts, "glyphs.go", []string{
		"\t\"golang.org/x/image/tiff\"\n", "", "\t\"image/jpeg\"\n", "",
		"\t\tconfig, err = tiff.DecodeConfig(bytes.NewReader(b.Data))\n", "", "\t\tconfig, err = jpeg.DecodeConfig(bytes.NewReader(b.Data))\n", "",
	}},
	{fonts, "svg.go", []string{
		"\t\"bytes\"\n\t\"encoding/xml\"\n", "",
		"\tdec := xml.NewDecoder(bytes.NewReader(doc))\n", "\treturn \"\", \"\", \"\", false\n}\n\n/*\n",
		"\treturn viewBox, width, height, true\n}\n", "*/\n",
	}},
}

func main() {
	if err := write(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "lean:", err)
		os.Exit(1)
	}
}

func write(arguments []string) error {
	if len(arguments) != 1 {
		return fmt.Errorf("name the folder for the changed packages")
	}
	folder := filepath.Clean(arguments[0])
	if err := errors.Join(os.RemoveAll(folder), os.MkdirAll(folder, 0o755)); err != nil {
		return err
	}
	files := map[string]string{} // of Go itself, and what takes their place
	modules := map[string]string{}
	// add takes a copy of a module into modules.
	add := func(path, from string) error {
		if modules[path] != "" {
			return nil
		}
		modules[path] = filepath.Join(folder, filepath.FromSlash(path))
		return copied(modules[path], from)
	}
	own := strings.TrimSuffix(engine, "/")
	from, err := ask("list", "-f", "{{.Module.Dir}}", own)
	if err != nil {
		return err
	}
	if err := add(own, from); err != nil {
		return err
	}
	if err := writeModules(folder, modules); err != nil {
		return err
	}
	if err := compileShaders(folder, modules[own]); err != nil {
		return err
	}
	cache, err := ask("env", "GOMODCACHE")
	if err != nil {
		return err
	}
	sorting, err := sorting()
	if err != nil {
		return err
	}
	for _, c := range slices.Concat(cuts, shaderCuts, quiet, sorting) {
		found, err := ask("list", "-f", "{{.Dir}}\t{{with .Module}}{{.Path}}\t{{.Dir}}{{end}}", c.Package)
		if err != nil {
			return err
		}
		where := strings.Split(found, "\t")
		if where[1] == "" && strings.HasPrefix(where[0], cache) {
			fmt.Fprintln(os.Stderr, "lean: Go lies among the modules, where nothing of it may be exchanged; the page will be larger")
			continue
		}
		to := filepath.Join(folder, "go", c.Package, c.File)
		if where[1] != "" {
			if err := add(where[1], where[2]); err != nil {
				return err
			}
			inside, err := filepath.Rel(where[2], where[0])
			if err != nil {
				return err
			}
			to = filepath.Join(modules[where[1]], inside, c.File)
		} else if files[filepath.Join(where[0], c.File)], err = filepath.Abs(to); err != nil {
			return err
		} else if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		text, err := os.ReadFile(filepath.Join(where[0], c.File))
		if err != nil {
			return err
		}
		now, err := c.apply(string(text))
		if err != nil {
			return err
		}
		if err := os.WriteFile(to, []byte(now), 0o644); err != nil {
			return err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": files})
	if err != nil {
		return err
	}
	return errors.Join(os.WriteFile(filepath.Join(folder, "overlay.json"), list, 0o644), writeModules(folder, modules))
}

// writeModules writes FOLDER/go.mod, by which the copies are taken.
func writeModules(folder string, modules map[string]string) error {
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", path, filepath.ToSlash(modules[path]))
	}
	return errors.Join(os.WriteFile(filepath.Join(folder, "go.mod"), mod, 0o644), os.WriteFile(filepath.Join(folder, "go.sum"), sums, 0o644))
}

func ask(arguments ...string) (string, error) {
	out, err := exec.Command("go", arguments...).Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", strings.Join(arguments, " "), err)
	}
	return strings.TrimRight(string(out), "\n"), nil
}

// copied copies a module, but for its examples and tests.
func copied(to, from string) error {
	return filepath.WalkDir(from, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if e.IsDir() {
			if name := e.Name(); name == "examples" || name == "testdata" {
				return filepath.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, inside), 0o755)
		}
		if strings.HasSuffix(path, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, inside), data, 0o644)
	})
}

// apply gives the text of the file as it is to be; a star stands for the whole of it.
func (c cut) apply(text string) (string, error) {
	for i := 0; i < len(c.Texts); i += 2 {
		was, now := c.Texts[i], c.Texts[i+1]
		if was == "*" {
			return now, nil
		}
		if strings.Count(text, was) != 1 {
			return "", fmt.Errorf("%s/%s does not hold once what is to be cut from it, but %d times: %q", c.Package, c.File, strings.Count(text, was), was)
		}
		text = strings.Replace(text, was, now, 1)
	}
	return text, nil
}
