package ledger

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// shelved puts a ledger onto a stage with a book, and gives what that is opened at.
func shelved(t *testing.T, width, height int) (*Scene, *scenetest.Stage, *[]string) {
	t.Helper()
	l, _, err := open(sample.AtBusiness(1))
	if err != nil {
		t.Fatal(err)
	}
	opened := &[]string{}
	doors := routes.Routes{Book: func(_ *game.Rules, at string) scenes.Scene {
		*opened = append(*opened, at)
		return scenetest.Bookend{}
	}}
	st := scenetest.NewStageWith(&ground{l}, doors.Options(), width, height, 100)
	st.Wait(2)
	return l, st, opened
}

// Each of the sums of Business has its rule, to which a click, a finger and the keys lead, and Esc back (B81 to B85).
func TestTheSumsLeadToTheirRules(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		l, st, opened := shelved(t, size[0], size[1])
		sums := l.shown().sums()
		for _, x := range sums {
			if x.rule == "" {
				t.Errorf("%s has no rule", x.name)
			}
		}
		last := "ledger.sum." + strconv.Itoa(len(sums)-1)
		for how, use := range map[string]func(){
			"a click":  func() { st.ClickOn(t, last) },
			"a finger": func() { st.Finger().Tap(t, last) },
			"Enter": func() {
				for range 40 {
					if w, is := l.page.Focused().(*ui.Area); is && w.ID == last {
						break
					}
					st.Keys(ebiten.KeyTab)
				}
				st.Keys(ebiten.KeyEnter)
			},
			"F1": func() { st.ByKeys(); st.Keys(ebiten.KeyF1) },
		} {
			if how == "F1" { // on what has the focus
				st.Keys(ebiten.KeyTab)
				for range 40 {
					if w, is := l.page.Focused().(*ui.Area); is && w.ID == last {
						break
					}
					st.Keys(ebiten.KeyTab)
				}
			}
			use()
			if !slices.Equal(*opened, []string{"B85"}) || st.Scene() == scenes.Scene(l) {
				t.Fatalf("%v: %s opens the book at %q, with the focus on %v", size, how, *opened, idOf(l.page.Focused()))
			}
			*opened = nil
			st.Keys(ebiten.KeyEscape)
			st.Wait(1)
			if st.Scene() != scenes.Scene(l) {
				t.Fatalf("%v: after %s Esc does not lead back", size, how)
			}
		}
	}
}

// A click on the number of a line of Admin leads to its rule; one beside it reads the line, as ever.
func TestTheLinesOfAdminLeadToTheirRules(t *testing.T) {
	l, st, opened := shelved(t, 1280, 800)
	st.ClickOn(t, "ledger.treat")
	for range 3 {
		if !l.deciding() {
			break
		}
		st.Keys(ebiten.KeyEnter)
	}
	st.ClickOn(t, "ledger.skip")
	st.Wait(1)
	for i := range l.lines {
		if l.lines[i].event.Rule == "" {
			t.Errorf("%q has no rule", l.lines[i].text)
		}
	}
	i := len(l.lines) - 1
	at := l.page.Widgets
	row := at[slices.IndexFunc(at, func(w ui.Widget) bool { a, is := w.(*ui.Area); return is && a.ID == "ledger.line."+strconv.Itoa(i) })].(*ui.Area).Area()
	for x := row.Right() - 4; x > row.X && len(*opened) == 0; x -= 5 {
		st.Seen()
		st.Click(x, row.Y+row.H/2)
	}
	if !slices.Equal(*opened, []string{l.lines[i].event.Rule}) {
		t.Errorf("the number of %q opens the book at %q", l.lines[i].text, *opened)
	}
	st.Keys(ebiten.KeyEscape)
	st.Wait(1)
	if st.Scene() != scenes.Scene(l) || l.cursor != i {
		t.Errorf("Esc leads to %T, and line %d of %d is read", st.Scene(), l.cursor, i)
	}
}

func idOf(w ui.Widget) string {
	switch w := w.(type) {
	case *ui.Area:
		return w.ID
	case *ui.Button:
		return w.ID
	}
	return fmt.Sprintf("%T", w)
}
