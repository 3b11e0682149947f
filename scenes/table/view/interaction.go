package view

import (
	"maps"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/phases"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Interaction is all that is drawn besides the situation: what is held, where it may go, what the
// pointer says. It is plain data; the controller fills it anew and calls Redraw. All places are logical pixels.
//
// A field stands in the part whose reader needs it, and is compared with that part: see Written and Same.
type Interaction struct {
	PanelLook           // what the panels are written from
	DrawnLook           // what is drawn over them, and over the clinic
	BoardLook           // what the clinic shows
	Annex     BoardLook // what the annex shows, if the game has one

	// PointerX and PointerY are where the pointer is.
	PointerX, PointerY float64
	// Targets are where the held piece may go, or what may be done now, besides the spaces of the boards.
	Targets []thing.Thing
	// Unmarked are the people whose new marks have not reached them yet: they are drawn without their badge.
	Unmarked []string
	// Marked is what has just changed, with reduced motion.
	Marked []thing.Thing
	// Numbers are those of people that a proposed Move has brought where they are, by id.
	Numbers map[string]int
	// Bot is the bot whose turn it is, nil while a person decides.
	Bot *BotTurn
}

// PanelLook is the part of the interaction that is written on the panels. They are written anew when any of it changes.
type PanelLook struct {
	// Chosen is the picked thing, whose card is framed.
	Chosen thing.Thing
	// Taken is what is held: only its outline stays. A person is drawn as an outline in the clinic too.
	Taken thing.Thing
	// Tapped is the place that was tapped once while something was held.
	Tapped thing.Thing
	// Bubble is the sentence beside the pointer, or "".
	Bubble string
	// Split is how many tiles each player takes in the proposal; all 0 stands for the even split.
	Split Shares
	// TimeAfter and MoneyAfter are shown in the ribbon behind an arrow, unless they are NoAfter.
	TimeAfter, MoneyAfter int
	AnnexMoneyAfter       int // the same for the annex's own money
	PopularityAfter       int
	// After is the state if the held piece were placed where it is now; the forecast shows it beside the present
	// one. nil shows only the present one. A change takes a new state.
	After *game.State
	// Points is how much popularity the bar stands at.
	Points int
	// Looking is the player whose clinic is shown; −1 is the viewer's own.
	Looking int
	// Emphasis is the patient whose row of the forecast is marked.
	Emphasis string
	// Caps are the keys that are shown on buttons.
	Caps Caps
	// Away is what bots did while none of it was shown, or "".
	Away string
	// ShowMe is whether the guide of a lesson offers to do what it asks for.
	ShowMe bool
	// Hint is the current hint, nil for none. A change takes a new one.
	Hint *Hint
	// Advised is the deed that a hint has named for this situation, or "".
	Advised string
	// Overlay is what lies over the clinic, nil for nothing; Overlays is whether the menu of overlays is open.
	Overlay  *Overlay
	Overlays bool
	// Clocks are those of the players at a table of a host; empty without a limit.
	Clocks [game.MaxPlayers]Clock
	// Answering is whether the host takes its time to answer.
	Answering bool
	// Scored is the line of the live score whose counted things the boards show, or "".
	Scored string
}

// Clock is how much time a player has left, as it is shown: in words, and as briefly as it can be; marked if it is
// little.
type Clock struct {
	Left, Brief string
	Little      bool
}

// SentDots is how many dots the ring around a sent piece has.
const SentDots = 8

// Sent is the ring around a piece that was sent; Turn is its first dot, or AllDots for a sign that stands still.
type Sent struct {
	At   thing.Thing
	Turn int
}

// DrawnLook is the part of the interaction that is drawn over the panels and the clinic.
type DrawnLook struct {
	// Hover, Pressed and Focus are the things in these states.
	Hover, Pressed, Focus thing.Thing
	// UnderFinger is what a finger lies on that may take it: it rises a little.
	UnderFinger thing.Thing
	// Led is what the player was led to: it is ringed, with an arrow above it.
	Led thing.Thing
	// Held is what follows the pointer.
	Held Held
	// Finger is whether a finger carries the held piece, at FingerX and FingerY, below the pointer. Ring is how
	// far the ring of a slow finger has come into sight, from 0 to 1.
	Finger                 bool
	FingerX, FingerY, Ring float64
	// Touch is whether the held piece was taken with a finger.
	Touch bool
	// Fan is the people who stand close together around a finger, nil for none. A change takes a new one.
	Fan *Fan

	// HiddenFrom is the person who is among the walkers and so not drawn where the state has them.
	HiddenFrom string
	Drives     bool // that person comes by car, which is not parked yet either
	// HiddenMark is the kind of the piece among them that is therefore not drawn in the space HiddenAt.
	HiddenMark string
	HiddenAt   clinic.Space
	// Landing is the sign that comes down on somebody.
	Landing Landing

	// Tone is whether the sentence beside the pointer forbids.
	Tone ui.Tone
	// Place is the held piece, or where it would go; the drawer writes it above the sentence.
	Place string
	// Named is whether the sentence already names it.
	Named bool
	// Line is what is said of the connection with the host, or "".
	Line string
	// Sent is where a piece stands that the host has not answered yet, nowhere for a short time.
	Sent Sent
	// Tip is the explanation of the hovered spot, drawn above it, or "".
	Tip string
	// Total is what the sheet at the top of the clinic shows: the cost and the income of the held person's route.
	Total Total

	// Played is what happens just now in Business or Admin, nil for nothing. A change takes a new one.
	Played *phases.Played
	// Curtain hides everything but a name, between two players at one screen.
	Curtain *Curtain
}

// Written is what the panels were written from.
type Written struct {
	PanelLook
	bot  BotSays
	acts int
}

// Written returns the part of the interaction that is written on the panels.
func (l *Interaction) Written() Written {
	w := Written{PanelLook: l.PanelLook}
	if l.Bot != nil {
		w.bot, w.acts = l.Bot.BotSays, len(l.Bot.Acts)
	}
	return w
}

// Same reports whether two interactions look the same but for where the pointer is. With a room on trial or cars
// on their way they never do.
func (l *Interaction) Same(other *Interaction) bool {
	return l.PanelLook == other.PanelLook && l.DrawnLook == other.DrawnLook && l.Bot == other.Bot &&
		l.BoardLook.same(&other.BoardLook) && l.Annex.same(&other.Annex) &&
		slices.Equal(l.Targets, other.Targets) && slices.Equal(l.Unmarked, other.Unmarked) &&
		slices.Equal(l.Marked, other.Marked) && maps.Equal(l.Numbers, other.Numbers)
}

// On returns what is drawn on one of the two boards.
func (l *Interaction) On(board game.BoardName) *BoardLook {
	if board != game.Home {
		return &l.Annex
	}
	return &l.BoardLook
}

// BoardLook is the part of the interaction that is drawn on a board.
type BoardLook struct {
	SpacesLook
	// Areas are the parts of the board that would be marked if the held piece were built where it is.
	Areas []extensionui.Area
	// Slots are the outside slots that show something.
	Slots []SlotLook
	// Trial is the room that would stand in its space, or may not; its own Trial says which. Kind NoKind shows none.
	Trial   sprites.Room
	Walkers []sprites.Walker
	// Gone are cars that have left their places before their owners.
	Gone []dollhouse.Drive
	// Way is the route that is drawn, step by step, for the person WayOf.
	Way []clinic.WayStep
}

// SpacesLook is the part of a board's look that is as large for each board.
type SpacesLook struct {
	// Space is what each space shows, by clinic.Space.Index.
	Space [clinic.MaxSpaces]SpaceLook
	// Rising is the space of a room that was just built and is rising; Risen is how far, from 0 to 1.
	Rising    clinic.Space
	Risen     float64
	HasRising bool
	// WayOf is who goes the way that is drawn.
	WayOf string
}

// Tried reports whether the held component is drawn where it would stand.
func (l *BoardLook) Tried() bool {
	return l.Trial.Kind != sprites.NoKind || slices.ContainsFunc(l.Slots, func(slot SlotLook) bool { return slot.Held })
}

func (l *BoardLook) same(other *BoardLook) bool {
	alone := func(b *BoardLook) bool { return b.Trial.Kind == sprites.NoKind && len(b.Gone) == 0 }
	return alone(l) && alone(other) && l.SpacesLook == other.SpacesLook &&
		slices.Equal(l.Areas, other.Areas) && slices.Equal(l.Slots, other.Slots) &&
		slices.Equal(l.Walkers, other.Walkers) && slices.Equal(l.Way, other.Way)
}

// NoAfter stands in TimeAfter and the like if nothing would change.
const NoAfter = -1 << 31

// Nothing returns an interaction that shows only the situation.
func Nothing() Interaction {
	return Interaction{PanelLook: PanelLook{TimeAfter: NoAfter, MoneyAfter: NoAfter, AnnexMoneyAfter: NoAfter, PopularityAfter: NoAfter, Looking: -1}}
}

// SpaceLook is what one space shows while something is held, or it is pointed at.
type SpaceLook struct {
	Legal    bool // it glows; with HasPrice a pill shows the cost
	HasPrice bool
	Price    int  // dollars
	Works    bool // the room will work there at once: the pill is filled
	Reached  bool // its time is shown
	Time     int
	Hatched  bool // people may pass but not end here
	Light    sprites.Light
	BadSides sprites.Sides
}

// SlotLook is an outside slot that is legal, or has its piece held over it.
type SlotLook struct {
	Space clinic.Space
	Side  clinic.Side
	Price int  // dollars
	Free  bool // it has no price
	Held  bool // the held piece is drawn there, a little faded
	Art   sprites.ID
}

// Held is what the hand holds; the zero Held is an empty hand.
type Held struct {
	Piece   sprites.Piece // a person
	Rides   sprites.Piece // what that person sits in
	Kind    sprites.Kind  // a module or ground
	Service clinic.Service
	Fixture sprites.ID // a component that is not a room
	Art     sprites.ID // any other picture
}

// HeldComponent returns a hand that holds a component.
func HeldComponent(kind clinic.Kind, service clinic.Service) Held {
	return Held{Kind: dollhouse.Kind(kind), Service: service, Fixture: dollhouse.Fixture(kind)}
}

// Empty reports whether the hand holds nothing.
func (h Held) Empty() bool { return h == Held{} }

// Picture returns the picture of what is held, None for an empty hand or a piece without one.
func (h *Held) Picture() sprites.ID {
	switch {
	case h.Piece != sprites.NoPiece:
		return h.Piece.Picture()
	case h.Fixture != sprites.None:
		return h.Fixture
	case h.Art != sprites.None:
		return h.Art
	case h.Kind != sprites.NoKind:
		return h.Kind.Picture(h.Service)
	}
	return sprites.None
}

// Total is a route's time and the dollars it would earn; Show is whether they are shown.
type Total struct {
	Show, HasMoney bool
	Time, Money    int
	Note           string // what made it so long: "+1" and the cause
	Score          int    // by how much the score would change, with HasScore
	HasScore       bool
}

// Landing is a sign that comes down on somebody; Done is how far, from 0 to 1. Without a sign there is none.
type Landing struct {
	Sign   sprites.ID
	Person string
	Board  game.BoardName
	Done   float64
}

// Fan is the people around a touch at X, Y. On is the one that is meant, −1 for none; Grown is how far the fan is
// open, from 0 to 1.
type Fan struct {
	X, Y, Grown float64
	People      []FanPerson
	On          int
}

// FanPerson is one of them, drawn around X and Y.
type FanPerson struct {
	Piece sprites.Piece
	Name  string
	X, Y  float64
}

// Curtain is shown between two players at one screen.
type Curtain struct {
	Name   string
	Seat   int // its color
	Button string
	Seats  string // of the button that leads to the seats, empty for none
}
