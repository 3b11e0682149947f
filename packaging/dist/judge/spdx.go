//go:build ignore

// Judge checks that a list of contents is valid SPDX. It needs a library that nothing else needs, named in
// tools.mod:
//
//	go run -modfile=packaging/dist/tools.mod packaging/dist/judge/spdx.go FILE.spdx.json
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spdx/tools-golang/json"
	"github.com/spdx/tools-golang/spdxlib"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "judge: name the one file")
		os.Exit(2)
	}
	if err := judge(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(1)
	}
}

func judge(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	list, err := json.Read(file)
	if err != nil {
		return err
	}
	if list.SPDXVersion != "SPDX-2.3" || list.DocumentNamespace == "" || list.CreationInfo == nil || len(list.Packages) == 0 {
		return errors.New("it lacks its version, name space, maker or contents")
	}
	if err := spdxlib.ValidateDocument(list); err != nil {
		return err
	}
	for _, p := range list.Packages {
		if p.PackageName == "" || p.PackageDownloadLocation == "" || p.PackageLicenseConcluded == "" && p.PackageLicenseDeclared == "" {
			return fmt.Errorf("of %q its name, origin or licence is missing", p.PackageSPDXIdentifier)
		}
	}
	fmt.Println(len(list.Packages), "packages,", len(list.Relationships), "relations")
	return nil
}
