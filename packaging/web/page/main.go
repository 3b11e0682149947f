// Page writes the page for browsers to the standard output, made of a file for a program:
//
//	go run ./packaging/web/page packaging/web/index.html build/web/clinic.wasm
package main

import (
	"fmt"
	"os"

	"clinic/packaging/web"
)

func main() {
	if err := write(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}

func write(arguments []string) error {
	if len(arguments) != 2 {
		return fmt.Errorf("name the file of the page and the program")
	}
	html, err := os.ReadFile(arguments[0])
	if err != nil {
		return err
	}
	program, err := os.Stat(arguments[1])
	if err != nil {
		return err
	}
	page, err := web.Page(string(html), program.Size())
	if err != nil {
		return err
	}
	fmt.Print(page)
	return nil
}
