package spoken

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/assets/texts"
)

// heard is a voice that records what it says.
type heard struct{ said []string }

func (h *heard) Say(text string, urgent bool) {
	if urgent {
		text = "!" + text
	}
	h.said = append(h.said, text)
}

func (*heard) Over()     {}
func (*heard) In(string) {}

func speaker(v Voice) *Speaker {
	return &Speaker{Voice: v, More: func(count int) string { return strconv.Itoa(count) + " more." }}
}

func pass(reader *texts.Texts, s *Speaker, now Now) {
	for range settles + 1 {
		s.Tick(reader, now)
	}
}

// What is replaced before it is said is not said, what stays is said once, and what comes back is said again.
func TestOnlyWhatStaysIsSaid(t *testing.T) {
	t.Parallel()
	reader := texts.New("en")
	var r heard
	s := speaker(&r)
	for i := range 20 { // Tab held down
		s.Tick(reader, Now{Heading: "Build.", Focus: strconv.Itoa(i)})
	}
	pass(reader, s, Now{Heading: "Build.", Focus: "Garden."})
	pass(reader, s, Now{Heading: "Build.", Focus: "Garden."})
	pass(reader, s, Now{Heading: "Build."})
	pass(reader, s, Now{Heading: "Build.", Focus: "Garden."})
	want := []string{"Build. Garden.", "Garden."}
	if !slices.Equal(r.said, want) {
		t.Errorf("said is %q, want %q", r.said, want)
	}
}

// Many lines at once don't flood the player: the newest are said, and how many more there are.
func TestLinesDoNotFlood(t *testing.T) {
	t.Parallel()
	reader := texts.New("en")
	var r heard
	s := speaker(&r)
	for i := range 9 {
		s.Line("Line " + strconv.Itoa(i) + ".")
		s.Tick(reader, Now{})
	}
	pass(reader, s, Now{})
	if len(r.said) != 1 || r.said[0] != "4 more. Line 4. Line 5. Line 6. Line 7. Line 8." {
		t.Errorf("said is %q", r.said)
	}
}

// A refusal is said at once, and so is the same one again.
func TestARefusalIsSaidEachTime(t *testing.T) {
	t.Parallel()
	var r heard
	s := speaker(&r)
	s.Urgent("No.")
	s.Urgent("No.")
	if !slices.Equal(r.said, []string{"!No.", "!No."}) {
		t.Errorf("said is %q", r.said)
	}
}

// A file gets one line per text.
func TestLinesOfAFile(t *testing.T) {
	t.Parallel()
	var file strings.Builder
	v := Lines{&file}
	v.Say("Round I.\nBuild.", false)
	v.Say("No.", true)
	if file.String() != "Round I. Build.\n! No.\n" {
		t.Errorf("the file has %q", file.String())
	}
}
