package protocol

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/game/extensions"
)

var update = flag.Bool("update", false, "write the replies into the document and the transcripts again")

// leftOut stands for any part of a reply in a transcript.
const leftOut = "…"

// runTranscript sends the requests of a transcript, the lines that begin with "> ", to one engine and compares the
// replies with the lines "< " that follow them. It returns the transcript with the actual replies.
func runTranscript(t *testing.T, text string) string {
	t.Helper()
	e := &Engine{Version: "1.0.0", Extensions: extensions.All()}
	lines := strings.Split(text, "\n")
	requests := 0
	for i, line := range lines {
		request, ok := strings.CutPrefix(line, "> ")
		if !ok {
			continue
		}
		requests++
		var out strings.Builder
		if err := e.Serve(strings.NewReader(request+"\n"), &out); err != nil {
			t.Fatal(err)
		}
		reply := strings.TrimSuffix(out.String(), "\n")
		want, ok := strings.CutPrefix(lines[i+1], "< ")
		switch {
		case !ok:
			t.Fatalf("line %d: a request needs a reply after it", i+1)
		case matches(want, reply):
		case *update && !strings.Contains(want, leftOut):
			lines[i+1] = "< " + reply
		default:
			t.Errorf("line %d:\n> %s\nwant %s\ngot  %s", i+1, request, want, reply)
		}
	}
	if requests == 0 {
		t.Error("there is no request in it")
	}
	return strings.Join(lines, "\n")
}

// matches reports whether a reply is the expected one, which may leave parts out.
func matches(want, reply string) bool {
	parts := strings.Split(want, leftOut)
	rest, ok := strings.CutPrefix(reply, parts[0])
	if !ok {
		return false
	}
	for _, part := range parts[1:] {
		at := strings.Index(rest, part)
		if at < 0 {
			return false
		}
		rest = rest[at+len(part):]
	}
	return rest == "" || len(parts) > 1 && strings.HasSuffix(reply, parts[len(parts)-1])
}

// The engine answers every example of the protocol's document as written there.
func TestDocument(t *testing.T) {
	checkTranscript(t, filepath.Join("..", "..", "docs", "engine.md"))
}

// The replies of a session through a whole round never change.
func TestSession(t *testing.T) {
	checkTranscript(t, filepath.Join("testdata", "session.txt"))
}

func checkTranscript(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if now := runTranscript(t, string(text)); *update && now != string(text) {
		if err := os.WriteFile(path, []byte(now), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// The document names every request.
func TestDocumentNamesEveryRequest(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "engine.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range requests {
		if !strings.Contains(string(text), `> {"do":"`+r.name+`"`) {
			t.Errorf("there is no example of %s", r.name)
		}
	}
}
