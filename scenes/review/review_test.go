package review_test

import (
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/review"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// opened is the review of a sample game on a stage, with the places where it was left to.
type opened struct {
	*scenetest.Stage
	scene             *review.Scene
	kept              review.Kept
	playedOn, stepped int
}

func open(t *testing.T, reader *ui.Reader, players, width, height int) *opened {
	t.Helper()
	s, table, err := sample.Reviewed(players)
	if err != nil {
		t.Fatal(err)
	}
	o := &opened{playedOn: -1, stepped: -1}
	if err := json.Unmarshal(table, &o.kept); err != nil {
		t.Fatal(err)
	}
	o.scene = review.New(reader, s, review.Doors{
		PlayOn: func(_ *scenes.Context, at int) { o.playedOn = at },
		Replay: func(at, _ int) scenes.Scene { o.stepped = at; return review.New(reader, s, review.Doors{}) },
		Kept:   func(player int) (review.Kept, bool) { return o.kept, player == 0 },
	})
	o.Stage = scenetest.NewStage(reader, o.scene, width, height, 100)
	t.Cleanup(o.Clear)
	return o
}

// from returns where the decision being shown begins: playing on starts there.
func (o *opened) from(t *testing.T) int {
	t.Helper()
	o.ClickOn(t, "review.play_on")
	return o.playedOn
}

// A click on a row, a tap on one, a mark in the chart and the arrows show another decision; playing on and the
// replay start at its beginning.
func TestADecisionIsShownAndPlayedOnFrom(t *testing.T) {
	reader := ui.NewReader("en")
	o := open(t, reader, 1, 1280, 800)
	found := o.kept.Findings
	if got := o.from(t); got != found[0].From {
		t.Fatalf("the costliest decision begins at %d, playing on at %d", found[0].From, got)
	}
	o.ClickOn(t, "review.row.1")
	if got := o.from(t); got != found[1].From {
		t.Errorf("after a click on the second row playing on begins at %d, want %d", got, found[1].From)
	}
	o.ClickOn(t, "review.mark.2")
	if got := o.from(t); got != found[2].From {
		t.Errorf("after a click on the third mark playing on begins at %d, want %d", got, found[2].From)
	}
	o.Tap(t, "review.row.0")
	o.ClickOn(t, "review.step")
	if o.stepped != found[0].From {
		t.Errorf("the replay begins at %d, want %d", o.stepped, found[0].From)
	}
}

// What both versions come to is said to be expected, in simulated games: it isn't what really happened.
func TestPlayedIsAnEstimateToo(t *testing.T) {
	o := open(t, ui.NewReader("en"), 1, 1280, 800)
	if !o.Reads("What Chief, the strongest bot, expects from here on") || !o.Reads("simulated games each") || o.Reads("±") {
		t.Error("an estimate isn't called one, or a loss stands beside its own uncertainty")
	}
}

// Whoever was hired, admitted or moved has a frame in the color of its version, which is how two equal clinics differ,
// and the reason is a whole sentence.
func TestThePeopleOfBothVersionsAreFramed(t *testing.T) {
	o := open(t, ui.NewReader("en"), 1, 1280, 800)
	o.showMove(t)
	for i, ink := range [...]theme.Color{theme.IllegalInk, theme.LegalInk} { // in a Move only the played one has people
		o.ClickOn(t, fmt.Sprintf("review.row.%d", 1-i))
		picture := o.Picture()
		count, at := 0, o.Seen().At[fmt.Sprintf("review.board.%d", i)]
		frame := new(theme.Theme).RGBA(ink)
		for y := int(at[1]); y < int(at[1]+at[3]); y++ {
			for x := int(at[0]); x < int(at[0]+at[2]); x++ {
				if picture.RGBAAt(x, y) == color.RGBA(frame) {
					count++
				}
			}
		}
		if count < 100 {
			t.Errorf("%d pixels frame the people of version %d", count, i)
		}
	}
	if !o.Reads("Why it’s better:") {
		t.Error("the reason is no sentence")
	}
}

// showMove makes the last Move of the game the second decision, with nothing done in it as the better one, and shows
// it.
func (o *opened) showMove(t *testing.T) {
	t.Helper()
	s, _, err := sample.Reviewed(1)
	if err != nil {
		t.Fatal(err)
	}
	f := &o.kept.Findings[1]
	for at, e := range s.Match().Log {
		if d := s.Match().At(at).State.Decision(0); d == nil || d.Kind != game.DecideMove {
			continue
		}
		if f.Kind != game.DecideMove || f.Played[len(f.Played)-1].Type == game.Done {
			f.Kind, f.From, f.Played = game.DecideMove, at, nil
		}
		f.Played = append(f.Played, e.Command)
	}
	f.Better = []game.Command{{Type: game.Done}}
	o.ClickOn(t, "review.row.1")
}

// What Business would pay looks the same in both versions, even where the better one is paid less.
func TestWhatBusinessPaysIsNotJudged(t *testing.T) {
	o := open(t, ui.NewReader("en"), 1, 1280, 800)
	o.showMove(t)
	var grounds []color.RGBA
	picture := o.Picture()
	for _, ink := range o.Seen().Inks {
		if strings.HasPrefix(ink.Text, "Business would pay") {
			grounds = append(grounds, picture.RGBAAt(int(ink.X)-3, int(ink.Y+ink.H/2)))
		}
	}
	if len(grounds) != 2 || grounds[0] != grounds[1] {
		t.Errorf("both amounts stand on %v", grounds)
	}
}

// All keys, a gamepad's shoulder buttons and the arrows go through the list, in its order.
func TestDecisionsAreTurnedByKeysAndGamepad(t *testing.T) {
	reader := ui.NewReader("en")
	o := open(t, reader, 1, 1280, 800)
	found := o.kept.Findings[:5]
	wants := func(by string, i int) {
		t.Helper()
		if got := o.from(t); got != found[i].From {
			t.Errorf("%s shows the decision at %d, want that of row %d at %d", by, got, i, found[i].From)
		}
	}
	o.Keys(ebiten.KeyEnd)
	wants("End", len(found)-1)
	o.Keys(ebiten.KeyHome)
	wants("Home", 0)
	for i := range found {
		wants("the shoulder", i)
		g := input.Idle()
		g.ByPad, g.Deed = true, input.NextPart
		o.Tick(g)
		o.Wait(1)
	}
	wants("the shoulder at the end", len(found)-1)
	o.ClickOn(t, "review.row.0")
	for i := 1; i < len(found); i++ {
		o.ClickOn(t, "review.next")
		if got := o.from(t); got != found[i].From {
			t.Errorf("the arrow on leads to the decision at %d, want that of row %d at %d", got, i, found[i].From)
		}
		row, list := o.Seen().At[fmt.Sprintf("review.row.%d", i)], o.scene.Scroll("review.list").Rect
		if row[1] < list.Y-1 || row[1]+row[3] > list.Bottom()+1 {
			t.Errorf("the row %d at %v is not in sight in %v", i, row, list)
		}
	}
	o.ClickOn(t, "review.previous")
	if got := o.from(t); got != found[len(found)-2].From {
		t.Errorf("the arrow back leads to %d", got)
	}
	for by, key := range map[string]ebiten.Key{"down": ebiten.KeyDown, "right": ebiten.KeyRight} {
		o.ClickOn(t, "review.row.0")
		o.Keys(key)
		wants(by, 1)
	}
}

// Another player's review can be viewed beside one's own. A review that was not saved starts by itself, and can be
// stopped and resumed.
func TestAnotherSeatIsReviewed(t *testing.T) {
	reader := ui.NewReader("en")
	o := open(t, reader, 2, 1280, 800)
	o.ClickOn(t, "review.seat.1")
	o.Wait(3)
	o.ClickOn(t, "review.stop")
	if _, there := o.Seen().At["review.stop"]; !there {
		t.Fatal("it cannot be gone on with")
	}
	o.ClickOn(t, "review.stop")
	o.ClickOn(t, "review.seat.0")
	if got := o.from(t); got != o.kept.Findings[0].From {
		t.Errorf("back at the first player playing on begins at %d", got)
	}
}

// overwritten returns the lines of text that overlap.
func overwritten(inks []ui.Ink) (faults []string) {
	for i, a := range inks {
		for _, b := range inks[:i] {
			if min(a.X+a.W, b.X+b.W)-max(a.X, b.X) > 2 && min(a.Y+a.H, b.Y+b.H)-max(a.Y, b.Y) > 2 {
				faults = append(faults, fmt.Sprintf("%q lies over %q", a.Text, b.Text))
			}
		}
	}
	return faults
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, longer := range []int{0, 40} {
			reader.Texts.Lengthen(longer)
			for _, players := range []int{1, 2} {
				o := open(t, reader, players, size[0], size[1])
				for i := range 5 {
					for _, fault := range append(o.Faults("tip"), overwritten(o.Seen().Inks)...) {
						t.Errorf("%d × %d, texts %d %% longer, %d players, decision %d: %s", size[0], size[1], longer, players, i, fault)
					}
					o.Keys(ebiten.KeyDown)
				}
			}
		}
	}
}

// On phones and tablets everything is large enough for a finger, and nothing is cut off, even with larger texts.
func TestSmallWindowsAreReadAndTouched(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range scenetest.SmallWindows {
		for _, grown := range [][2]int{{0, 100}, {40, 100}, {0, 150}} {
			if grown[0] > 0 && size[0] < 390 || grown[1] > 100 && arrangement.MostText(float64(size[0]), float64(size[1])) < grown[1] {
				continue
			}
			reader.Texts.Lengthen(grown[0])
			reader.Styles = ui.StylesAt(grown[1])
			o := open(t, reader, 2, size[0], size[1])
			for i := range 3 {
				for _, fault := range slices.Concat(o.Faults("tip"), o.TouchFaults(o.scene.Page())) {
					t.Errorf("%v, texts %v, decision %d: %s", size, grown, i, fault)
				}
				o.Keys(ebiten.KeyDown)
			}
		}
	}
}

// Hovering a mark in the chart highlights its row in the list, and vice versa; from a mark, too, up and down go by
// cost.
func TestAMarkAndItsRowBelongTogether(t *testing.T) {
	reader := ui.NewReader("en")
	o := open(t, reader, 1, 1280, 800)
	part := func(id string) ui.Rect {
		at := o.Seen().At[id]
		return ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}
	}
	differ := func(r ui.Rect, a, b *image.RGBA) (count int) {
		for y := int(r.Y) + 2; y < int(r.Bottom())-2; y++ {
			for x := int(r.X) + 2; x < int(r.Right())-2; x++ {
				if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
					count++
				}
			}
		}
		return count
	}
	for _, pair := range [][2]string{{"review.mark.2", "review.row.2"}, {"review.row.2", "review.mark.2"}} {
		o.Tick(input.Idle())
		before := o.Picture()
		x, y := part(pair[0]).Center()
		over := input.Idle()
		over.X, over.Y, over.Hovering = x, y, true
		o.Tick(over)
		if after := o.Picture(); differ(part(pair[1]), before, after) == 0 {
			t.Errorf("with the pointer on %s, %s looks as before", pair[0], pair[1])
		}
	}
	o.ClickOn(t, "review.mark.2")
	o.Keys(ebiten.KeyDown)
	if got := o.from(t); got != o.kept.Findings[3].From {
		t.Errorf("down from the third mark leads to the decision at %d, want %d", got, o.kept.Findings[3].From)
	}
}
