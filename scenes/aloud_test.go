package scenes_test

import (
	"testing"

	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
)

// alarm is a voice that keeps the content of its urgent region.
type alarm struct{ shows string }

func (a *alarm) Say(text string, urgent bool) {
	if urgent {
		a.shows = text
	}
}

func (a *alarm) Over()   { a.shows = "" }
func (*alarm) In(string) {}

// teller is a scene in which things happen.
type teller struct {
	lamp
	events int
}

func (*teller) Tell() (heading, having string) { return "Here.", "" }
func (t *teller) Events() int                  { return t.events }
func (*teller) Event(int) string               { return "It happened." }

// Screen readers no longer get an urgent sentence once its note has gone, its question is answered, or something
// has happened.
func TestWhatIsUrgentEnds(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	var says alarm
	l := &teller{}
	s := scenetest.NewStageAloud(reader, l, scenes.Options{}, 1024, 640, 100, &says)
	once := func(do func(c *scenes.Context)) {
		l.ask = func(c *scenes.Context) {
			l.ask = nil
			do(c)
		}
		s.Wait(1)
	}
	refuse := func(c *scenes.Context) { c.Toast("No.", ui.Refused) }
	once(refuse)
	if s.Wait(100); says.shows != "No." {
		t.Errorf("while the refusal is seen the region shows %q", says.shows)
	}
	if s.Wait(200); says.shows != "" {
		t.Errorf("when the refusal has gone the region shows %q", says.shows)
	}
	once(refuse)
	l.events++
	if s.Wait(2); says.shows != "" {
		t.Errorf("when something has happened the region shows %q", says.shows)
	}
	once(func(c *scenes.Context) {
		c.Ask(&dialog.Dialog{Title: "Really?", Answers: []dialog.Answer{{ID: "yes", Text: "Yes"}}})
	})
	if s.Wait(400); says.shows != "Really?" {
		t.Errorf("while it is asked the region shows %q", says.shows)
	}
	s.ClickOn(t, "dialog.yes")
	if s.Wait(2); says.shows != "" {
		t.Errorf("when it is answered the region shows %q", says.shows)
	}
}

// A note never covers widgets.
func TestANoteLeavesButtonsFree(t *testing.T) {
	for _, size := range scenetest.SmallWindows {
		width, height := float64(size[0]), float64(size[1])
		var page ui.Page
		foot := ui.Rect{X: 12, Y: height - 60, W: width - 24, H: 48}
		list := &ui.Scroll{Base: ui.Base{Rect: ui.Rect{W: width, H: height - 72}}, Height: 2000}
		row := &ui.Button{Base: ui.Base{Rect: ui.Rect{W: width, H: 400}, Inside: list}}
		page.Add(list, row, &ui.Button{Base: ui.Base{Rect: foot}})
		note := ui.Rect{X: (width - 200) / 2, Y: height - 78, W: 200, H: 44}
		placed := page.Beside(note, width)
		if in := placed.Intersect(foot); in.W > 0 && in.H > 0 || placed.Bottom() < height-100 || placed.X != note.X {
			t.Errorf("%v: the note lies at %v", size, placed)
		}
	}
}
