// Package systemlanguage asks the system or the browser which languages its user reads.
package systemlanguage

import "strings"

// Wanted returns the languages that the system is set to, the preferred one first, as tags like "pt-BR"; none if the
// system doesn't say.
func Wanted() []string {
	var tags []string
	for _, name := range wanted() {
		name, _, _ = strings.Cut(name, ".") // pt_BR.UTF-8
		name, _, _ = strings.Cut(name, "@")
		if tag := strings.ReplaceAll(strings.TrimSpace(name), "_", "-"); tag != "" && tag != "C" && tag != "POSIX" {
			tags = append(tags, tag)
		}
	}
	return tags
}
