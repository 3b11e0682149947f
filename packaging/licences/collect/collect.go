// Package collect finds the licenses of everything that is built into the program.
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

// known are the accepted kinds of licenses: all of them let the program be distributed together with their texts.
var known = []string{"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "GooglePatentClause", "ISC", "MIT", "OFL-1.1", "Unlicense", "Zlib"}

// names matches the names of license files.
var names = regexp.MustCompile(`^(?i)(licen[sc]e|copying|unlicense|notice)([-.].*)?$`)

// fonts are the works of others among the project's own files, each with its license file.
var fonts = map[string]string{"Inter": "assets/fonts/OFL.txt", "DejaVu": "assets/fonts/DejaVu.txt"}

// dependency is a package as "go list" describes it.
type dependency struct {
	Dir    string
	Module *module
}

type module struct {
	Path, Version, Dir string
	Main               bool
	Replace            *module
}

// All returns the licenses of all modules that the program in a folder is built from, on any system, and those of
// Go and of the fonts, sorted by kind. It returns an error for a license of an unknown kind.
func All(folder string) ([]assets.Licence, error) {
	files := map[string]string{} // whose license it is, by path
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

// add notes the license files of a package: those in its folder and in the folders above it within its module.
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

// read groups the works with the same license text.
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

// tidy removes trailing spaces from every line, and empty lines at both ends.
func tidy(text string) string {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(strings.ReplaceAll(lines[i], "\f", ""), " \t")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// errUnknown says that a text contains no known license.
var errUnknown = errors.New("it is of a kind that is not known; look at it, and where it may be handed on name its kind in packaging/licences/collect")

// leastSure is the minimum share of a text, in percent, that must match the detected licenses.
const leastSure = 50

// kind returns the licenses that a text contains; a notice file is NOTICE.
func kind(path string, text []byte) (string, error) {
	if strings.HasPrefix(strings.ToLower(filepath.Base(path)), "notice") {
		return "NOTICE", nil
	}
	if bytes.Contains(text, []byte("Bitstream Vera Fonts Copyright")) { // which licensecheck doesn't know
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

// Current returns an error if the built-in licenses aren't those of what is built in now.
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

// File is where the project keeps the licenses.
const File = "assets/licences.json"

// Encode returns the contents of File.
func Encode(all []assets.Licence) []byte {
	var out bytes.Buffer
	write := json.NewEncoder(&out)
	write.SetEscapeHTML(false)
	write.SetIndent("", "\t")
	if err := write.Encode(all); err != nil {
		panic(err) // can't fail for plain texts
	}
	return out.Bytes()
}
