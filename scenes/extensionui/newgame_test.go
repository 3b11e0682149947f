package extensionui

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes/ui"
)

// A game has a title: that of the ready-made game, or else of its extensions.
func TestAGameHasATitle(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for extensions, want := range map[string]string{
		"": "Base game", "helicopters fire_trucks wheelchairs": "Emergency lane", "ghosts": "Ghosts", "ghosts cigarettes helicopters": "Ghosts and 2 more",
	} {
		if got := GameTitle(reader, &game.Config{Extensions: strings.Fields(extensions)}); got != want {
			t.Errorf("a game with %q is called %q, not %q", extensions, got, want)
		}
	}
}
