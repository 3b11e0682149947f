// Package words names the things of the game in the player's language.
package words

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"clinic/assets/texts"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Level is the color's name, "white" say.
func Level(level clinic.Level) texts.Adjective { return LevelOn("", level) }

// LevelOn is what a level is called on a board, named as in commands and events: "white" in the clinic, or by a name of
// an annex.
func LevelOn(board string, level clinic.Level) texts.Adjective {
	if id := "level." + board + "." + level.String(); board != "" && texts.HasThing(id) {
		return texts.Level(id)
	}
	return texts.Level("level." + level.String())
}

// Service is a service's name, "Cardiology" say.
func Service(service clinic.Service) ui.Noun { return Thing(service.String()) }

// Component is the name of a kind of component as it stands alone, "Treatment room" say.
func Component(kind clinic.Kind) string { return Thing(string(kind)).Label() }

// ComponentShort is Component for a narrow place.
func ComponentShort(kind clinic.Kind) string { return Thing(string(kind)).Short() }

// Person says who somebody is: "yellow doctor", "red patient", "nurse".
func Person(kind clinic.PersonKind, level clinic.Level) ui.Noun {
	id := "thing." + string(kind)
	switch {
	case level == clinic.NoLevel:
	case texts.HasThing(id + "_" + level.String()): // of a board whose levels have names of their own
		return texts.Thing(id + "_" + level.String())
	case texts.HasThing(id + "_level"):
		return texts.Thing(id+"_level", ui.Data{"Level": Level(level)})
	}
	return Thing(string(kind))
}

// People is Person for so many who are equal: "2 yellow doctors", "3 nurses".
func People(kind clinic.PersonKind, level clinic.Level, count int) ui.Noun {
	return Person(kind, level).Counted(count)
}

// Round is a round's number as it stands in the ribbon.
func Round(round int) string {
	roman := [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}
	return roman[round]
}

// Day is a day, in the time of this machine.
func Day(at time.Time) string {
	at = at.Local()
	return ui.T("load.day", ui.Data{"Day": at.Day(), "Month": ui.T("month." + strconv.Itoa(int(at.Month()))), "Year": at.Year()})
}

// Dollars is an amount of money, "$5" or "−$5".
func Dollars(amount int) string { return texts.Dollars(amount) }

// Signed is a change, "+5" or "−5".
func Signed(change int) string {
	if change < 0 {
		return fmt.Sprintf("−%d", -change)
	}
	return fmt.Sprintf("+%d", change)
}

// Number writes a number with a true minus sign: "12", "−3".
func Number(n int) string { return texts.Number(n) }

// Initial stands for a player beside the color: the first letter of the name, or the digit that it ends with, so that
// "Player 1" and "Player 2" differ.
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

// Capital begins a sentence with a capital letter.
func Capital(s string) string { return texts.Capital(s) }
