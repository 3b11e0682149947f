package dress

import "clinic/sprites"

var ghost = sprites.NewPiece(sprites.Figure{Picture: "ghost", Floats: true})

var ghosts = &Dress{
	ID:    "ghosts",
	Marks: map[string]Mark{"ghost": {Floats: ghost}},

	ScoreLines: map[string]sprites.ID{"ghosts": ghost.Picture()},
}
