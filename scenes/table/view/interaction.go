package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/phases"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// WrittenLook is what of the Look is written on the panels.
type WrittenLook struct {
	timeAfter, moneyAfter, annexMoneyAfter, Looking int
	popularityAfter                                 int
	after                                           *game.State
	emphasis                                        string
	chosen, taken, tapped                           thing.Thing
	split                                           Shares
	caps                                            Caps
	bot                                             writtenBot
	away                                            string
	showMe                                          bool
	bubble                                          string
	hint                                            *Hint
	overlay                                         *Overlay
	overlays                                        bool
	scored, advised                                 string
	points                                          int
}

// Written gives what of it is written on the panels.
func (l *Interaction) Written() WrittenLook {
	return WrittenLook{l.TimeAfter, l.MoneyAfter, l.AnnexMoneyAfter, l.Looking, l.PopularityAfter, l.After, l.Emphasis, l.Chosen, l.Taken, l.Tapped, l.Split, l.Caps, l.Bot.written(), l.Away, l.ShowMe, l.Bubble, l.Hint, l.Overlay, l.Overlays, l.Scored, l.Advised, l.Points}
}

// Interaction is all that is drawn besides the situation: what is held, where it may go, what the pointer says. It is
// plain data; whoever plays fills it anew and says Redraw. All places are logical pixels.
type Interaction struct {
	// Hover, Pressed and Focus are things that look so; Chosen is the one that is picked (its card is framed).
	Hover, Pressed, Focus, Chosen thing.Thing
	// UnderFinger is what a finger lies on that may take it: it rises a little.
	UnderFinger thing.Thing
	// Led is what the player was led to: it is ringed, with an arrow above it.
	Led thing.Thing
	// Taken is what is in the hand: only its outline stays. A person is drawn as an outline in the clinic too.
	Taken thing.Thing
	// Targets are where what is held may go, or what may be done now, beyond the spaces below.
	Targets []thing.Thing
	// Held is what follows the pointer.
	Held Held
	// PointerX and PointerY are where the pointer is.
	PointerX, PointerY float64
	// Finger says that a finger carries what is held, at FingerX and FingerY, below the pointer; Ring is how far the ring
	// of a slow one has come into sight, 0 to 1.
	Finger                 bool
	FingerX, FingerY, Ring float64
	// Touch says that what is held was taken with a finger, in a small window.
	Touch bool
	// Tapped is the place that was tapped once with something in the hand.
	Tapped thing.Thing

	// Fan are people who stand close together around a finger, nil for none.
	Fan *Fan

	BoardLook           // what the clinic shows
	Annex     BoardLook // what the annex shows, in a game that has one
	// HiddenFrom is the person who is among the walkers and so not drawn where the state says.
	HiddenFrom string
	Drives     bool // that person comes by car, which is not parked yet either
	// HiddenMark is the kind of the piece that is among them and so not drawn in the space HiddenAt.
	HiddenMark string
	HiddenAt   clinic.Space

	// Landing is the sign that comes down on somebody.
	Landing Landing
	// Unmarked are the people whom what they got has not come to yet: they are drawn without their badge.
	Unmarked []string
	// Marked is what has just changed, where nothing moves.
	Marked []thing.Thing

	// Bubble is the sentence beside the pointer, or none; Tone says whether it forbids.
	Bubble string
	Tone   ui.Tone
	// Place is what is in the hand, or where it would go; small windows write it above the sentence.
	Place string
	// Named says that the sentence names it already.
	Named bool
	// Tip is the explanation of the hovered spot, drawn above it; none hides it.
	Tip string

	// Split is how many tiles each player takes in the proposal; all 0 stands for the even one.
	Split Shares
	// Total is what stands in the sheet at the top of the clinic: what the held person's way takes and brings.
	Total Total
	// TimeAfter and MoneyAfter are shown in the ribbon behind an arrow; NoAfter shows none.
	TimeAfter, MoneyAfter int
	AnnexMoneyAfter       int // the same for the annex's own money
	PopularityAfter       int
	// After is the state as what is held would leave it where it is now; the forecast shows it beside the present one. nil
	// shows only that. Whoever changes it gives another one.
	After *game.State

	// Points is how much popularity the bar stands at.
	Points int
	// Played is what of Business or Admin is just seen to happen, nil for nothing.
	Played *phases.Played
	// Looking is the player whose clinic is shown; −1 is the viewer's own.
	Looking int
	// Emphasis marks the row of the forecast of that patient.
	Emphasis string
	// Caps are the keys that are shown on buttons.
	Caps Caps
	// Bot is the bot whose turn it is, nil while a person decides.
	Bot *BotTurn
	// Away says what bots did while nothing of it was shown, or nothing.
	Away string
	// ShowMe says that the guide of a lesson offers to do what it asks for.
	ShowMe bool
	// Hint is what a hint says, nil for none.
	Hint *Hint
	// Advised is the deed that a hint has named of this situation, empty for none.
	Advised string
	// Overlay is what lies over the clinic, nil for nothing; Overlays says that their menu is open.
	Overlay  *Overlay
	Overlays bool
	// Scored is the line of the live score of which the boards show what it counts, empty for none.
	Scored string
	// Numbers are those of people whom a proposal of Move has brought where they are.
	Numbers map[string]int
	// Curtain hides everything but a name, between two players at one screen.
	Curtain *Curtain
}

// On is what is drawn on one of the two boards.
func (l *Interaction) On(annex bool) *BoardLook {
	if annex {
		return &l.Annex
	}
	return &l.BoardLook
}

// BoardLook is what is drawn on a board besides the situation.
type BoardLook struct {
	// Space says what each space shows, by clinic.Space.Index.
	Space [clinic.MaxSpaces]SpaceLook
	// Areas are the parts of the board that would be marked, were what is held built where it is held.
	Areas []extensionui.Area
	// Slots are the outside slots that show something.
	Slots []SlotLook
	// Trial is the room that would stand in its space, or may not; its own Trial says which. Kind NoKind shows none.
	Trial sprites.Room
	// Rising is a room that has just been built and is on its way up, by its space; of that Risen, 0 to 1, is done.
	Rising    clinic.Space
	Risen     float64
	HasRising bool
	Walkers   []sprites.Walker
	// Gone are cars that have left their places before their owners are gone.
	Gone []dollhouse.Drive
	// Way is the way that is drawn, step by step, for the person WayOf; WayDone of its steps are walked already.
	Way   []clinic.WayStep
	WayOf string
}

// NoAfter stands in TimeAfter and the like where nothing would change.
const NoAfter = -1 << 31

// Nothing is a Look that shows only the situation.
func Nothing() Interaction {
	return Interaction{TimeAfter: NoAfter, MoneyAfter: NoAfter, AnnexMoneyAfter: NoAfter, PopularityAfter: NoAfter, Looking: -1}
}

// SpaceLook is what one space shows while something is held, or is pointed at.
type SpaceLook struct {
	Legal    bool // it glows; with HasPrice a pill says what it costs
	HasPrice bool
	Price    int  // dollars
	Works    bool // the room will work there at once: the pill is filled
	Reached  bool // its time is shown
	Time     int
	Hatched  bool // one may pass but not end here
	Light    sprites.Light
	BadSides sprites.Sides
}

// SlotLook is an outside slot that is legal, or has what goes there held over it.
type SlotLook struct {
	Space clinic.Space
	Side  clinic.Side
	Price int  // dollars
	Free  bool // it has no price
	Held  bool // what is held is drawn there, half there
	Art   sprites.ID
}

// Held is what the hand holds; the zero Held is an empty hand.
type Held struct {
	Piece    sprites.Piece // a person, a patient
	Rides    sprites.Piece // what that person sits in
	Kind     sprites.Kind  // a module or ground
	Service  clinic.Service
	Art      sprites.ID // any other picture
	Entrance bool
	Conveyor bool
}

// Empty tells whether the hand holds nothing.
func (h Held) Empty() bool { return h == Held{} }

// Picture is that of what is held, None for an empty hand and where it has none.
func (h *Held) Picture() sprites.ID {
	switch {
	case h.Piece != sprites.NoPiece:
		return h.Piece.Picture()
	case h.Art != sprites.None:
		return h.Art
	case h.Kind != sprites.NoKind:
		return h.Kind.Picture(h.Service)
	}
	return sprites.None
}

// Total is a way's time, and the dollars it would bring; zero Show hides both.
type Total struct {
	Show, HasMoney bool
	Time, Money    int
	Note           string // what made it so long: "+1" and what makes it so
	Score          int    // by how much the score would change, with HasScore
	HasScore       bool
}

// Landing is a sign on its way to somebody; of the way Done, 0 to 1, has come to pass. No sign is none.
type Landing struct {
	Sign   sprites.ID
	Person string
	Beside bool // in the annex
	Done   float64
}

// Fan are people around a touch at X, Y; On is the one that is meant, −1 for none; Grown is how far it is open, to 1.
type Fan struct {
	X, Y, Grown float64
	People      []FanPerson
	On          int
}

// FanPerson is one of them, around X and Y.
type FanPerson struct {
	Piece sprites.Piece
	Name  string
	X, Y  float64
}

// Curtain is shown between two players at one screen.
type Curtain struct {
	Name   string
	Seat   int // whose color
	Button string
	Seats  string // of the button that leads to who plays, empty for none
}
