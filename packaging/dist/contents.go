package main

import (
	"cmp"
	"debug/buildinfo"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"clinic/assets"
	"clinic/packaging/licences/collect"
)

// spdxPackage is a work in the list of contents, in terms of SPDX 2.3.
type spdxPackage struct {
	ID               string          `json:"SPDXID"`
	Name             string          `json:"name"`
	Version          string          `json:"versionInfo"`
	From             string          `json:"downloadLocation"`
	FilesAnalyzed    bool            `json:"filesAnalyzed"`
	LicenseConcluded string          `json:"licenseConcluded"`
	LicenseDeclared  string          `json:"licenseDeclared"`
	Copyright        string          `json:"copyrightText"`
	References       []spdxReference `json:"externalRefs,omitempty"`
}

type spdxReference struct {
	Category string `json:"referenceCategory"`
	Type     string `json:"referenceType"`
	Locator  string `json:"referenceLocator"`
}

type spdxRelation struct {
	From string `json:"spdxElementId"`
	Kind string `json:"relationshipType"`
	To   string `json:"relatedSpdxElement"`
}

const (
	spdxNone = "NOASSERTION"
	spdxMain = "SPDXRef-clinic"
)

// notInID matches characters that SPDX doesn't allow in ids.
var notInID = regexp.MustCompile(`[^A-Za-z0-9.-]+`)

// contents lists what is built into the programs, as recorded in the programs themselves.
func contents(r *release) error {
	built := map[string]string{"Go": strings.TrimPrefix(runtime.Version(), "go")}
	for _, target := range collect.Targets {
		if strings.HasPrefix(target, "js/") {
			continue // it contains nothing that the others don't
		}
		info, err := buildinfo.ReadFile(r.program(target))
		if err != nil {
			return err
		}
		for _, d := range info.Deps {
			if d.Replace != nil {
				d = d.Replace
			}
			built[d.Path] = d.Version
		}
	}
	kinds := map[string]string{}
	for _, l := range assets.Licences() {
		for _, of := range l.Of {
			if of, _, _ = strings.Cut(of, " "); l.Kind != "NOTICE" && !strings.Contains(kinds[of], l.Kind) {
				kinds[of] = strings.TrimPrefix(kinds[of]+" AND "+l.Kind, " AND ")
			}
		}
	}
	works := []spdxPackage{{ID: spdxMain, Name: "clinic", Version: r.Version, From: spdxNone, LicenseConcluded: "MIT", LicenseDeclared: "MIT", Copyright: spdxNone}}
	relations := []spdxRelation{{From: "SPDXRef-DOCUMENT", Kind: "DESCRIBES", To: spdxMain}}
	for _, path := range slices.Sorted(maps.Keys(built)) {
		work := spdxPackage{
			ID: "SPDXRef-" + notInID.ReplaceAllString(path, "-"), Name: path, Version: built[path], From: spdxNone,
			LicenseConcluded: spdxNone, LicenseDeclared: cmp.Or(licensed(kinds[path]), spdxNone), Copyright: spdxNone,
		}
		if path != "Go" {
			work.From = "https://" + path
			work.References = []spdxReference{{"PACKAGE-MANAGER", "purl", "pkg:golang/" + path + "@" + built[path]}}
		}
		works = append(works, work)
		relations = append(relations, spdxRelation{From: spdxMain, Kind: "DEPENDS_ON", To: work.ID})
	}
	name := "clinic-" + r.Version
	list, err := json.MarshalIndent(map[string]any{
		"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
		"documentNamespace": "https://spdx.org/spdxdocs/" + name,
		"creationInfo":      map[string]any{"created": r.at.Format("2006-01-02T15:04:05Z"), "creators": []string{"Tool: clinic-dist"}},
		"packages":          works, "relationships": relations,
	}, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.folder, name+".spdx.json"), append(list, '\n'), 0o644)
}

// licensed removes from a kind of license what SPDX has no name for.
func licensed(kind string) string {
	return strings.ReplaceAll(kind, " AND GooglePatentClause", "")
}
