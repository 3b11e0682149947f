package input

// Felt is what a gesture did to the thing under the hand. Whoever handles the gesture sets it in Gestures.Felt,
// and the window plays its sound.
type Felt uint8

// What a gesture may have done. Held things come in four kinds: a card or a room, a person, a small thing, a
// vehicle.
const (
	NothingFelt Felt = iota
	Refused          // not allowed; the picture shows that
	Pressed          // a button
	Switched         // a switch
	Slid             // a value moved by one step
	Turned           // to another page, panel or screen
	SawTip           // a tip appeared
	TookCard
	TookPerson
	TookSmall
	TookVehicle
	OverPlace // the held thing came over a place where it may go
	PutCard
	PutPerson
	PutSmall
	WentBack // returned to where it was taken
	Undid
	Redid
	Feelings // their number
)
