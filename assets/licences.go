package assets

import (
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed licences.json
var licences []byte

// Licence is what somebody wants to be handed on with a work that is built in.
type Licence struct {
	Of   []string `json:"of"`   // the works, with their versions
	Kind string   `json:"kind"` // as SPDX calls it, or NOTICE
	Text string   `json:"text"`
}

// Licences are those of everything that is built in and not our own. "make licences" collects them.
func Licences() []Licence {
	var all []Licence
	if err := json.Unmarshal(licences, &all); err != nil {
		panic("assets: licences.json does not read; write it again with \"make licences\": " + err.Error())
	}
	return all
}

// ThirdParty gives all licences in one text, as it lies in every package.
func ThirdParty() string {
	var all strings.Builder
	all.WriteString("Clinic is built with the works of others. These are their licences.\n")
	for _, l := range Licences() {
		all.WriteString("\n" + strings.Repeat("=", 80) + "\n" + strings.Join(l.Of, "\n") + "\n" + l.Kind + "\n" + strings.Repeat("-", 80) + "\n\n" + l.Text + "\n")
	}
	return all.String()
}
