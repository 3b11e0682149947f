package controller_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/spoken"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// hearing is a player who hears the table and uses the keys.
type hearing struct {
	*player
	hand *controller.Controller
	says *strings.Builder
	came string // what was said when the first key was pressed
}

// hear sits down at a table that is read aloud, in a window of this size.
func hear(t *testing.T, width, height int, commands ...game.Command) *hearing {
	p := &hearing{player: sit(t, 1, commands...), says: &strings.Builder{}}
	p.hand = controller.New(p.Reader, p.session, controller.Doors{})
	p.table = table.New(ui.NewReader("en"), p.hand.Situation(), p.hand)
	p.Stage = scenetest.NewStageAloud(p.table.Reader, p.table, scenes.Options{}, width, height, 100, &spoken.Lines{To: p.says})
	p.came = p.press(ebiten.KeyTab)
	return p
}

// press presses a key and returns what is said then.
func (p *hearing) press(keys ...ebiten.Key) string {
	p.says.Reset()
	p.key(keys...)
	return p.listen()
}

// listen returns what is said when nothing more is pressed.
func (p *hearing) listen() string {
	p.mouse.Keys = nil
	for range 40 {
		p.tick()
	}
	return p.says.String()
}

// Whoever hears the game learns every number that is painted around the clinic.
func TestEveryPaintedNumberIsSaid(t *testing.T) {
	number, rule := regexp.MustCompile(`\d+`), regexp.MustCompile(`\([A-Z]\d+\)`)
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		for step, commands := range map[string][]game.Command{
			"the choice of an action": nil, "Build": {choose(game.Build)}, "Hire": {choose(game.Hire)}, "Admit": {choose(game.Admit)}, "Move": toMove(),
			"Business": append(toMove(), game.Command{Type: game.Done}),
		} {
			p := hear(t, size[0], size[1], commands...)
			said, all := map[thing.Thing]string{p.table.Look.Focus: p.came}, ""
			for _, spot := range p.hand.Reached(p.table) {
				p.says.Reset()
				p.hand.Focus(p.table, spot)
				said[spot.Thing] += p.listen()
				all += said[spot.Thing]
			}
			for _, paper := range p.table.Papers() {
				for i := range paper.Items {
					item := &paper.Items[i]
					hears, reached := said[item.Of]
					if item.Of.None() {
						hears = all
					} else if !reached && item.Text != "" {
						t.Logf("%v %s: %s says %q and is not reached", size, step, item.Of, item.Text)
						continue
					}
					for _, figure := range number.FindAllString(rule.ReplaceAllString(item.Text, ""), -1) {
						if !slices.Contains(number.FindAllString(hears, -1), figure) {
							t.Errorf("%v, %s: %s shows %q and says %q", size, step, item.Of, item.Text, hears)
						}
					}
				}
			}
		}
	}
}

// The keys that lead to a part of the table say its name, every time.
func TestThePartsAreNamed(t *testing.T) {
	p := hear(t, 1280, 800, choose(game.Hire))
	for _, c := range []struct {
		key  ebiten.Key
		says string
	}{
		{ebiten.KeyDigit1, "Town. Yellow doctor."}, {ebiten.KeyDigit1, "Town. Yellow doctor."}, {ebiten.KeyDigit3, "Forecast. "}, {ebiten.KeyDigit5, "Log. "}, {ebiten.KeyF6, "Over the clinic. "},
	} {
		if said := p.press(c.key); !strings.HasPrefix(said, c.says) {
			t.Errorf("%v says %q, not %q", c.key, said, c.says)
		}
	}
	if said := p.press(ebiten.KeyTab); strings.Contains(said, "Over the clinic") {
		t.Errorf("Tab names the part: %q", said)
	}
}

// In the clinic the arrows lead from room to room as they stand, and to those who stand in them.
func TestTheArrowsFollowTheRooms(t *testing.T) {
	p := hear(t, 1280, 800)
	board := &p.me().Clinic
	var rooms []clinic.Space
	for space := range board.Modules().All() {
		rooms = append(rooms, space)
	}
	moves := map[ebiten.Key][2]int{ebiten.KeyArrowLeft: {-1, 0}, ebiten.KeyArrowRight: {1, 0}, ebiten.KeyArrowUp: {0, -1}, ebiten.KeyArrowDown: {0, 1}}
	followed := 0
	for _, room := range rooms {
		for key, move := range moves {
			beside := clinic.Space{Floor: room.Floor, X: room.X + int8(move[0]), Y: room.Y + int8(move[1])}
			if !slices.Contains(rooms, beside) {
				continue
			}
			spot, _ := p.table.Spot(thing.InSpace(room))
			p.hand.Focus(p.table, spot)
			p.listen()
			p.press(key)
			if got := p.table.Look.Focus; got != thing.InSpace(beside) {
				t.Errorf("from %v %v leads to %s, not to %v", room, key, got, beside)
			}
			followed++
		}
	}
	if followed < 4 {
		t.Errorf("only %d rooms stand beside each other", followed)
	}
}

// The menu says its name and what Esc does in it, and each answer which one it is.
func TestTheMenuSaysWhatEscDoes(t *testing.T) {
	p := hear(t, 1280, 800)
	said := p.press(ebiten.KeyM)
	for _, want := range []string{"! Pause.", "Esc: Continue.", "Continue. Enter: press. 1 of "} {
		if !strings.Contains(said, want) {
			t.Errorf("the menu says %q, not %q", said, want)
		}
	}
	if said := p.press(ebiten.KeyTab); !strings.Contains(said, "2 of ") {
		t.Errorf("the second answer says %q", said)
	}
}

// What is lost by ending a step is said before any button.
func TestWhatDoneLosesIsSaidFirst(t *testing.T) {
	p := hear(t, 1280, 800, toMove()...)
	said := p.press(ebiten.KeyD)
	if !strings.Contains(said, "! Done already? If you finish now, you lose. up to $6.") && !strings.Contains(said, "! Done already? If you finish now, you lose: up to $6.") {
		t.Errorf("said is %q", said)
	}
	if lost, button := strings.Index(said, "you lose"), strings.Index(said, "Enter: press"); button < lost {
		t.Errorf("a button is said first: %q", said)
	}
}
