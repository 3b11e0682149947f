package dress

import (
	"clinic/game"
	"clinic/game/extensions"
	"clinic/sprites"
)

var (
	dog  = sprites.NewPiece(sprites.Figure{Picture: "dog"})
	poop = sprites.Must("token-poop")
)

var therapyDogs = &Dress{
	ID:       "therapy_dogs",
	Picture:  dog.Picture(),
	Presets:  []string{"visiting_hours"},
	Together: Parts{One: []string{"X8", "X6", "X11"}, Other: []string{"X1", "V10"}},

	Marks: map[string]Mark{"dog": {Beside: dog}, "poops": {Token: poop}},

	Events: map[game.EventType]Event{
		extensions.DogPooped:   {Sign: poop},
		extensions.DogWentHome: {Sign: dog.Picture(), Follow: takesMark("dog")},
	},
}
