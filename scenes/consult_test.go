package scenes_test

import (
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"

	"github.com/hajimehoshi/ebiten/v2"
)

// library returns a stage with a scene and a book, and the list of places at which the book was opened.
func library(below scenes.Scene) (stage *scenetest.Stage, rules *probe, opened *[]string) {
	rules, opened = &probe{}, &[]string{}
	doors := scenes.Options{Book: func(_ []scenes.Scene, at string) scenes.Scene {
		*opened = append(*opened, at)
		return rules
	}}
	return scenetest.NewStageWith(ui.NewReader("en"), below, doors, 1280, 800, 100), rules, opened
}

// A click on a rule id in a note opens the book there, by mouse and by finger; a click beside it does not.
func TestANumberInANoteLeadsToTheBook(t *testing.T) {
	home(t)
	for name, click := range map[string]func(stage *scenetest.Stage, x, y float64){
		"mouse": (*scenetest.Stage).Click,
		"finger": func(stage *scenetest.Stage, x, y float64) {
			stage.Tick(input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Pressed: true, Held: true, ByTouch: true})
			stage.Tick(input.Gestures{X: x, Y: y, Zoom: 1, Clicked: true, ByTouch: true})
		},
	} {
		below := &probe{}
		stage, rules, opened := library(below)
		below.next = func(c *scenes.Context) { c.Toast("Two rooms of one color never touch. (B7)", ui.Refused) }
		stage.Wait(1)
		note := stage.Seen().At["toast"]
		click(stage, note[0]+70, note[1]+note[3]/2)
		if len(*opened) > 0 {
			t.Fatalf("%s: a click on the words opens the book", name)
		}
		for x := note[0] + note[2] - 4; x > note[0]+note[2]/2 && len(*opened) == 0; x -= 6 {
			stage.Seen()
			click(stage, x, note[1]+note[3]/2)
		}
		if stage.Scene() != scenes.Scene(rules) || len(*opened) != 1 || (*opened)[0] != "B7" {
			t.Errorf("%s: the book was opened at %q", name, *opened)
		}
	}
}

// F1 opens the book at the rule that a question names. The question waits until the book is closed, and is gone if
// its scene is.
func TestAQuestionWaitsForTheBook(t *testing.T) {
	home(t)
	below := &probe{}
	stage, rules, opened := library(below)
	below.next = func(c *scenes.Context) {
		c.Ask(&dialog.Dialog{Title: "Done already?", Text: "Somebody would die. (B86)", Answers: []dialog.Answer{{ID: "go_on", Text: "Go on"}}})
	}
	stage.Wait(2)
	stage.Seen()
	stage.Keys(ebiten.KeyF1)
	if _, asks := stage.Seen().At["dialog"]; asks || len(*opened) != 1 || (*opened)[0] != "B86" {
		t.Fatalf("the book was opened at %q, and the question is there: %v", *opened, asks)
	}
	stage.Keys(ebiten.KeyF1) // in the book itself nothing opens
	rules.next = (*scenes.Context).Pop
	stage.Wait(2)
	if _, asks := stage.Seen().At["dialog"]; !asks || len(*opened) != 1 {
		t.Error("the question is lost, or the book was opened in itself")
	}
}

// A rule id in a tip can be tapped although the tip disappears at the touch, and the right button leads to what a
// tip cites.
func TestATipLeadsToTheBook(t *testing.T) {
	home(t)
	tipped := &tipped{}
	stage, _, opened := library(tipped)
	stage.Wait(1)
	var at ui.Cites
	hover := func() {
		for range 40 {
			g := input.Idle()
			g.X, g.Y, g.Hovering = 600, 400, true
			stage.Tick(g)
		}
		stage.Seen()
	}
	tipped.cites = &at
	hover()
	if len(at.List) != 1 {
		t.Fatalf("the tip cites %v", at.List)
	}
	stage.Tick(input.Gestures{X: 600, Y: 400, Zoom: 1, Secondary: true, Hovering: true})
	if len(*opened) != 1 || (*opened)[0] != "C12" {
		t.Errorf("the right button opens %q", *opened)
	}
	stage, _, opened = library(tipped)
	stage.Wait(1)
	hover()
	x, y := at.List[len(at.List)-1].At.Center()
	stage.Tick(input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Pressed: true, Held: true, ByTouch: true})
	stage.Seen()
	stage.Tick(input.Gestures{X: x, Y: y, Zoom: 1, Clicked: true, ByTouch: true})
	if len(*opened) != 1 || (*opened)[0] != "C12" {
		t.Errorf("a tap on the number opens %q", *opened)
	}
}

// tipped is a scene with something that has a tip, and notes what its tip cites.
type tipped struct {
	page  ui.Page
	cites *ui.Cites
}

func (s *tipped) Layout(c *scenes.Context, _, _ float64) {
	s.page.Clear(c.Reader)
	s.page.Add(&ui.Area{Base: ui.Base{ID: "thing", Rect: ui.Rect{X: 500, Y: 350, W: 200, H: 100}, Tip: "Too few patients cost popularity. (C12)"}})
}

func (s *tipped) Update(c *scenes.Context) { s.page.Update(c.Gestures) }

func (s *tipped) Draw(c *ui.Canvas) {
	s.page.Draw(c)
	if s.cites != nil && c.Cites != nil && len(c.Cites.List) > 0 {
		s.cites.List = append(s.cites.List[:0], c.Cites.List...)
	}
}

// A question mark typed into a text stays there and does not open the book.
func TestAQuestionMarkInATextStaysThere(t *testing.T) {
	home(t)
	writing := &writer{}
	stage, _, opened := library(writing)
	stage.Wait(1)
	stage.Type("why?")
	if len(*opened) > 0 || writing.field.Value != "why?" {
		t.Errorf("the field holds %q, and the book was opened at %q", writing.field.Value, *opened)
	}
}

// writer is a scene with a focused text field.
type writer struct {
	page  ui.Page
	field ui.TextField
}

func (w *writer) Layout(c *scenes.Context, _, _ float64) {
	w.page.Clear(c.Reader)
	w.field.Base = ui.Base{ID: "field", Rect: ui.Rect{X: 20, Y: 20, W: 300, H: 44}}
	w.page.Add(&w.field)
	w.page.Focus(&w.field)
}

func (w *writer) Update(c *scenes.Context) { w.page.Update(c.Gestures) }

func (w *writer) Draw(c *ui.Canvas) { w.page.Draw(c) }
