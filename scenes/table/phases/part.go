package phases

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/words"
)

// Part is one of a player's boards in Business: how it goes there, and how it stood before.
type Part struct {
	Board    string // as in commands and events
	Forecast game.Forecast
	Before   clinic.Clinic
	Money    int // that an annex had of its own
	state    *game.State
	owns     string // the rule by which an annex has money of its own
	calls    string // the rule by which nurses who are called in cost what they do
}

// partOf is how Business goes on the board that c asks about.
func partOf(c game.Context) Part {
	p := Part{Board: c.BoardName(), Forecast: c.Forecast(), Before: c.Clinic().Clone(), state: c.State}
	if c.BoardName() != "" {
		p.Money = c.Board().Money
		p.owns, p.calls = extensionui.AnnexRule(c.Rules), c.OnCallRule(p.Forecast.OnCall)
	}
	return p
}

// boards are those of a player in Business.
type boards struct {
	parts  []Part
	orders map[string][]string // the patients of each as they were proposed first
	most   map[string]int      // the most that any pairing earned on each so far, in dollars
}

// Context asks the rules about the board of a player's part, as it stood when treatments were decided.
func (s *Story) Context(player int, p *Part) game.Context {
	return game.Context{Rules: s.session.Rules().BoardNamed(p.Board), State: p.state, Player: player}
}

// Look has the forecast of the viewer anew while treatments are decided; afterwards the last one stays.
func (s *Story) Look() {
	if s.session.Deciding(game.DecideTreatments) {
		s.lookAt(s.session.Context())
	}
}

// lookAt has the forecast of a player for each board.
func (s *Story) lookAt(c game.Context) {
	on := s.boards[c.Player]
	if on == nil {
		on = &boards{orders: map[string][]string{}, most: map[string]int{}}
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

// patients are those of a board: who is treated, then who is not.
func (p *Part) patients() (list []string) {
	for i := range p.Forecast.Treatments {
		list = append(list, p.Forecast.Treatments[i].Patient)
	}
	for i := range p.Forecast.Untreated {
		list = append(list, p.Forecast.Untreated[i].Patient)
	}
	return list
}

// Parts are the boards of a player, as they stood when treatments were decided last, or before Business began where
// nothing was decided.
func (s *Story) Parts(player int) []Part {
	if s.boards[player] == nil {
		s.lookAt(game.Context{Rules: s.session.Rules(), State: s.Start, Player: player})
	}
	return s.boards[player].parts
}

// Worse is how many dollars less the pairings of a player earn than the best that were seen.
func (s *Story) Worse(player int) (dollars int) {
	for _, p := range s.Parts(player) {
		dollars += max(0, s.boards[player].most[p.Board]-p.Forecast.Income)
	}
	return dollars
}

// Patients are those of one of a player's boards in the order in which they were proposed first, so that a row stays
// under the pointer when a press changes it.
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

// Harmed are the doctors to whom the treatments of a part would do harm, and which.
func (p *Part) Harmed() (doctors []*clinic.Person, harm *extensionui.Harm) {
	for i := range p.Forecast.Treatments {
		t := &p.Forecast.Treatments[i]
		if _, done := extensionui.HarmOf(&p.Before, t); done != nil {
			doctors, harm = append(doctors, p.Before.Person(t.Doctors[0])), done
		}
	}
	return doctors, harm
}

// Fate says what Admin does to somebody of a player's part who is not treated.
func (s *Story) Fate(player int, p *Part, patient string) string {
	c := s.Context(player, p)
	person := c.Clinic().Person(patient)
	if person == nil {
		return ""
	}
	return words.Fate(c, person, 1)
}
