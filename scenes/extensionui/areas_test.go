package extensionui

import (
	"testing"

	"clinic/game/clinic"
	"clinic/sprites/theme"
)

// An extension's UI can mark a part of a board: its spaces get the color, and where two areas overlap, the first one's.
func TestAreasOfADressAreMarked(t *testing.T) {
	t.Parallel()
	low, high := clinic.Space{}, clinic.Space{Floor: 1}
	before := all
	defer func() { all = before }()
	all = append(all[:len(all):len(all)],
		&UI{ID: "basement", Areas: func(*clinic.Clinic) []Area { return []Area{{Spaces: clinic.One(low), Tint: theme.Gold, Name: "Damp"}} }},
		&UI{ID: "attic", Areas: func(board *clinic.Clinic) []Area { return []Area{{Spaces: board.Board(), Tint: theme.Silver}} }},
	)
	areas := Areas(&clinic.Clinic{Columns: 4, Rows: 3})
	for space, want := range map[clinic.Space]theme.Color{low: theme.Gold, high: theme.Silver} {
		if got := TintOf(areas, space); got != want {
			t.Errorf("%v is tinted %v, want %v", space, got, want)
		}
	}
	if len(areas) != 2 || TintOf(nil, low) != (theme.Color{}) {
		t.Errorf("marked are %+v", areas)
	}
}
