// Package files opens and saves files chosen by the player: through the system's dialog on a desktop, through the
// page's own in a browser. Both calls return at once; the result comes through a channel, which a scene polls in
// every tick.
package files

import "errors"

// ErrCancelled says that the player closed the dialog without choosing a file.
var ErrCancelled = errors.New("no file was chosen")

// ErrUnreadable says that nothing readable was dropped on the window.
var ErrUnreadable = errors.New("nothing readable was dropped on the window")

// ErrNoDialog says that the system has no file dialog.
var ErrNoDialog = errors.New("this system shows no file dialog")

// Result is the result of a dialog. Data is what was read. Name is the file's name, without its folder if the player
// chose that.
type Result struct {
	Name  string
	Data  []byte
	Err   error
	Found []Found // set with ErrNoDialog
}

// Found is a file that can be chosen if there is no dialog. Read returns at once, as Open does.
type Found struct {
	Name, Folder string
	Read         func() <-chan Result
}

// Kind is a kind of file, by the extension of its name without the dot, and an alternative one or "".
type Kind struct{ Name, Ending, Also string }

// endings returns the extensions that a file of the kind may have.
func (k Kind) endings() []string {
	if k.Also == "" {
		return []string{k.Ending}
	}
	return []string{k.Ending, k.Also}
}

// largest is the size in bytes of the largest file that is opened.
const largest = 64 << 20
