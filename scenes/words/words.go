// Package words names the things of the game in the player's language.
package words

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Level returns the color's name, such as "white".
func Level(level clinic.Level) texts.Adjective { return LevelOn(game.Home, level) }

// LevelOn returns the name of a level on a board: "white" in the clinic, or the annex's own name for it.
func LevelOn(board game.BoardName, level clinic.Level) texts.Adjective {
	if id := "level." + string(board) + "." + level.String(); board != game.Home && texts.HasThing(id) {
		return texts.Level(id)
	}
	return texts.Level("level." + level.String())
}

// Service returns a service's name, such as "Cardiology".
func Service(service clinic.Service) ui.Noun { return Thing(service.String()) }

// Component returns the name of a kind of component standing alone, such as "Treatment room".
func Component(kind clinic.Kind) string { return Thing(string(kind)).Label() }

// ComponentShort is Component for a narrow place.
func ComponentShort(kind clinic.Kind) string { return Thing(string(kind)).Short() }

// Person names somebody by kind and level: "yellow doctor", "red patient", "nurse".
func Person(kind clinic.PersonKind, level clinic.Level) ui.Noun {
	id := "thing." + string(kind)
	switch {
	case level == clinic.NoLevel:
	case texts.HasThing(id + "_" + level.String()): // on a board whose levels have names of their own
		return texts.Thing(id + "_" + level.String())
	case texts.HasThing(id + "_level"):
		return texts.Thing(id+"_level", ui.Data{"Level": Level(level)})
	}
	return Thing(string(kind))
}

// People is Person for count equal people: "2 yellow doctors", "3 nurses".
func People(kind clinic.PersonKind, level clinic.Level, count int) ui.Noun {
	return Person(kind, level).Counted(count)
}

// Round formats a round's number as in the ribbon.
func Round(round int) string {
	roman := [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}
	return roman[round]
}

// Day formats a day, in this machine's time zone.
func Day(at time.Time) string {
	at = at.Local()
	return ui.T("load.day", ui.Data{"Day": at.Day(), "Month": ui.T("month." + strconv.Itoa(int(at.Month()))), "Year": at.Year()})
}

// Dollars formats an amount of money: "$5" or "−$5".
func Dollars(amount int) string { return texts.Dollars(amount) }

// Signed formats a change: "+5" or "−5".
func Signed(change int) string {
	if change < 0 {
		return fmt.Sprintf("−%d", -change)
	}
	return fmt.Sprintf("+%d", change)
}

// Number formats a number with a true minus sign: "12", "−3".
func Number(n int) string { return texts.Number(n) }

// Initial returns what stands for a player beside the color: the first letter of the name, or the digit at its end,
// so that "Player 1" and "Player 2" differ.
func Initial(name string) string {
	name = strings.TrimSpace(name)
	if name == "" {
		return "?"
	}
	if last := name[len(name)-1]; last >= '0' && last <= '9' {
		return string(last)
	}
	first, _ := utf8.DecodeRuneInString(name)
	return strings.ToUpper(string(first))
}

// Capital capitalizes the first letter of a sentence.
func Capital(s string) string { return texts.Capital(s) }
