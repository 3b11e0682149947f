package table_test

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
)

// crowded is a Move with every extension that goes together: infected people, ghosts, wheelchairs and a department
// beside the clinic.
func crowded(reader *ui.Reader) (*table.Table, error) {
	ids, _ := game.Together(extensions.All())
	return gallery.Carrying(gallery.Exhibit(reader, ids, "move", game.Decision{Kind: game.DecideMove}, func(s *game.State, board *clinic.Clinic) {
		gallery.InfectedClinic(s, board)
		for _, space := range []clinic.Space{{X: 1, Y: 1}, {Floor: 1, X: 2, Y: 2}, {Floor: 2, X: 1, Y: 2}} {
			gallery.Mark(&board.At(space).Marks, "ghost", "", 1)
		}
		gallery.Mark(&board.Outside[0].Marks, "wheelchairs", "", 2)
		gallery.Mark(&board.Person("d2").Marks, "cigarettes", "", 1)
	}))
}
