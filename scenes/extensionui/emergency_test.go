package extensionui_test

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/sprites"
)

// E1: the thumbnail of a player's clinic shows the department to the right of Floor 0, within the requested size.
func TestTheThumbnailShowsTheDepartmentBesideTheClinic(t *testing.T) {
	t.Parallel()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Extensions: []string{"emergency"}, AnnexLayouts: []string{"light"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	state, _ := rules.Start()
	c := game.Context{Rules: rules, State: state}
	shown := dollhouse.OfPlayer(c)
	if shown.Annex == nil || shown.Annex.Columns != 4 || shown.Annex.Rows != 2 {
		t.Fatalf("E1: the department is %+v", shown.Annex)
	}
	room := extensionui.Room(extensions.EmergencyRoomLight)
	found := false
	for _, r := range shown.Annex.Rooms {
		found = found || r.Kind == room && !r.Off
	}
	if !found {
		t.Error("E2: the light room does not work in the picture")
	}
	alone, _ := dollhouse.Grounds{Clinic: shown.Clinic}.ThumbnailSize()
	width, height := shown.ThumbnailSize()
	if width <= alone {
		t.Errorf("with a department the thumbnail is %v wide, without %v", width, alone)
	}
	puts := map[sprites.ID]bool{}
	const x, bottom = 500, 400
	shown.PutThumbnail(x, bottom, 1, func(id sprites.ID, px, py, _ float64) {
		puts[id] = true
		if px < x-width/2 || px > x+width/2 || py < bottom-height || py > bottom {
			t.Errorf("a picture lies at %v, %v, outside %v × %v", px, py, width, height)
		}
	})
	only := map[sprites.ID]bool{}
	dollhouse.Grounds{Clinic: shown.Clinic}.PutThumbnail(x, bottom, 1, func(id sprites.ID, _, _, _ float64) { only[id] = true })
	if len(puts) <= len(only) {
		t.Error("the thumbnail shows nothing of the department")
	}
}
