// Package collect finds the licences of everything that is built into the program.
package collect

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"clinic/assets"

	"github.com/google/licensecheck"
)

// Targets are the systems that the program is built for, as GOOS/GOARCH.
var Targets = []string{"linux/amd64", "linux/arm64", "windows/amd64", "windows/arm64", "darwin/amd64", "darwin/arm64", "js/wasm"}

// known are the kinds of licences that what is built in may have: all of them let the program be handed on together
// with their texts.
var known = []string{"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "GooglePatentClause", "ISC", "MIT", "OFL-1.1", "Unlicense", "Zlib"}

// names are how files are called in which a licence stands.
var names = regexp.MustCompile(`^(?i)(licen[sc]e|copying|unlicense|notice)([-.].*)?$`)

// fonts are what lies among the project's own files and is not its own, with the file of its licence.
var fonts = map[string]string{"Inter": "assets/fonts/OFL.txt", "DejaVu": "assets/fonts/DejaVu.txt"}

// dependency is a package as "go list" tells of it.
type dependency struct {
	Dir    string
	Module *module
}

type module struct {
	Path, Version, Dir string
	Main               bool
	Replace            *module
}

// All gives the licences of all modules that the program in a folder is built of, on any system, those of Go and of the
// fonts too, by their kinds. A licence of a kind that is not known is an error.
func All(folder string) ([]assets.Licence, error) {
	files := map[string]string{} // whose licence it is, by its path
	for _, target := range Targets {
		system, processor, _ := strings.Cut(target, "/")
		list := exec.Command("go", "list", "-deps", "-json=Dir,Module", ".")
		list.Dir, list.Env = folder, append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+processor)
		out, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("what is built in for %s can't be listed: %w", target, err)
		}
		for read := json.NewDecoder(bytes.NewReader(out)); read.More(); {
			var d dependency
			if err := read.Decode(&d); err != nil {
				return nil, err
			}
			if d.Module == nil || d.Module.Main {
				continue
			}
			if err := add(files, d); err != nil {
				return nil, err
			}
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("the folder of Go can't be found: %w", err)
	}
	files[filepath.Join(strings.TrimSpace(string(root)), "LICENSE")] = "Go"
	for font, path := range fonts {
		files[filepath.Join(folder, filepath.FromSlash(path))] = font
	}
	return read(files)
}

// add notes the files of licences that hold for a package: those in its folder and in all above it that belong to its
// module.
func add(files map[string]string, d dependency) error {
	m := d.Module
	if m.Replace != nil {
		m = m.Replace
	}
	found := false
	for at := d.Dir; ; at = filepath.Dir(at) {
		entries, err := os.ReadDir(at)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.Type().IsRegular() && names.MatchString(e.Name()) {
				files[filepath.Join(at, e.Name())] = m.Path + " " + m.Version
				found = true
			}
		}
		if len(at) <= len(m.Dir) {
			break
		}
	}
	if !found {
		return fmt.Errorf("%s has no file with its licence", m.Path)
	}
	return nil
}

// read puts the files together that say the same.
func read(files map[string]string) ([]assets.Licence, error) {
	byText := map[string]*assets.Licence{}
	for path, of := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		said := tidy(string(text))
		l := byText[said]
		if l == nil {
			l = &assets.Licence{Text: said}
			if l.Kind, err = kind(path, text); err != nil {
				return nil, fmt.Errorf("the licence of %s: %w", of, err)
			}
			byText[said] = l
		}
		if !slices.Contains(l.Of, of) {
			l.Of = append(l.Of, of)
		}
	}
	var all []assets.Licence
	for _, l := range byText {
		slices.Sort(l.Of)
		all = append(all, *l)
	}
	slices.SortFunc(all, func(a, b assets.Licence) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), slices.Compare(a.Of, b.Of), cmp.Compare(a.Text, b.Text))
	})
	return all, nil
}

// tidy ends every line where its words end, and leaves no empty lines at either end.
func tidy(text string) string {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(strings.ReplaceAll(lines[i], "\f", ""), " \t")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// errUnknown says that a text holds no licence that is known.
var errUnknown = errors.New("it is of a kind that is not known; look at it, and where it may be handed on name its kind in packaging/licences/collect")

// leastSure is how much of a text has to be the licence that it is taken for, in percent.
const leastSure = 50

// kind tells which licences a text holds; a file that only lists names is a notice.
func kind(path string, text []byte) (string, error) {
	if strings.HasPrefix(strings.ToLower(filepath.Base(path)), "notice") {
		return "NOTICE", nil
	}
	if bytes.Contains(text, []byte("Bitstream Vera Fonts Copyright")) { // the library knows it not
		return "Bitstream-Vera", nil
	}
	found := licensecheck.Scan(text)
	var kinds []string
	for _, match := range found.Match {
		if match.IsURL {
			continue
		}
		if !slices.Contains(known, match.ID) {
			return "", fmt.Errorf("%w (%s in %s)", errUnknown, match.ID, path)
		}
		if !slices.Contains(kinds, match.ID) {
			kinds = append(kinds, match.ID)
		}
	}
	if len(kinds) == 0 || found.Percent < leastSure {
		return "", fmt.Errorf("%w (%s, %.0f %% certain)", errUnknown, path, found.Percent)
	}
	slices.Sort(kinds)
	return strings.Join(kinds, " AND "), nil
}

// Current tells whether the licences that are built in are those of what is built in now.
func Current(folder string) error {
	now, err := All(folder)
	if err != nil {
		return err
	}
	built, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(File)))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if !bytes.Equal(Encode(now), built) {
		return fmt.Errorf("%s is not of what is built in now; write it again with \"make licences\"", File)
	}
	return nil
}

// File is where the licences are kept in the project.
const File = "assets/licences.json"

// Encode gives the contents of File.
func Encode(all []assets.Licence) []byte {
	var out bytes.Buffer
	write := json.NewEncoder(&out)
	write.SetEscapeHTML(false)
	write.SetIndent("", "\t")
	if err := write.Encode(all); err != nil {
		panic(err) // plain texts
	}
	return out.Bytes()
}
