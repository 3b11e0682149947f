package main

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	links    = regexp.MustCompile(`\]\(([^)\s:#]*)(?:#([^)]*))?\)`)
	headings = regexp.MustCompile(`(?m)^#+ (.*)`)
	signs    = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
	quoted   = regexp.MustCompile("`([^`\n]+)`|(?m)^    (.*)")
	files    = regexp.MustCompile(`[\w./-]*\w\.(?:go|sh|mjs|py)\b`)
	folders  = regexp.MustCompile(`(?:^|[ ./])((?:assets|audio|docs|game|input|packaging|scenes|sprites)/[\w/-]*\w)`)
	targets  = regexp.MustCompile(`^make ([a-z-]+)`)
	tests    = regexp.MustCompile(`\b(?:Test|Benchmark)[A-Z]\w+`)
	options  = regexp.MustCompile(`^(?:clinic .*|--[a-z-]+ ?[^=]*)$`)
	option   = regexp.MustCompile(`--([a-z-]+)`)
)

// Every link of README.md, CONTRIBUTING.md and docs leads somewhere, and every file, folder, target of make, test and
// option of the program that they name exists.
func TestTheDocumentsNameWhatExists(t *testing.T) {
	t.Chdir("../..")
	var names, sources strings.Builder
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (name == ".git" || name == "build" || name == ".tools" || entry.Name() == "node_modules") {
			return fs.SkipDir
		}
		names.WriteString("/" + filepath.ToSlash(name) + "\n")
		if strings.HasSuffix(name, ".go") || name == "Makefile" {
			sources.WriteString(read(t, name))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	known, code := names.String(), sources.String()
	pages, err := filepath.Glob("docs/*.md")
	if err != nil || len(pages) < 20 {
		t.Fatalf("there are %d pages: %v", len(pages), err)
	}
	for _, page := range append(pages, "README.md", "CONTRIBUTING.md") {
		text := read(t, page)
		for _, link := range links.FindAllStringSubmatch(text, -1) {
			to := page
			if link[1] != "" {
				to = path.Join(path.Dir(page), link[1])
			}
			if !strings.Contains(known, "/"+to) {
				t.Errorf("%s: %s leads nowhere", page, link[0])
			} else if link[2] != "" && !strings.Contains(anchors(read(t, to)), "#"+link[2]+"\n") {
				t.Errorf("%s: %s has no heading #%s", page, to, link[2])
			}
		}
		for _, match := range quoted.FindAllStringSubmatch(text, -1) {
			said := match[1] + match[2]
			for _, file := range files.FindAllString(said, -1) {
				if !strings.Contains(file, "ID") && !strings.Contains(file, "NAME") && !strings.Contains(known, "/"+path.Clean(file)+"\n") {
					t.Errorf("%s: there is no %s", page, file)
				}
			}
			for _, folder := range folders.FindAllStringSubmatch(said, -1) {
				if strings.ToLower(folder[1]) == folder[1] && !strings.Contains(known, "/"+folder[1]) {
					t.Errorf("%s: there is no %s", page, folder[1])
				}
			}
			if target := targets.FindStringSubmatch(said); target != nil && !strings.Contains(code, "\n"+target[1]+":\n") {
				t.Errorf("%s: make has no target %s", page, target[1])
			}
			for _, name := range tests.FindAllString(said, -1) {
				if !strings.Contains(code, "\nfunc "+name) {
					t.Errorf("%s: there is no %s", page, name)
				}
			}
			if options.MatchString(said) {
				for _, name := range option.FindAllStringSubmatch(said, -1) {
					if !strings.Contains(code, `"`+name[1]+`"`) && name[1] != "help" {
						t.Errorf("%s: the program has no option %s", page, name[0])
					}
				}
			}
		}
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// anchors returns what links to the headings of a page have behind the #, a line each.
func anchors(text string) (all string) {
	for _, heading := range headings.FindAllStringSubmatch(text, -1) {
		all += "#" + strings.ReplaceAll(strings.ToLower(signs.ReplaceAllString(heading[1], "")), " ", "-") + "\n"
	}
	return all
}
