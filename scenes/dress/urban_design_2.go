package dress

import "clinic/sprites"

var urbanDesign2 = &Dress{
	ID: "urban_design_2",

	ScoreLines: map[string]sprites.ID{"urban_design": sprites.Must("small-hub")},
}
