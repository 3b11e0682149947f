package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// functions are where the memory of a program holds what Go knows of its functions; Go calls all of it the pclntab, and cmd/link/internal/ld/pcln.go
// says what is in it.
type functions struct {
	memory []byte
	count  int
	// Where each part begins, one behind the other.
	names  int // of functions
	units  int // which file is meant by a number in a package
	files  int // their names
	tables int // each says for all places of a function how large the stack is, or which line stands there
	list   int // where each function begins, then a function each
	maps   int // of what on the stack the collector must follow, and more of the kind
	search int // leads from a place to its function
	end    int
	first  int // the place where the first function begins
}

// function is what Go knows of one; its runtime calls it _func.
type function struct {
	known
	tables []uint32 // where its tables begin; 0 where it has none
	maps   []uint32 // where its maps begin; absent where it has none
}

type known struct {
	Entry            uint32 // its number, where others have its address
	Name             uint32
	Arguments        int32
	Deferred         uint32
	Stack            uint32 // the table of how large the stack is
	File, Line       uint32 // tables of where it was written
	Tables           uint32 // how many it has besides
	Unit             uint32
	FirstLine        int32
	Kind, Flag, Free uint8
	Maps             uint8 // how many
}

const (
	absent  = ^uint32(0)
	wrapper = 23 // the kind of a function that was made to call another

	// Its tables (internal/abi, PCDATA_…), and how many are kept of most and of some
	tableOfMaps            = 1
	tableOfCopies          = 2
	mostTables, someTables = 2, 3
	// Its maps (FUNCDATA_…)
	mapOfCopies        = 3
	mostMaps, someMaps = 3, 5

	// What a place in the search leads to takes so much room for each function.
	searchRoom = (1 << 16) / 4096 * 20
)

var order = binary.LittleEndian

// version is the Go whose runtime was read for what it needs to know.
const version = "go1.26."

// findFunctions looks for the functions in the memory of a program.
func findFunctions(p *program) (*functions, error) {
	if !slices.ContainsFunc(p.sections, func(s section) bool { return s.kind == note && bytes.Contains(s.text, []byte(version)) }) {
		return nil, fmt.Errorf("the program was not built by Go %sx: see what the runtime of this Go needs to know of functions, and change packaging/web/lighten after it",
			strings.TrimPrefix(version, "go"))
	}
	m := p.memory
	word := func(at, i int) int { return int(order.Uint64(m[at+i*8:])) }
	for at := 0; ; at += 8 {
		found := bytes.Index(m[at:], []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
		if found < 0 {
			return nil, errors.New("the program does not hold what Go knows of its functions where it was looked for")
		}
		at += found
		if at+72 > len(m) {
			continue
		}
		f := &functions{memory: m, count: word(at, 1), names: at + word(at, 4), units: at + word(at, 5), files: at + word(at, 6),
			tables: at + word(at, 7), list: at + word(at, 8)}
		// What the runtime calls moduledata begins with where these parts are.
		module := bytes.Index(m, order.AppendUint64(order.AppendUint64(nil, uint64(at)), uint64(f.names)))
		if module < 0 || module+42*8 > len(m) {
			continue
		}
		f.search, f.first, f.maps, f.end = word(module, 19), word(module, 20), word(module, 40), word(module, 41)
		if word(module, 4) != f.units || word(module, 7) != f.files || word(module, 10) != f.tables || word(module, 13) != f.list ||
			word(module, 17) != f.count+1 || !slices.IsSorted([]int{f.names, f.units, f.files, f.tables, f.list, f.maps, f.search, f.end, len(m)}) {
			return nil, errors.New("what Go knows of the functions does not lie as it should")
		}
		return f, nil
	}
}

// at is where a function lies in the list.
func (f *functions) at(i int) int { return f.list + int(order.Uint32(f.memory[f.list+i*8+4:])) }

func (f *functions) function(i int) (fn function) {
	at := f.at(i)
	size, _ := binary.Decode(f.memory[at:], order, &fn.known)
	r := &reader{left: f.memory[at+size:]}
	for range fn.Tables {
		fn.tables = append(fn.tables, order.Uint32(r.bytes(4)))
	}
	for range fn.Maps {
		fn.maps = append(fn.maps, order.Uint32(r.bytes(4)))
	}
	return fn
}

// text reads up to a zero.
func (f *functions) text(at int) string {
	text, _, _ := bytes.Cut(f.memory[at:], []byte{0})
	return string(text)
}

func (f *functions) name(offset uint32) string { return f.text(f.names + int(offset)) }

// table gives a whole table: how much more the value is and for how many places, in turn, up to a zero.
func (f *functions) table(offset uint32) []byte {
	r := &reader{left: f.memory[f.tables+int(offset) : f.list]}
	whole := r.left
	for first := true; (r.number() != 0 || first) && !r.failed; first = false {
		r.number()
	}
	return whole[:len(whole)-len(r.left)]
}

// value is what a table says of a place, counted from where its function begins; -1 where it says nothing.
func (f *functions) value(offset uint32, place int) int {
	if offset == 0 {
		return -1
	}
	value, upTo := -1, 0
	for r := (&reader{left: f.table(offset)}); len(r.left) > 1; {
		change := r.number()
		value += change>>1 ^ -(change & 1)
		if upTo += r.number(); place < upTo {
			return value
		}
	}
	return -1
}

// Names that functions have afterwards. The runtime has to tell its own from others, and to find the three parts of a method's name.
const (
	unnamed    = "unnamed.(*type).function"
	unnamedOwn = "runtime.(*type).function"
)

// byName are those that the collector finds by their names, since what they hold on the stack is not known before.
var byName = []string{"reflect.makeFuncStub", "reflect.methodValueCall"}

// lighten takes away what only traces tell: names, files, lines, arguments, and what was copied into functions. What is left is moved together.
// Where numbered, the runtime takes the number of a function from its place and doesn't search.
func (f *functions) lighten(numbered bool) (err error) {
	all := make([]function, f.count)
	known := map[uint32]bool{uint32(f.search - f.maps): true} // where some map begins, or the last one ends
	for i := range all {
		all[i] = f.function(i)
		if all[i].Entry != all[0].Entry+uint32(i) {
			return errors.New("the functions are not numbered one after the other")
		}
		for _, m := range all[i].maps {
			known[m] = true
		}
	}
	delete(known, absent)

	names, tables := []byte{0}, []byte{0}
	nameAt, tableAt := map[string]uint32{}, map[uint32]uint32{0: 0}
	name := func(text string) uint32 {
		if _, ok := nameAt[text]; !ok {
			nameAt[text] = uint32(len(names))
			names = append(append(names, text...), 0)
		}
		return nameAt[text]
	}
	table := func(offset uint32) uint32 {
		if _, ok := tableAt[offset]; !ok {
			tableAt[offset] = uint32(len(tables))
			tables = append(tables, f.table(offset)...)
		}
		return tableAt[offset]
	}
	kept := map[uint32]bool{}
	for i := range all {
		fn := &all[i]
		switch text := f.name(fn.Name); {
		case slices.Contains(byName, text):
			fn.Name = name(text)
		case strings.HasPrefix(text, "runtime."):
			fn.Name = name(unnamedOwn)
		default:
			fn.Name = name(unnamed)
		}
		fn.Stack = table(fn.Stack)
		fn.File, fn.Line, fn.Unit, fn.FirstLine = 0, 0, 0, 0
		was := *fn
		fn.tables, fn.maps = make([]uint32, someTables), slices.Repeat([]uint32{absent}, someMaps)
		copy(fn.maps, was.maps)
		if len(was.tables) > tableOfMaps {
			fn.tables[tableOfMaps] = table(was.tables[tableOfMaps])
		}
		// A panic is not taken by who was called by what a wrapper copied: the runtime counts them. Their names are empty then.
		if fn.Kind == wrapper && len(was.tables) > tableOfCopies {
			fn.tables[tableOfCopies] = table(was.tables[tableOfCopies])
		} else {
			fn.maps[mapOfCopies] = absent
		}
		for _, m := range fn.maps {
			kept[m] = m != absent
		}
		// What is nearly always as long packs best.
		if !slices.ContainsFunc(fn.maps[mostMaps:], func(m uint32) bool { return m != absent }) {
			fn.tables, fn.maps = fn.tables[:mostTables], fn.maps[:mostMaps]
		}
		fn.Tables, fn.Maps = uint32(len(fn.tables)), uint8(len(fn.maps))
	}

	var left []byte // of the maps: those that some function still has, in their order, which is that of what they must be aligned to
	mapAt := map[uint32]uint32{absent: absent}
	begins := slices.Sorted(maps.Keys(known))
	for i, m := range begins {
		if kept[m] {
			mapAt[m] = uint32(len(left))
			left = append(left, f.memory[f.maps+int(m):f.maps+int(begins[i+1])]...)
		}
	}

	list := make([]byte, (f.count*8+4+7)&^7)
	order.PutUint32(list[f.count*8:], all[0].Entry+uint32(f.count))
	for i, fn := range all {
		order.PutUint32(list[i*8:], fn.Entry)
		order.PutUint32(list[i*8+4:], uint32(len(list)))
		for k, m := range fn.maps {
			fn.maps[k] = mapAt[m]
		}
		for _, part := range []any{fn.known, fn.tables, fn.maps} {
			if list, err = binary.Append(list, order, part); err != nil {
				return err
			}
		}
		list = append(list, make([]byte, -len(list)&7)...)
	}

	return errors.Join(f.put(f.names, f.units, names), f.put(f.units, f.tables, nil), f.put(f.tables, f.list, tables), f.put(f.list, f.maps, list),
		f.put(f.maps, f.search, left), f.forgetSearch(numbered))
}

func (f *functions) forgetSearch(numbered bool) error {
	if !numbered {
		return nil
	}
	if f.end-f.search < (f.count-1)*searchRoom {
		return errors.New("what leads to functions is shorter than it should be")
	}
	return f.put(f.search, f.search+(f.count-1)*searchRoom, nil)
}

// put replaces a part, whose room stays: nothing else moves, and zeros are not sent.
func (f *functions) put(from, to int, now []byte) error {
	if len(now) > to-from {
		return errors.New("there is no room for what is left of what Go knows of functions")
	}
	clear(f.memory[from:to])
	copy(f.memory[from:], now)
	return nil
}
