package systemlanguage

import (
	"os/exec"
	"strings"
)

// wanted reads the user's settings, a list like ("fr-FR", "en-GB") spread over several lines.
func wanted() []string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return nil
	}
	return strings.FieldsFunc(string(out), func(r rune) bool { return strings.ContainsRune("()\", \n", r) })
}
