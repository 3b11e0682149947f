package input

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stroke is a key with its modifiers.
type Stroke struct {
	// Key is the character on the key in the player's own layout, in lower case, or the name of a key that types
	// none: "b", "+", "home". It is empty for no key.
	Key            string
	Control, Shift bool
}

const controlled, shifted = "ctrl+", "shift+"

// String writes the stroke as in the settings file: "ctrl+z".
func (s Stroke) String() string {
	name := s.Key
	if s.Shift {
		name = shifted + name
	}
	if s.Control {
		name = controlled + name
	}
	return name
}

// readStroke reads what String wrote, and reports whether it is valid. An empty text means no key, and is valid.
func readStroke(text string) (s Stroke, ok bool) {
	if text == "" {
		return s, true
	}
	text, s.Control = strings.CutPrefix(text, controlled)
	text, s.Shift = strings.CutPrefix(text, shifted)
	s.Key = text
	if r, size := utf8.DecodeRuneInString(text); size == len(text) && size > 0 {
		return s, r != utf8.RuneError && unicode.IsGraphic(r) && !unicode.IsSpace(r) && unicode.ToLower(r) == r
	}
	for _, name := range signless {
		if name == text {
			return s, true
		}
	}
	return s, false
}

// Sign reports whether the key types a visible character.
func (s Stroke) Sign() bool { return utf8.RuneCountInString(s.Key) == 1 }

// signless holds the names of the keys that type no visible character.
var signless = map[ebiten.Key]string{
	ebiten.KeyHome: "home", ebiten.KeyEnd: "end", ebiten.KeyPageUp: "page_up", ebiten.KeyPageDown: "page_down",
	ebiten.KeyInsert: "insert", ebiten.KeyDelete: "delete", ebiten.KeyBackspace: "backspace", ebiten.KeySpace: "space",
	ebiten.KeyTab: "tab", ebiten.KeyEnter: "enter", ebiten.KeyNumpadEnter: "enter", ebiten.KeyEscape: "escape",
	ebiten.KeyArrowUp: "up", ebiten.KeyArrowDown: "down", ebiten.KeyArrowLeft: "left", ebiten.KeyArrowRight: "right",
	ebiten.KeyF1: "f1", ebiten.KeyF2: "f2", ebiten.KeyF3: "f3", ebiten.KeyF4: "f4", ebiten.KeyF5: "f5", ebiten.KeyF6: "f6",
	ebiten.KeyF7: "f7", ebiten.KeyF8: "f8", ebiten.KeyF9: "f9", ebiten.KeyF10: "f10", ebiten.KeyF11: "f11", ebiten.KeyF12: "f12",
}

// signs holds the characters of keys whose names in the engine are longer.
var signs = map[ebiten.Key]string{
	ebiten.KeyNumpadAdd: "+", ebiten.KeyNumpadSubtract: "-", ebiten.KeyEqual: "=", ebiten.KeyMinus: "-", ebiten.KeyComma: ",", ebiten.KeyPeriod: ".",
	ebiten.KeySlash: "/", ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'", ebiten.KeyBackquote: "`", ebiten.KeyBackslash: "\\", ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]",
}

// onKey returns the name of a key as in Stroke.Key, given its name in the player's layout. If that is unknown, or
// not in the Latin alphabet, it uses the U.S. layout. It returns "" for modifiers.
func onKey(key ebiten.Key, name string) string {
	if name, ok := signless[key]; ok {
		return name
	}
	if r, size := utf8.DecodeRuneInString(name); size == len(name) && size > 0 && unicode.IsGraphic(r) && (unicode.Is(unicode.Latin, r) || !unicode.IsLetter(r)) {
		return string(unicode.ToLower(r))
	}
	if sign, ok := signs[key]; ok {
		return sign
	}
	place := key.String()
	if len(place) == 1 {
		return strings.ToLower(place)
	}
	return digit(key)
}

// digit returns the digit of a key in the number row or on the number pad, where another character may stand on it
// as well; "" for all other keys.
func digit(key ebiten.Key) string {
	for _, row := range [...]string{"Digit", "Numpad"} {
		if figure, ok := strings.CutPrefix(key.String(), row); ok && len(figure) == 1 {
			return figure
		}
	}
	return ""
}
