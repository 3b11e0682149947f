package extensions

import (
	"os"
	"strings"
	"testing"
)

// docs/engine.md has everything that an extension brings into positions, in the extension's row or, where it is said to follow, below the table.
func TestPositionsAreDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/engine.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(page), "\n## Extensions\n")
	for _, e := range All() {
		_, row, there := strings.Cut(section, "\n| "+e.ID+" | ")
		row, _, _ = strings.Cut(row, "\n")
		if strings.Contains(row, "see below") {
			_, below, _ := strings.Cut(section, "\n\n")
			row += below
		}
		names := func(what, name string) {
			if !there || !strings.Contains(row, `"`+name+`"`) && !strings.Contains(row, "`"+name+"`") {
				t.Errorf("docs/engine.md: the row of %s lacks the %s %s", e.ID, what, name)
			}
		}
		for _, mark := range e.Marks {
			field := mark.Field
			if field == "" {
				field = mark.Kind
			}
			names("field", field)
			for _, name := range []string{mark.Group, string(mark.In), mark.Total} {
				if name != "" {
					names("field", name)
				}
			}
		}
		components, people := e.Components, e.People
		if e.Annex != nil {
			components, people = append(components, e.Annex.Components...), append(people, e.Annex.People...)
		}
		for i := range components {
			if name := components[i].Written; name != "" {
				names("component", name)
			} else {
				names("component", string(components[i].Kind))
			}
		}
		for _, person := range people {
			names("person", string(person.Kind))
		}
		for _, pool := range e.Pools {
			names("pool", pool.Kind)
		}
		for _, decision := range e.Decisions {
			names("decision", string(decision))
		}
	}
}
