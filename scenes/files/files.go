// Package files opens and saves files of the player's choice: through the system's dialog on a desktop, through the
// page's own in a browser. Both calls return at once; the result comes through a channel that a scene asks in every
// tick.
package files

import "errors"

// ErrCancelled says that the player closed the dialog without choosing.
var ErrCancelled = errors.New("no file was chosen")

// ErrUnreadable says that nothing was dropped on the window that can be read.
var ErrUnreadable = errors.New("nothing readable was dropped on the window")

// ErrNoDialog says that the system has no dialog to choose a file with.
var ErrNoDialog = errors.New("this system shows no file dialog")

// Result is what came of a dialog. Data is what was read; Name is the file's, without its folder where the player chose
// that.
type Result struct {
	Name  string
	Data  []byte
	Err   error
	Found []Found // with ErrNoDialog
}

// Found is a file that can be chosen where there is no dialog. Read returns at once, as Open does.
type Found struct {
	Name, Folder string
	Read         func() <-chan Result
}

// Kind is a kind of file, by the ending of its name without the dot, and perhaps another one that it may have.
type Kind struct{ Name, Ending, Also string }

// endings are those that a file of the kind may have.
func (k Kind) endings() []string {
	if k.Also == "" {
		return []string{k.Ending}
	}
	return []string{k.Ending, k.Also}
}

// largest is how many bytes a file may have that is opened.
const largest = 64 << 20
