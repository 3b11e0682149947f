package texts

import "strings"

// longer is by how many percent every text is made longer.
var longer int

// Lengthen makes every text longer by so many percent from now on, and puts accents on it, as other languages do; 0 ends it. It
// shows what would be cut off.
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
