// Licences writes the licenses of everything that is built into the program to assets/licences.json, where the
// program reads them:
//
//	go run ./packaging/licences
package main

import (
	"fmt"
	"os"

	"clinic/packaging/licences/collect"
)

func main() {
	all, err := collect.All(".")
	if err == nil {
		err = os.WriteFile(collect.File, collect.Encode(all), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}
