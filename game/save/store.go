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
	// Files tells of every game that is kept, by name in alphabetical order, and reads none of them.
	Files() ([]File, error)
	// Look reads the head of the game of that name; one that can't be read has its Err set, which is ErrNothing where
	// there is none.
	Look(name string) Listed
	// Read gives the game of that name; ErrNothing where there is none. What can't be read is left untouched. Where the
	// error is an *Otherwise or an *Earlier, the game can be gone on with all the same.
	Read(name string) (Game, error)
	// Write keeps the game under that name; when it fails, what was kept before is still there.
	Write(name string, g Game) error
	// Contents gives the whole save of that name, readable or not, as it is kept; ErrNothing where there is none.
	Contents(name string) ([]byte, error)
	// Put keeps a whole save as it is under that name, as Write does.
	Put(name string, contents []byte) error
	// SetAside keeps what is kept under that name, readable or not, under a name of its own as well, and gives that (see
	// Original).
	SetAside(name string) (string, error)
	// Remove forgets the game; it is no error if there is none.
	Remove(name string) error
}

// File is what can be told of a game of a store without reading it. Where nothing of it has changed, neither has the
// game.
type File struct {
	Name string
	Size int64 // in bytes, in a browser in characters
	Mark int64 // when it was written, in nanoseconds since 1970; in a browser a sum of its end, where its check is
}

// Listed is the head of one game of a store.
type Listed struct {
	Name   string
	Header Header
	Err    error
}

// Earlier is the error of a game that is damaged as it was saved last. The game that comes with it was saved just
// before: it can be gone on with.
type Earlier struct {
	Why error      // what is wrong with the later one
	Cut *Otherwise // of the earlier one, nil where it is played to its end
}

// Error is one sentence.
func (e *Earlier) Error() string {
	return fmt.Sprintf("%v; what was saved just before can be gone on with", e.Why)
}

// Unwrap gives what is wrong with the later one.
func (e *Earlier) Unwrap() error { return e.Why }

// Autosave is the name of the game that goes on by itself, in the first program that is open; see Claim.
const Autosave = "autosave"

// besideAutosave begins the names of those of other programs: names that nobody gives to a game of his own.
const besideAutosave = Autosave + " in window "

// autosaveOf is the name of that game in the nth program that is open at the same time.
func autosaveOf(n int) string {
	if n == 1 {
		return Autosave
	}
	return fmt.Sprintf("%s%d", besideAutosave, n)
}

// ErrMoved tells that a game is kept, and under another name than before, which another program has taken; see Reclaim.
var ErrMoved = errors.New("another program keeps its game where this one did")

// mostOpen is how many programs may be open at the same time.
const mostOpen = 99

// Autosaved tells whether that is the name of a game that goes on by itself in some program.
func Autosaved(name string) bool {
	number, another := strings.CutPrefix(name, besideAutosave)
	n, err := strconv.Atoi(number)
	return name == Autosave || another && err == nil && name == autosaveOf(n)
}

const original = "original "

// Original tells whether that is the name of a game that was set aside: this program could not read it as it was saved.
func Original(name string) bool { return strings.HasPrefix(name, original) }

// originalName is another one for each contents.
func originalName(contents io.Reader) (string, error) {
	sum := sha256.New()
	_, err := io.Copy(sum, contents)
	return original + hex.EncodeToString(sum.Sum(nil)[:6]), err
}

// ErrNothing says that no game is kept under a name.
var ErrNothing = errors.New("there is no saved game of this name")

// What goes wrong with games that are kept, besides errors of files.
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

// isName tells whether a game may be called that: letters, figures, and between them spaces, _ and -.
func isName(name string) bool {
	for i, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsNumber(r) && (i == 0 || r != ' ' && r != '_' && r != '-') {
			return false
		}
	}
	return name != "" && utf8.RuneCountInString(name) <= longestName && utf8.ValidString(name)
}

// checkName keeps names to letters, digits, spaces, hyphens and underscores: they are names of files.
func checkName(name string) error {
	if !isName(name) {
		return fmt.Errorf("%w: %q", ErrName, name)
	}
	return nil
}
