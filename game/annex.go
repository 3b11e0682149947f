package game

import (
	"fmt"
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// Annexed is a second board that an extension gives everybody beside the clinic, with people, money and a market of
// its own. It is judged by rules made of what stands here and of the base game only, so no other extension touches it.
//
// The extension's Sentences say why nobody and nothing crosses, under the keys "person_of_annex", "person_of_clinic",
// "component_of_annex", "component_of_clinic", "decision_of_annex", "decision_of_clinic", "off_duty_not_needed",
// "annex_no_money" and "annex_too_poor".
type Annexed struct {
	Board      string            // its name in commands, events and positions
	Rule       string            // that keeps the two boards apart
	Sides      []AnnexSide       // the beginners' first
	Layouts    []AnnexLayout     // the beginners' starts
	Money      string            // entry of the numbers table: dollars at the start
	Levels     []string          // names of its levels, the lowest first
	Components []ComponentSpec   // that only it has
	Shared     []clinic.Kind     // components of the clinic that it has, too, out of the same piles
	People     []PersonSpec      // As what they are in the clinic
	Numbers    map[Number]string // entries of the base table that another entry stands for there
	Queries    Queries
	Staff      []clinic.Person                  // who works there from the start, out of the supply
	Table      func(r *Rules, m *market.Market) // lays its pieces on its own market
	Show       func(p *Play)                    // fills the displays of its market for the round, from the bags
}

// AnnexSide is a side of an annex's board.
type AnnexSide struct {
	Name          string
	Columns, Rows int8
}

// AnnexLayout is a beginners' start. A player who builds by hand places the same components.
type AnnexLayout struct {
	Name       string
	Components []clinic.Component
}

// addAnnex makes the rules of the annex that an extension brings.
func (r *Rules) addAnnex(e *Extension) error {
	x := e.Annex
	if x == nil {
		return nil
	}
	a := &Rules{Config: r.Config, Table: r.Table, names: r.names, annexed: x, board: x.Board, source: e.ID, home: r, sentences: r.sentences}
	a.Numbers = slices.Clone(r.Numbers)
	for of, name := range x.Numbers {
		i := r.entry(name)
		if i == NoNumber {
			return fmt.Errorf("%s: there is no number %s", x.Board, name)
		}
		a.Numbers[of] = r.Numbers[i]
	}
	components := slices.Clone(x.Components)
	for _, kind := range x.Shared {
		components = append(components, *r.Component(kind))
	}
	gardens := Queries{Income: []Query[Pairing]{{Order: OrderGardens, Rule: "B81", Change: gardenIncome}}}
	base := &Extension{ID: "base", Components: components, Queries: gardens, People: x.People}
	if err := a.add(base, 0); err != nil {
		return err
	}
	if err := a.add(&Extension{ID: e.ID, Queries: x.Queries, Terms: clinic.Terms{GroundOnly: true}}, 1); err != nil {
		return err
	}
	r.annex = a
	return a.settle()
}

// Home are the rules of the clinic, for an annex's; nil for the clinic's own.
func (r *Rules) Home() *Rules { return r.home }

// Annex are the rules of the annex, nil in a game without one.
func (r *Rules) Annex() *Rules { return r.annex }

// Annexed is what the extension says about the annex that these are the rules of, nil for those of the clinic.
func (r *Rules) Annexed() *Annexed { return r.annexed }

// HasAnnex tells whether the players have an annex.
func (c Context) HasAnnex() bool { return c.Rules.annex != nil }

// Annex asks about the same player's annex, of which the game must have one.
func (c Context) Annex() Context { return Context{c.Rules.annex, c.State, c.Player} }

// Home asks about the same player's clinic.
func (c Context) Home() Context {
	if c.Rules.annexed == nil {
		return c
	}
	return Context{c.Rules.home, c.State, c.Player}
}

// Board is what the player has on the board that the question is about.
func (c Context) Board() *Board {
	owner := c.Owner()
	if c.Rules.annexed != nil {
		return owner.Annex
	}
	return &owner.Board
}

// BoardName is the name of the board that the question is about, empty for the clinic.
func (c Context) BoardName() string { return c.Rules.board }

// Market is what is common, of the clinics or of the annexes.
func (c Context) Market() *market.Market {
	if c.Rules.annexed != nil {
		return c.State.Market.Annex
	}
	return &c.State.Market
}

// Turn is what the player did this round, in the clinic or in the annex.
func (c Context) Turn() *Turn { return &c.Board().Turn }

// Pile gives the stock of a component, nil where there is none: an annex also builds out of common ones.
func (c Context) Pile(kind clinic.Kind, service clinic.Service) *market.Pile {
	if pile := c.Market().Pile(kind, service); pile != nil || c.Rules.annexed == nil {
		return pile
	}
	return c.State.Market.Pile(kind, service)
}

// Purse is what the player can pay, in dollars: the savings, in an annex together with its own money.
func (c Context) Purse() int {
	if c.Rules.annexed != nil {
		return c.Owner().Annex.Money + c.Owner().Money
	}
	return c.Owner().Money
}

// ownShare is how many of so many dollars an annex pays out of its own money, which goes first; 0 in the clinic.
func (c Context) ownShare(dollars int) int {
	if c.Rules.annexed == nil {
		return 0
	}
	return min(dollars, c.Owner().Annex.Money)
}

// pay takes a price out of the purse, and gives it as a cost.
func (c Context) pay(dollars int) Cost {
	cost := c.paid(dollars).Cost
	owner := c.Owner()
	owner.Money -= cost.Money
	if cost.AnnexMoney != 0 {
		owner.Annex.Money -= cost.AnnexMoney
	}
	return cost
}

// Where asks about the board that the person belongs to: the annex if the person is there, else the clinic.
func (c Context) Where(person string) Context {
	if c.Rules.annex != nil && c.Owner().Annex.Clinic.Person(person) != nil {
		return c.Annex()
	}
	return c
}

// As is what a kind of person is in the clinic: an annex has doctors, nurses and patients of its own kinds.
func (r *Rules) As(kind clinic.PersonKind) clinic.PersonKind {
	if r.annexed != nil {
		for i := range r.people {
			if r.people[i].Kind == kind {
				return r.people[i].As
			}
		}
	}
	return kind
}

// KindOf is the kind of person that stands for one of the clinic's on this board, empty where there is none.
func (r *Rules) KindOf(kind clinic.PersonKind) clinic.PersonKind {
	if r.annexed == nil {
		return kind
	}
	for i := range r.people {
		if r.people[i].As == kind {
			return r.people[i].Kind
		}
	}
	return ""
}

// Staff tells whether the person works on this board.
func (c Context) Staff(person *clinic.Person) bool {
	if c.Rules.annexed == nil {
		return person.Staff()
	}
	kind := c.Rules.As(person.Kind)
	return kind == clinic.Doctor || kind == clinic.Nurse || kind == clinic.Orderly
}

// LevelName is how this board calls a level, empty for NoLevel.
func (r *Rules) LevelName(level clinic.Level) string {
	if r.annexed == nil || level == clinic.NoLevel || int(level) > len(r.annexed.Levels) {
		return level.String()
	}
	return r.annexed.Levels[level-1]
}

// LevelNamed gives the level of that name on this board, and whether there is one.
func (r *Rules) LevelNamed(name string) (clinic.Level, bool) {
	if r.annexed == nil {
		return clinic.LevelNamed(name)
	}
	i := slices.Index(r.annexed.Levels, name)
	return clinic.Level(i + 1), i >= 0
}

// OtherBoard says that a component belongs to the other board, none where that has no such component.
func (c Context) OtherBoard(kind clinic.Kind) rule.Reason {
	switch {
	case c.Rules.annex != nil && c.Rules.annex.Component(kind) != nil:
		return rule.Reason{Rule: c.Rules.annex.annexed.Rule, Key: "component_of_annex", What: string(kind), Source: c.Rules.annex.source}
	case c.Rules.home != nil && c.Rules.home.Component(kind) != nil:
		return rule.Reason{Rule: c.Rules.annexed.Rule, Key: "component_of_clinic", What: string(kind), Source: c.Rules.source}
	}
	return rule.Reason{}
}

// Crossing says why people of that kind don't go from this board to the other.
func (r *Rules) Crossing(kind clinic.PersonKind) rule.Reason {
	switch {
	case r.annexed != nil:
		return rule.Reason{Rule: r.annexed.Rule, Key: "person_of_annex", What: string(kind), Source: r.source}
	case r.annex != nil:
		return rule.Reason{Rule: r.annex.annexed.Rule, Key: "person_of_clinic", What: string(kind), Source: r.annex.source}
	}
	return rule.Reason{Rule: "B2", Key: "outside_grid"}
}

// strangers says that people of that kind belong to the other board, none where they don't.
func (c Context) strangers(kind clinic.PersonKind) rule.Reason {
	switch {
	case c.Rules.annex != nil && c.Rules.annex.PersonSpec(kind) != nil:
		return c.Rules.annex.Crossing(kind)
	case c.Rules.annexed != nil && kind != "" && c.Rules.PersonSpec(kind) == nil:
		return c.Rules.home.Crossing(kind)
	}
	return rule.Reason{}
}

// AnnexUse says which board the commands of a type are about.
type AnnexUse int8

const (
	ClinicOnly AnnexUse = iota
	AnnexOnly
	BothBoards
)

// AboutAnnex tells whether commands of that type are about the annex, and about nothing else, in decisions of that kind.
func (r *Rules) AboutAnnex(command CommandType, during DecisionKind) bool {
	spec := r.spec(command, during)
	return spec != nil && spec.Board == AnnexOnly
}

// wrongBoard says why a command can't be about the board that it names, none where it can.
func (r *Rules) wrongBoard(spec *CommandSpec, command *Command) rule.Reason {
	if command.Board == "" && (r.annex == nil || spec.Board != AnnexOnly) {
		return rule.Reason{}
	}
	reason := rule.Reason{What: string(command.Type)}
	switch {
	case r.annex == nil:
		reason.Rule, reason.Key, reason.What = "B50", "no_such_board", command.Board
	case command.Board != "" && command.Board != r.annex.board:
		reason.Rule, reason.Key, reason.What = r.annex.annexed.Rule, "no_such_board", command.Board
	case command.Board != "" && spec.Board == ClinicOnly:
		reason.Rule, reason.Key, reason.Source = r.annex.annexed.Rule, "decision_of_clinic", r.annex.source
	case command.Board == "":
		reason.Rule, reason.Key, reason.Source = r.annex.annexed.Rule, "decision_of_annex", r.annex.source
	default:
		return rule.Reason{}
	}
	return reason
}

// lay puts empty annexes beside the clinics, and their market on the table. These are the annex's rules.
func (r *Rules) lay(s *State) {
	s.Market.Annex = &market.Market{}
	r.annexed.Table(r, s.Market.Annex)
	for i := range s.Players {
		annex := &Board{Money: r.Number(r.annexed.Money)}
		side, _ := r.annexed.side(s.Config.AnnexSides[i])
		annex.Clinic.Columns, annex.Clinic.Rows = side.Columns, side.Rows
		s.Players[i].Annex = annex
	}
}

func (x *Annexed) side(name string) (AnnexSide, bool) {
	for _, side := range x.Sides {
		if side.Name == name {
			return side, true
		}
	}
	return AnnexSide{}, false
}

// Layout gives the beginners' start of that name, and whether there is one.
func (x *Annexed) Layout(name string) (AnnexLayout, bool) {
	for _, layout := range x.Layouts {
		if layout.Name == name {
			return layout, true
		}
	}
	return AnnexLayout{}, false
}

// beginAnnexes puts the beginners' annexes down and asks the others to build their own.
func beginAnnexes(p *Play) {
	for _, player := range slices.Backward(p.State.TurnOrder) {
		c := p.Of(player).Annex()
		layout, drawn := c.Rules.annexed.Layout(p.State.Config.AnnexLayouts[player])
		if !drawn {
			p.Ask(Decision{Kind: DecideAnnex, Player: player, Together: true, Pieces: c.Rules.annexed.pieces()})
			continue
		}
		for _, component := range layout.Components {
			p.place(c, c.Rules.Component(component.Kind), component, Cost{}, c.Rules.annexed.Rule)
		}
	}
}

// pieces are those of a start that is built by hand.
func (x *Annexed) pieces() []clinic.Component {
	var pieces []clinic.Component
	for _, component := range x.Layouts[0].Components {
		pieces = append(pieces, clinic.Component{Kind: component.Kind})
	}
	return pieces
}

func judgeOwnAnnex(c Context, command *Command) Verdict {
	if reason := c.Annex().OtherBoard(command.Component.Kind); !reason.None() && c.Annex().Rules.Component(command.Component.Kind) == nil {
		return refuse(reason)
	}
	return judgeOwnClinic(c.Annex(), command)
}

func listOwnAnnex(c Context, d *Decision, commands []Command) []Command {
	return c.Annex().listOwn(d, commands)
}

func playOwnAnnex(p *Play, player int, command *Command) {
	placePiece(p, p.Of(player).Annex(), command.Component, p.Rules.annex.annexed.Rule)
}

// bringStaff brings those who work in an annex from the start, with their cars.
func (p *Play) bringStaff(c Context) {
	for _, person := range c.Rules.annexed.Staff {
		if supply := supplyOf(c.Market(), c.Rules.As(person.Kind)); supply != nil {
			supply[person.Level]--
		}
		person.ID = p.ArriveAt(c, person)
		p.Tell(Event{
			Type: PersonHired, Player: c.Player, Board: c.Rules.board, Rule: c.Rules.annexed.Rule, Person: person.ID,
			Kind: person.Kind, Level: person.Level,
		})
	}
}
