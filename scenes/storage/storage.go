// Package storage keeps small named texts between two runs of the program: settings, and games where there are no
// files.
//
// On a desktop they are files in the player's configuration folder, in a browser entries of the page's local storage.
package storage

import "errors"

// chosen is the folder in which everything is kept, in a browser what names begin with; empty is the usual one.
var chosen string

// KeepIn keeps everything in another folder from now on, in a browser under names that begin with it. It is called
// before anything else.
func KeepIn(place string) { chosen = place }

// ErrNothing says that nothing is kept under a name.
var ErrNothing = errors.New("nothing is kept under this name")

// What goes wrong with the place where things are kept: there is no folder for it, the browser keeps nothing, or what
// it keeps is damaged.
var (
	ErrNoFolder = errors.New("the folder for settings cannot be found")
	ErrNoPage   = errors.New("the browser keeps nothing for this page")
	ErrDamaged  = errors.New("what is kept is damaged")
)
