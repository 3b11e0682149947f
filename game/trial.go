package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// trial tries on a board of its own whether free pieces fit at setup, and those that come after them (B42, B49).
type trial struct {
	context Context
	rules   *Rules
	rule    string             // that speaks of the pieces
	given   []clinic.Component // the pieces of the decision
	pieces  []piece            // of the decision, then those that come after them
	named   int                // how many of them are of the decision
	board   *clinic.Clinic

	asking []piece // those on the board whose place an extension asks something of
	judged piece
	rest   []piece            // besides the piece that is judged
	fitted []clinic.Component // where the rest found room the last time: it is tried there first

	// proved holds for the pieces of the decision, by side, where they stood when all found room: none of them has to be
	// tried there again. It is nil where extensions ask something of these pieces, for then their order matters.
	proved [][1 + len(clinic.Sides)]clinic.Spaces
}

// piece is what is placed, with what the extension that it comes from asks of its place, nil for nothing.
type piece struct {
	clinic.Component
	spec *ComponentSpec
	fits *SetupPiece
}

// trial begins with the player's clinic as it is; id is the rule that speaks of the pieces of the decision, and
// later are those that come after them.
func (c Context) trial(id string, d *Decision, later []clinic.Component) trial {
	board := *c.Clinic()
	t := trial{context: c, rules: c.Rules, rule: id, given: d.Pieces, named: len(d.Pieces), board: &board}
	t.board.Outside = slices.Clip(t.board.Outside) // what is put there grows a list of its own; nothing else is changed
	t.pieces = make([]piece, 0, len(d.Pieces)+len(later))
	for _, component := range d.Pieces {
		t.pieces = append(t.pieces, t.piece(component))
	}
	for _, component := range later {
		t.pieces = append(t.pieces, t.piece(component))
	}
	t.rest, t.fitted = make([]piece, 0, len(t.pieces)), make([]clinic.Component, 0, len(t.pieces))
	if !slices.ContainsFunc(t.pieces[:t.named], func(p piece) bool { return p.fits != nil || p.spec.Fits != nil }) {
		t.proved = make([][1 + len(clinic.Sides)]clinic.Spaces, t.named)
	}
	for space := range (t.board.Modules() | t.board.Board().Floor(0)&^t.board.Streets()).All() {
		t.stands(clinic.Component{Kind: t.board.At(space).Kind, Service: t.board.At(space).Service, Space: space})
	}
	for _, o := range t.board.Outside {
		t.stands(clinic.Component{Kind: o.Kind, Space: o.Space, Side: o.Side})
	}
	return t
}

// stands notes what stood there before if an extension asks something of its place.
func (t *trial) stands(component clinic.Component) {
	if t.asksOf(component.Kind) != nil {
		t.asking = append(t.asking, t.piece(component))
	}
}

func (t *trial) piece(component clinic.Component) piece {
	return piece{component, t.rules.Component(component.Kind), t.asksOf(component.Kind)}
}

// asksOf is what an extension asks of the place of pieces of that kind, nil for nothing.
func (t *trial) asksOf(kind clinic.Kind) *SetupPiece {
	for i := range t.rules.hooks.Pieces {
		if setup := &t.rules.hooks.Pieces[i]; setup.Kind == kind && setup.Fits != nil {
			return setup
		}
	}
	return nil
}

func (t *trial) stand(p *piece) {
	if p.fits != nil {
		t.asking = append(t.asking, *p)
	}
}

// ruledOut says why the component is none of the pieces of a decision, or may not stand there whatever comes after it.
func (c Context) ruledOut(id string, pieces []clinic.Component, command *Command) rule.Reason {
	component := command.Component
	among := slices.ContainsFunc(pieces, func(piece clinic.Component) bool {
		return piece.Kind == component.Kind && piece.Service == component.Service
	})
	if !among || command.Pair {
		return rule.Reason{Rule: id, Key: "not_among_pieces", What: string(component.Kind)}
	}
	return c.Placement(c.Rules.Component(component.Kind), Placing{c.Clinic(), component})
}

// judgePiece judges a piece of the player's decision in its place, as a trial does.
func (c Context) judgePiece(id string, command *Command, later []clinic.Component) Verdict {
	d := c.State.Decision(c.Player)
	if reason := c.ruledOut(id, d.Pieces, command); !reason.None() {
		return refuse(reason)
	}
	t := c.trial(id, d, later)
	return refuse(t.reason(command.Component))
}

// judge judges a piece of the decision in its place: by the construction rules, by the extensions' own, and so that
// the others still find theirs.
func (t *trial) judge(command *Command) Verdict {
	if reason := t.context.ruledOut(t.rule, t.given, command); !reason.None() {
		return refuse(reason)
	}
	return refuse(t.reason(command.Component))
}

// reason is what speaks against a piece of the decision in a place that is not ruled out.
func (t *trial) reason(component clinic.Component) rule.Reason {
	at := t.index(component)
	t.judged = t.pieces[at]
	t.judged.Component = component
	t.rest = t.rest[:0]
	for _, needy := range [...]bool{true, false} { // a treatment room fits in the fewest places, and is tried first
		for i := range t.pieces {
			if i != at && needy == (t.pieces[i].Kind == clinic.TreatmentRoom) {
				t.rest = append(t.rest, t.pieces[i])
			}
		}
	}
	before := t.put(&t.judged)
	reason := t.lacks(component)
	switch {
	case !reason.None() || t.isProved(at, component):
	case t.useful(component, t.rest).Has(component.Space) && t.canComplete(t.rest):
		t.prove()
	default:
		reason = rule.Reason{Rule: "B49", Key: "rest_does_not_fit", What: string(component.Kind)}
	}
	t.takeBack(&t.judged, before)
	return reason
}

// index is which piece of the decision a component is, below 0 where it is none.
func (t *trial) index(component clinic.Component) int {
	return slices.IndexFunc(t.pieces[:t.named], func(p piece) bool { return p.Kind == component.Kind && p.Service == component.Service })
}

// isProved tells whether all found room when that piece of the decision stood there.
func (t *trial) isProved(at int, component clinic.Component) bool {
	return t.proved != nil && int(uint8(component.Side)) < len(t.proved[at]) && t.proved[at][component.Side].Has(component.Space)
}

// prove notes where the pieces stand that all found room, if that is on Floor 0: there each of them may come first.
func (t *trial) prove() {
	all := append(t.fitted, t.judged.Component)
	if t.proved == nil || slices.ContainsFunc(all, func(c clinic.Component) bool { return c.Space.Floor > 0 }) {
		return
	}
	for _, component := range all {
		if at := t.index(component); at >= 0 {
			t.proved[at][component.Side] |= clinic.One(component.Space)
		}
	}
}

// put puts a piece on the board and gives what filled its space before.
func (t *trial) put(p *piece) (before clinic.Tile) {
	before = *t.board.At(p.Space)
	t.board.Place(&p.spec.Blueprint, p.Component)
	t.stand(p)
	return before
}

// takeBack takes the last piece off the board again.
func (t *trial) takeBack(last *piece, before clinic.Tile) {
	if last.spec.Sided() {
		t.board.Outside = t.board.Outside[:len(t.board.Outside)-1]
	} else {
		*t.board.At(last.Space) = before
	}
	if last.fits != nil {
		t.asking = t.asking[:len(t.asking)-1]
	}
}

// lacks says what extensions have against the last piece in its place, or now against one that stood before, none
// where they have nothing (B42, B49).
func (t *trial) lacks(last clinic.Component) rule.Reason {
	if reason := consider(t.context, t.rules.hooks.OwnStart, Placing{t.board, last}, rule.Reason{}); !reason.None() {
		return reason
	}
	for i := range t.asking {
		p := &t.asking[i]
		if reason := p.fits.Fits(t.context, Placing{t.board, p.Component}); !reason.None() {
			reason.Sign(p.fits.source)
			return reason
		}
	}
	return rule.Reason{}
}

// canComplete tells whether the pieces can all be placed so that the treatment room works (B49). It tries them
// on the board, wherever they were before, and leaves it as it was.
func (t *trial) canComplete(pieces []piece) bool {
	if len(pieces) == 0 {
		t.fitted = t.fitted[:0]
		return true
	}
	next, rest := &pieces[0], pieces[1:]
	useful := t.useful(next.Component, rest)
	for _, before := range t.fitted {
		if before.Kind == next.Kind && before.Service == next.Service && useful.Has(before.Space) {
			if next.Component = before; t.fits(next, rest) {
				return true
			}
		}
	}
	for next.Space = range (candidates(t.board, next.spec) & useful).All() {
		for _, next.Side = range sidesFor(next.spec) {
			if t.faces(next) && t.fits(next, rest) {
				return true
			}
		}
	}
	return false
}

// faces tells whether the side of its space is one that such a piece may stand at.
func (t *trial) faces(p *piece) bool {
	switch p.spec.Where {
	case clinic.AtSlot:
		return t.board.Border(p.Space, p.Side)
	case clinic.Within:
		toward := p.Space.Next(p.Side)
		return t.board.Contains(toward) && t.board.At(toward).Kind == p.spec.Beside
	}
	return true
}

// fits tells whether a piece may stand in its place so that the rest finds room too.
func (t *trial) fits(p *piece, rest []piece) bool {
	if !t.board.Placement(&p.spec.Blueprint, p.Component, t.rules.terms).None() ||
		p.spec.Fits != nil && !p.spec.fits(t.context, Placing{t.board, p.Component}).None() {
		return false
	}
	before := t.put(p)
	fits := t.lacks(p.Component).None() && t.canComplete(rest)
	t.takeBack(p, before)
	if fits {
		t.fitted = append(t.fitted, p.Component)
	}
	return fits
}

// useful are the spaces for a piece where a treatment room will not lack for ever what is not among the rest.
func (t *trial) useful(p clinic.Component, rest []piece) clinic.Spaces {
	comes := func(kind clinic.Kind) bool {
		for i := range rest {
			if rest[i].Kind == kind {
				return true
			}
		}
		return false
	}
	spaces := t.board.Board()
	if t.rules.worksBeside {
		spaces &= t.besides(p, comes)
	}
	if p.Kind == clinic.TreatmentRoom {
		if !comes(clinic.Hub) {
			spaces &= t.board.Of(clinic.Hub).Beside()
		}
		if !comes(clinic.SupplyRoom) {
			spaces &= t.board.Of(clinic.SupplyRoom).Adjacent()
		}
		return spaces
	}
	if p.Kind != clinic.Hub && p.Kind != clinic.SupplyRoom || comes(p.Kind) {
		return spaces
	}
	for room := range t.board.Of(clinic.TreatmentRoom).All() {
		switch f := t.board.Functional(room); {
		case p.Kind == clinic.Hub && f.NeedsHub:
			spaces &= clinic.One(room).Beside()
		case p.Kind == clinic.SupplyRoom && f.NeedsSupply:
			spaces &= clinic.One(room).Adjacent()
		}
	}
	return spaces
}

// besides are the spaces for a piece where no room will lack for ever what it works beside.
func (t *trial) besides(p clinic.Component, comes func(clinic.Kind) bool) clinic.Spaces {
	spaces := t.board.Board()
	for i := range t.rules.Components {
		spec := &t.rules.Components[i]
		switch {
		case spec.WorksBeside == "" || comes(spec.WorksBeside):
		case spec.Kind == p.Kind:
			spaces &= t.board.Of(spec.WorksBeside).Beside()
		case spec.WorksBeside == p.Kind:
			for room := range (t.board.Of(spec.Kind) &^ t.board.Of(p.Kind).Beside()).All() {
				spaces &= clinic.One(room).Beside()
			}
		}
	}
	return spaces
}
