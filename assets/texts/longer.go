package texts

import "strings"

// longer is the percentage by which every text is lengthened.
var longer int

// widest makes every text take the longest of its forms for mouse, finger and keys.
var widest bool

// Widest turns on or off that every text takes the longest of its forms for mouse, finger and keys, whichever is
// used. It shows what would be cut off.
func Widest(on bool) {
	widest = on
	forget()
}

// forDevice returns the key of a text's form for the device that the player uses, "other" if there is none for it.
func (m message) forDevice() string {
	which := "other"
	if m[string(used)] != nil {
		which = string(used)
	}
	if widest {
		for _, device := range deviceForms {
			if f := m[device]; f != nil && len(f.text) > len(m[which].text) {
				which = device
			}
		}
	}
	return which
}

// Lengthen makes every text longer by that percentage from now on, and adds accents, as other languages do; 0
// turns that off. It shows what would be cut off.
func Lengthen(percent int) {
	longer = percent
	forget()
}

var accents = strings.NewReplacer("a", "â", "c", "ç", "e", "é", "i", "ï", "n", "ñ", "o", "õ", "u", "û", "A", "Ã", "E", "É", "O", "Õ")

func lengthened(s string) string {
	if longer == 0 {
		return s
	}
	runes := []rune(s)
	wanted := len(runes) + (len(runes)*longer+99)/100
	if strings.Contains(s, " ") { // several words become more words, not one that is twice as long
		runes = append(runes, ' ')
	}
	for i := 0; len(runes) < wanted; i++ {
		runes = append(runes, runes[i])
	}
	return accents.Replace(string(runes))
}
