package ui

// longer is by how many percent every text is made longer.
var longer int

// Lengthen makes every text of the catalogue longer by so many percent from now on, as other languages do; 0 ends it. It
// shows what would be cut off.
func Lengthen(percent int) {
	longer = percent
	messages.choose(messages.code)
}

func lengthened(s string) string {
	if longer == 0 {
		return s
	}
	runes := []rune(s)
	for i, wanted := 0, (len(runes)*longer+99)/100; i < wanted; i++ {
		runes = append(runes, runes[i])
	}
	return string(runes)
}
