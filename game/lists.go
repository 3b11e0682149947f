package game

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"sort"

	"clinic/game/rule"
)

// Base is the source of everything in the base game.
const Base = "base"

// Origin says who changed a number and by how much; Source is Base or an extension's id.
type Origin struct {
	Source string `json:"source"`
	Rule   string `json:"rule"`
	Amount int    `json:"amount"`
}

// List holds the hooks of one kind: for an extension as written, for a game in order.
type List[H hook[H]] []H

// hook is an element of a List.
type hook[H any] interface {
	order() Order
	from() *owner
	of(*owner) H // the same hook with that owner
}

// owner is the extension that a hook belongs to, and its place in the game.
type owner struct {
	source string
	place  int
}

func (o Order) order() Order  { return o }
func (o *owner) from() *owner { return o }

func (q Query[S]) of(o *owner) Query[S]         { q.owner = o; return q }
func (j Judgement[S]) of(o *owner) Judgement[S] { j.owner = o; return j }
func (m Moment) of(o *owner) Moment             { m.owner = o; return m }
func (m EventMoment) of(o *owner) EventMoment   { m.owner = o; return m }
func (x Objection) of(o *owner) Objection       { x.owner = o; return x }
func (l ScoreLines) of(o *owner) ScoreLines     { l.owner = o; return l }
func (p SetupPiece) of(o *owner) SetupPiece     { p.owner = o; return p }

// anyList is a List with any type of hook.
type anyList interface {
	join(hooks any, o *owner)
	settle(name string) error
}

// join appends an extension's list of the same kind of hooks, with their owner.
func (l *List[H]) join(hooks any, o *owner) {
	for _, h := range *hooks.(*List[H]) {
		*l = append(*l, h.of(o))
	}
}

// settle sorts the list with that name and returns an error for ties.
func (l *List[H]) settle(name string) error {
	// Not the sort of slices: the page would fetch it once for each of the forty kinds of hooks.
	sort.SliceStable(*l, func(i, j int) bool { return before((*l)[i], (*l)[j]) < 0 })
	for i := 1; i < len(*l); i++ {
		if a, b := (*l)[i-1], (*l)[i]; before(a, b) == 0 {
			return fmt.Errorf("a hook of %s and one of %s share the order %d of %s: add a number to one of them", a.from().source, b.from().source, a.order(), name)
		}
	}
	return nil
}

// before compares two hooks by their stages, then by the places of their extensions.
func before[H hook[H]](a, b H) int {
	return cmp.Or(cmp.Compare(a.order(), b.order()), cmp.Compare(a.from().place, b.from().place))
}

// join appends the hooks of a game's extensions, in their order, to all lists.
func (h *hooks) join(extensions []*Extension) {
	of := new(hooks)
	ours, theirs := reflect.ValueOf(h).Elem(), reflect.ValueOf(of).Elem()
	for place, e := range extensions {
		*of = e.hooks()
		joinLists(ours, theirs, &owner{e.ID, place})
	}
}

func joinLists(ours, theirs reflect.Value, o *owner) {
	for i := range ours.NumField() {
		switch into, hooks := ours.Field(i), theirs.Field(i); {
		case into.Kind() == reflect.Struct:
			joinLists(into, hooks, o)
		case hooks.Len() > 0:
			into.Addr().Interface().(anyList).join(hooks.Addr().Interface(), o)
		}
	}
}

// settle sorts all lists and returns an error for ties.
func (h *hooks) settle() error { return settleLists(reflect.ValueOf(h).Elem()) }

func settleLists(lists reflect.Value) error {
	var errs []error
	for i := range lists.NumField() {
		switch list := lists.Field(i); {
		case list.Kind() == reflect.Struct:
			errs = append(errs, settleLists(list))
		case list.Len() > 1:
			errs = append(errs, list.Addr().Interface().(anyList).settle(lists.Type().Field(i).Name))
		}
	}
	return errors.Join(errs...)
}

func ask[S any](c Context, queries List[Query[S]], subject S, value int) int {
	for i := range queries {
		value = queries[i].Change(c, subject, value)
	}
	return value
}

func explain[S any](c Context, queries List[Query[S]], subject S, base Origin) (int, []Origin) {
	value, origins := base.Amount, []Origin{base}
	for i := range queries {
		changed := queries[i].Change(c, subject, value)
		if changed != value {
			origins = append(origins, Origin{queries[i].source, queries[i].Rule, changed - value})
		}
		value = changed
	}
	return value, origins
}

// decided is ask, but also returns the rule of the last change, or the base game's if there is none.
func decided[S any](c Context, queries List[Query[S]], subject S, base Origin) (value int, by string) {
	value, by = base.Amount, base.Rule
	for i := range queries {
		if changed := queries[i].Change(c, subject, value); changed != value {
			value, by = changed, queries[i].Rule
		}
	}
	return value, by
}

// changedLast returns the last change of a number that is 0 in the base game, the zero Origin if nobody changes it.
func changedLast[S any](c Context, queries List[Query[S]], subject S) Origin {
	_, origins := explain(c, queries, subject, Origin{})
	return origins[len(origins)-1]
}

// consider returns the reason that remains after all judgements, with its
// source. The given reason is the base game's.
func consider[S any](c Context, judgements List[Judgement[S]], subject S, reason rule.Reason) rule.Reason {
	reason.Sign(Base)
	for i := range judgements {
		reason = judgements[i].Judge(c, subject, reason)
		reason.Sign(judgements[i].source)
	}
	return reason
}
