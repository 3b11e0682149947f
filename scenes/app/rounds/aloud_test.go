package rounds

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"

	"github.com/hajimehoshi/ebiten/v2"
)

// listener notes what is said.
type listener struct {
	said     []string // urgent texts begin with an exclamation mark
	language string
}

// Say notes a text.
func (l *listener) Say(text string, urgent bool) {
	if urgent {
		text = "!" + text
	}
	l.said = append(l.said, text)
}

// Over does nothing.
func (*listener) Over() {}

// In notes the language.
func (l *listener) In(language string) { l.language = language }

// hears checks that these texts have been said, in this order, since the last call, and no others between.
func (l *listener) hears(t *testing.T, want ...string) {
	t.Helper()
	for _, text := range want {
		if !slices.ContainsFunc(l.said, func(said string) bool { return strings.Contains(said, text) }) {
			t.Errorf("%q is not said; said is %q", text, l.said)
		}
	}
	if len(l.said) > 3 {
		t.Errorf("too much is said: %q", l.said)
	}
	l.said = nil
}

// The speech of a scripted round tells what a player would see: the screen, the step, the focus and what Enter
// does, what happened, and a refusal at once.
func TestWhatIsSaidOfARound(t *testing.T) {
	l := &listener{}
	p := sitAloud(t, false, l)
	p.goTo("title.new_game")
	p.settle()
	l.hears(t, "Clinic, title screen. New game. Key: N. Enter: press.")
	if l.language != "en" {
		t.Errorf("the language is %q", l.language)
	}
	p.newGame()
	p.settle()
	l.said = l.said[len(l.said)-1:]
	l.hears(t, "Player 1. Setup. Take one bonus. $15, popularity 0, time 0.")
	p.use("bonus/parking_lot")
	p.deciding(game.DecideBonusPlace)
	p.use("component/parking_lot")
	p.use("space/0/3/2")
	p.settle()
	l.hears(t, "Player 1 took: Parking lot, free.", "Player 1 built: Parking lot.", "Choose a goal")
	p.use("goal/draw")
	p.deciding(game.DecideAction)
	p.settle()
	l.hears(t, "Round I begins. Round I, Player 1. Action 1. Choose an action.")
	p.use("action/build")
	p.settle()
	l.hears(t, "Player 1 chose Build. Round I, Player 1. Action 1: Build. Parking lot. Enter: take.")
	p.goTo("component/treatment_room")
	p.settle()
	l.hears(t, "Treatment room. Enter: take. Works beside a service hub")
	p.confirm()
	p.goTo("space/0/0/0")
	p.settle()
	l.hears(t, "Floor 0, row 1, place 1. $2. It works here right away. Enter: put it here.")
	p.confirm()
	p.settle()
	l.hears(t, "Player 1 built: Treatment room for $2 · works. $13, popularity 0, time 0. Treatment room. Enter: take.")
	p.undo()
	p.settle()
	l.hears(t, "Undone. $15, popularity 0, time 0.")
	for range 9 {
		p.undo()
	}
	if !slices.ContainsFunc(l.said, func(said string) bool { return strings.HasPrefix(said, "!") }) {
		t.Errorf("it is not said at once that there is nothing to take back: %q", l.said)
	}
	p.settle()
	l.said = nil
	p.key(ebiten.KeyM)
	p.settle()
	l.hears(t, "!Pause.", "Continue. Enter: press.")
}

// Every widget that gets the focus on the pages before a game has a name.
func TestWhateverHasTheFocusHasAName(t *testing.T) {
	l := &listener{}
	p := sitAloud(t, false, l)
	for _, way := range [][]string{{"title.new_game"}, {"title.settings", "settings.page.sound"}, {"title.settings", "settings.page.screen"}, {"title.settings", "settings.page.keys", "settings.keys"}} {
		for _, id := range way {
			p.use(id)
		}
		p.settle()
		for range 30 {
			l.said = nil
			p.key(ebiten.KeyTab)
			p.settle()
			if len(l.said) != 1 || strings.HasPrefix(l.said[0], "Enter:") || strings.HasPrefix(l.said[0], "left and right") {
				t.Errorf("in %s the focus at %v says %q", way, p.Seen().At["focus"], l.said)
			}
		}
		for range way {
			p.cancel()
		}
		p.until("the title", func() bool {
			if p.Seen().Scene != "title" {
				p.cancel()
			}
			return p.Seen().Scene == "title"
		})
	}
}

// settle lets time pass without input until everything is said.
func (p *player) settle() {
	p.Seen() // a picture, as the window draws it
	for range 40 {
		p.tick()
	}
}
