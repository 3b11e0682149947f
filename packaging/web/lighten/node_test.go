//go:build browser

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A lighter program does the same as it did, and its trace, read with the one that was linked, tells the same places. It needs Node.
func TestALighterProgramDoesTheSame(t *testing.T) {
	linked := link(t)
	light := filepath.Join(t.TempDir(), "light.wasm")
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	if err := os.WriteFile(overlay, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run([]string{linked, light, overlay}); err != nil {
		t.Fatal(err)
	}
	said, trace := play(t, linked)
	lightSaid, lightTrace := play(t, light)
	if said != lightSaid || !strings.Contains(said, "true\n") || !strings.Contains(said, "deferred\n") {
		t.Errorf("it said\n%s\nand then\n%s", said, lightSaid)
	}
	if strings.Contains(lightTrace, "main.outer") {
		t.Errorf("its trace still has names:\n%s", lightTrace)
	}
	var named bytes.Buffer
	_, f := open(t, linked)
	if err := f.tell(strings.NewReader(lightTrace), &named); err != nil {
		t.Fatal(err)
	}
	frame := regexp.MustCompile(`(?m)^([^\t\n]+)\([^()]*\)\n\t(\S+:\d+)`)
	var before, after []string
	for _, m := range frame.FindAllStringSubmatch(trace, -1) {
		name := m[1]
		if name == "panic" { // as traces call what panics
			name = "runtime.gopanic"
		}
		before = append(before, name+" "+m[2])
	}
	for _, m := range regexp.MustCompile(`(?m)^\t\t([^\t\n]+)\n\t\t\t(\S+:\d+)$`).FindAllStringSubmatch(named.String(), -1) {
		after = append(after, m[1]+" "+m[2])
	}
	if !slices.Equal(before, after) || !slices.ContainsFunc(after, func(s string) bool { return strings.HasPrefix(s, "main.index ") }) {
		t.Errorf("%d places before:\n%s\n%d places after:\n%s\n%s", len(before), strings.Join(before, "\n"), len(after), strings.Join(after, "\n"), lightTrace)
	}
}

// play runs a program, which crashes, and gives what it said and its trace.
func play(t *testing.T, path string) (said, trace string) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec"), path)
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "GOTRACEBACK=system"}
	var out, errors bytes.Buffer
	command.Stdout, command.Stderr = &out, &errors
	if err := command.Run(); err == nil {
		t.Fatal("it did not crash")
	}
	return out.String(), errors.String()
}
