package input

import (
	"runtime"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Deed is what a shortcut does.
type Deed uint8

// The deeds. A scene heeds those that it knows.
const (
	NoDeed Deed = iota
	Build
	Hire
	Admit
	FourthAction // that an extension brings
	Done
	Undo
	Redo
	WholeClinic
	Closer
	Farther
	FloorsApart
	NextClinic // to be looked at
	Log
	Rules     // of the extension that is pointed at
	PauseBots // or let them go on
	SelectAll // in a text, as what follows
	Copy
	Cut
	Paste
	Deeds // how many there are
)

var deedNames = [Deeds]string{
	Build: "build", Hire: "hire", Admit: "admit", FourthAction: "fourth_action", Done: "done", Undo: "undo", Redo: "redo",
	WholeClinic: "whole_clinic", Closer: "closer", Farther: "farther", FloorsApart: "floors_apart", NextClinic: "next_clinic", Log: "log", Rules: "rules", PauseBots: "pause_bots",
	SelectAll: "select_all", Copy: "copy", Cut: "cut", Paste: "paste",
}

// String is the deed's name in the texts.
func (d Deed) String() string { return deedNames[d] }

// ActionDeeds are those that choose the actions of a round, in the order in which the rules list them.
var ActionDeeds = [...]Deed{Build, Hire, Admit, FourthAction}

// Shortcut is a key that does something wherever the focus is.
type Shortcut struct {
	Deed Deed
	// Key is what stands on the key in the player's own layout, in small letters.
	Key            rune
	Control, Shift bool
}

// Shortcuts are all that there are; the first one of a deed is the one that is shown.
var Shortcuts = [...]Shortcut{
	{Deed: Build, Key: 'b'},
	{Deed: Hire, Key: 'h'},
	{Deed: Admit, Key: 'a'},
	{Deed: FourthAction, Key: 'e'},
	{Deed: Done, Key: 'd'},
	{Deed: Undo, Key: 'z', Control: true},
	{Deed: Redo, Key: 'y', Control: true},
	{Deed: Redo, Key: 'z', Control: true, Shift: true},
	{Deed: WholeClinic, Key: 'w'},
	{Deed: WholeClinic, Key: home},
	{Deed: Closer, Key: '+'},
	{Deed: Closer, Key: '='}, // where + needs Shift
	{Deed: Farther, Key: '-'},
	{Deed: FloorsApart, Key: 'f'},
	{Deed: NextClinic, Key: 'c'},
	{Deed: Log, Key: 'l'},
	{Deed: Rules, Key: 'r'},
	{Deed: PauseBots, Key: 'p'},
	{Deed: SelectAll, Key: 'a', Control: true},
	{Deed: Copy, Key: 'c', Control: true},
	{Deed: Cut, Key: 'x', Control: true},
	{Deed: Paste, Key: 'v', Control: true},
}

// home stands for the key Home, on which no letter stands.
const home = '⌂'

// ShortcutOf gives the key of a deed as it is written for the player: "B", "Ctrl+Z".
func ShortcutOf(deed Deed) string {
	for _, s := range Shortcuts {
		if s.Deed == deed {
			return s.String()
		}
	}
	return ""
}

// String writes the shortcut for the player.
func (s Shortcut) String() string {
	name := strings.ToUpper(string(s.Key))
	switch s.Key {
	case '-':
		name = "−" // a hyphen is hard to see
	case home:
		name = "Home"
	}
	control, shift := "Ctrl+", "Shift+"
	if runtime.GOOS == "darwin" {
		control, shift = "⌘", "⇧"
	}
	if s.Shift {
		name = shift + name
	}
	if s.Control {
		name = control + name
	}
	return name
}

// deedOf is what a key does. Without Control, Shift may be held: it is needed for some signs.
func deedOf(key rune, control, shift bool) Deed {
	for _, s := range Shortcuts {
		if s.Key == key && s.Control == control && (s.Shift == shift || !control) {
			return s.Deed
		}
	}
	return NoDeed
}

// signs are those of the keys whose names are no signs.
var signs = map[ebiten.Key]rune{
	ebiten.KeyHome: home, ebiten.KeyNumpadAdd: '+', ebiten.KeyNumpadSubtract: '-', ebiten.KeyEqual: '=', ebiten.KeyMinus: '-',
}

// onKey is what stands on a key, given its name in the player's layout. Where that is not known, or has another alphabet, it
// is what stands there on a keyboard of the United States; 0 where that is no sign either.
func onKey(key ebiten.Key, name string) rune {
	if r, size := utf8.DecodeRuneInString(name); size == len(name) && size > 0 && (unicode.Is(unicode.Latin, r) || !unicode.IsLetter(r)) {
		return unicode.ToLower(r)
	}
	if sign, ok := signs[key]; ok {
		return sign
	}
	if place := key.String(); len(place) == 1 {
		return unicode.ToLower(rune(place[0]))
	}
	return 0
}
