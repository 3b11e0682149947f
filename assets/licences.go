package assets

import (
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed licences.json
var licences []byte

// Licence is a license that must be passed on with a work that is built in.
type Licence struct {
	Of   []string `json:"of"`   // the works, with their versions
	Kind string   `json:"kind"` // SPDX identifier, or NOTICE
	Text string   `json:"text"`
}

// Licences returns the licenses of all built-in works that aren't our own. "make licences" collects them.
func Licences() []Licence {
	var all []Licence
	if err := json.Unmarshal(licences, &all); err != nil {
		panic("assets: licences.json does not read; write it again with \"make licences\": " + err.Error())
	}
	return all
}

// ThirdParty returns all licenses as one text, which is in every package.
func ThirdParty() string {
	var all strings.Builder
	all.WriteString("Clinic is built with the works of others. These are their licences.\n")
	for _, l := range Licences() {
		all.WriteString("\n" + strings.Repeat("=", 80) + "\n" + strings.Join(l.Of, "\n") + "\n" + l.Kind + "\n" + strings.Repeat("-", 80) + "\n\n" + l.Text + "\n")
	}
	return all.String()
}
