package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// sorting lets lists of all types share one way to sort. Go compiles the whole of it for every type of element that is sorted somewhere; in the
// page all use that of the package sort, which Go makes from the same text: it compares and exchanges the same elements in the same order.
func sorting() ([]cut, error) {
	folder, err := ask("list", "-f", "{{.Dir}}", "sort")
	if err != nil {
		return nil, err
	}
	shared, err := os.ReadFile(filepath.Join(folder, "zsortfunc.go"))
	if err != nil {
		return nil, err
	}
	if !strings.Contains(string(shared), "\npackage sort\n") {
		return nil, fmt.Errorf("sort/zsortfunc.go is not of the package sort")
	}
	text := strings.Replace(string(shared), "\npackage sort\n", `
package slices

type lessSwap struct {
	Less func(i, j int) bool
	Swap func(i, j int)
}

func sorted[S ~[]E, E any](x S, cmp func(a, b E) int) lessSwap {
	return lessSwap{func(i, j int) bool { return cmp(x[i], x[j]) < 0 }, func(i, j int) { x[i], x[j] = x[j], x[i] }}
}
`, 1)
	return []cut{
		{"slices", "zsortanyfunc.go", []string{"*", text}},
		{"slices", "zsortordered.go", []string{"*", "package slices\n"}},
		{"slices", "sort.go", []string{
			"pdqsortOrdered(x, 0, n, bits.Len(uint(n)))", "pdqsort_func(sorted(x, cmp.Compare[E]), 0, n, bits.Len(uint(n)))",
			"pdqsortCmpFunc(x, 0, n, bits.Len(uint(n)), cmp)", "pdqsort_func(sorted(x, cmp), 0, n, bits.Len(uint(n)))",
			"stableCmpFunc(x, len(x), cmp)", "stable_func(sorted(x, cmp), len(x))",
		}},
	}, nil
}
