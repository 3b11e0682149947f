package game

import (
	"iter"
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// BoardName says which of a player's boards is meant: Home, or the name of the annex.
type BoardName string

// Home is the board that every player has, the clinic.
const Home BoardName = ""

// Board is one of a player's boards: the clinic, or an annex beside it with its own people and money (see Annexed).
type Board struct {
	Money   int           `json:"money"` // dollars: the player's savings, or an annex's own
	Clinic  clinic.Clinic `json:"clinic"`
	Turn    Turn          `json:"turn"`
	Treated market.Bag    `json:"treated"` // patients treated in the whole game, by level
}

// mostBoards is the most boards that a player can have.
const mostBoards = 2

// Boards iterates over the player's boards: the clinic, then the annex if the game has one.
func (p *Player) Boards() iter.Seq[*Board] {
	return func(yield func(*Board) bool) {
		if yield(&p.Board) && p.Annex != nil {
			yield(p.Annex)
		}
	}
}

func (b *Board) cloneInto(to *Board) {
	to.Money, to.Treated = b.Money, b.Treated
	b.Clinic.CloneInto(&to.Clinic)
	b.Turn.cloneInto(&to.Turn)
}

// Boards returns the rules of each board of the game: the clinic's, then the annex's if the game has one.
func (r *Rules) Boards() []*Rules { return r.boards }

// Annex returns the rules of the annex, nil in a game without one.
func (r *Rules) Annex() *Rules {
	if len(r.boards) < mostBoards {
		return nil
	}
	return r.boards[mostBoards-1]
}

// Annexed returns the description of the annex that these rules are for, nil for the rules of the clinic.
func (r *Rules) Annexed() *Annexed { return r.annexed }

// Board returns which board these rules are for.
func (r *Rules) Board() BoardName { return r.board }

// BoardNamed returns the rules of the board with that name, nil if the game has no such board.
func (r *Rules) BoardNamed(name BoardName) *Rules {
	for _, board := range r.boards {
		if board.board == name {
			return board
		}
	}
	return nil
}

// Boards iterates over the contexts of the player's boards: the clinic, then the annex if the game has one.
func (c Context) Boards() iter.Seq[Context] {
	return func(yield func(Context) bool) {
		for _, rules := range c.Rules.boards {
			if !yield(c.on(rules)) {
				return
			}
		}
	}
}

// on returns the context of the same player's board with those rules.
func (c Context) on(rules *Rules) Context { return Context{rules, c.State, c.Player} }

// On returns the context of one of the same player's boards, which the game must have.
func (c Context) On(board BoardName) Context { return c.on(c.Rules.BoardNamed(board)) }

// HasAnnex reports whether the players have an annex.
func (c Context) HasAnnex() bool { return len(c.Rules.boards) == mostBoards }

// Home returns the context of the same player's clinic.
func (c Context) Home() Context { return c.on(c.Rules.boards[0]) }

// Annex returns the context of the same player's annex, which the game must have.
func (c Context) Annex() Context { return c.on(c.Rules.boards[mostBoards-1]) }

// AtHome reports whether this is the context of the clinic.
func (c Context) AtHome() bool { return c.Rules.annexed == nil }

// Board returns the board that the context is about.
func (c Context) Board() *Board {
	owner := &c.State.Players[c.Player]
	if c.Rules.annexed != nil {
		return owner.Annex
	}
	return &owner.Board
}

// BoardName returns which board the context is about.
func (c Context) BoardName() BoardName { return c.Rules.board }

// Clinic returns what is built on that board and the people there.
func (c Context) Clinic() *clinic.Clinic { return &c.Board().Clinic }

// Turn returns what the player did this round on that board.
func (c Context) Turn() *Turn { return &c.Board().Turn }

// Market returns what the clinics share, or what the annexes share.
func (c Context) Market() *market.Market {
	if c.Rules.annexed != nil {
		return c.State.Market.Annex
	}
	return &c.State.Market
}

// Pile returns the stock of a component, nil if there is none. An annex also
// builds from the shared piles of the clinics.
func (c Context) Pile(kind clinic.Kind, service clinic.Service) *market.Pile {
	if pile := c.Market().Pile(kind, service); pile != nil || c.AtHome() {
		return pile
	}
	return c.State.Market.Pile(kind, service)
}

// Purse returns what the player can pay in dollars: the savings, and for an annex also its own money.
func (c Context) Purse() int {
	purse := c.Owner().Money
	if !c.AtHome() {
		purse += c.Board().Money
	}
	return purse
}

// paid returns the verdict on a price in dollars: an annex pays from its own money first, then from the savings.
func (c Context) paid(dollars int) Verdict {
	cost := Cost{Money: dollars}
	if !c.AtHome() {
		cost.AnnexMoney = min(dollars, c.Board().Money)
		cost.Money -= cost.AnnexMoney
	}
	return Verdict{Cost: cost}
}

// pay takes a price in dollars out of the purse and returns it as a cost.
func (c Context) pay(dollars int) Cost {
	cost := c.paid(dollars).Cost
	c.Owner().Money -= cost.Money
	if !c.AtHome() {
		c.Board().Money -= cost.AnnexMoney
	}
	return cost
}

// Where returns the context of the board that the person belongs to: the annex if the person is there, otherwise c.
func (c Context) Where(person string) Context {
	for _, rules := range c.Rules.boards[1:] {
		if there := c.on(rules); there.Clinic().Person(person) != nil {
			return there
		}
	}
	return c
}

// kindHere maps a kind of person in an annex to what it counts as in the clinic.
type kindHere struct{ kind, as clinic.PersonKind }

// As returns what a kind of person counts as in the clinic: an annex has its
// own kinds of doctors, nurses and patients.
func (r *Rules) As(kind clinic.PersonKind) clinic.PersonKind {
	for i := range r.kinds {
		if r.kinds[i].kind == kind {
			return r.kinds[i].as
		}
	}
	return kind
}

// KindOf returns the kind of person on this board that counts as the given
// kind of the clinic, empty if there is none.
func (r *Rules) KindOf(kind clinic.PersonKind) clinic.PersonKind {
	for i := range r.kinds {
		if r.kinds[i].as == kind {
			return r.kinds[i].kind
		}
	}
	if len(r.kinds) > 0 {
		return ""
	}
	return kind
}

// Staff reports whether the person works on this board.
func (c Context) Staff(person *clinic.Person) bool {
	kind := c.Rules.As(person.Kind)
	return kind == clinic.Doctor || kind == clinic.Nurse || kind == clinic.Orderly
}

// LevelName returns this board's name for a level, empty for NoLevel.
func (r *Rules) LevelName(level clinic.Level) string {
	if level == clinic.NoLevel || int(level) > len(r.levels) {
		return level.String()
	}
	return r.levels[level-1]
}

// LevelNamed returns the level with that name on this board, and whether there is one.
func (r *Rules) LevelNamed(name string) (clinic.Level, bool) {
	if len(r.levels) == 0 {
		return clinic.LevelNamed(name)
	}
	i := slices.Index(r.levels, name)
	return clinic.Level(i + 1), i >= 0
}

// ruleOf returns the rule of an entry of the base table on this board: the rule of
// the entry that replaces it there, if any.
func (r *Rules) ruleOf(number Number) string {
	if r.annexed != nil {
		if name, other := r.annexed.Numbers[number]; other {
			number = r.entry(name)
		}
	}
	return r.Table[number].Rule
}

// otherBoard returns the rules of the board beside this one, nil in a game with one board.
func (r *Rules) otherBoard() *Rules {
	for _, board := range r.boards {
		if board != r {
			return board
		}
	}
	return nil
}

// belongs returns the reason that a person or component belongs on this board and not on the other. start begins the
// reason's key: "person" or "component".
func (r *Rules) belongs(start, what string) rule.Reason {
	reason := rule.Reason{Key: start + "_of_clinic", What: what}
	if r.annexed != nil {
		reason.Key = start + "_of_annex"
	}
	if annex := r.Annex(); annex != nil {
		reason.Rule, reason.Source = annex.annexed.Rule, annex.source
	}
	return reason
}

// OtherBoard returns the reason that a component belongs to the other board, none if that has no such component.
func (c Context) OtherBoard(kind clinic.Kind) rule.Reason {
	if other := c.Rules.otherBoard(); other != nil && other.Component(kind) != nil {
		return other.belongs("component", string(kind))
	}
	return rule.Reason{}
}

// Crossing returns the reason why people of that kind can't go from this board to the other.
func (r *Rules) Crossing(kind clinic.PersonKind) rule.Reason {
	if r.otherBoard() == nil {
		return rule.Reason{Rule: "B2", Key: "outside_grid"}
	}
	return r.belongs("person", string(kind))
}

// strangers returns the reason that people of that kind belong to the other board, none if they don't.
func (c Context) strangers(kind clinic.PersonKind) rule.Reason {
	other := c.Rules.otherBoard()
	switch {
	case other == nil || kind == "":
		return rule.Reason{}
	case c.AtHome() && other.PersonSpec(kind) != nil, !c.AtHome() && c.Rules.PersonSpec(kind) == nil:
		return other.Crossing(kind)
	}
	return rule.Reason{}
}

// AnnexUse says which boards the commands of a type are for.
type AnnexUse int8

const (
	ClinicOnly AnnexUse = iota
	AnnexOnly
	BothBoards
)

// AboutAnnex reports whether commands of that type are only for the annex in decisions of that kind.
func (r *Rules) AboutAnnex(command CommandType, during DecisionKind) bool {
	spec := r.spec(command, during)
	return spec != nil && spec.Board == AnnexOnly
}

// wrongBoard returns the reason why a command can't be for the board that it names, none if it can.
func (r *Rules) wrongBoard(spec *CommandSpec, command *Command) rule.Reason {
	annex := r.Annex()
	if command.Board == Home && (annex == nil || spec.Board != AnnexOnly) {
		return rule.Reason{}
	}
	reason := rule.Reason{What: string(command.Type)}
	switch {
	case annex == nil:
		reason.Rule, reason.Key, reason.What = "B50", "no_such_board", string(command.Board)
	case command.Board != Home && command.Board != annex.board:
		reason.Rule, reason.Key, reason.What = annex.annexed.Rule, "no_such_board", string(command.Board)
	case command.Board != Home && spec.Board == ClinicOnly:
		reason.Rule, reason.Key, reason.Source = annex.annexed.Rule, "decision_of_clinic", annex.source
	case command.Board == Home:
		reason.Rule, reason.Key, reason.Source = annex.annexed.Rule, "decision_of_annex", annex.source
	default:
		return rule.Reason{}
	}
	return reason
}
