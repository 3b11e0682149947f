// Page makes the page for browsers around the program, from the files of a folder:
//
//	go run ./packaging/web/page [-small] packaging/web build/web
//
// -small compresses it as much as possible, which takes minutes.
package main

import (
	"flag"
	"fmt"
	"os"

	"clinic/packaging/web"
	"clinic/scenes/ui"
)

func main() {
	reader := ui.NewReader("en")
	small := flag.Bool("small", false, "pack as small as can be")
	flag.Parse()
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "page: name the folder of the page's files, and that of the program")
		os.Exit(2)
	}
	if err := web.Make(reader, flag.Arg(0), flag.Arg(1), *small); err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}
