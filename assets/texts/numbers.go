package texts

import (
	"maps"
	"strconv"
)

// number is a number as it is written in a language.
type number struct {
	value int
	text  string
}

func (n number) String() string { return n.text }

// Number formats a number with a true minus sign, and groups long ones as in the language: "12", "−3",
// "12,000".
func (t *Texts) Number(n int) string {
	switch {
	case n < 0:
		return "−" + t.Number(-n)
	case n < 10000:
		return strconv.Itoa(n)
	}
	return t.thousands(n)
}

func (t *Texts) thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return t.thousands(n/1000) + t.bare("number.thousands", nil) + strconv.Itoa(1000 + n%1000)[1:]
}

// written returns data with its negative and long numbers formatted for a text.
func (t *Texts) written(data Data) Data {
	var own Data
	for name, value := range data {
		if n, ok := value.(int); ok && (n < 0 || n >= 10000) {
			if own == nil {
				own = maps.Clone(data)
			}
			own[name] = number{n, t.Number(n)}
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
		return n.value, true
	}
	return 0, false
}

// Dollars formats an amount of money: "$5" or "−$5".
func (t *Texts) Dollars(amount int) string {
	if amount < 0 {
		return t.bare("number.money_less", Data{"Amount": -amount})
	}
	return t.bare("number.money", Data{"Amount": amount})
}
