package words

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// Moments names what extensions do in the moments that of returns, in the order of play (X10). Each name is the text
// whose id is the given prefix and the extension's id, if there is one.
func Moments(reader *ui.Reader, text string, of func(*game.Moments) []game.Moment) (names []string) {
	type moment struct {
		order game.Order
		name  string
	}
	var list []moment
	for _, e := range extensions.All() {
		for _, m := range of(&e.Moments) {
			if id := text + e.ID; m.Do != nil && reader.Texts.Has(id) {
				list = append(list, moment{m.Order, reader.T(id)})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b moment) int { return cmp.Compare(a.order, b.order) })
	for _, m := range list {
		names = append(names, m.name)
	}
	return names
}
