//go:build !js && !windows && !darwin

package systemlanguage

import (
	"os"
	"strings"
)

// wanted reads the environment variables that name languages, in order of precedence.
func wanted() []string {
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := os.Getenv(name)
		switch locale {
		case "":
			continue
		case "C", "POSIX": // no language at all; LANGUAGE is then ignored
			return nil
		}
		return append(strings.Split(os.Getenv("LANGUAGE"), ":"), locale)
	}
	return nil
}
