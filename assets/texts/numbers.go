package texts

import (
	"maps"
	"strconv"
)

// number is a number that is written as in the current language.
type number int

func (n number) String() string { return Number(int(n)) }

// Number formats a number with a true minus sign, and groups long ones as in the current language: "12", "−3",
// "12,000".
func Number(n int) string {
	switch {
	case n < 0:
		return "−" + Number(-n)
	case n < 10000:
		return strconv.Itoa(n)
	}
	return thousands(n)
}

func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return thousands(n/1000) + bare("number.thousands", nil) + strconv.Itoa(1000 + n%1000)[1:]
}

// written returns data with its negative and long numbers formatted for a text.
func written(data Data) Data {
	var own Data
	for name, value := range data {
		if n, ok := value.(int); ok && (n < 0 || n >= 10000) {
			if own == nil {
				own = maps.Clone(data)
			}
			own[name] = number(n)
		}
	}
	if own != nil {
		return own
	}
	return data
}

// whole returns a value as a number, false if it isn't one.
func whole(value any) (int, bool) {
	switch n := value.(type) {
	case int:
		return n, true
	case number:
		return int(n), true
	}
	return 0, false
}

// dollars caches amounts of money in the current language.
var dollars = map[int]string{}

// Dollars formats an amount of money: "$5" or "−$5".
func Dollars(amount int) string {
	text, ok := dollars[amount]
	if !ok {
		if amount < 0 {
			text = bare("number.money_less", Data{"Amount": -amount})
		} else {
			text = bare("number.money", Data{"Amount": amount})
		}
		dollars[amount] = text
	}
	return text
}
