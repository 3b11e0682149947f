//go:build !js && !windows && !darwin

package systemlanguage

import (
	"os"
	"strings"
)

// wanted reads the variables of the environment that name languages, in the order in which they count.
func wanted() []string {
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := os.Getenv(name)
		switch locale {
		case "":
			continue
		case "C", "POSIX": // no language at all; LANGUAGE does not count then
			return nil
		}
		return append(strings.Split(os.Getenv("LANGUAGE"), ":"), locale)
	}
	return nil
}
