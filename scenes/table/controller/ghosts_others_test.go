package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/scenes/extensionui"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// sitWith starts a game of that many players with extensions.
func sitWith(t *testing.T, players int, seed uint64, ids ...string) *player {
	t.Helper()
	return sitLaid(t, players, seed, func(*game.Match) {}, ids...)
}

// sitLaid is sitWith with a function that changes the match before the table opens.
func sitLaid(t *testing.T, players int, seed uint64, goOn func(*game.Match), ids ...string) *player {
	reader := ui.NewReader("en")
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	layouts := []string{"white", "yellow", "orange", "red"}
	config := game.Config{Players: players, Seed: seed, Layouts: layouts[:players]}
	for _, e := range extensions.All() {
		if slices.Contains(ids, e.ID) && e.Variant {
			config.Variants = append(config.Variants, e.ID)
		} else if slices.Contains(ids, e.ID) {
			config.Extensions = append(config.Extensions, e.ID)
		}
	}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	seats := session.Seats{{Name: "Ada"}, {Name: "Ben", Color: 1}, {Name: "Chloé", Color: 2}, {Name: "Dana", Color: 3}}
	match := game.NewMatch(rules, nil)
	goOn(match)
	s := session.New(match, seats[:players], nil)
	s.OpenCurtain()
	p := &player{t: t, session: s, table: controller.Play(reader, s, controller.Doors{})}
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1600, 1000, 100)
	p.mouse.MouseInside = true
	p.tick()
	return p
}

// until plays the first legal command until a player makes that decision.
func until(m *game.Match, kind game.DecisionKind) {
	for {
		player := m.State.Deciders()[0]
		if m.State.Decision(player).Kind == kind {
			return
		}
		m.Apply(player, m.Rules.Legal(m.State, player)[0])
	}
}

// at moves the pointer to a spot, and reports whether it is the topmost one there.
func (p *player) at(what thing.Thing) bool {
	spot, ok := p.table.Spot(what)
	if !ok {
		return false
	}
	p.move(spot.Rect.Center())
	over, ok := p.table.SpotAt(spot.Rect.Center())
	return ok && over.Thing == what
}

func (p *player) press1() { p.press(); p.release() }

// clickThrough clicks one spot after another, and reports whether all of them could be reached.
func (p *player) clickThrough(spots ...thing.Thing) bool {
	for _, what := range spots {
		if !p.at(what) {
			return false
		}
		p.press1()
	}
	return true
}

// byHand plays a command with the mouse, and reports whether its spots could be reached.
func (p *player) byHand(command game.Command) bool {
	if command.Board != game.Home {
		return p.besideByHand(command)
	}
	to := thing.InSpace(command.To.Space)
	switch command.Type {
	case game.MoveOne:
		if command.To.Area == clinic.PreAdmissions {
			to = thing.WaitingFor(p.me().Clinic.Person(command.Person).Service)
		}
		if command.Choice != "" {
			waits := func(m clinic.Mark) bool { return extensionui.MarkOf(m.Kind).Mode == command.Choice && m.Count > 0 }
			o := slices.IndexFunc(p.me().Clinic.Outside, func(o clinic.Outside) bool { return slices.ContainsFunc(o.Marks, waits) })
			door := p.me().Clinic.Outside[o]
			return p.clickThrough(thing.Somebody(command.Person), thing.VehicleAt(command.Choice, door.Space, door.Side), to)
		}
		return p.clickThrough(thing.Somebody(command.Person), to)
	case game.BuildOne:
		if command.Component.Side != clinic.NoSide && p.me().Clinic.Border(command.Component.Space, command.Component.Side) {
			to = thing.InSlot(command.Component.Space, command.Component.Side)
		} else {
			to = thing.InSpace(command.Component.Space)
		}
		return p.clickThrough(thing.ToBuild(command.Component.Kind, clinic.NoService), to)
	}
	if fields := p.session.Rules().CommandFields(command.Type); fields != nil {
		return p.offerByHand(view.OfferOf(command, fields, &p.me().Clinic).Path)
	}
	return p.clickThrough(thing.ToOffer(command.Type))
}

// offerByHand plays an offer with the mouse: its card and then its spots, or every other time the spots alone, if
// they leave no doubt about the card.
func (p *player) offerByHand(path []thing.Thing) bool {
	offers, first := p.table.Offers, path[0]
	p.alone = !p.alone
	if _, shown := p.table.Spot(first); len(path) > 1 && (!shown || p.alone) {
		if picked := p.table.PointedAt(path[1]); len(picked) > 1 && slices.Equal(picked, path[:2]) || !shown {
			first = path[1]
		}
	}
	for picked := p.table.PointedAt(first); len(picked) > 0 && len(picked) <= len(path) && slices.Equal(picked, path[:len(picked)]); {
		if !p.clickThrough(first) {
			return false
		}
		if len(picked) == len(path) {
			return true
		}
		if picked = view.GoOn(offers, picked); len(picked) < len(path) { // without a choice nothing is pointed at
			first = path[len(picked)]
			picked = path[:len(picked)+1]
		}
	}
	return false
}

// besideByHand is byHand for a command about the department.
func (p *player) besideByHand(command game.Command) bool {
	appointment := func(spot market.Appointment) thing.Thing { return thing.InRow(spot).On(extensions.EmergencyBoard) }
	switch command.Type {
	case game.BuildOne:
		spots := []thing.Thing{thing.ToBuild(command.Component.Kind, clinic.NoService).On(extensions.EmergencyBoard), thing.InSpace(command.Component.Space).On(extensions.EmergencyBoard)}
		if command.Pair {
			spots = append(spots, thing.InSpace(command.Second).On(extensions.EmergencyBoard))
		}
		return p.clickThrough(spots...)
	case game.HireOne:
		display := thing.Residency
		if p.session.Rules().BoardNamed(command.Board).As(command.Kind) == clinic.Nurse {
			display = thing.Nurse
		}
		return p.clickThrough(thing.Numbered(display, command.Slot).On(extensions.EmergencyBoard), thing.Of(thing.CardName).On(extensions.EmergencyBoard))
	case game.QueueOne:
		return p.clickThrough(appointment(command.From), appointment(command.Onto))
	case game.AdmitOne:
		return p.clickThrough(appointment(command.From), thing.WaitingFor(clinic.NoService).On(extensions.EmergencyBoard))
	case game.MoveOne:
		return p.clickThrough(thing.Somebody(command.Person).On(extensions.EmergencyBoard), thing.InSpace(command.To.Space).On(extensions.EmergencyBoard))
	case game.BuyPopularity:
		return p.buys(command.Points)
	}
	return false
}

// besides lists things that an extension does with commands of the base game and that must be done by hand, too.
var besides = map[string][]string{
	"public_toilets": {"move into public_toilet"}, "triage": {"move"}, "therapy_dogs": {"move with dog"}, "emergency": {"build two"},
	"covid_19": {"buy_masks after Business"},
}

// elsewhere lists commands that hardly come up in a random solo game, with the test that does each by hand.
var elsewhere = map[game.CommandType]string{
	"refill_cards": "TestTheNextDeckIsChosenByHand", "visit": "TestVisitorsAreTakenToPatientsByHand", "split_infections": "TestTheTilesAreSharedOutByMouse",
}

// toBeDone returns what players do because of an extension: its commands, what it sells, whom it lets them hire, its
// ways to move.
func toBeDone(e *game.Extension) []string {
	wants, components := slices.Clone(besides[e.ID]), slices.Clone(e.Components)
	for i := range e.Commands {
		switch c := &e.Commands[i]; {
		case elsewhere[c.Type] != "" || c.Type == game.BuildOne || c.Type == game.HireOne || c.Type == game.Done:
		case c.Fields != nil || c.Board == game.AnnexOnly:
			wants = append(wants, string(c.Type))
		}
	}
	if e.Annex != nil {
		components = append(components, e.Annex.Components...)
		for _, person := range e.Annex.People {
			if person.As == clinic.Doctor || person.As == clinic.Nurse {
				wants = append(wants, "hire "+string(person.Kind))
			}
			if person.As == clinic.Doctor || person.As == clinic.Patient {
				wants = append(wants, "move "+string(person.Kind))
			}
		}
		wants = append(wants, string(game.BuyPopularity))
	}
	for i := range components {
		if components[i].Price != "" {
			wants = append(wants, "build "+string(components[i].Kind))
		}
	}
	for _, mode := range e.Modes {
		wants = append(wants, "move "+mode.Name)
	}
	return wants
}

// Everything that extensions ask and offer can be done with the mouse: games are played at random, and what the mouse
// can reach is done with it.
func TestWhatExtensionsAskIsDoneByHand(t *testing.T) {
	for _, e := range extensions.All() {
		t.Run(e.ID, func(t *testing.T) {
			done, wants := map[string]int{}, toBeDone(e)
			lacking := func(want string) bool { return done[want] == 0 }
			for seed := uint64(1); seed <= 40 && slices.ContainsFunc(wants, lacking); seed++ {
				p := sitWith(t, 1, seed, e.ID)
				me := &p.session.Match().State.Players[0]
				me.Popularity, me.Money = 40, me.Money+40 // for visitors (C91) and masks (V6)
				playByHand(t, p, done, wants)
			}
			for _, want := range wants {
				if done[want] == 0 {
					t.Errorf("%s: nobody did %q with the mouse in forty random games; done were %v", e.ID, want, done)
				}
			}
		})
	}
}

// nameOf returns the name under which a command is counted as done.
func (p *player) nameOf(command game.Command) string {
	name := string(command.Type)
	switch {
	case command.Board != game.Home && command.Pair:
		name += " two"
	case command.Board != game.Home && command.Type == game.HireOne:
		name += " " + string(command.Kind)
	case command.Board != game.Home && command.Type == game.MoveOne:
		name += " " + string(p.department().Clinic.Person(command.Person).Kind)
	case command.Type == game.BuildOne:
		name += " " + string(command.Component.Kind)
	case command.Type == game.MoveOne && command.Choice != "":
		name += " " + command.Choice
	case command.Type == game.MoveOne && command.To.Area == clinic.Inside && p.me().Clinic.At(command.To.Space).Kind == "public_toilet":
		name += " into public_toilet"
	case command.Type == game.MoveOne && clinic.CountOf(p.me().Clinic.Person(command.Person).Marks, "dog") > 0:
		name += " with dog"
	case command.Type == extensions.BuyMasks && p.session.Deciding(extensions.DecideMasks):
		name += " after Business"
	}
	return name
}

// playByHand plays a random game; most of what extensions bring is done with the mouse.
func playByHand(t *testing.T, p *player, done map[string]int, wants []string) {
	chance := game.Random{Word: p.session.Match().State.Config.Seed}
	for moves := 0; !p.session.Over(); {
		p.session.OpenCurtain()
		if p.toldAll(); p.session.Over() {
			break
		}
		legal := p.session.Legal()
		if len(legal) == 0 {
			t.Fatalf("nothing is legal in %+v", p.session.Decision())
		}
		command := legal[chance.Below(len(legal))]
		if moves++; p.session.Deciding(game.DecideMove) && moves > 12 {
			if end := slices.IndexFunc(legal, func(c game.Command) bool { return c.Type == game.Done }); end >= 0 {
				command, moves = legal[end], 0
			}
		}
		if rare := slices.IndexFunc(legal, func(c game.Command) bool { return slices.Contains(wants, p.nameOf(c)) && done[p.nameOf(c)] == 0 }); rare >= 0 {
			command = legal[rare]
		}
		name := p.nameOf(command)
		before := len(p.session.Match().Log)
		fields := p.session.Rules().CommandFields(command.Type)
		special := fields != nil || command.Board != game.Home || command.Type == game.MoveOne && chance.Below(3) == 0 ||
			command.Type == game.BuildOne && command.Component.Kind != clinic.Hub && !command.Pair
		if special && done[name] < 6 && p.byHand(command) {
			log := p.session.Match().Log
			if len(log) == before && !p.table.Look.Held.Empty() { // asks for more, such as the place of a poop
				p.click(p.table.Look.Targets[0])
				log = p.session.Match().Log
			}
			if len(log) != before+1 || log[before].Command.Type != command.Type {
				t.Fatalf("%s held %+v by hand %+v did not happen; the log has %d more entries; %q", p.session.Decision().Kind, p.table.Look.Held, command, len(log)-before, p.table.Look.Bubble)
			}
			done[name]++
			continue
		}
		if !p.table.Look.Held.Empty() {
			p.key(ebiten.KeyEscape)
		}
		if len(p.session.Match().Log) == before {
			p.apply(command)
		}
	}
}

// visitorsCome starts a game whose clinic has a gift shop, at the point where one visitor waits for one of two
// patients (C91).
func visitorsCome(t *testing.T) *player {
	return sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		state := m.State
		board := &state.Players[0].Clinic
		for space, kind := range map[clinic.Space]clinic.Kind{{X: 0, Y: 0}: "gift_shop", {X: 1, Y: 1}: clinic.TreatmentRoom, {X: 0, Y: 2}: clinic.TreatmentRoom} {
			*board.At(space) = clinic.Tile{Kind: kind}
		}
		board.People = nil
		for _, space := range []clinic.Space{{X: 1, Y: 1}, {X: 0, Y: 2}} {
			patient := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(space), Car: true}
			patient.ID = board.Named.Name(patient.Kind)
			board.People = append(board.People, patient)
		}
		state.Players[0].Popularity = m.Rules.Number("gift_shop.popularity")
		m.Rules.Enter(state, "move")
	}, "gift_shop")
}

// C91: when everybody has walked, a visitor is dragged to a patient, or clicked and then the patient; nobody else may
// be visited.
func TestVisitorsAreTakenToPatientsByHand(t *testing.T) {
	for _, dragged := range []bool{true, false} {
		p := visitorsCome(t)
		visitors := slices.DeleteFunc(slices.Clone(p.me().Clinic.People), func(who clinic.Person) bool { return who.Kind != "visitor" })
		if len(visitors) != 1 || visitors[0].At.Area != clinic.Slot {
			t.Fatalf("at the entrance wait %+v", visitors)
		}
		from := thing.Somebody(visitors[0].ID)
		p.click(thing.Of(thing.Done))
		if !p.session.Deciding("visit") {
			t.Fatalf("after Move %+v is decided", p.session.Decision())
		}
		p.pick(from)
		p.hover(thing.InSpace(clinic.Space{Y: 1}))
		p.release()
		if !p.session.Deciding("visit") {
			t.Fatal("a visitor went to a hub")
		}
		if dragged {
			p.drag(from, thing.Somebody("p2"))
		} else {
			p.click(from)
			if !slices.Contains(p.table.Look.Targets, thing.Somebody("p1")) || !slices.Contains(p.table.Look.Targets, thing.Somebody("p2")) {
				t.Errorf("with the visitor in the hand one may go to %v", p.table.Look.Targets)
			}
			p.click(thing.Somebody("p2"))
		}
		log := p.session.Match().Log
		if last := log[len(log)-1].Command; last.Type != "visit" || last.Person != visitors[0].ID || last.Choice != "p2" {
			t.Fatalf("dragged %v: the last command is %+v", dragged, last)
		}
		walked := func(e game.Event) bool {
			return e.Type == game.PersonMoved && e.Person == visitors[0].ID && e.To == clinic.In(clinic.Space{Y: 2})
		}
		if !slices.ContainsFunc(p.session.Match().Told, walked) {
			t.Errorf("dragged %v: the visitor did not walk to the patient", dragged)
		}
	}
}

// C112: if the deck of the card just taken is empty, the player chooses with a click from which neighboring deck the
// next card comes.
func TestTheNextDeckIsChosenByHand(t *testing.T) {
	p := sitLaid(t, 4, 3, func(m *game.Match) { until(m, "take_card") }, "urban_design_2")
	takeMedium := func() {
		t.Helper()
		p.session.OpenCurtain()
		p.tick()
		for _, spot := range p.table.Spots() {
			if spot.Thing.Name == "take_card" && strings.HasPrefix(spot.Thing.Choice, "medium") {
				p.click(spot.Thing)
				return
			}
		}
		t.Fatal("no medium card is shown")
	}
	for range 3 { // all of them
		takeMedium()
	}
	if !p.session.Deciding("refill_cards") {
		t.Fatalf("after the last card of a deck %+v is decided", p.session.Decision())
	}
	p.click(thing.Thing{Kind: thing.Offer, Name: "refill_cards", Choice: "hard"})
	log := p.session.Match().Log
	if last := log[len(log)-1].Command; last.Type != "refill_cards" || last.Choice != "hard" {
		t.Fatalf("the last command is %+v", last)
	}
	hard := 0
	for _, card := range extensions.ShownCards(p.session.Match().State) {
		if card.Deck == "hard" {
			hard++
		}
	}
	if hard != 2 {
		t.Errorf("%d hard cards are shown", hard)
	}
}
