package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// C110: nothing above Floor 1, helipads included; several hubs on a floor, but never adjacent ones.
func TestUrbanBuilding(t *testing.T) {
	x := newTable(t, 2, "urban_design_2")
	x.State.Players[0].Money = 100
	x.put(0, clinic.Component{Kind: clinic.Laboratory, Space: space(1, 0, 1)})
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(clinic.SupplyRoom, space(2, 0, 1)), "C110", "above_highest_floor")
	x.refuses(0, buildAt(clinic.Helipad, space(2, 0, 1)), "C110", "above_highest_floor")
	x.refuses(0, game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: space(0, 0, 0)}}, "B7", "same_color")
	x.do(0, buildAt(clinic.Helipad, space(1, 1, 1)))
	x.do(0, game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: space(0, 2, 1)}})
}

// C110: the text's example: a room between two hubs serves the patients of both, even at the same time, and a room
// beside one hub only its own; the same goes for an operating room between hubs.
func TestExampleMultifunctionRooms(t *testing.T) {
	x := newTable(t, 3, "urban_design_2")
	x.clear(0)
	for at, service := range map[clinic.Space]clinic.Service{
		space(0, 1, 0): clinic.Psychiatry, space(0, 0, 1): clinic.Cardiology, space(0, 2, 1): clinic.Ophthalmology,
	} {
		x.put(0, clinic.Component{Kind: clinic.Hub, Service: service, Space: at})
	}
	a, b, c := space(0, 0, 0), space(0, 2, 0), space(0, 3, 1)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		a: clinic.TreatmentRoom, b: clinic.TreatmentRoom, c: clinic.TreatmentRoom, space(0, 1, 1): clinic.OperatingRoom,
		space(0, 3, 0): clinic.SupplyRoom, space(1, 0, 0): clinic.SupplyRoom,
	})
	for at, want := range map[clinic.Space][]clinic.Service{
		a: {clinic.Psychiatry, clinic.Cardiology}, b: {clinic.Psychiatry, clinic.Ophthalmology}, c: {clinic.Ophthalmology},
		space(0, 1, 1): {clinic.Psychiatry, clinic.Cardiology, clinic.Ophthalmology},
	} {
		for _, service := range []clinic.Service{clinic.Psychiatry, clinic.Cardiology, clinic.Ophthalmology} {
			patient := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: service, At: preAdmissions}
			if fits := x.of(0).MayEnd(&patient, at).None(); fits != slices.Contains(want, service) {
				t.Errorf("C110: the room at %v takes a patient of %s: %v", at, service, fits)
			}
		}
	}
	x.come(0, clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(a)})
	other := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Cardiology, At: preAdmissions}
	if reason := x.of(0).MayEnd(&other, a); !reason.None() {
		t.Errorf("C110: not at the same time: %v", reason)
	}
}

// C111: nine cards, three per deck, filled wherever their pattern fits, without turning it.
func TestUrbanCards(t *testing.T) {
	spaces := [...]int{4, 4, 5, 7, 7, 7, 10, 11, 12}
	if len(UrbanCards) != 9 {
		t.Fatalf("C111: %d cards", len(UrbanCards))
	}
	for i := range UrbanCards {
		if got := len(UrbanCards[i].Spaces); got != spaces[i] {
			t.Errorf("C111: %s asks for %d spaces, want %d", UrbanCards[i].ID, got, spaces[i])
		}
		for _, at := range UrbanCards[i].Spaces {
			if at.Floor == 1 && !slices.Contains(UrbanCards[i].Spaces, at.Below()) || at.Floor > 1 || at.X > 2 || at.Y > 2 {
				t.Errorf("C111: %s can't be built at %v", UrbanCards[i].ID, at)
			}
		}
	}
	x := newTable(t, 1, "urban_design_2")
	x.clear(0)
	card := cardOf("easy_1") // three in a row, and one south of the westernmost
	owner := &x.State.Players[0]
	owner.Marks = []clinic.Mark{{Kind: cardMark, Note: card.ID}}
	points := func() game.ScoreLine {
		lines := x.of(0).Score().Lines
		return lines[slices.IndexFunc(lines, func(l game.ScoreLine) bool { return l.Rule == "C111" })]
	}
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 1, 1): clinic.Hub, space(0, 2, 1): clinic.SupplyRoom, space(0, 3, 1): clinic.Laboratory, space(0, 1, 2): clinic.Garden,
	})
	wanted, filled := card.FilledSpaces(x.clinic(0))
	if filled.Count() != 3 || !wanted.Has(space(0, 1, 2)) || points() != (game.ScoreLine{Rule: "C111", What: "urban_design", Count: 3, Points: -2}) {
		t.Errorf("C111: %v of %v, %v; a garden is no module", filled, wanted, points())
	}
	x.put(0, clinic.Component{Kind: clinic.TreatmentRoom, Space: space(0, 1, 2)})
	x.put(0, clinic.Component{Kind: clinic.TreatmentRoom, Space: space(0, 0, 0)}) // more than required
	if got := points(); got.Points != 6 || CardOf(owner) != card {
		t.Errorf("C111: %v with the card filled, one east and one south", got)
	}
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{ // turned, it is not filled
		space(0, 0, 0): clinic.Hub, space(0, 0, 1): clinic.SupplyRoom, space(0, 0, 2): clinic.Laboratory, space(0, 1, 0): clinic.TreatmentRoom,
	})
	if got := points(); got.Points != -2 {
		t.Errorf("C111: %v with the card turned", got)
	}
	for deck, reward := range map[string][2]int{"easy_2": {6, 2}, "medium_2": {10, 4}, "hard_2": {15, 6}} {
		if gain, loss := cardOf(deck).Reward(x.Rules); gain != reward[0] || loss != reward[1] {
			t.Errorf("C111: %s gives %d or takes %d", deck, gain, loss)
		}
	}
	hard := cardOf("hard_3")
	x.clear(0)
	for _, at := range hard.Spaces {
		x.put(0, clinic.Component{Kind: clinic.Laboratory, Space: space(at.Floor, at.X+1, at.Y)})
	}
	if owner.Marks[0].Note = hard.ID; points().Points != 15 {
		t.Errorf("C111: %v with the hard card filled on both floors", points())
	}
}

// C112, the text's example: after the bonus tiles one card of each deck is shown, and they are taken in reverse turn
// order; each is replaced from its deck, or from a neighboring deck of the player's choice.
func TestExampleUrbanDraft(t *testing.T) {
	config := game.Config{Players: 4, Seed: 3, Extensions: []string{"urban_design_2"}}
	rules, err := game.NewRules(config, All())
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t, game.NewMatch(rules, nil)}
	for x.State.Decision(x.State.Deciders()[0]).Kind != DecideCard {
		player := x.State.Deciders()[0]
		x.do(player, rules.Legal(x.State, player)[0])
	}
	for i := range x.State.Players {
		if x.State.Players[i].Bonus == "" {
			t.Error("C112: cards come after the bonus tiles")
		}
	}
	takeFrom := func(deck string) (player int) {
		player = x.State.Deciders()[0]
		if got := len(ShownCards(x.State)); got != 3 {
			t.Errorf("C112: %d cards are shown", got)
		}
		x.refuses(player, game.Command{Type: TakeCard, Choice: "easy_9"}, "C112", "no_such_card")
		for _, card := range ShownCards(x.State) {
			if card.Deck == deck {
				x.do(player, game.Command{Type: TakeCard, Choice: card.ID})
				return player
			}
		}
		t.Fatalf("C112: no %s card is shown", deck)
		return player
	}
	order := x.State.TurnOrder
	for i := range 3 {
		if player := takeFrom("medium"); player != order[3-i] {
			t.Errorf("C112: player %d takes a card, want %d", player, order[3-i])
		}
	}
	chooser := order[1] // the medium deck is now empty
	if d := x.State.Decision(chooser); d == nil || d.Kind != DecideDeck {
		t.Fatalf("C112: %+v", x.State.Pending)
	}
	x.refuses(chooser, game.Command{Type: RefillCards, Choice: "medium"}, "C112", "no_such_deck")
	x.do(chooser, game.Command{Type: RefillCards, Choice: "hard"})
	hard := 0
	for _, card := range ShownCards(x.State) {
		if card.Deck == "hard" {
			hard++
		}
	}
	if hard != 2 {
		t.Errorf("C112: %d hard cards are shown", hard)
	}
	takeFrom("hard") // the text's example: the one that replaced the medium card
	if len(ShownCards(x.State)) != 0 || CardOf(&x.State.Players[order[0]]).Deck != "hard" {
		t.Error("C112: the display is not put away")
	}
}

// C112: an easy card is replaced from the medium deck if its own is empty; there is nothing to choose.
func TestUrbanRefill(t *testing.T) {
	s := &game.State{Players: make([]game.Player, 3)}
	for i, id := range []string{"easy_1", "easy_2", "easy_3"} {
		s.Players[i].Marks = []clinic.Mark{{Kind: cardMark, Note: id}}
	}
	if got := refills(s, "easy"); !slices.Equal(got, []string{"medium"}) {
		t.Errorf("C112: an easy card is replaced from %v", got)
	}
	if got := refills(s, "hard"); !slices.Equal(got, []string{"hard"}) {
		t.Errorf("C112: a hard card is replaced from %v", got)
	}
}

// C112, X7: a solo player chooses one of the three cards, and the goal of Floor 3 is not offered.
func TestUrbanSolo(t *testing.T) {
	x := newTable(t, 1, "urban_design_2")
	if CardOf(&x.State.Players[0]) == nil || len(ShownCards(x.State)) != 0 {
		t.Error("C112: a solo player has no card")
	}
	if goals := x.of(0).OfferedGoals(); slices.Contains(goals, game.GoalFloor3) || !slices.Contains(goals, game.GoalSixRed) {
		t.Errorf("X7: %v are offered", goals)
	}
}
