package texts

import "strings"

// Widest turns on or off that every text takes the longest of its forms for mouse, finger and keys, whichever is
// used. It shows what would be cut off.
func (t *Texts) Widest(on bool) { t.widest = on }

// formOf returns the key of a text's form for the device that the player uses, "other" if there is none for it.
func (t *Texts) formOf(m message) string {
	which := "other"
	if m[string(t.device)] != nil {
		which = string(t.device)
	}
	if t.widest {
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
func (t *Texts) Lengthen(percent int) { t.longer = percent }

var accents = strings.NewReplacer("a", "â", "c", "ç", "e", "é", "i", "ï", "n", "ñ", "o", "õ", "u", "û", "A", "Ã", "E", "É", "O", "Õ")

func (t *Texts) lengthened(s string) string {
	if t.longer == 0 {
		return s
	}
	runes := []rune(s)
	wanted := len(runes) + (len(runes)*t.longer+99)/100
	if strings.Contains(s, " ") { // several words become more words, not one that is twice as long
		runes = append(runes, ' ')
	}
	for i := 0; len(runes) < wanted; i++ {
		runes = append(runes, runes[i])
	}
	return accents.Replace(string(runes))
}
