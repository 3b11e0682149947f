package newgame

import (
	"clinic/game/clinic"
	"clinic/paint"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// ofExtensions stand on the cards of the extensions.
var ofExtensions = map[string]sprites.ID{
	"cigarettes": sprites.Must("vending-machine"), "helicopters": sprites.Must("helicopter"), "fire_trucks": sprites.Must("fire-truck-x"),
	"wheelchairs": sprites.Must("wheelchair"), "public_toilets": sprites.Must("module-toilets"), "temp_agency": sprites.Must("temp"),
	"ghosts": sprites.Must("ghost"), "triage": sprites.Must("patient-unsorted"), "therapy_dogs": sprites.Must("dog"),
	"gift_shop": sprites.Must("visitor"), "air_conditioners": sprites.Must("air-conditioner-south"),
	"emergency": sprites.Must("module-emergencyhub"), "covid_19": sprites.Must("token-virus"),
	"tough_doctors": sprites.Must("doctor-4"), "clever_doctors": sprites.Must("doctor-3"), "humble_doctors": sprites.Must("doctor-2"),
}

// plan is the picture of Urban Design: a clinic on two floors.
var plan = func() *sprites.Clinic {
	house := &sprites.Clinic{Columns: 3, Rows: 3}
	for _, space := range []clinic.Space{
		{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 2, Y: 0}, {X: 0, Y: 1}, {X: 1, Y: 1}, {X: 1, Y: 2}, {Floor: 1, X: 0, Y: 0}, {Floor: 1, X: 1, Y: 1},
	} {
		kind := sprites.KindTreatment
		if space.Floor > 0 || space.Y == 2 {
			kind = sprites.KindHub
		}
		house.Rooms = append(house.Rooms, sprites.Room{Space: space, Kind: kind})
	}
	return house
}()

// hasPicture tells whether paintPicture shows something for that extension.
func hasPicture(id string) bool {
	_, has := ofExtensions[id]
	return has || id == "urban_design_2"
}

// paintPicture paints the picture of an extension on its ground, fade from 0 to 1.
func paintPicture(c *ui.Canvas, id string, r ui.Rect, fade float64) {
	c.Round(r, 12, paint.Ground)
	switch {
	case id == "urban_design_2":
		dollhouse.Thumbnail(c, plan, r.Inset(r.W*0.08), 2)
	default:
		pictures.UpTo(c, ofExtensions[id], r.Inset(r.W*0.12), 2.4, fade)
	}
}
