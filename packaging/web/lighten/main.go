// Lighten takes out of the page's program what Go knows of its functions for traces alone, and tells what a trace of such a program says:
//
//	go run ./packaging/web/lighten LINKED LIGHT OVERLAY    writes LIGHT; OVERLAY is what LINKED was built with
//	go run ./packaging/web/lighten LINKED < TRACE          writes the trace with the names and lines of all its places
//
// Nothing else of the program changes: the collector, stacks that grow, and panics find what they need. docs/web.md says more.
package main

import (
	"bytes"
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "lighten:", err)
		os.Exit(1)
	}
}

func run(arguments []string) error {
	if len(arguments) != 1 && len(arguments) != 3 {
		return fmt.Errorf("name the program as it was linked; and the file for the lighter one, and what it was built with, or give a trace to read")
	}
	text, err := os.ReadFile(arguments[0])
	if err != nil {
		return err
	}
	p, err := readProgram(text)
	if err != nil {
		return err
	}
	f, err := findFunctions(p)
	if err != nil {
		return err
	}
	if len(arguments) == 1 {
		return f.tell(os.Stdin, os.Stdout)
	}
	overlay, err := os.ReadFile(arguments[2])
	if err != nil {
		return err
	}
	// With its file changed, the runtime needs no search. Some installations of Go let nobody change theirs.
	if err := f.lighten(bytes.Contains(overlay, []byte("/src/runtime/symtab.go"))); err != nil {
		return err
	}
	return os.WriteFile(arguments[1], p.join(), 0o644)
}
