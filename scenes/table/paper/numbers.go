package paper

import (
	"strconv"

	"clinic/assets/texts"
)

// numerals are written often; these are made once.
var numerals = func() (list [512]string) {
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

// Number writes a number.
func Number(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	if n < 0 {
		return "−" + Number(-n)
	}
	return strconv.Itoa(n)
}

// Dollars writes an amount: "$12".
func Dollars(n int) string { return texts.Dollars(n) }
