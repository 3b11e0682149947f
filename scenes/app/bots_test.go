//go:build all

package app_test

import (
	"strconv"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// A person plays a round against two bots with the mouse. In the middle of it a bot takes over the seat, and gives
// it back.
func TestARoundAgainstBotsWithTheMouse(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.players.2")
	w.ClickOn("newgame.1.who.1")
	w.ClickOn("newgame.2.who.1")
	w.ClickOn("newgame.2.level.0")
	w.startWithSeed7()

	w.deciding(game.DecideBonus)
	if got := w.seats(); got[0].Bot != "" || got[1].Bot != bot.Resident || got[2].Bot != bot.Intern {
		t.Fatalf("the seats are %+v", got)
	}
	w.Until("bonus tiles", func(s scenes.Seen) bool { return freeBonus(s) != "" })
	w.ClickOn(freeBonus(w.Seen()))
	for _, action := range []string{"build", "hire", "admit"} { // the bots choose after the person
		w.deciding(game.DecideAction)
		w.ClickOn("action/" + action)
		w.kept("the action "+action, func(s *game.State) bool { return s.Decision(0) != nil && s.Decision(0).Kind != game.DecideAction })
		w.ClickOn("button/done")
		w.ClickOn("dialog.done") // nothing was done
	}
	w.deciding(game.DecideMove)

	w.Key("Escape") // a player who must leave hands the seat to a bot, which finishes Move
	w.ClickOn("dialog.seats")
	w.handOver(1) // to the Resident
	w.kept("the second round", func(s *game.State) bool { return s.Round == 2 })
	if got := w.seats(); got[0].Bot != bot.Resident {
		t.Fatalf("the seat that was handed over is %+v", got[0])
	}
	w.ClickOn("button/menu")
	w.ClickOn("dialog.seats")
	w.handOver(0) // to a person
	w.kept("the seat is a person's again", func(*game.State) bool { return w.seats()[0].Bot == "" })
}

// handOver gives the first seat to one of those who may play for it.
func (w *window) handOver(to int) {
	w.t.Helper()
	w.ClickOn("dialog.line.0")
	w.Place("dialog.back")
	w.ClickOn("dialog.line." + strconv.Itoa(to))
}

// seats returns the seats of the saved game.
func (w *window) seats() session.Seats {
	w.t.Helper()
	g, err := w.store.Read(save.Autosave)
	if err != nil {
		w.t.Fatal(err)
	}
	told, err := session.Tell(g.Table)
	if err != nil {
		w.t.Fatal(err)
	}
	return told.Seats
}

// freeBonus returns a visible bonus tile that needs no place.
func freeBonus(s scenes.Seen) string {
	for _, bonus := range []string{"bonus/money", "bonus/nurse", "bonus/orderly", "bonus/yellow_doctor"} {
		if _, shown := s.At[bonus]; shown {
			return bonus
		}
	}
	return ""
}

// A game of bots alone runs by itself, Business and Admin included. "To the end" leads to the score sheet, which
// says who was a bot and gives no rank.
func TestAGameOfBotsIsWatchedToItsEnd(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.players.1")
	for _, seat := range []string{"newgame.0", "newgame.1"} {
		w.ClickOn(seat + ".who.1")
		w.ClickOn(seat + ".level.0")
	}
	w.ClickOn("newgame.bots.2")
	w.ClickOn("newgame.start")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
	w.Until("a bot's turn", func(s scenes.Seen) bool { _, paced := s.At["button/bots/0"]; return paced })
	w.ClickOn("button/done")
	w.UntilScene("moments.Game")
	w.ClickOn("moment.points")
	w.UntilScene("scores")
	if s := w.kept("the end", func(s *game.State) bool { return s.Over }); len(s.Players) != 2 {
		t.Fatalf("%d players have played", len(s.Players))
	}
}

// A player who hands over the only seat and chooses "To the end" is not interrupted before the final score.
func TestAHandedSeatIsPlayedToTheEnd(t *testing.T) {
	match, err := sample.AtMove(1, 3)
	if err != nil {
		t.Fatal(err)
	}
	w := goOn(t, match)
	w.deciding(game.DecideMove)
	w.Key("Escape")
	w.ClickOn("dialog.seats")
	w.handOver(1)
	w.Until("a bot's turn", func(s scenes.Seen) bool { _, paced := s.At["button/bots/0"]; return paced })
	w.ClickOn("button/done")
	w.Until("the score sheet and nothing before it", func(s scenes.Seen) bool {
		if shows(s, "phase/back") {
			t.Fatal("the end of a round stops them")
		}
		return s.Scene == "scores"
	})
}

// With every extension that fits together, a bot plays beside a person, and takes over from one who leaves.
func TestBotsPlayTheWholeClinic(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.players.1")
	w.ClickOn("newgame.preset.whole_clinic")
	w.ClickOn("newgame.1.who.1")
	w.ClickOn("newgame.1.level.0")
	w.ClickOn("newgame.bots.3")
	w.ClickOn("newgame.start")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
	w.ClickOn("button/menu")
	w.ClickOn("dialog.seats")
	w.handOver(0) // to the Intern
	w.kept("the seat is a bot's", func(*game.State) bool { return w.seats()[0].Bot == bot.Intern })
	w.Key("d")
	w.kept("the third round", func(s *game.State) bool { return s.Round >= 3 })
}
