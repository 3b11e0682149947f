package phases

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Part is one of a player's boards in Business: its forecast, and how it stood before.
type Part struct {
	Board    game.BoardName
	Forecast game.Forecast
	Before   clinic.Clinic
	Money    int // an annex's own money, in dollars
	state    *game.State
	owns     string // the rule by which an annex has its own money
	calls    string // the rule by which nurses who are called in have their cost
}

// partOf returns the part for the board of a context.
func partOf(c game.Context) Part {
	p := Part{Board: c.BoardName(), Forecast: c.Forecast(), Before: c.Clinic().Clone(), state: c.State}
	if !c.AtHome() {
		p.Money = c.Board().Money
		p.owns, p.calls = extensionui.AnnexRule(c.Rules), c.OnCallRule(p.Forecast.OnCall)
	}
	return p
}

// boards are a player's boards in Business.
type boards struct {
	parts  []Part
	orders map[game.BoardName][]string // the patients of each, in the order first proposed
	most   map[game.BoardName]int      // the most that any pairing has earned on each so far, in dollars
}

// Context returns the rules' context of the board of a player's part, as it stood when treatments were decided.
func (s *Story) Context(player int, p *Part) game.Context {
	return game.Context{Rules: s.session.Rules().BoardNamed(p.Board), State: p.state, Player: player}
}

// Look renews the forecast of the viewer while treatments are decided; afterwards the last one stays.
func (s *Story) Look() {
	if s.session.Deciding(game.DecideTreatments) {
		s.lookAt(s.session.Context())
	}
}

// lookAt renews the forecast of each board of a player.
func (s *Story) lookAt(c game.Context) {
	on := s.boards[c.Player]
	if on == nil {
		on = &boards{orders: map[game.BoardName][]string{}, most: map[game.BoardName]int{}}
		s.boards[c.Player] = on
	}
	on.parts = nil
	for board := range c.Boards() {
		p := partOf(board)
		on.parts = append(on.parts, p)
		on.most[p.Board] = max(on.most[p.Board], p.Forecast.Income)
		if on.orders[p.Board] == nil {
			on.orders[p.Board] = p.patients()
		}
	}
}

// patients returns those of a board: the treated ones, then the others.
func (p *Part) patients() (list []string) {
	for i := range p.Forecast.Treatments {
		list = append(list, p.Forecast.Treatments[i].Patient)
	}
	for i := range p.Forecast.Untreated {
		list = append(list, p.Forecast.Untreated[i].Patient)
	}
	return list
}

// Parts returns the boards of a player as they stood when treatments were last decided, or before Business began
// if nothing was decided.
func (s *Story) Parts(player int) []Part {
	if s.boards[player] == nil {
		s.lookAt(game.Context{Rules: s.session.Rules(), State: s.Start, Player: player})
	}
	return s.boards[player].parts
}

// Worse returns how many dollars less the pairings of a player earn than the best ones seen.
func (s *Story) Worse(player int) (dollars int) {
	for _, p := range s.Parts(player) {
		dollars += max(0, s.boards[player].most[p.Board]-p.Forecast.Income)
	}
	return dollars
}

// Patients returns the patients of one of a player's boards in the order first proposed, so that a row stays under
// the pointer when a press changes it.
func (s *Story) Patients(player int, p *Part) []string {
	list, order := p.patients(), s.boards[player].orders[p.Board]
	at := func(patient string) int {
		if i := slices.Index(order, patient); i >= 0 {
			return i
		}
		return len(order)
	}
	slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(at(a), at(b)) })
	return list
}

// Harmed returns the doctors that the treatments of a part would harm, and the harm.
func (p *Part) Harmed(reader *ui.Reader) (doctors []*clinic.Person, harm *extensionui.Harm) {
	for i := range p.Forecast.Treatments {
		t := &p.Forecast.Treatments[i]
		if _, done := extensionui.HarmOf(reader, &p.Before, t); done != nil {
			doctors, harm = append(doctors, p.Before.Person(t.Doctors[0])), done
		}
	}
	return doctors, harm
}

// Fate returns what Admin does to an untreated person of a player's part.
func (s *Story) Fate(player int, p *Part, patient string) string {
	c := s.Context(player, p)
	person := c.Clinic().Person(patient)
	if person == nil {
		return ""
	}
	return words.Fate(s.Reader, c, person, 1)
}
