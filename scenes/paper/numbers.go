package paper

import (
	"strconv"

	"clinic/scenes/ui"
)

// numerals are made once, since they are written often.
var numerals = func() (list [512]string) {
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

// Number returns a number as text.
func Number(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	if n < 0 {
		return "−" + Number(-n)
	}
	return strconv.Itoa(n)
}

// Dollars returns an amount as text: "$12".
func Dollars(reader *ui.Reader, n int) string { return reader.Texts.Dollars(n) }
