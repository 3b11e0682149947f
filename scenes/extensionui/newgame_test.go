package extensionui

import (
	"strings"
	"testing"

	"clinic/game"
)

// A game has a title: that of the ready-made game, or else of its extensions.
func TestAGameHasATitle(t *testing.T) {
	for extensions, want := range map[string]string{
		"": "Base game", "helicopters fire_trucks wheelchairs": "Emergency lane", "ghosts": "Ghosts", "ghosts cigarettes helicopters": "Ghosts and 2 more",
	} {
		if got := GameTitle(&game.Config{Extensions: strings.Fields(extensions)}); got != want {
			t.Errorf("a game with %q is called %q, not %q", extensions, got, want)
		}
	}
}
