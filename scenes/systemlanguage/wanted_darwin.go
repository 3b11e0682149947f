package systemlanguage

import (
	"os/exec"
	"strings"
)

// wanted asks the settings of the user, which are a list like ("fr-FR", "en-GB") in several lines.
func wanted() []string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return nil
	}
	return strings.FieldsFunc(string(out), func(r rune) bool { return strings.ContainsRune("()\", \n", r) })
}
