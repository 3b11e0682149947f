package texts

import (
	"fmt"
	"slices"
	"strings"
)

// AddEnglish adds texts to the English ones for a test. It panics if one can't be read.
func AddEnglish(lines map[string]any) {
	english.reading.Lock()
	defer english.reading.Unlock()
	for id, value := range lines {
		if err := english.take(id, value); err != nil {
			panic(fmt.Sprintf("%s: %v", id, err))
		}
	}
}

// IDs returns the ids of the English texts with that prefix, sorted.
func IDs(start string) []string {
	var ids []string
	for id := range english.whole().texts {
		if strings.HasPrefix(id, start) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}
