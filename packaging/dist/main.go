// Dist packs the program for every system into a folder: packages, archives, the page for browsers, the source, a
// list of contents and checksums. It packs what is committed, and refuses a tree with other changes. "make dist"
// calls it; see docs/release.md.
//
//	go run ./packaging/dist build/dist
//	go run ./packaging/dist -here build/packed      only what can be started on a machine like this one
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"clinic/assets"
	"clinic/packaging/licences/collect"
)

func main() {
	here := flag.Bool("here", false, "pack only what can be started on a machine like this one")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "dist: name the one folder that the packages go to")
		os.Exit(2)
	}
	if err := pack(flag.Arg(0), *here); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

// release describes what is packed.
type release struct {
	Version string    // 1.2.3; after that release 1.2.3+1234.g50639bb for the 1234th commit
	Numbers string    // four numbers for Windows: 1.2.3.0
	Plain   string    // three numbers for macOS
	Date    string    // of the commit, as 2026-11-23
	at      time.Time // of the commit: every file in a package has this time
	folder  string    // the products
	here    bool      // only packages for this machine's processor, and systems whose programs start here
	work    string    // intermediate files
}

// processors returns the processors that Linux and Windows are packed for.
func (r *release) processors() []string {
	if r.here {
		return []string{runtime.GOARCH}
	}
	return []string{"amd64", "arm64"}
}

// step is a part of the work; with -here the steps for the whole release are left out.
type step struct {
	name  string
	do    func(r *release) error
	whole bool
}

// pack makes all packages of the checked-out commit, or those that can be started here.
func pack(folder string, here bool) error {
	if changes, err := output("git", "status", "--porcelain"); err != nil || changes != "" {
		return errors.Join(err, errors.New("there are changes that are not committed; packages are made of what is committed"))
	}
	if err := collect.Current("."); err != nil {
		return err
	}
	r, err := describe(folder)
	if err != nil {
		return err
	}
	r.here = here
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if r.work, err = os.MkdirTemp("", "clinic-dist-"); err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	for _, step := range []step{
		{"programs", programs, false}, {"page", pages, false}, {"icons", icons, false}, {"linux", linux, false}, {"flatpak", flatpak, true}, {"windows", windows, false}, {"macos", macos, true},
		{"browser", browser, true}, {"source", source, true}, {"contents", contents, true}, {"sums", sums, true},
	} {
		if here && step.whole {
			continue
		}
		fmt.Println("==", step.name)
		if err := step.do(r); err != nil {
			return fmt.Errorf("%s: %w", step.name, err)
		}
	}
	fmt.Println("Clinic", r.Version, "is packed in", folder)
	return nil
}

// describe finds out the version of the checked-out commit.
func describe(folder string) (*release, error) {
	seconds, err := output("git", "log", "-1", "--format=%ct")
	if err != nil {
		return nil, err
	}
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, err
	}
	changes, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	count, err := output("git", "rev-list", "--count", "HEAD")
	if err != nil {
		return nil, err
	}
	commit, err := output("git", "rev-parse", "--short=7", "HEAD")
	if err != nil {
		return nil, err
	}
	r := &release{folder: folder, at: time.Unix(at, 0).UTC()}
	r.Date = r.at.Format(time.DateOnly)
	r.Version, r.Plain, r.Numbers, err = called(string(changes), count, commit)
	return r, err
}

// released matches the heading of a release in CHANGELOG.md.
var released = regexp.MustCompile(`^## (\d+)\.(\d+)(?:\.(\d+))?\b`)

// called returns the version of a commit, given its CHANGELOG.md and the number of commits up to it: that of the
// release whose changes stand first, and after *Not yet released* that of the last release with the commit behind it.
// Plain and numbers are for systems that take no letters.
func called(changes, count, commit string) (version, plain, numbers string, err error) {
	headings := 0
	for line := range strings.Lines(changes) {
		if !strings.HasPrefix(line, "## ") {
			continue
		}
		headings++
		n := released.FindStringSubmatch(line)
		if n == nil {
			continue
		}
		major, minor, patch := n[1], n[2], cmp.Or(n[3], "0")
		plain = major + "." + minor + "." + patch
		if headings > 1 {
			return plain + "+" + count + ".g" + commit, plain, plain + "." + count, nil
		}
		return plain, plain, plain + ".0", nil
	}
	return "", "", "", errors.New("CHANGELOG.md names no release")
}

// output runs a command and returns its output.
func output(name string, arguments ...string) (string, error) {
	command := exec.Command(name, arguments...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", name, strings.Join(arguments, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}

// run runs a command with more environment variables. Its error contains the output of the command.
func (r *release) run(more []string, name string, arguments ...string) error {
	command := exec.Command(name, arguments...)
	command.Env = append(append(os.Environ(), "SOURCE_DATE_EPOCH="+strconv.FormatInt(r.at.Unix(), 10), "CGO_ENABLED=0", "GOFLAGS=-buildvcs=false", "TZ=UTC"), more...)
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	if err := command.Run(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", filepath.Base(name), strings.Join(arguments, " "), err, said.String())
	}
	return nil
}

// tool builds one of the tools in tools.mod, once, and returns its path.
func (r *release) tool(name, from string) (string, error) {
	path := filepath.Join(r.work, name)
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	return path, r.run(nil, "go", "build", "-modfile=packaging/dist/tools.mod", "-o", path, from)
}

// program returns the path of the program for a system.
func (r *release) program(target string) string {
	name := "clinic"
	if strings.HasPrefix(target, "windows/") {
		name += ".exe"
	}
	return filepath.Join(r.work, filepath.FromSlash(target), name)
}

// programs builds the program for all desktop systems.
func programs(r *release) error {
	for _, target := range collect.Targets {
		system, processor, _ := strings.Cut(target, "/")
		flags := "-s -w -X main.version=" + r.Version + " -X clinic/scenes/sharing.published=" + page
		switch system {
		case "js":
			continue
		case "darwin":
			if r.here {
				continue
			}
		case "windows":
			flags += " -H=windowsgui"
		}
		if !slices.Contains(r.processors(), processor) {
			continue
		}
		fmt.Println("  ", target)
		if err := r.run([]string{"GOOS=" + system, "GOARCH=" + processor}, "go", "build", "-trimpath", "-ldflags", flags, "-o", r.program(target), "."); err != nil {
			return err
		}
	}
	return nil
}

// papers returns the files that go into every package.
func papers() (map[string][]byte, error) {
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	changes, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	return map[string][]byte{"LICENSE.txt": licence, "CHANGES.md": changes, "THIRD_PARTY.txt": []byte(assets.ThirdParty())}, nil
}
