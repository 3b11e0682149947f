package dress

import "clinic/sprites"

var (
	dog  = sprites.NewPiece(sprites.Figure{Picture: "dog"})
	poop = sprites.Must("token-poop")
)

var therapyDogs = &Dress{
	ID:    "therapy_dogs",
	Marks: map[string]Mark{"dog": {Beside: dog}, "poops": {Token: poop}},
}
