//go:build all

package app_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes"
)

// In the real window the title, and F1 over a refusal, lead into the rules book, and Esc leads back: the piece is
// still held, and is built.
func TestARefusalLeadsIntoTheBookAndBack(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.ClickOn("title.rules")
	w.UntilScene("book.Book")
	w.Type("b31")
	w.Until("what was found", func(s scenes.Seen) bool { _, there := s.At["book.found.0"]; return there })
	w.Key("Escape")
	w.Until("the contents", func(s scenes.Seen) bool { _, there := s.At["book.found.0"]; return !there })
	w.Key("Escape")
	w.UntilScene("title")
	w.newSoloGame()
	w.Confirm("bonus/parking_lot")
	w.deciding(game.DecideBonusPlace)
	w.Confirm("component/parking_lot")
	w.Confirm("space/0/3/2")
	w.deciding(game.DecideGoal)
	w.Confirm("goal/draw")
	w.deciding(game.DecideAction)
	w.Key("b")
	w.deciding(game.DecideBuild)
	before := w.kept("Build", func(*game.State) bool { return true }).Players[0].Money
	w.ClickOn("component/treatment_room")
	w.Move(w.Place("space/0/2/1"))
	w.Key("F1")
	w.UntilScene("book.Book")
	w.Screenshot("refusal-book")
	w.Key("Escape")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
	w.ClickOn("space/0/0/0")
	w.money(before - 2)
}

// A book opened from the table's menu leads back to the menu when it is closed, and from there to the table.
func TestTheRulesLeadBackToTheMenu(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.newSoloGame()
	w.Key("Escape")
	w.ClickOn("dialog.rules")
	w.UntilScene("book.Book")
	w.Key("Escape")
	w.Until("the menu", func(s scenes.Seen) bool {
		_, there := s.At["dialog.rules"]
		return there && strings.HasPrefix(s.Scene, "table")
	})
	w.Key("Escape")
	w.Until("the table alone", func(s scenes.Seen) bool { _, there := s.At["dialog.rules"]; return !there })
}
