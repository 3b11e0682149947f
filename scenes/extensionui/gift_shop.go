package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var visitor = sprites.NewPiece(sprites.Figure{Picture: "visitor"})

var _ = register(&UI{
	ID:       "gift_shop",
	Boards:   giftShopBoards,
	Picture:  visitor.Picture(),
	Together: Parts{One: []string{"X10"}, Other: []string{"X10", "X13", "V10"}},

	Rooms: map[clinic.Kind]sprites.Kind{"gift_shop": sprites.NewKind(sprites.RoomArt{Furniture: "gift", Hue: "gift",
		Others: [][3]float64{{0.46, 0.62, 0}, {0.70, 0.74, 0}, {0.36, 0.84, 0}},
	})},
	People: map[clinic.PersonKind][]sprites.Piece{"visitor": {visitor}},
	Marks:  map[string]Mark{"visits": {}},

	Strip:  visitorsExpected,
	Offers: map[game.CommandType]Offer{extensions.Visit: {Picture: visitor.Picture()}},
	Obligations: map[string]Obligation{"visitors": {Picture: visitor.Picture(), Concerns: func(c game.Context) (things []thing.Thing) {
		for space := range c.Clinic().Of("gift_shop").All() {
			things = append(things, thing.InSpace(space))
		}
		return things
	}}},

	Events: map[game.EventType]Event{
		extensions.VisitorArrived: {As: game.PersonHired},
		extensions.VisitorsLeft:   {Sign: visitor.Picture(), Follow: goesHome(func(p *clinic.Person, _ *game.Event) bool { return p.Kind == "visitor" })},
	},

	Sounds: map[game.EventType]audio.Sound{extensions.VisitorArrived: audio.Must("shop-bell"), extensions.VisitorsLeft: audio.Must("leaves")},
})

// visitorsExpected returns how many visitors the player's present popularity brings (C91).
func visitorsExpected(reader *ui.Reader, c game.Context) []Stock {
	data := ui.Data{"Count": extensions.ExpectedVisitors(c), "Most": c.Rules.Number("gift_shop.visitors"), "Step": c.Rules.Number("gift_shop.popularity")}
	return []Stock{{
		Name: "visitors", Picture: visitor.Picture(), Label: reader.T("pool_label.visitors"),
		Text: reader.T("pool_text.quota", ui.Data{"Count": data["Count"], "Want": data["Most"]}), Data: data,
	}}
}

// giftShopBoards returns the pictures beside the rules.
func giftShopBoards() []Board {
	return []Board{
		boardOf("C90", placed(0, 0, Room("gift_shop"), visitor, visitor)),
		boardOf("C92", placed(0, 0, sprites.KindTreatment, sprites.Patient1, sprites.Doctor1, visitor)),
	}
}
