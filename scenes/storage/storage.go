// Package storage stores small named texts between two runs of the program: settings, and games where there are no
// files.
//
// On a desktop these are files in the player's configuration folder, in a browser entries of the page's local
// storage.
package storage

import "errors"

// chosen is the folder in which everything is stored, or in a browser the prefix of all names; empty for the usual
// one.
var chosen string

// KeepIn stores everything in another folder, or in a browser under another prefix. It is called before anything
// else.
func KeepIn(place string) { chosen = place }

// ErrNothing says that nothing is stored under a name.
var ErrNothing = errors.New("nothing is kept under this name")

// What can go wrong with the storage: there is no folder for it, the browser stores nothing, or what it stored is
// damaged.
var (
	ErrNoFolder = errors.New("the folder for settings cannot be found")
	ErrNoPage   = errors.New("the browser keeps nothing for this page")
	ErrDamaged  = errors.New("what is kept is damaged")
)
