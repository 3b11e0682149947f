// Package words names the things of the game in the player's language.
package words

import (
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
func Level(reader *ui.Reader, level clinic.Level) texts.Adjective {
	return LevelOn(reader, game.Home, level)
}

// LevelOn returns the name of a level on a board: "white" in the clinic, or the annex's own name for it.
func LevelOn(reader *ui.Reader, board game.BoardName, level clinic.Level) texts.Adjective {
	if id := "level." + string(board) + "." + level.String(); board != game.Home && reader.Texts.HasThing(id) {
		return reader.Texts.Level(id)
	}
	return reader.Texts.Level("level." + level.String())
}

// Service returns a service's name, such as "Cardiology".
func Service(reader *ui.Reader, service clinic.Service) ui.Noun {
	return Thing(reader, service.String())
}

// Component returns the name of a kind of component standing alone, such as "Treatment room".
func Component(reader *ui.Reader, kind clinic.Kind) string {
	return Thing(reader, string(kind)).Label()
}

// ComponentShort is Component for a narrow place.
func ComponentShort(reader *ui.Reader, kind clinic.Kind) string {
	return Thing(reader, string(kind)).Short()
}

// Person names somebody by kind and level: "yellow doctor", "red patient", "nurse".
func Person(reader *ui.Reader, kind clinic.PersonKind, level clinic.Level) ui.Noun {
	id := "thing." + string(kind)
	switch {
	case level == clinic.NoLevel:
	case reader.Texts.HasThing(id + "_" + level.String()): // on a board whose levels have names of their own
		return reader.Texts.Thing(id + "_" + level.String())
	case reader.Texts.HasThing(id + "_level"):
		return reader.Texts.Thing(id+"_level", ui.Data{"Level": Level(reader, level)})
	}
	return Thing(reader, string(kind))
}

// People is Person for count equal people: "2 yellow doctors", "3 nurses".
func People(reader *ui.Reader, kind clinic.PersonKind, level clinic.Level, count int) ui.Noun {
	return Person(reader, kind, level).Counted(count)
}

// Round formats a round's number as in the ribbon.
func Round(round int) string {
	roman := [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}
	return roman[round]
}

// Day formats a day, in this machine's time zone.
func Day(reader *ui.Reader, at time.Time) string {
	at = at.Local()
	return reader.T("load.day", ui.Data{"Day": at.Day(), "Month": reader.T("month." + strconv.Itoa(int(at.Month()))), "Year": at.Year()})
}

// Signed formats a change: "+5" or "−5".
func Signed(reader *ui.Reader, change int) string {
	if change < 0 {
		return reader.Texts.Number(change)
	}
	return "+" + reader.Texts.Number(change)
}

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
