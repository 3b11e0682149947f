package input

// Felt is what a gesture did to what lies under the hand. Whoever follows the gesture says so in Gestures.Felt; the
// window lets it be heard.
type Felt uint8

// What a gesture may have done. Matter is what is held: a card or a room, somebody, a small thing, a vehicle.
const (
	NothingFelt Felt = iota
	Refused          // it was not allowed; the picture says so
	Pressed          // a button
	Switched         // a switch was turned
	Slid             // a value was moved by a step
	Turned           // to another page, panel or screen
	SawTip           // what lies there has said what it is
	TookCard
	TookPerson
	TookSmall
	TookVehicle
	OverPlace // what is held came over a place where it may go
	PutCard
	PutPerson
	PutSmall
	WentBack // it went back to where it was taken
	Undid
	Redid
	Feelings // how many there are
)
