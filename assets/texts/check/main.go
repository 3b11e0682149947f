// Check lists for the author of a language what its files in assets/texts lack or have wrong:
//
//	go run ./assets/texts/check fr
package main

import (
	"fmt"
	"os"

	"clinic/assets/texts"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "say which language to look at by its code: go run ./assets/texts/check fr")
		os.Exit(2)
	}
	faults := texts.Faults(os.Args[1])
	for _, fault := range faults {
		fmt.Println(fault)
	}
	if len(faults) > 0 {
		fmt.Printf("%d to mend\n", len(faults))
		os.Exit(1)
	}
	fmt.Println("Nothing is missing.")
}
