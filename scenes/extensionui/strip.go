package extensionui

import (
	"maps"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Pool is a common stock of pieces in the strip above the clinic.
type Pool struct {
	Picture sprites.ID
	Tell    func(c game.Context, data ui.Data) // adds data to its text pool.KIND; may be nil
	Next    func(c game.Context) int           // the round that brings more, from 1; nil if none does
}

// Stock is something in that strip.
type Stock struct {
	Name    string // its text is pool.NAME
	Picture sprites.ID
	Text    string
	Label   string  // what the text is about, if the picture alone doesn't say
	Met     int     // for requirements: 1 met, −1 missing
	Plan    *Plan   // instead of picture and text; nil for none
	Later   bool    // appears in a later round: only its place is reserved
	Wide    float64 // 0 for the width of a picture and two digits
	Data    ui.Data // of its text
	Next    int     // the round that brings more, 0 if none does
}

var (
	pools   map[string]Pool
	bonuses map[string]sprites.ID
	goals   map[string]sprites.ID
	actions map[game.Action]Action
)

func indexTable() {
	offers = joined(func(d *UI) map[game.CommandType]Offer { return d.Offers })
	pools = joined(func(d *UI) map[string]Pool { return d.Pools })
	actions = joined(func(d *UI) map[game.Action]Action { return d.Actions })
	bonuses = joined(func(d *UI) map[string]sprites.ID { return d.Bonuses })
	goals = joined(func(d *UI) map[string]sprites.ID { return d.Goals })
	obligations = joined(func(d *UI) map[string]Obligation { return d.Obligations })
}

// Strip returns everything above the clinic of the player of c: stocks in the order of the rules, then the rest.
func Strip(reader *ui.Reader, c game.Context) (list []Stock) {
	for _, mark := range c.Rules.Pools() {
		if pool, shown := pools[mark.Kind]; shown {
			data := ui.Data{"Count": c.Pool(mark.Kind)}
			if pool.Tell != nil {
				pool.Tell(c, data)
			}
			next := 0
			if pool.Next != nil {
				next = pool.Next(c)
			}
			list = append(list, Stock{Name: mark.Kind, Picture: pool.Picture, Text: "×" + paper.Number(c.Pool(mark.Kind)), Data: data, Next: next})
		}
	}
	for d := range InPlay(c.Rules) {
		for _, kind := range slices.Sorted(maps.Keys(d.Piles)) {
			if pile := c.State.Market.Pile(kind, clinic.NoService); pile != nil {
				list = append(list, Stock{Name: string(kind), Picture: d.Piles[kind], Text: "×" + paper.Number(pile.Left), Data: ui.Data{"Count": pile.Left}})
			}
		}
	}
	for d := range InPlay(c.Rules) {
		if d.Strip == nil {
			continue
		}
		for _, stock := range d.Strip(reader, c) {
			if !slices.ContainsFunc(list, func(s Stock) bool { return s.Name == stock.Name }) { // extensions may share one
				list = append(list, stock)
			}
		}
	}
	return list
}

// Bonus returns the picture on a bonus tile of an extension, or None for others.
func Bonus(tile string) sprites.ID { return bonuses[tile] }

// Goal returns the picture on the card of an extension's solo goal, or None for others.
func Goal(goal string) sprites.ID { return goals[goal] }

// Action says how an action tile looks.
type Action struct {
	Tile  [2]sprites.ID // available, and spent
	Color *theme.Color  // a color of the palette
}

// ActionOf returns how an action tile of an extension looks, and whether it is an extension's.
func ActionOf(action game.Action) (a Action, dressed bool) {
	a, dressed = actions[action]
	return a, dressed
}

// TurnedAway returns the id of the text about what happens to a patient of the appointments who is turned away, or
// empty if the patient is not.
func TurnedAway(c game.Context, service clinic.Service, level clinic.Level) string {
	if c.Admission(game.Applicant{Service: service, Level: level}) != game.TurnsAway {
		return ""
	}
	for d := range InPlay(c.Rules) {
		if d.TurnsAway != "" {
			return d.TurnsAway
		}
	}
	return ""
}
