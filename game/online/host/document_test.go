//go:build !js

package host_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
)

// The lines of the protocol's document are answered as it says. TABLE and TOKEN stand for what begin has returned.
func TestTheDocumentIsTrue(t *testing.T) {
	document, err := os.ReadFile("../../../docs/online.md")
	if err != nil {
		t.Fatal(err)
	}
	near, far := onlinetest.Pipe()
	go serve(t, onlinetest.Memory(), host.Options{}).Serve(far, "10.0.0.1")
	lines := strings.Split(string(document), "\n")
	said := map[string]string{}
	requests := 0
	for i, line := range lines {
		request, ok := strings.CutPrefix(line, "> ")
		if !ok || !strings.HasPrefix(request, "{") {
			continue
		}
		requests++
		if err := near.Write([]byte(filled(request, said))); err != nil {
			t.Fatal(err)
		}
		want, there := strings.CutPrefix(lines[i+1], "< ")
		reply := answerOf(t, near.Read)
		if !there || !matches(filled(want, said), reply) {
			t.Errorf("> %s\nwant %s\ngot  %.600s", request, want, reply)
		}
		if strings.Contains(request, `"begin"`) {
			var a answer
			if err := json.Unmarshal([]byte(reply), &a); err != nil || a.Error != nil {
				t.Fatal(reply)
			}
			said["TABLE"], said["TOKEN"] = a.Table, *a.Tokens[0]
		}
	}
	if requests < 8 {
		t.Errorf("the document has %d requests", requests)
	}
}

// answerOf returns the next message that answers a request.
func answerOf(t *testing.T, read func() ([]byte, error)) string {
	t.Helper()
	for {
		data, err := read()
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(string(data), `{"ok":`) {
			return string(data)
		}
	}
}

// filled returns a line with what was said before.
func filled(line string, said map[string]string) string {
	for name, value := range said {
		line = strings.ReplaceAll(line, `"`+name+`"`, `"`+value+`"`)
	}
	return line
}

// matches reports whether a reply is the expected one, which may leave parts out.
func matches(want, reply string) bool {
	parts := strings.Split(want, "…")
	rest, ok := strings.CutPrefix(reply, parts[0])
	for i, part := range parts[1:] {
		switch {
		case !ok:
			return false
		case i == len(parts)-2:
			return strings.HasSuffix(rest, part)
		}
		_, rest, ok = strings.Cut(rest, part)
	}
	return ok && rest == ""
}
