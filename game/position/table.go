// Package position sets up games that begin in the middle: those of the protocol, of lessons, of samples and of
// tests. Every piece comes from where it lies in a game, and goes where the rules allow it.
package position

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// Table is a table that a game is set up on, at first with full bags and empty boards. Its methods return an *Error
// for whatever breaks the rules. Begin returns the first of these errors, so callers may ignore the others.
type Table struct {
	Rules *game.Rules
	State *game.State

	// SupplyFirst makes Bring take people out of the supply, and out of the bag only if the supply has none. So what
	// is still to be drawn stays as it is.
	SupplyFirst bool

	full market.Market // the shared pieces before anything is set up
	err  error         // the first one
}

// Error says which rule the position breaks.
type Error struct {
	Rule string
	Text string // follows the name of the thing it is about
}

func (e *Error) Error() string { return fmt.Sprintf("what is laid out%s (%s)", e.Text, e.Rule) }

// New returns a table for a game before its setup.
func New(rules *game.Rules) *Table { return On(rules, rules.NewTable()) }

// On returns a table for a game that continues from state s. It changes s.
func On(rules *game.Rules, s *game.State) *Table {
	return &Table{Rules: rules, State: s, full: rules.NewTable().Market}
}

// Of returns the context for questions about a player.
func (t *Table) Of(player int) game.Context {
	return game.Context{Rules: t.Rules, State: t.State, Player: player}
}

// Play returns a Play that changes the table by the rules.
func (t *Table) Play() *game.Play { return &game.Play{Rules: t.Rules, State: t.State} }

// keep stores the error for Begin if it is the first one, and returns it.
func (t *Table) keep(err error) error {
	if t.err == nil {
		t.err = err
	}
	return err
}

// refuse returns an error with the id of a rule and the end of a sentence.
func (t *Table) refuse(id, format string, values ...any) error {
	return t.keep(&Error{id, fmt.Sprintf(format, values...)})
}

// reason turns a reason into an error, nil if there is none.
func (t *Table) reason(rules *game.Rules, reason rule.Reason) error {
	if reason.None() {
		return nil
	}
	return t.refuse(reason.Rule, ": %s", rules.Sentence(reason))
}

// Part is a component with the marks on it.
type Part struct {
	clinic.Component
	Marks []clinic.Mark
}

// Build puts a component on a board, taking it from its pile as long as that has one (B20, B38, B40).
func (t *Table) Build(c game.Context, component clinic.Component) error {
	_, err := t.BuildAll(c, []Part{{Component: component}})
	return err
}

// BuildAll builds the components on spaces first, in any order in which each is supported, then those at the sides of
// spaces in their given order. If a part can't be built, it returns the part's index and an error.
func (t *Table) BuildAll(c game.Context, parts []Part) (failed int, err error) {
	var rooms, besides []int
	for i := range parts {
		if spec := c.Rules.Component(parts[i].Kind); spec == nil {
			return i, t.refuse("B20", ": there is no %s in this game.", parts[i].Kind)
		} else if spec.Sided() {
			besides = append(besides, i)
		} else {
			rooms = append(rooms, i)
		}
	}
	if failed, err = t.buildThose(c, parts, rooms); err == nil {
		failed, err = t.buildThose(c, parts, besides)
	}
	return failed, err
}

// buildThose repeatedly builds the parts that are supported by now, until none is left or none can be built.
func (t *Table) buildThose(c game.Context, parts []Part, left []int) (failed int, err error) {
	board := c.Clinic()
	for len(left) > 0 && err == nil {
		before := len(left)
		var first rule.Reason
		left = slices.DeleteFunc(left, func(i int) bool {
			part := &parts[i]
			spec := c.Rules.Component(part.Kind)
			if reason := c.Placement(spec, game.Placing{Board: board, Component: part.Component}); !reason.None() {
				if first.None() {
					first = reason
				}
				return false
			}
			if none := t.reason(c.Rules, t.none(c, part.Component)); none != nil && err == nil {
				failed, err = i, none
			}
			t.lay(c, part.Component)
			if spec.Sided() {
				board.Outside[len(board.Outside)-1].Marks = part.Marks
			} else if part.Marks != nil {
				board.At(part.Space).Marks = part.Marks
			}
			return true
		})
		if len(left) == before {
			return left[0], t.reason(c.Rules, first)
		}
	}
	return failed, err
}

// none returns the reason why the player can't have another such component: the limit is reached, the service is not
// in play, or none is left (B20, B38, B40).
func (t *Table) none(c game.Context, component clinic.Component) rule.Reason {
	kind := component.Kind
	if most, limited := c.Limit(kind); limited && c.Count(kind) >= most {
		return rule.Reason{Rule: "B20", Key: "limit_reached", What: string(kind), Limit: most}
	}
	if kind == clinic.Hub && c.Market().Row(component.Service) == nil {
		return rule.Reason{Rule: "B40", Key: "service_not_in_play", What: string(kind), Other: component.Service.String()}
	}
	if most, counted := t.inTheBox(c, component); counted {
		there := 0
		for i := range t.State.Players {
			for board := range t.State.Players[i].Boards() {
				there += countOf(&board.Clinic, component)
			}
		}
		if there >= most {
			return rule.Reason{Rule: "B38", Key: "none_left", What: string(kind)}
		}
	}
	return rule.Reason{}
}

// countOf returns how many such components a clinic has; hubs are counted by service.
func countOf(board *clinic.Clinic, c clinic.Component) int {
	count := 0
	for space := range board.Of(c.Kind).All() {
		if c.Kind != clinic.Hub || board.At(space).Service == c.Service {
			count++
		}
	}
	for i := range board.Outside {
		if board.Outside[i].Kind == c.Kind {
			count++
		}
	}
	return count
}

// inTheBox returns how many such components exist in total, whatever the number of players, and
// whether they are counted at all (B37, B38).
func (t *Table) inTheBox(c game.Context, component clinic.Component) (most int, counted bool) {
	numbers := c.Rules.Numbers
	switch component.Kind {
	case clinic.SupplyRoom:
		return game.MaxPlayers * numbers[game.SupplyRoomsPerPlayer], true
	case clinic.OperatingRoom, clinic.OutpatientServices, clinic.Laboratory, clinic.WaitingRoom:
		return max(numbers[game.SpecialsSolo], numbers[game.Specials2], numbers[game.Specials3], numbers[game.Specials4]), true
	}
	before := game.Context{Rules: c.Rules, State: &game.State{Market: t.full}}
	if pile := before.Pile(component.Kind, component.Service); pile != nil {
		return pile.Left, true
	}
	return 0, false
}

// lay puts a component on a board and takes it from its pile as long as that has one.
func (t *Table) lay(c game.Context, component clinic.Component) {
	if pile := c.Pile(component.Kind, component.Service); pile != nil && pile.Left > 0 {
		pile.Left--
	}
	c.Clinic().Place(&c.Rules.Component(component.Kind).Blueprint, component)
}

// LayStart puts the start that the config names on a board; a start built by hand stays empty (B42).
func (t *Table) LayStart(c game.Context) {
	var components []clinic.Component
	if annexed := c.Rules.Annexed(); annexed != nil {
		layout, _ := annexed.Layout(t.State.Config.AnnexLayouts[c.Player])
		components = layout.Components[:]
	} else if level, drawn := clinic.LevelNamed(t.State.Config.Layouts[c.Player]); drawn {
		layout, _ := clinic.LayoutOf(level, c.Clinic().Columns)
		components = layout.Components[:]
	}
	for _, component := range components {
		t.lay(c, component)
	}
}

// BringStaff brings the staff that a player's boards start with, out of the supply (B41).
func (t *Table) BringStaff(player int) {
	for c := range t.Of(player).Boards() {
		staff := []clinic.Person{{Kind: clinic.Doctor, Level: clinic.White, Car: true, At: clinic.Place{Area: clinic.Waiting}}}
		if annexed := c.Rules.Annexed(); annexed != nil {
			staff = annexed.Staff
		}
		for _, person := range staff {
			c.Market().FromSupply(c.Rules.As(person.Kind), person.Level)
			person.ID = c.Clinic().Named.Name(person.Kind)
			c.Clinic().People = append(c.Clinic().People, person)
		}
	}
}

// Bring puts a person in place if the rules allow it. The piece comes from where Take gets it, or first from the
// supply if SupplyFirst is set. A person without an id gets the next one.
func (t *Table) Bring(c game.Context, person clinic.Person) error {
	kind, m := c.Rules.As(person.Kind), c.Market()
	if !t.SupplyFirst || !m.FromSupply(kind, person.Level) {
		if err := t.Take(c, kind, person.Level); err != nil {
			return err
		}
	}
	if err := t.mayBe(c, person); err != nil {
		return err
	}
	if person.ID == "" {
		person.ID = c.Clinic().Named.Name(person.Kind)
	}
	c.Clinic().People = append(c.Clinic().People, person)
	return nil
}

// Take takes a person's piece out of the bag, or else out of the supply (B44, B45, B47).
func (t *Table) Take(c game.Context, kind clinic.PersonKind, level clinic.Level) error {
	m := c.Market()
	if kind = c.Rules.As(kind); m.FromBag(kind, level) || m.FromSupply(kind, level) {
		return nil
	}
	switch kind {
	case clinic.Patient:
		return t.refuse("B44", " is one %s piece more than there are.", level)
	case clinic.Doctor:
		return t.refuse("B45", " is one %s piece more than there are.", level)
	}
	return t.refuse("B47", " is one %s more than there are.", kind)
}

// Resident puts a doctor of a level into a slot of the residency (B46).
func (t *Table) Resident(c game.Context, slot int, level clinic.Level) error {
	c.Market().Residency[slot] = level
	return t.Take(c, c.Rules.KindOf(clinic.Doctor), level)
}

// Wait puts a patient of a level into a space of a row of the appointments (B48).
func (t *Table) Wait(c game.Context, row *market.Row, space int, level clinic.Level) error {
	row.Patients[space] = level
	return t.Take(c, c.Rules.KindOf(clinic.Patient), level)
}

// Draw draws a random piece from a bag; it returns NoLevel if the bag is empty.
func (t *Table) Draw(bag *market.Bag) clinic.Level {
	if bag.Total() == 0 {
		return clinic.NoLevel
	}
	return t.Play().Draw(bag)
}

// mayBe refuses a person in a place where the rules don't allow it (B30, B54, B74 to B76).
func (t *Table) mayBe(c game.Context, p clinic.Person) error {
	at := p.At
	switch at.Area {
	case clinic.Inside:
		p.At = clinic.Place{Area: clinic.Waiting} // MayEnd expects somebody who comes in
		return t.reason(c.Rules, c.MayEnd(&p, at.Space))
	case clinic.Waiting:
		if c.Rules.As(p.Kind) == clinic.Patient {
			return t.refuse("B54", ": a patient waits in pre-admissions, not outside.")
		}
	case clinic.PreAdmissions:
		return t.mayWait(c, &p)
	case clinic.Slot:
		if len(c.Rules.Config.Extensions) == 0 {
			return t.refuse("B76", ": nobody can be there in this game.")
		}
	default: // areas apart from the board
		if !slices.ContainsFunc(c.Rules.Marks(), func(spec game.MarkSpec) bool { return spec.In == at.Area }) {
			return t.refuse("B76", ": nobody can be there in this game.")
		}
	}
	return nil
}

// mayWait refuses a person who can't be in pre-admissions (B30, B54).
func (t *Table) mayWait(c game.Context, p *clinic.Person) error {
	full := rule.Reason{Rule: "B54", Key: "pre_admissions_full", What: p.Service.String()}
	switch {
	case c.Staff(p):
		return t.refuse("B54", ": only patients wait in pre-admissions.")
	case !c.AtHome() && c.FreeWaiting(p.Service) < 1:
		full.What = string(c.BoardName())
		return t.reason(c.Rules, full)
	case p.Kind != clinic.Patient || p.Service == clinic.NoService:
	case !c.HasHub(p.Service):
		return t.reason(c.Rules, rule.Reason{Rule: "B30", Key: "no_hub_of_service", What: p.Service.String()})
	case c.FreeWaiting(p.Service) < 1:
		return t.reason(c.Rules, full)
	}
	return nil
}

// Crowded refuses more cars than parking places and, except during Move, rooms
// with more people than they hold (B61, B76).
func (t *Table) Crowded(c game.Context, step game.Step) error {
	board := c.Clinic()
	if places, cars := c.Places(), board.Cars(); cars > places {
		return t.refuse("B61", " has %d cars and only %d parking places.", cars, places)
	}
	if step.Name == game.StepMove || c.Rules.CapacityVaries() {
		return nil
	}
	for i := range board.People {
		p := &board.People[i]
		if p.At.Area != clinic.Inside {
			continue
		}
		if most, ok := c.Holding(p.At.Space, p.Kind); ok && most >= 0 && c.Present(p.At.Space, p.Kind) > most {
			room := string(board.At(p.At.Space).Kind)
			return t.reason(c.Rules, rule.Reason{Rule: "B76", Key: "too_many_there", What: string(p.Kind), Other: room, Limit: most})
		}
	}
	return nil
}

// Begin checks everything on the table for the step with that key, begins the step and continues to the first
// decision. It returns the state, or the first error of any method.
func (t *Table) Begin(key string) (*game.State, error) {
	step, known := t.Rules.StepKeyed(key)
	if !known {
		t.refuse("", "%s is no step of this game.", key)
	}
	t.State.Step = slices.IndexFunc(t.Rules.Steps, func(s game.Step) bool { return s.Key == key })
	for player := range t.State.Players {
		for c := range t.Of(player).Boards() {
			t.Crowded(c, step)
		}
	}
	if _, reason := t.Rules.Broken(t.State); t.err == nil {
		t.reason(t.Rules, reason)
	}
	if t.err != nil {
		return nil, t.err
	}
	t.Rules.Enter(t.State, key)
	return t.State, nil
}
