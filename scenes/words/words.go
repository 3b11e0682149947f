// Package words names the things of the game in the player's language.
package words

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Level is the color's name, "white" say.
func Level(level clinic.Level) string { return LevelOn("", level) }

// LevelOn is what a level is called on a board, named as in commands and events: "white" in the clinic, or by a name of an
// annex.
func LevelOn(board string, level clinic.Level) string {
	if id := "level." + board + "." + level.String(); board != "" && ui.Has(id) {
		return ui.T(id)
	}
	return ui.T("level." + level.String())
}

// Service is a service's name, "Cardiology" say.
func Service(service clinic.Service) string { return ui.T("service." + service.String()) }

// Component is the name of a kind of component, "Treatment room" say.
func Component(kind clinic.Kind) string { return named("component.", string(kind)) }

// Person says who somebody is: "yellow doctor", "red patient", "nurse".
func Person(kind clinic.PersonKind, level clinic.Level) string {
	if id := "person." + string(kind) + "_" + level.String(); level != clinic.NoLevel && ui.Has(id) {
		return ui.T(id) // of a board whose levels have names of their own
	}
	if level == clinic.NoLevel || !ui.Has("person."+string(kind)+"_level") {
		return named("person.", string(kind))
	}
	return ui.T("person."+string(kind)+"_level", ui.Data{"Level": Level(level)})
}

// People is Person for so many who are equal: "2 yellow doctors", "3 nurses".
func People(kind clinic.PersonKind, level clinic.Level, count int) string {
	data := ui.Data{"Count": count}
	id := "people." + string(kind)
	switch {
	case level == clinic.NoLevel:
	case ui.Has(id + "_" + level.String()):
		id += "_" + level.String()
	case ui.Has(id + "_level"):
		id, data["Level"] = id+"_level", Level(level)
	}
	return ui.T(id, data)
}

// Round is a round's number as it stands in the ribbon.
func Round(round int) string {
	roman := [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}
	return roman[round]
}

// Dollars is an amount of money, "$5" or "−$5".
func Dollars(amount int) string {
	if amount < 0 {
		return fmt.Sprintf("−$%d", -amount)
	}
	return fmt.Sprintf("$%d", amount)
}

// Signed is a change, "+5" or "−5".
func Signed(change int) string {
	if change < 0 {
		return fmt.Sprintf("−%d", -change)
	}
	return fmt.Sprintf("+%d", change)
}

// Number writes a number with a true minus sign: "12", "−3".
func Number(n int) string {
	if n < 0 {
		return Signed(n)
	}
	return strconv.Itoa(n)
}

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
func Capital(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}
