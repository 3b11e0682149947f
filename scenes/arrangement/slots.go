package arrangement

// Place is where a part of the table lies.
type Place uint8

// Places.
const (
	Around Place = iota // in a panel of its own, beside the clinic or below it
	Cards               // on a card below the clinic
	Tab                 // in a tab of the drawer
	Over                // over the clinic
	Bar                 // in the drawer, along the bottom
	Sheet               // in the drawer, which is pulled up over the clinic
	Column              // in the drawer, beside the clinic
)

// Slots says where the parts of the table lie in an arrangement, and what each has room for. A part asks its own
// slot, never which arrangement it is.
type Slots struct {
	Arrangement
	Town   Place // who waits for an appointment, who can be hired, and the boards of extensions
	Side   Place // the others, the forecast, the log and the live score
	Hand   Place // what the step allows
	Puzzle Place // the card of a puzzle

	Fingers    bool    // what can be touched is as large as a finger
	Scrolls    bool    // the hand scrolls: nothing in it is made smaller
	AsksAbove  bool    // a question stands above its cards, not beside them
	ShortDone  bool    // the main button has room for few words
	ShortStep  bool    // the ribbon names only the present step, in the button that opens the menu
	Players    bool    // such a ribbon has the players and a dash for each step, if there is room
	BareBack   bool    // the button that leads back has no word
	NextAlone  bool    // what is next is a label of its own, not a bar beside the view buttons
	ViewRow    bool    // the view buttons lie in a row, with those for hints, not in a grid
	Stands     bool    // the clinic stands at the lower edge, in a size for fingers, not in the middle, as large as fits
	Floors     bool    // it is seen floor by floor
	NamesAside bool    // the names of the floors stand at the left edge, not beside each floor
	Crowded    bool    // words that are wider than a room are left out, and sums are told by floor
	Corners    bool    // cards of extensions may lie over the upper corners of the clinic
	Faces      bool    // the card of a lesson shows who speaks
	Low        bool    // the clinic is low: what lies over it says less
	Wide       bool    // cards over it have room for buttons beside their texts
	Edge       float64 // logical pixels, from a card over the clinic to the clinic's edges
}

// slots has a row for each arrangement.
var slots = [...]Slots{
	Desk: {Town: Around, Side: Around, Hand: Around, Puzzle: Around, Corners: true, Faces: true},
	Dock: {
		Town: Cards, Side: Cards, Hand: Bar, Puzzle: Over,
		Fingers: true, Scrolls: true, ShortDone: true, ShortStep: true, Players: true, NextAlone: true, ViewRow: true,
		Stands: true, NamesAside: true, Crowded: true, Wide: true, Edge: 8,
	},
	Tall: {
		Town: Tab, Side: Tab, Hand: Sheet, Puzzle: Over,
		Fingers: true, Scrolls: true, AsksAbove: true, ShortDone: true, ShortStep: true, BareBack: true, NextAlone: true, ViewRow: true,
		Stands: true, Floors: true, NamesAside: true, Crowded: true, Edge: 8,
	},
	Low: {
		Town: Tab, Side: Tab, Hand: Column, Puzzle: Over,
		Fingers: true, Scrolls: true, AsksAbove: true, ShortStep: true, Players: true, BareBack: true, NextAlone: true, ViewRow: true,
		Stands: true, Floors: true, NamesAside: true, Crowded: true, Low: true, Wide: true, Edge: 8,
	},
}

// Slots returns the slots of an arrangement.
func (a Arrangement) Slots() Slots {
	s := slots[a]
	s.Arrangement = a
	return s
}
