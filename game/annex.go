package game

import (
	"fmt"
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
)

// Annexed is a second board that an extension gives every player beside the clinic, with its own people, money and
// market. Its rules consist only of this struct and the base game, so no other extension affects it.
//
// The extension's Sentences say why nobody and nothing crosses over, under the keys "person_of_annex",
// "person_of_clinic", "component_of_annex", "component_of_clinic", "decision_of_annex", "decision_of_clinic",
// "off_duty_not_needed", "annex_no_money" and "annex_too_poor".
type Annexed struct {
	Board      BoardName         // its name in commands, events and positions
	Rule       string            // the rule that keeps the two boards apart
	Start      string            // the rule for what is there when the game begins
	Sides      []AnnexSide       // the one for beginners first
	Layouts    []AnnexLayout     // starts for beginners
	Money      string            // entry of the numbers table: dollars at the start
	Levels     []string          // names of its levels, the lowest first
	Components []ComponentSpec   // that only the annex has
	Shared     []clinic.Kind     // components that it shares with the clinic, from the same piles
	People     []PersonSpec      // As is what they count as in the clinic
	Numbers    map[Number]string // entries of the base table with the entry that replaces them here
	Queries    Queries
	Staff      []clinic.Person                  // who works there from the start, out of the supply
	Table      func(r *Rules, m *market.Market) // puts its pieces on its own market
	Show       func(p *Play)                    // fills the displays of its market for the round, from the bags
}

// AnnexSide is a side of an annex's board.
type AnnexSide struct {
	Name          string
	Columns, Rows int8
}

// AnnexLayout is a start for beginners. A player who builds by hand places the same components.
type AnnexLayout struct {
	Name       string
	Components []clinic.Component
}

// addAnnex makes the rules of an extension's annex.
func (r *Rules) addAnnex(e *Extension) error {
	x := e.Annex
	if x == nil {
		return nil
	}
	a := &Rules{Config: r.Config, Table: r.Table, names: r.names, annexed: x, board: x.Board, levels: x.Levels, source: e.ID, sentences: r.sentences}
	a.Numbers = slices.Clone(r.Numbers)
	for of, name := range x.Numbers {
		i := r.entry(name)
		if i == NoNumber {
			return fmt.Errorf("%s: there is no number %s", x.Board, name)
		}
		a.Numbers[of] = r.Numbers[i]
	}
	components := append(make([]ComponentSpec, 0, len(x.Components)+len(x.Shared)), x.Components...)
	for _, kind := range x.Shared {
		components = append(components, *r.Component(kind))
	}
	gardens := Queries{Income: []Query[Pairing]{{Order: OrderGardens, Rule: "B81", Change: gardenIncome}}}
	chosen := []*Extension{
		{ID: Base, Components: components, Queries: gardens, People: x.People},
		{ID: e.ID, Queries: x.Queries, Terms: clinic.Terms{GroundOnly: true, Rule: x.Rule}},
	}
	a.hooks.join(chosen)
	a.Components = make([]ComponentSpec, 0, len(components))
	for _, part := range chosen {
		if err := a.add(part); err != nil {
			return err
		}
	}
	for i := range x.People {
		a.kinds = append(a.kinds, kindHere{x.People[i].Kind, x.People[i].As})
	}
	r.boards = append(r.boards, a)
	a.boards = r.boards
	return a.settle()
}

// lay puts empty annexes beside the clinics, and their market on the table. r must be the annex's rules.
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

// Layout returns the beginners' start with that name, and whether there is one.
func (x *Annexed) Layout(name string) (AnnexLayout, bool) {
	for _, layout := range x.Layouts {
		if layout.Name == name {
			return layout, true
		}
	}
	return AnnexLayout{}, false
}

// beginAnnexes lays out the beginners' annexes and asks the other players to build their own.
func beginAnnexes(p *Play) {
	for _, player := range slices.Backward(p.State.TurnOrder) {
		c := p.Of(player).Annex()
		layout, drawn := c.Rules.annexed.Layout(p.State.Config.AnnexLayouts[player])
		if !drawn {
			p.Ask(Decision{Kind: DecideAnnex, Player: player, Together: true, Pieces: c.Rules.annexed.pieces()})
			continue
		}
		for _, component := range layout.Components {
			p.place(c, c.Rules.Component(component.Kind), component, Cost{}, c.Rules.annexed.Start)
		}
	}
}

// pieces returns the components of a start that is built by hand.
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
	placePiece(p, p.Of(player).Annex(), command.Component, p.Rules.Annex().annexed.Start)
}

// bringStaff brings the staff that an annex starts with, and their cars.
func (p *Play) bringStaff(c Context) {
	if c.AtHome() {
		return
	}
	for _, person := range c.Rules.annexed.Staff {
		if supply := supplyOf(c.Market(), c.Rules.As(person.Kind)); supply != nil {
			supply[person.Level]--
		}
		person.ID = p.ArriveAt(c, person)
		p.Tell(Event{
			Type: PersonHired, Player: c.Player, Board: c.Rules.board, Rule: c.Rules.annexed.Start, Person: person.ID,
			Kind: person.Kind, Level: person.Level,
		})
	}
}
