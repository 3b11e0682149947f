// Package extensionui says how each extension looks and speaks in the window, in a file for each, as in
// game/extensions. The rest of the window names no extension: it asks here about what the rules have brought into play.
package extensionui

import (
	"iter"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
)

// All lists the UI of every extension and variant, in the order of extensions.All.
func All() []*UI { return all }

// all is filled at startup, before the tables looked up in it are built: dresses ask for each other's things.
var (
	all        []*UI
	registered = map[string]*UI{} // by extension id
)

// register adds the UI of an extension. It always returns true, so that a package variable can call it.
func register(d *UI) bool {
	registered[d.ID] = d
	return true
}

func init() {
	for _, e := range extensions.All() {
		if d := registered[e.ID]; d != nil {
			all = append(all, d)
		}
	}
	indexClinics()
	indexTable()
	heard = joined(func(d *UI) map[game.EventType]audio.Sound { return d.Sounds })
	moves = joined(func(d *UI) map[string]audio.Sound { return d.Moves })
	enters = joined(func(d *UI) map[clinic.Kind]audio.Sound { return d.Enters })
	events = joined(func(d *UI) map[game.EventType]Event { return d.Events })
	scoreLines = joined(func(d *UI) map[string]sprites.ID { return d.ScoreLines })
}

// Of returns the UI of an extension, or nil if it has none.
func Of(id string) *UI {
	for _, d := range all {
		if d.ID == id {
			return d
		}
	}
	return nil
}

// InPlay iterates over the dresses of the extensions in a game, in the order of All.
func InPlay(rules *game.Rules) iter.Seq[*UI] {
	return func(yield func(*UI) bool) {
		for _, d := range all {
			if rules.Plays(d.ID) && !yield(d) {
				return
			}
		}
	}
}

// UI is everything that the window knows about an extension. Zero fields change nothing.
type UI struct {
	ID string // of the extension

	// On the screen for a new game.
	Picture  sprites.ID                                                        // on its card
	Plan     *sprites.Clinic                                                   // or a small clinic instead
	Boards   func() []Board                                                    // small pictures beside its rules, two or three
	Together Parts                                                             // its parts in rules about interactions between extensions
	Choices  func(reader *ui.Reader, rules *game.Rules, players int) tree.Node // what its choices bring, below them
	Aim      func(reader *ui.Reader, rules *game.Rules, players int) string    // what a game without goals is about

	// What stands and moves in a clinic.
	Rooms    map[clinic.Kind]sprites.Kind          // components that fill a space
	Fixtures map[clinic.Kind]Fixture               // components beside a room
	People   map[clinic.PersonKind][]sprites.Piece // by level, the lowest first; one piece for people without
	Marks    map[string]Mark                       // on tiles, people and outside components; an empty Mark is unseen
	Areas    func(*clinic.Clinic) []Area           // parts of a board that are marked
	Tent     sprites.ID                            // beside a clinic while somebody is in an area apart from it

	// On the table.
	Offers      map[game.CommandType]Offer
	Pools       map[string]Pool                                                  // common stocks
	Piles       map[clinic.Kind]sprites.ID                                       // components left, in the strip above the clinic
	Strip       func(reader *ui.Reader, c game.Context) []Stock                  // what else is in that strip
	Floors      func(reader *ui.Reader, c game.Context) []FloorNote              // notes on floors while building
	Obligations map[string]Obligation                                            // what it asks of a player in Move
	Actions     map[game.Action]Action                                           // its action tiles
	Bonuses     map[string]sprites.ID                                            // on its bonus tiles
	Goals       map[string]sprites.ID                                            // on the cards of its solo goals
	Question    func(reader *ui.Reader, c game.Context, d *game.Decision) string // replaces decide.KIND; empty for most
	TurnsAway   string                                                           // id of the text: what happens to patients turned away
	Tiles       *Tiles
	Shares      *Shares
	Sheet       *Sheet
	OfDoctors   DoctorTip

	// A second board.
	AnnexSign sprites.ID                                     // as large as the emblem of a service
	AnnexRule string                                         // rule by which it has money of its own
	Halves    func(c game.Context, player int) []game.Action // halves of its action that the player has begun

	// What happens.
	Events     map[game.EventType]Event                                                // its facts
	Retells    func(e *game.Event, then *game.State) (id string, sign sprites.ID)      // a fact of the base game that means something else with it: the text, empty for most
	InBusiness game.DecisionKind                                                       // that is part of Business
	Harm       *Harm                                                                   // what comes of treatments
	Lacks      func(reader *ui.Reader, board *clinic.Clinic, u *game.Untreated) string // what somebody lacks who is no patient, empty for patients
	Reminders  func(c game.Context, legal []game.Command, check func(game.Command) game.Verdict) []Reminder

	// What is heard.
	Sounds map[game.EventType]audio.Sound // of each of its events, or audio.Silent
	Moves  map[string]audio.Sound         // of people moving by a mode of its own, at each space
	Enters map[clinic.Kind]audio.Sound    // when somebody's walk ends in such a room

	// At the end.
	Ending     *Ending               // of a cooperative game
	ScoreLines map[string]sprites.ID // in front of its lines on the score sheet
}

// Fixture says how a small component beside a room is drawn.
type Fixture struct {
	Walls  [clinic.West + 1]sprites.ID                                             // on the wall of each side
	Parked sprites.ID                                                              // or in the parking place of that side
	Held   sprites.ID                                                              // in the hand and on cards
	Tells  func(reader *ui.Reader, c game.Context, fixture *clinic.Outside) string // adds its present effect to its tip; may be nil
	Size   float64                                                                 // on cards, relative to a room
}

// Mark says how a kind of mark is drawn.
type Mark struct {
	// On a tile.
	Token  sprites.ID    // one for each on the floor's front
	Thing  sprites.ID    // stands on it
	Floats sprites.Piece // floats in it
	Parked [2]sprites.ID // stands in the last free parking places: north or south, east or west

	// On a person.
	Beside sprites.Piece                               // goes along with the person
	Fills  bool                                        // what goes along takes a place of its own in pre-admissions
	Badge  func(note string) sprites.ID                // beside the head; of several marks the later extension's counts
	Small  bool                                        // the badge is shown in thumbnails, too
	Looks  func(note string) sprites.Piece             // the person is drawn as that piece
	Tells  func(reader *ui.Reader, note string) string // explains it in the person's tip, instead of a text of its own

	// On an outside component.
	Waits sprites.Piece // stands there, ready to be ridden in
	Mode  string        // mode of moving of whoever rides in it
}

// always returns the badge of a mark that looks the same whatever its note.
func always(picture sprites.ID) func(string) sprites.ID {
	return func(string) sprites.ID { return picture }
}
