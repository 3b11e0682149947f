package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var ghost = sprites.NewPiece(sprites.Figure{Picture: "ghost", Floats: true})

var _ = register(&UI{
	ID:       "ghosts",
	Boards:   ghostsBoards,
	Picture:  ghost.Picture(),
	Together: Parts{One: []string{"X3", "X7", "X8", "X6", "X10"}, Other: []string{"X10", "V10"}},

	Marks: map[string]Mark{"ghost": {Floats: ghost}, "ghost_moved": {}},

	Offers: map[game.CommandType]Offer{
		extensions.PlaceGhost: {Picture: ghost.Picture()},
		extensions.MoveGhost:  {Picture: ghost.Picture(), Mark: "ghost"},
	},
	Question:  ghostsMoved,
	TurnsAway: "tip.turned_away",
	Pools:     map[string]Pool{"ghost": {Picture: ghost.Picture()}},

	Events: map[game.EventType]Event{
		extensions.GhostMoved: {Comes: Floats, Mark: "ghost"},
		extensions.GhostPlaced: {Sign: ghost.Picture(), Comes: Rises, Mark: "ghost", Follow: func(board *clinic.Clinic, e *game.Event, _ bool) {
			if e.To.Area == clinic.Inside {
				tile := board.At(e.To.Space)
				tile.Marks = clinic.SetMark(tile.Marks, clinic.Mark{Kind: "ghost", Count: 1})
			}
		}},
	},

	ScoreLines: map[string]sprites.ID{"ghosts": ghost.Picture()},

	Sounds: map[game.EventType]audio.Sound{
		extensions.GhostPlaced: audio.Must("ghost"), extensions.GhostMoved: audio.Must("ghost"), extensions.TabloidPaid: audio.Must("newspaper"),
	},
})

// ghostsMoved says that no ghost is left to be moved, if so (C63).
func ghostsMoved(reader *ui.Reader, c game.Context, d *game.Decision) string {
	if d.Kind != extensions.DecideGhostMoves {
		return ""
	}
	for _, command := range c.CommandsOf(d.Kind) {
		if command.Type == extensions.MoveGhost {
			return ""
		}
	}
	return reader.T("decide.ghosts_moved")
}

// ghostsBoards returns the pictures beside the rules.
func ghostsBoards() []Board {
	return []Board{
		boardOf("C61", hubOf(clinic.Psychiatry, 0, 0, ghost), placed(1, 0, sprites.KindSupply, sprites.Orderly)),
		boardOf("C62", placed(0, 0, sprites.KindTreatment, sprites.Patient1, sprites.Doctor2), placed(1, 0, sprites.KindLaboratory, ghost)),
	}
}
