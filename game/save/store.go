package save

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Store keeps games by name. Every error is one sentence for a player.
type Store interface {
	// Files lists the saved games in alphabetical order, without reading them.
	Files() ([]File, error)
	// Look reads the header of a game; if that can't be read, Err is set, to ErrNothing if there is no such game.
	Look(name string) Listed
	// Read returns a game; its error is ErrNothing if there is none. A game that can't be read is left untouched. If
	// the error is an *Otherwise or an *Earlier, the game can be continued all the same.
	Read(name string) (Game, error)
	// Write saves a game under a name; if it fails, what was saved before is still there.
	Write(name string, g Game) error
	// Contents returns the whole save of a name as it is kept, readable or not; ErrNothing if there is none.
	Contents(name string) ([]byte, error)
	// Put saves the contents of a save unchanged under a name, as Write does.
	Put(name string, contents []byte) error
	// SetAside also saves what is kept under a name, readable or not, under a name of its own, which it returns (see
	// Original).
	SetAside(name string) (string, error)
	// Remove removes the game; it is no error if there is none.
	Remove(name string) error
}

// File is what can be told of a stored game without reading it. If it hasn't changed, neither has the game.
type File struct {
	Name string
	Size int64 // in bytes; in a browser in characters
	// time of writing, in nanoseconds since 1970; in a browser a hash of the end of the save, where its check is
	Mark int64
}

// Listed is the header of one game of a store.
type Listed struct {
	Name   string
	Header Header
	Err    error
}

// Earlier is the error of a game whose last save is damaged. The game returned with it was saved just before, and can
// be continued.
type Earlier struct {
	Why error      // what is wrong with the later one
	Cut *Otherwise // of the earlier one; nil if it could be played to its end
}

// Error returns one sentence.
func (e *Earlier) Error() string {
	return fmt.Sprintf("%v; what was saved just before can be gone on with", e.Why)
}

// Unwrap returns what is wrong with the later one.
func (e *Earlier) Unwrap() error { return e.Why }

// Autosave is the name of the autosaved game of the first open program; see Claim.
const Autosave = "autosave"

// besideAutosave begins the names of the autosaved games of the other programs: names that no one gives to a game.
const besideAutosave = Autosave + " in window "

// autosaveOf returns the name of the autosaved game of the nth program that is open at the same time.
func autosaveOf(n int) string {
	if n == 1 {
		return Autosave
	}
	return fmt.Sprintf("%s%d", besideAutosave, n)
}

// ErrMoved says that a game was saved, but under another name, since another program has taken its own; see Reclaim.
var ErrMoved = errors.New("another program keeps its game where this one did")

// mostOpen is how many programs may be open at the same time.
const mostOpen = 99

// Autosaved reports whether a name is that of the autosaved game of some program.
func Autosaved(name string) bool {
	number, another := strings.CutPrefix(name, besideAutosave)
	n, err := strconv.Atoi(number)
	return name == Autosave || another && err == nil && name == autosaveOf(n)
}

const original = "original "

// Original reports whether a name is that of a game that was set aside because this program could not read it as it
// was saved.
func Original(name string) bool { return strings.HasPrefix(name, original) }

// originalName returns a name that is different for different contents.
func originalName(contents io.Reader) (string, error) {
	sum := sha256.New()
	_, err := io.Copy(sum, contents)
	return original + hex.EncodeToString(sum.Sum(nil)[:6]), err
}

// ErrNothing says that no game is kept under a name.
var ErrNothing = errors.New("there is no saved game of this name")

// The errors of saved games, besides those of files.
var (
	ErrDamaged    = errors.New("the saved game is damaged")
	ErrNoSave     = errors.New("this is no saved game of Clinic")
	ErrNewer      = errors.New("this game was saved by a newer Clinic; update Clinic to go on with it")
	ErrUnplayable = errors.New("the saved game can't be played")
	ErrName       = errors.New("a saved game's name has 1 to 61 letters, digits, spaces, - and _, and begins with a letter or digit")
	ErrPageFull   = errors.New("the browser's storage for this page is full; remove a saved game to make room")
	ErrNoPage     = errors.New("the browser keeps nothing for this page")
)

const longestName = 61 // characters

// isName reports whether a game may have this name: letters, digits, and between them spaces, _ and -.
func isName(name string) bool {
	for i, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsNumber(r) && (i == 0 || r != ' ' && r != '_' && r != '-') {
			return false
		}
	}
	return name != "" && utf8.RuneCountInString(name) <= longestName && utf8.ValidString(name)
}

// checkName returns an error unless isName, since names are used as file names.
func checkName(name string) error {
	if !isName(name) {
		return fmt.Errorf("%w: %q", ErrName, name)
	}
	return nil
}
