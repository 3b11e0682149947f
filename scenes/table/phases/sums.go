package phases

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// changes returns who changed the amounts of lines, each once with the dollars they changed.
func changes(reader *ui.Reader, board game.BoardName, lines []game.Line) string {
	type change struct {
		who, rule string
		dollars   int
		floors    []string
	}
	var all []change
	for _, l := range lines {
		if len(l.Origins) < 2 || board != game.Home {
			continue
		}
		who := words.Origins(reader, l.Origins, words.SignedDollars)
		at := slices.IndexFunc(all, func(c change) bool { return c.who == who })
		if at < 0 {
			at = len(all)
			all = append(all, change{who: who})
			if len(l.Origins) == 2 {
				all[at].rule = l.Origins[1].Rule
			}
		}
		c := &all[at]
		c.dollars += l.Amount - l.Origins[0].Amount
		floor := l.Space.Floor
		if clinic.Kind(l.What) == clinic.Helipad { // a helipad belongs to the room below
			floor--
		}
		if name := reader.T("table.floor", ui.Data{"Number": int(floor)}); !slices.Contains(c.floors, name) {
			c.floors = append(c.floors, name)
		}
	}
	var says []string
	for _, c := range all {
		id := "ledger.changed"
		if own := id + "." + c.rule; c.rule != "" && reader.Texts.Has(own) {
			id = own
		}
		says = append(says, reader.T(id, ui.Data{"Who": c.who, "Dollars": reader.Texts.Dollars(c.dollars), "Floors": reader.Texts.Commas(c.floors)}))
	}
	return reader.Texts.Dots(says...)
}

// what returns the name of what that many lines are for.
func what(reader *ui.Reader, board game.BoardName, kind string, count int) string {
	many := ui.Data{"Count": count}
	if id := "ledger.what." + string(board) + "_" + kind; board != game.Home && reader.Texts.Has(id) {
		return reader.T(id, many)
	}
	if id := "ledger.what." + kind; reader.Texts.Has(id) {
		return reader.T(id, many)
	}
	return words.Component(reader, clinic.Kind(kind))
}

// Sum is one line of the sums.
type Sum struct {
	ID         string // its id in the forecast
	Name, Note string
	Rule       string
	Dollars    int
	Popularity int // instead of dollars
	Bad        bool
}

// Sums returns what is earned and paid on a board, and what is left in the end. A clinic pays with its income, an
// annex with all its own money; then the savings pay, then popularity (B84, E9).
func (p *Part) Sums(reader *ui.Reader) []Sum {
	f := &p.Forecast
	earned := ""
	for _, l := range f.Earnings {
		earned = words.Origins(reader, l.Origins, words.SignedDollars)
	}
	var sums []Sum
	if p.Board != game.Home {
		sums = append(sums, Sum{ID: "own", Name: reader.T("ledger.own"), Rule: p.owns, Dollars: p.Money})
	}
	sums = append(sums, Sum{ID: "income", Name: reader.T("ledger.income"), Rule: "B81", Note: earned, Dollars: f.Income})
	if f.OnCall > 0 {
		sums = append(sums, Sum{ID: "left", Name: reader.T("ledger.called_in"), Rule: p.calls, Popularity: -f.OnCallCost, Bad: true})
	}
	sums = append(sums,
		Sum{ID: "salaries", Name: reader.T("ledger.salaries"), Rule: "B82", Note: joined(p.grouped(reader, f.SalaryLines), changes(reader, p.Board, f.SalaryLines)), Dollars: -f.Salaries},
		Sum{ID: "upkeep", Name: reader.T("ledger.upkeep"), Rule: "B83", Note: joined(p.grouped(reader, f.UpkeepLines), changes(reader, p.Board, f.UpkeepLines)), Dollars: -f.Upkeep})
	if f.FromSavings > 0 {
		sums = append(sums, Sum{ID: "left", Name: reader.T("ledger.from_savings"), Rule: "B84", Dollars: f.FromSavings})
	}
	if f.Missing > 0 {
		sums = append(sums, Sum{ID: "left", Name: reader.T("ledger.missing"), Rule: "B84", Note: reader.T("ledger.missing_costs", ui.Data{"Count": f.PopularityLost}), Dollars: -f.Missing, Bad: true})
	}
	left := "ledger.left"
	if p.Board != game.Home {
		left = "ledger.own_left"
	}
	note := reader.T("ledger.affordable", ui.Data{"Count": f.Affordable})
	if f.Affordable == 0 {
		note = reader.T("ledger.affordable_none")
	}
	return append(sums, Sum{ID: "left", Name: reader.T(left), Rule: "B85", Note: note, Dollars: f.Left})
}

// joined puts two notes on two lines.
func joined(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + "\n" + second
}

// Cost is what a place is paid for: the salaries of the people there, and its upkeep, less what they save.
type Cost struct {
	At               clinic.Place
	Salaries, Upkeep []game.Line
}

// Sum returns what it costs, in dollars: salaries, upkeep, or both.
func (c *Cost) Sum(salaries, upkeep bool) (dollars int) {
	if salaries {
		dollars += sum(c.Salaries)
	}
	if upkeep {
		dollars += sum(c.Upkeep)
	}
	return dollars
}

func sum(lines []game.Line) (dollars int) {
	for i := range lines {
		dollars += lines[i].Amount
	}
	return dollars
}

// CostsOf returns in words what a room and the people in it cost, for whom and what.
func (p *Part) CostsOf(reader *ui.Reader, room clinic.Space) (says []string) {
	for _, c := range p.Costs() {
		if c.At != clinic.In(room) {
			continue
		}
		if len(c.Salaries) > 0 {
			says = append(says, reader.Texts.Ruled(reader.Texts.Labelled(reader.T("ledger.salaries"), p.grouped(reader, c.Salaries)), "B82"))
		}
		if len(c.Upkeep) > 0 {
			says = append(says, reader.Texts.Ruled(reader.Texts.Labelled(reader.T("ledger.upkeep"), p.grouped(reader, c.Upkeep)), "B83"))
		}
	}
	return says
}

// Costs returns what salaries and upkeep cost at each place of the board (B82, B83).
func (p *Part) Costs() (costs []Cost) {
	at := func(place clinic.Place) *Cost {
		if place.Area != clinic.Inside {
			place = clinic.Place{Area: place.Area}
		}
		i := slices.IndexFunc(costs, func(c Cost) bool { return c.At == place })
		if i < 0 {
			i = len(costs)
			costs = append(costs, Cost{At: place})
		}
		return &costs[i]
	}
	for _, l := range p.Forecast.SalaryLines {
		if who := p.Before.Person(l.Person); who != nil {
			c := at(who.At)
			c.Salaries = append(c.Salaries, l)
		}
	}
	for _, l := range p.Forecast.UpkeepLines {
		place := clinic.In(l.Space)
		if l.Amount < 0 {
			place = p.saver()
		}
		c := at(place)
		c.Upkeep = append(c.Upkeep, l)
	}
	return costs
}

// saver returns where the first orderly is, who saves upkeep, or the first person of an annex.
func (p *Part) saver() clinic.Place {
	first := slices.IndexFunc(p.Before.People, func(who clinic.Person) bool { return who.Kind == clinic.Orderly || p.Board != game.Home })
	if first < 0 {
		return clinic.Place{}
	}
	return p.Before.People[first].At
}

// grouped returns the sums of equal kinds: "Doctors $6, nurses $1".
func (p *Part) grouped(reader *ui.Reader, lines []game.Line) string {
	var kinds []string
	dollars, count := map[string]int{}, map[string]int{}
	for _, l := range lines {
		if _, known := dollars[l.What]; !known {
			kinds = append(kinds, l.What)
		}
		dollars[l.What] += l.Amount
		count[l.What]++
	}
	var parts []string
	for _, kind := range kinds {
		parts = append(parts, p.amount(reader, kind, count[kind], dollars[kind]))
	}
	return reader.Texts.Dots(parts...)
}

// amount returns the total of that many lines of a kind, in words. In an annex nurses save what orderlies save in
// the clinic.
func (p *Part) amount(reader *ui.Reader, kind string, count, dollars int) string {
	id := "ledger.less." + kind
	if p.Board != game.Home {
		id = "ledger.less." + string(p.Board) + "_" + kind
	}
	if dollars < 0 && reader.Texts.Has(id) {
		return reader.T(id, ui.Data{"Dollars": reader.Texts.Dollars(-dollars)})
	}
	return reader.T("ledger.amount", ui.Data{"What": what(reader, p.Board, kind, count), "Dollars": reader.Texts.Dollars(dollars)})
}
