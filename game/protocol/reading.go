package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"clinic/game/position"
	"clinic/game/rule"
)

// Refusal is why a request is not granted: the rule that forbids it and a sentence. It is the "error" of a reply, and
// an error in Go.
type Refusal struct {
	Rule    string `json:"rule"`
	Message string `json:"message"`
}

// Error returns the sentence.
func (r *Refusal) Error() string { return r.Message }

// protocolRule is the rule for errors in the request itself.
const protocolRule = "protocol"

// Refuse returns a refusal by a rule, with its sentence.
func Refuse(id, format string, values ...any) *Refusal {
	return &Refusal{id, fmt.Sprintf(format, values...)}
}

// field is one entry of a JSON object as written.
type field struct {
	name  string
	value any
}

// maxDepth is how deeply a request may be nested. Every request of the protocol needs far less.
const maxDepth = 32

// maxFields is the most fields that an object may have.
const maxFields = 1000

// parse reads one JSON value: nil, bool, json.Number, string, []any or []field. It refuses anything after the value,
// a name given twice in one object, and too deep nesting.
func parse(data []byte) (any, error) {
	if wrong := encodedOtherwise(data); wrong != "" {
		return nil, Refuse(protocolRule, "%s", wrong)
	}
	var whole json.RawMessage
	err := json.Unmarshal(data, &whole)
	if err == nil {
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.UseNumber()
		var value any
		if value, err = parseValue(decoder, 0); err == nil {
			return value, nil
		}
	}
	return nil, Refuse(protocolRule, "This line is no JSON that can be read: %v.", err)
}

// encodedOtherwise returns a sentence if the line is not plain UTF-8, empty if nothing suggests that.
func encodedOtherwise(line []byte) string {
	begins := func(with string) bool { return bytes.HasPrefix(line, []byte(with)) }
	switch {
	case begins("\xef\xbb\xbf"):
		return "This line begins with a byte order mark: requests are written in UTF-8 without one."
	case begins("\xff\xfe"), begins("\xfe\xff"), bytes.IndexByte(line[:min(len(line), 2)], 0) >= 0:
		return "This line is written in UTF-16: requests are written in UTF-8."
	}
	return ""
}

func parseValue(decoder *json.Decoder, depth int) (any, error) {
	if depth > maxDepth {
		return nil, errors.New("it is nested too deeply")
	}
	token, err := decoder.Token()
	if err != nil {
		return nil, err
	}
	switch token {
	case json.Delim('['):
		list := []any{}
		for decoder.More() {
			item, err := parseValue(decoder, depth+1)
			if err != nil {
				return nil, err
			}
			list = append(list, item)
		}
		_, err := decoder.Token()
		return list, err
	case json.Delim('{'):
		fields := []field{}
		for decoder.More() {
			name, err := decoder.Token()
			if err != nil {
				return nil, err
			}
			value, err := parseValue(decoder, depth+1)
			if err != nil {
				return nil, err
			}
			if len(fields) == maxFields {
				return nil, fmt.Errorf("an object has more than %d fields", maxFields)
			}
			if slices.ContainsFunc(fields, func(f field) bool { return f.name == name }) {
				return nil, fmt.Errorf("the field %q is given twice", name)
			}
			fields = append(fields, field{name.(string), value})
		}
		_, err := decoder.Token()
		return fields, err
	}
	return token, nil
}

// reader keeps the first error found while reading a request. After that, everything reads as zero.
type reader struct{ err *Refusal }

// node is one value of a request, with its path for messages.
type node struct {
	reader *reader
	path   string
	value  any
}

// fail refuses the request because of this node. The sentence begins with its path.
func (n node) fail(format string, values ...any) {
	n.failBy(protocolRule, n.path+" "+format, values...)
}

func (n node) failBy(id, format string, values ...any) {
	if n.reader.err == nil {
		n.reader.err = Refuse(id, format+".", values...)
	}
}

// failReason refuses the request by a rule of the game.
func (n node) failReason(reason rule.Reason, sentence string) {
	if n.reader.err == nil {
		n.reader.err = &Refusal{reason.Rule, n.path + ": " + sentence}
	}
}

// refuse refuses the request if err is a position.Error.
func (n node) refuse(err error) {
	var broken *position.Error
	if errors.As(err, &broken) && n.reader.err == nil {
		n.reader.err = &Refusal{broken.Rule, n.path + broken.Text}
	}
}

func (n node) failed() bool { return n.reader.err != nil }

// text reads a string.
func (n node) text() string {
	s, ok := n.value.(string)
	if !ok {
		n.fail("must be a string")
	}
	return s
}

// number reads a whole number from least to most.
func (n node) number(least, most int) int {
	literal, ok := n.value.(json.Number)
	if !ok {
		n.fail("must be a number")
		return 0
	}
	i, err := strconv.Atoi(string(literal))
	if err != nil || i < least || i > most {
		n.fail("must be a whole number from %d to %d", least, most)
		return 0
	}
	return i
}

// word reads a number from 0 to 2⁶⁴−1, which may be written as a string.
func (n node) word() uint64 {
	literal := ""
	switch v := n.value.(type) {
	case json.Number:
		literal = string(v)
	case string:
		literal = v
	}
	w, err := strconv.ParseUint(literal, 10, 64)
	if err != nil {
		n.fail("must be a whole number from 0 to 2^64-1")
	}
	return w
}

// flag reads true or false.
func (n node) flag() bool {
	b, ok := n.value.(bool)
	if !ok {
		n.fail("must be true or false")
	}
	return b
}

// null reports whether the value is null.
func (n node) null() bool { return n.value == nil }

// list reads a list with at most that many entries.
func (n node) list(most int) []node {
	items, ok := n.value.([]any)
	if !ok {
		n.fail("must be a list")
		return nil
	}
	if len(items) > most {
		n.fail("must have at most %d entries", most)
		return nil
	}
	nodes := make([]node, len(items))
	for i, item := range items {
		nodes[i] = node{n.reader, fmt.Sprintf("%s[%d]", n.path, i), item}
	}
	return nodes
}

// texts reads a list of strings.
func (n node) texts(most int) []string {
	var texts []string
	for _, item := range n.list(most) {
		texts = append(texts, item.text())
	}
	return texts
}

// object is a JSON object whose fields are read by name; close refuses the fields that were never read.
type object struct {
	node
	fields []field
	asked  []string
}

// object reads a JSON object.
func (n node) object() *object {
	fields, ok := n.value.([]field)
	if !ok {
		n.fail("must be an object")
	}
	return &object{node: n, fields: fields}
}

// field returns the field with that name and whether it is present.
func (o *object) field(name string) (node, bool) {
	o.asked = append(o.asked, name)
	for _, f := range o.fields {
		if f.name == name {
			return o.child(f), true
		}
	}
	return o.child(field{name: name}), false
}

func (o *object) child(f field) node {
	path := f.name
	if o.path != "" {
		path = o.path + "." + f.name
	}
	return node{o.reader, path, f.value}
}

// part returns the object in the field with that name, an empty one if it is missing.
func (o *object) part(name string) *object {
	n, ok := o.field(name)
	if !ok {
		n.value = []field{}
	}
	return n.object()
}

// need returns the field with that name and refuses the request if it is missing.
func (o *object) need(name string) node {
	n, ok := o.field(name)
	if !ok {
		n.fail("is missing")
	}
	return n
}

// text reads an optional string, empty if it is missing. number and flag do the same for theirs: a missing number
// leaves into as it is, a missing flag is false.
func (o *object) text(name string) string {
	if n, ok := o.field(name); ok {
		return n.text()
	}
	return ""
}

func (o *object) number(name string, into *int, least, most int) bool {
	n, ok := o.field(name)
	if ok {
		*into = n.number(least, most)
	}
	return ok
}

func (o *object) flag(name string) bool {
	n, ok := o.field(name)
	return ok && n.flag()
}

// all returns every field, for objects whose names are data.
func (o *object) all() []node {
	var nodes []node
	for _, f := range o.fields {
		o.asked = append(o.asked, f.name)
		nodes = append(nodes, o.child(f))
	}
	return nodes
}

// close refuses the first field that was never read.
func (o *object) close() {
	for _, f := range o.fields {
		if !slices.Contains(o.asked, f.name) {
			if o.path == "" {
				o.failBy(protocolRule, "the field %q is unknown here", f.name)
			}
			o.fail("has an unknown field %q", f.name)
		}
	}
}
