package texts

import (
	"fmt"
	"slices"
	"strings"
)

// AddEnglish adds lines to the English file, as tests need them.
func AddEnglish(lines map[string]any) {
	for id, value := range lines {
		if err := english.take(id, value); err != nil {
			panic(fmt.Sprintf("%s: %v", id, err))
		}
	}
	forget()
}

// IDs are the ids of the English texts that begin so, in order.
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
