package save

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// Store keeps games by name. Every error is one sentence for a player.
type Store interface {
	// List tells of every game that is kept, by name in alphabetical order; one that can't be read has its Err set.
	List() ([]Listed, error)
	// Read gives the game of that name; ErrNothing where there is none. What can't be read is left untouched. Where the error
	// is an *Otherwise, the game can be gone on with all the same.
	Read(name string) (Game, error)
	// Write keeps the game under that name; when it fails, what was kept before is still there.
	Write(name string, g Game) error
	// SetAside keeps what is kept under that name, readable or not, under a name of its own as well, and gives that (see
	// Original).
	SetAside(name string) (string, error)
	// Remove forgets the game; it is no error if there is none.
	Remove(name string) error
}

// Listed is one game of a store.
type Listed struct {
	Name   string
	Header Header
	Err    error
}

// Autosave is the name of the game that goes on by itself.
const Autosave = "autosave"

const original = "original "

// Original tells whether that is the name of a game that was set aside: this program could not read it as it was saved.
func Original(name string) bool { return strings.HasPrefix(name, original) }

// originalName is another one for each contents.
func originalName(data []byte) string {
	sum := sha256.Sum256(data)
	return original + hex.EncodeToString(sum[:6])
}

// ErrNothing says that no game is kept under a name.
var ErrNothing = errors.New("there is no saved game of this name")

var namePattern = regexp.MustCompile(`^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$`)

// checkName keeps names to letters, digits, spaces, hyphens and underscores: they are names of files.
func checkName(name string) error {
	if !namePattern.MatchString(name) {
		return fmt.Errorf("a saved game's name has 1 to 61 letters, digits, spaces, - and _, and begins with a letter or digit: %q", name)
	}
	return nil
}
