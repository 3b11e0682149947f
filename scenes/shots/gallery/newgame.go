package gallery

import (
	"fmt"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes"
	"clinic/scenes/newgame"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// proposed is the screen for a new game as it appears after a game of the first of these people.
func proposed(reader *ui.Reader, players int, config game.Config) scenes.Scene {
	seats := session.Seats{{Name: "Ana"}, {Name: "Ben", Color: 1}, {Name: "Dana", Color: 2}, {Name: "Dana", Color: 3}}
	if players == 1 {
		seats = nil // nobody has played before
	}
	offered := newgame.Lessons{Begin: func(*scenes.Context, *lesson.Lesson) {}, Learned: func(string) bool { return false }}
	return newgame.New(reader, extensions.All(), nil, newgame.Last{Seats: seats[:min(players, len(seats))], Config: config}, nil).Teaching(offered).Seeded(271828)
}

// newGameShots are the pictures of setting up a game.
func newGameShots() []Shot {
	with := func(players int, config game.Config, layouts ...string) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			return played(reader, proposed(reader, players, config), func(h *hand) {
				for i, layout := range layouts {
					if layout != "" {
						h.click(fmt.Sprintf("newgame.%d.layout.%s", i, layout))
					}
				}
				h.write("newgame.seed", "271828")
			})
		}
	}
	one, two := with(1, game.Config{}), with(2, game.Config{}, "", "orange")
	four := with(4, game.Config{Sides: []string{"4x3", "4x3", "3x3", "4x3"}}, "", "orange", "yellow", "own")
	return append(newGameWithExtensions(), []Shot{
		{Name: "newgame", Width: 1280, Height: 800, Scene: two},
		{Name: "newgame-one", Width: 1280, Height: 800, Scene: one},
		{Name: "newgame-four", Width: 1280, Height: 800, Scene: four},
		{Name: "newgame-four", Width: 1024, Height: 640, Scene: four},
		{Name: "newgame-one", Width: 1024, Height: 640, Scene: one},
		{Name: "newgame", Width: 1920, Height: 1080, Scene: two},
		{Name: "newgame-one", Width: 600, Height: 900, Scene: one},
		{Name: "newgame-four", Width: 3840, Height: 2160, Scale: 200, Scene: four},
	}...)
}
