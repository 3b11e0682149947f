package ui

import (
	"slices"

	"clinic/input"
)

// With a gamepad a text is spelled: A begins and ends it, up and down change the letter before the caret, left and
// right go to another one or add one, X deletes it.

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -'.&"

// letters returns the letters allowed in the field.
func (f *TextField) letters() []rune {
	letters := []rune(alphabet)
	if f.Allow != nil {
		letters = slices.DeleteFunc(letters, func(r rune) bool { return !f.Allow(r) })
	}
	return letters
}

// spell handles the gamepad and reports whether it consumed the gestures.
func (f *TextField) spell(g *input.Gestures) bool {
	if !g.ByPad {
		f.spelling = false
		return false
	}
	if !f.spelling {
		f.spelling = g.Confirm
		if f.spelling {
			f.move(len([]rune(f.Value)), false)
			f.mark()
		}
		return f.spelling
	}
	switch {
	case g.Confirm || g.Cancel || g.Deed == input.Done:
		f.spelling = false
		f.move(f.caret, false)
	case g.Undo:
		f.mark()
		f.write("")
		f.mark()
	case g.MoveY != 0:
		f.turnLetter(g.MoveY)
	case g.MoveX < 0 && f.caret > 1:
		f.move(f.caret-1, false)
		f.mark()
	case g.MoveX > 0 && f.caret < len([]rune(f.Value)):
		f.move(f.caret+1, false)
		f.mark()
	case g.MoveX > 0:
		f.move(f.caret, false)
		f.write(string(f.letters()[:1]))
		f.mark()
	}
	g.Confirm, g.Cancel, g.Undo, g.Redo, g.Deed, g.MoveX, g.MoveY = false, false, false, false, input.NoDeed, 0, 0
	return true
}

// mark selects the letter being spelled.
func (f *TextField) mark() { f.anchor = max(0, f.caret-1) }

// turnLetter replaces the letter being spelled by the next of the alphabet, or with −1 by the one before.
func (f *TextField) turnLetter(by int) {
	letters, runes := f.letters(), []rune(f.Value)
	at := -1
	if f.caret > 0 {
		at = slices.Index(letters, runes[f.caret-1])
	}
	switch {
	case at >= 0:
		at = (at + by + len(letters)) % len(letters)
	case by < 0:
		at = len(letters) - 1
	default:
		at = 0
	}
	f.mark()
	f.write(string(letters[at]))
	f.mark()
}
