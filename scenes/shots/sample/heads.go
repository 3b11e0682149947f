package sample

import (
	"clinic/game/save"
	"clinic/scenes/session"
)

// Heads returns a store with the heads of its games, all of which are already read.
func Heads(store save.Store) *session.Heads {
	heads := session.NewHeads(store, "", func() {})
	heads.Whole()
	return heads
}
