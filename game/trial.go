package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// trial tries on a board of its own whether free pieces fit at setup, and those that come after them (B42, B49).
type trial struct {
	rules    *Rules
	rule     string             // that speaks of the pieces
	later    []clinic.Component // after the pieces of the decision
	board    clinic.Clinic
	standing []placed           // on the board
	rest     []clinic.Component // besides the piece that is judged
	fitted   []clinic.Component // where the rest found room the last time: it is tried there first
}

// placed is a piece on the board, with what the extension that it comes from asks of its place, nil for none.
type placed struct {
	clinic.Component
	fits func(board *clinic.Clinic, piece clinic.Component) rule.Reason
}

// trial begins with the player's clinic as it is; id is the rule that speaks of the pieces of the decision, and
// later are those that come after them.
func (c Context) trial(id string, later []clinic.Component) *trial {
	t := &trial{rules: c.Rules, rule: id, later: later, board: c.Clinic().Clone()}
	for space := range (t.board.Modules() | t.board.Board().Floor(0)&^t.board.Streets()).All() {
		tile := t.board.At(space)
		t.stand(clinic.Component{Kind: tile.Kind, Service: tile.Service, Space: space})
	}
	for _, o := range t.board.Outside {
		t.stand(clinic.Component{Kind: o.Kind, Space: o.Space, Side: o.Side})
	}
	return t
}

func (t *trial) stand(piece clinic.Component) {
	s := placed{Component: piece}
	for i := range t.rules.setup {
		if t.rules.setup[i].Kind == piece.Kind {
			s.fits = t.rules.setup[i].Fits
		}
	}
	t.standing = append(t.standing, s)
}

// judge judges a piece of the decision in its place: by the construction rules, by the extensions' own, and so that
// the others still find theirs.
func (t *trial) judge(c Context, command *Command) Verdict {
	pieces, component := c.State.Decision(c.Player).Pieces, command.Component
	at := slices.IndexFunc(pieces, func(piece clinic.Component) bool {
		return piece.Kind == component.Kind && piece.Service == component.Service
	})
	if at < 0 || command.Pair {
		return refuse(rule.Reason{Rule: t.rule, Key: "not_among_pieces", What: string(component.Kind)})
	}
	spec := t.rules.Component(component.Kind)
	if reason := t.board.Placement(&spec.Blueprint, component, t.rules.terms); !reason.None() {
		return refuse(reason)
	}
	t.rest = append(append(append(t.rest[:0], pieces[:at]...), pieces[at+1:]...), t.later...)
	rest := neediestFirst(t.rest)
	before := t.put(spec, component)
	reason := t.lacks()
	if reason.None() && !(t.useful(component, rest).Has(component.Space) && t.canComplete(rest)) {
		reason = rule.Reason{Rule: "B49", Key: "rest_does_not_fit", What: string(component.Kind)}
	}
	t.takeBack(spec, before)
	return refuse(reason)
}

// neediestFirst sorts pieces so that a treatment room, which fits in the fewest places, is tried first.
func neediestFirst(pieces []clinic.Component) []clinic.Component {
	needy := func(piece clinic.Component) bool { return piece.Kind == clinic.TreatmentRoom }
	slices.SortStableFunc(pieces, func(a, b clinic.Component) int { return compareFlags(needy(b), needy(a)) })
	return pieces
}

// put puts a piece on the board and gives what filled its space before.
func (t *trial) put(spec *ComponentSpec, piece clinic.Component) (before clinic.Tile) {
	before = *t.board.At(piece.Space)
	t.board.Place(&spec.Blueprint, piece)
	t.stand(piece)
	return before
}

// takeBack takes the last piece off the board again.
func (t *trial) takeBack(spec *ComponentSpec, before clinic.Tile) {
	last := len(t.standing) - 1
	if spec.Sided() {
		t.board.Outside = t.board.Outside[:len(t.board.Outside)-1]
	} else {
		*t.board.At(t.standing[last].Space) = before
	}
	t.standing = t.standing[:last]
}

// lacks says what extensions have against the last piece in its place, or now against one that stood before, none
// where they have nothing (B42, B49).
func (t *trial) lacks() rule.Reason {
	for _, wrong := range t.rules.ownStarts {
		if reason := wrong(&t.board, t.standing[len(t.standing)-1].Component); !reason.None() {
			return reason
		}
	}
	for i := range t.standing {
		if t.standing[i].fits == nil {
			continue
		}
		if reason := t.standing[i].fits(&t.board, t.standing[i].Component); !reason.None() {
			return reason
		}
	}
	return rule.Reason{}
}

// canComplete tells whether the pieces can all be placed so that the treatment room works (B49). It tries them
// on the board and leaves it as it was.
func (t *trial) canComplete(pieces []clinic.Component) bool {
	if len(pieces) == 0 {
		t.fitted = t.fitted[:0]
		return true
	}
	piece, rest := pieces[0], pieces[1:]
	spec, useful := t.rules.Component(piece.Kind), t.useful(piece, rest)
	for _, before := range t.fitted {
		if before.Kind == piece.Kind && before.Service == piece.Service && useful.Has(before.Space) && t.fits(spec, before, rest) {
			return true
		}
	}
	for piece.Space = range (candidates(&t.board, spec) & useful).All() {
		for _, piece.Side = range sidesFor(spec) {
			if t.fits(spec, piece, rest) {
				return true
			}
		}
	}
	return false
}

// fits tells whether a piece may stand in its place so that the rest finds room too.
func (t *trial) fits(spec *ComponentSpec, piece clinic.Component, rest []clinic.Component) bool {
	if !t.board.Placement(&spec.Blueprint, piece, t.rules.terms).None() {
		return false
	}
	before := t.put(spec, piece)
	fits := t.lacks().None() && t.canComplete(rest)
	t.takeBack(spec, before)
	if fits {
		t.fitted = append(t.fitted, piece)
	}
	return fits
}

// useful are the spaces for a piece where a treatment room will not lack for ever what is not among the rest.
func (t *trial) useful(piece clinic.Component, rest []clinic.Component) clinic.Spaces {
	comes := func(kind clinic.Kind) bool {
		return slices.ContainsFunc(rest, func(piece clinic.Component) bool { return piece.Kind == kind })
	}
	spaces := t.board.Board()
	if t.rules.worksBeside {
		spaces &= t.besides(piece, comes)
	}
	if piece.Kind == clinic.TreatmentRoom {
		if !comes(clinic.Hub) {
			spaces &= t.board.Of(clinic.Hub).Beside()
		}
		if !comes(clinic.SupplyRoom) {
			spaces &= t.board.Of(clinic.SupplyRoom).Adjacent()
		}
		return spaces
	}
	if piece.Kind != clinic.Hub && piece.Kind != clinic.SupplyRoom || comes(piece.Kind) {
		return spaces
	}
	for room := range t.board.Of(clinic.TreatmentRoom).All() {
		switch f := t.board.Functional(room); {
		case piece.Kind == clinic.Hub && f.NeedsHub:
			spaces &= clinic.One(room).Beside()
		case piece.Kind == clinic.SupplyRoom && f.NeedsSupply:
			spaces &= clinic.One(room).Adjacent()
		}
	}
	return spaces
}

// besides are the spaces for a piece where no room will lack for ever what it works beside.
func (t *trial) besides(piece clinic.Component, comes func(clinic.Kind) bool) clinic.Spaces {
	spaces := t.board.Board()
	for i := range t.rules.Components {
		spec := &t.rules.Components[i]
		switch {
		case spec.WorksBeside == "" || comes(spec.WorksBeside):
		case spec.Kind == piece.Kind:
			spaces &= t.board.Of(spec.WorksBeside).Beside()
		case spec.WorksBeside == piece.Kind:
			for room := range (t.board.Of(spec.Kind) &^ t.board.Of(piece.Kind).Beside()).All() {
				spaces &= clinic.One(room).Beside()
			}
		}
	}
	return spaces
}
