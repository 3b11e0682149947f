package paper

import "strconv"

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

var dollarAmounts = func() (list [128]string) {
	for i := range list {
		list[i] = "$" + strconv.Itoa(i)
	}
	return list
}()

// Dollars writes an amount: "$12".
func Dollars(n int) string {
	switch {
	case n >= 0 && n < len(dollarAmounts):
		return dollarAmounts[n]
	case n < 0:
		return "− $" + strconv.Itoa(-n)
	}
	return "$" + strconv.Itoa(n)
}
