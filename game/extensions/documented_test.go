package extensions

import (
	"cmp"
	"os"
	"strings"
	"testing"

	"clinic/game"
)

// docs/engine.md has everything that an extension brings into positions, in the extension's row or, if the row says
// so, below the table. A missing row is printed as it could begin.
func TestPositionsAreDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/engine.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(page), "\n## Extensions\n")
	for _, e := range All() {
		things := inPositions(e)
		if len(things) == 0 {
			continue
		}
		_, row, there := strings.Cut(section, "\n| "+e.ID+" | ")
		if !there {
			t.Errorf("docs/engine.md has no row of %s:\n%s", e.ID, rowOf(e.ID, things))
			continue
		}
		row, _, _ = strings.Cut(row, "\n")
		if strings.Contains(row, "see below") {
			_, below, _ := strings.Cut(section, "\n\n")
			row += below
		}
		for _, thing := range things {
			if !strings.Contains(row, `"`+thing.name+`"`) && !strings.Contains(row, "`"+thing.name+"`") {
				t.Errorf("docs/engine.md: the row of %s lacks the %s %s", e.ID, thing.what, thing.name)
			}
		}
	}
}

// rowOf returns a row for an extension, without explanations.
func rowOf(id string, things []named) string {
	var words []string
	for _, thing := range things {
		words = append(words, thing.what+" `"+thing.name+"`")
	}
	return "| " + id + " | " + strings.Join(words, "; ") + " |"
}

// named is something that positions refer to by a name.
type named struct{ what, name string }

// inPositions lists what an extension brings into positions.
func inPositions(e *game.Extension) (things []named) {
	add := func(what, name string) {
		if name != "" {
			things = append(things, named{what, name})
		}
	}
	for _, mark := range e.Marks {
		add("field", cmp.Or(mark.Field, mark.Kind))
		add("field", mark.Group)
		add("field", string(mark.In))
		add("field", mark.Total)
	}
	components, people := e.Components, e.People
	if e.Annex != nil {
		components, people = append(components, e.Annex.Components...), append(people, e.Annex.People...)
	}
	for i := range components {
		add("component", cmp.Or(components[i].Written, string(components[i].Kind)))
	}
	for _, person := range people {
		add("person", string(person.Kind))
	}
	for _, pool := range e.Pools {
		add("pool", pool.Kind)
	}
	for _, decision := range e.Decisions {
		add("decision", string(decision))
	}
	return things
}
