package protocol

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// form is an object of the protocol that is being written or read. One description of its fields serves both: it
// names every field in written order with its value, and handles what is read.
type form struct {
	*object // being read; nil when writing
	written record
}

// record is an object to write, with its fields in order.
type record []extra

func (r record) MarshalJSON() ([]byte, error) { return withExtras(struct{}{}, r) }

// write writes an object by its description.
func write(describe func(f *form)) record {
	f := &form{}
	describe(f)
	return f.written
}

// read reads an object by its description, and refuses fields that the description doesn't name.
func (n node) read(describe func(f *form)) {
	f := &form{object: n.object()}
	describe(f)
	f.close()
}

// entry writes a field. When reading, it returns the field instead and reports whether it is present.
func (f *form) entry(name string, value any) (node, bool) { return f.some(name, value, true) }

// some is entry for a field that is left out when writing unless the argument there is true.
func (f *form) some(name string, value any, there bool) (node, bool) {
	if f.object != nil {
		return f.field(name)
	}
	if there {
		f.written = append(f.written, extra{name, value})
	}
	return node{}, false
}

// word writes a string; it is left out if empty.
func (f *form) word(name, v string) { f.some(name, v, v != "") }

// need is entry for a required field. It reports whether an object is being read.
func (f *form) need(name string, value any) (node, bool) {
	n, ok := f.entry(name, value)
	if f.object != nil && !ok {
		n.fail("is missing")
	}
	return n, f.object != nil
}

func (f *form) number(name string, v *int, least, most int) {
	if n, ok := f.entry(name, *v); ok {
		*v = n.number(least, most)
	}
}

// text describes a string that is left out if empty.
func (f *form) text(name string, v *string) (node, bool) {
	n, ok := f.some(name, *v, *v != "")
	if ok {
		*v = n.text()
	}
	return n, ok
}

func (f *form) flag(name string, v *bool) {
	if n, ok := f.entry(name, *v); ok {
		*v = n.flag()
	}
}

// texts describes a list of strings that may be left out.
func (f *form) texts(name string, v *[]string, most int) {
	if n, ok := f.some(name, *v, len(*v) > 0); ok {
		*v = n.texts(most)
	}
}

// bag describes the number of pieces of each color.
func (f *form) bag(rules *game.Rules, name string, b *market.Bag) {
	if n, ok := f.entry(name, writeBag(rules, b)); ok {
		*b = readBag(rules, n)
	}
}

// marks describes the pieces that extensions have laid on something: those with fields of their own, and the others.
func (f *form) marks(rules *game.Rules, on game.Bearer, marks *[]clinic.Mark) {
	if f.object != nil {
		*marks = readMarks(rules, on, f.object)
		return
	}
	extras, rest := writeMarks(rules, on, *marks)
	f.some("marks", rest, len(rest) > 0)
	f.written = append(f.written, extras...)
}
