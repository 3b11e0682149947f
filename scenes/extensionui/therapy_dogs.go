package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/sprites"
)

var (
	dog  = sprites.NewPiece(sprites.Figure{Picture: "dog"})
	poop = sprites.Must("token-poop")
)

var _ = register(&UI{
	ID:       "therapy_dogs",
	Boards:   therapyDogsBoards,
	Picture:  dog.Picture(),
	Together: Parts{One: []string{"X8", "X6", "X11"}, Other: []string{"X1", "V10"}},

	Marks: map[string]Mark{"dog": {Beside: dog, Fills: true}, "poops": {Token: poop}},

	Offers: map[game.CommandType]Offer{extensions.EmployDog: {Picture: dog.Picture()}, game.MoveOne: {Picture: poop}},
	Pools:  map[string]Pool{"dogs": {Picture: dog.Picture()}, "poops": {Picture: poop}},
	Obligations: map[string]Obligation{"bring_dog": {Picture: dog.Picture(), Concerns: func(c game.Context) []thing.Thing {
		withDog := func(person *clinic.Person) bool {
			return clinic.CountOf(person.Marks, "dog") > 0 && person.At.Area == clinic.PreAdmissions
		}
		return movesOf(c, withDog, func(to clinic.Place) bool { return to.Area == clinic.Inside })
	}}},

	Events: map[game.EventType]Event{
		extensions.DogPooped:   {Sign: poop},
		extensions.DogWentHome: {Sign: dog.Picture(), Follow: takesMark("dog")},
	},

	Sounds: map[game.EventType]audio.Sound{
		extensions.DogEmployed: audio.Must("dog"), extensions.DogPooped: audio.Must("poop"), extensions.DogWentHome: audio.Must("dog"),
	},
})

// therapyDogsBoards returns the pictures beside the rules.
func therapyDogsBoards() []Board {
	return []Board{
		boardOf("C81", with(hubOf(clinic.Psychiatry, 0, 0), func(r *sprites.Room) { r.Tokens = []sprites.ID{poop} }), placed(1, 0, sprites.KindTreatment, sprites.Patient1, dog)),
		boardOf("C82", placed(0, 0, sprites.KindTreatment, sprites.Patient2, sprites.Doctor1, dog)),
	}
}
