package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// trial tries on a separate board whether free pieces fit at setup together
// with those that come after them (B42, B49).
type trial struct {
	context Context
	rules   *Rules
	rule    string             // the rule that the pieces cite
	given   []clinic.Component // the pieces of the decision
	pieces  []piece            // the decision's pieces, then those that come after them
	named   int                // how many of them are the decision's
	board   *clinic.Clinic

	asking []piece // pieces on the board whose place is limited by an extension
	judged piece
	rest   []piece            // other than the judged piece
	fitted []clinic.Component // where the rest fitted last time, which is tried first

	// proved holds, for each piece of the decision and each side, the spaces where it stood when
	// everything fitted: these need no second try. It is nil if extensions limit the places of these
	// pieces, because then their order matters.
	proved [][1 + len(clinic.Sides)]clinic.Spaces
}

// piece is a component to place, with the extension's condition on its place, nil for none.
type piece struct {
	clinic.Component
	spec *ComponentSpec
	fits *SetupPiece
}

// trial begins with the player's clinic as it is. id is the rule that the pieces of the decision cite, and later are
// the pieces that come after them.
func (c Context) trial(id string, d *Decision, later []clinic.Component) trial {
	board := *c.Clinic()
	t := trial{context: c, rules: c.Rules, rule: id, given: d.Pieces, named: len(d.Pieces), board: &board}
	// Appending must not change the clinic's own list. Nothing else that is shared is changed.
	t.board.Outside = slices.Clip(t.board.Outside)
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

// stands records a component that was there before, if an extension limits its place.
func (t *trial) stands(component clinic.Component) {
	if t.asksOf(component.Kind) != nil {
		t.asking = append(t.asking, t.piece(component))
	}
}

func (t *trial) piece(component clinic.Component) piece {
	return piece{component, t.rules.Component(component.Kind), t.asksOf(component.Kind)}
}

// asksOf returns an extension's condition on the place of pieces of that kind, nil for none.
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

// ruledOut returns the reason why the component is not among the decision's pieces, or may not
// stand in its place whatever comes after it.
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

// judgePiece judges a piece of the player's decision in its place, using a trial.
func (c Context) judgePiece(id string, command *Command, later []clinic.Component) Verdict {
	d := c.State.Decision(c.Player)
	if reason := c.ruledOut(id, d.Pieces, command); !reason.None() {
		return refuse(reason)
	}
	t := c.trial(id, d, later)
	return refuse(t.reason(command.Component))
}

// judge judges a piece of the decision in its place: by the rules of placement, by the extensions' conditions, and so
// that the other pieces still fit.
func (t *trial) judge(command *Command) Verdict {
	if reason := t.context.ruledOut(t.rule, t.given, command); !reason.None() {
		return refuse(reason)
	}
	return refuse(t.reason(command.Component))
}

// reason returns what speaks against a piece of the decision in a place that is not ruled out.
func (t *trial) reason(component clinic.Component) rule.Reason {
	at := t.index(component)
	t.judged = t.pieces[at]
	t.judged.Component = component
	t.rest = t.rest[:0]
	for _, needy := range [...]bool{true, false} { // treatment rooms come first, since they fit in the fewest places
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

// index returns which piece of the decision a component is, negative if it is none.
func (t *trial) index(component clinic.Component) int {
	return slices.IndexFunc(t.pieces[:t.named], func(p piece) bool { return p.Kind == component.Kind && p.Service == component.Service })
}

// isProved reports whether everything fitted when that piece of the decision stood there.
func (t *trial) isProved(at int, component clinic.Component) bool {
	return t.proved != nil && int(uint8(component.Side)) < len(t.proved[at]) && t.proved[at][component.Side].Has(component.Space)
}

// prove records where the pieces stand that all fitted, if that is on Floor 0: there, any of them may come first.
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

// put puts a piece on the board and returns what filled its space before.
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

// lacks returns what extensions have against the last piece in its place, or now have against one that was there
// before; none if nothing (B42, B49).
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

// canComplete reports whether all the pieces can be placed so that the treatment room works (B49). It tries them on
// the board, wherever they were before, and restores the board.
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

// faces reports whether such a piece may stand at that side of its space.
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

// fits reports whether a piece may stand in its place so that the rest fits, too.
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

// useful returns the spaces for a piece where no treatment room would be left
// without something that is not among the rest.
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

// besides returns the spaces for a piece where no room would be left without what it works beside.
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
