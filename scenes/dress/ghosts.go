package dress

import "clinic/sprites"

var ghost = sprites.NewPiece(sprites.Figure{Picture: "ghost", Floats: true})

var ghosts = &Dress{
	ID:       "ghosts",
	Picture:  ghost.Picture(),
	Presets:  []string{"night_shift"},
	Together: Parts{One: []string{"X3", "X7", "X8", "X6", "X10"}, Other: []string{"X10", "V10"}},

	Marks: map[string]Mark{"ghost": {Floats: ghost}},

	ScoreLines: map[string]sprites.ID{"ghosts": ghost.Picture()},
}
