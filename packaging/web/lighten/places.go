package main

import (
	"bufio"
	"fmt"
	"io"
	"regexp"
	"strconv"
)

// place is a line of the source, in a function.
type place struct {
	Function, File string
	Line           int
}

// places gives where the program was, by the number that a trace has for it: first what was copied into a function, then the function itself.
// What is no place of the program gives none.
func (f *functions) places(number uint64) (found []place) {
	const inFunction = 1 << 16
	i := int(number/inFunction) - f.first/inFunction
	if i < 0 || i >= f.count {
		return nil
	}
	fn, at := f.function(i), int(number%inFunction)
	if at > 0 {
		at-- // where it goes on after a call; the call stands before
	}
	for {
		name, next := fn.Name, -1
		if len(fn.tables) > tableOfCopies && len(fn.maps) > mapOfCopies {
			if copied := f.value(fn.tables[tableOfCopies], at); copied >= 0 {
				call := f.memory[f.maps+int(fn.maps[mapOfCopies])+copied*16:]
				name, next = order.Uint32(call[4:]), int(order.Uint32(call[8:]))
			}
		}
		p := place{Function: f.name(name), File: "?", Line: f.value(fn.Line, at)}
		if file := f.value(fn.File, at); file >= 0 {
			p.File = f.text(f.files + int(order.Uint32(f.memory[f.units+(int(fn.Unit)+file)*4:])))
		}
		found = append(found, p)
		if next < 0 {
			return found
		}
		at = next
	}
}

// inTrace is how a trace names a place.
var inTrace = regexp.MustCompile(`\bpc=0x([0-9a-f]+)`)

// tell copies a trace, and says below each number of a place what is there.
func (f *functions) tell(trace io.Reader, to io.Writer) error {
	lines := bufio.NewScanner(trace)
	for lines.Scan() {
		if _, err := fmt.Fprintln(to, lines.Text()); err != nil {
			return err
		}
		for _, n := range inTrace.FindAllStringSubmatch(lines.Text(), -1) {
			number, _ := strconv.ParseUint(n[1], 16, 64)
			for _, p := range f.places(number) {
				if _, err := fmt.Fprintf(to, "\t\t%s\n\t\t\t%s:%d\n", p.Function, p.File, p.Line); err != nil {
					return err
				}
			}
		}
	}
	return lines.Err()
}
