package app_test

import "clinic/scenes"

const wheelDown = 5 // the wheel's mouse button

// roll turns the wheel over the list of extensions until an item is wholly visible.
func (w *window) roll(id string) {
	w.t.Helper()
	whole := func(s scenes.Seen) bool {
		at, there := s.At[id]
		list := s.At["newgame.cards"]
		return there && at[3] >= 30 && at[1] >= list[1] && at[1]+at[3] <= list[1]+list[3]
	}
	for range 30 {
		if whole(w.Seen()) {
			return
		}
		x, y := w.Place("newgame.cards")
		w.ClickButton(wheelDown, x, y)
		w.Pause()
	}
	w.Until(id+" in the list", whole)
}
