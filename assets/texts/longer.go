package texts

import "strings"

// longer is by how many percent every text is made longer.
var longer int

// widest has every text take the longest of its forms for mouse, finger and keys.
var widest bool

// Widest has every text take the longest of its forms for mouse, finger and keys from now on, whichever is used, or
// ends that. It shows what would be cut off.
func Widest(on bool) {
	widest = on
	forget()
}

// forDevice is the form of a text for what the player uses, or else the usual one.
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

// Lengthen makes every text longer by so many percent from now on, and puts accents on it, as other languages do; 0
// ends it. It shows what would be cut off.
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
	if strings.Contains(s, " ") { // more words, where there are several, rather than one that is twice as long
		runes = append(runes, ' ')
	}
	for i := 0; len(runes) < wanted; i++ {
		runes = append(runes, runes[i])
	}
	return accents.Replace(string(runes))
}
