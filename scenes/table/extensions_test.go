package table_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// sitWith starts a game of so many people with extensions.
func sitWith(t *testing.T, players int, seed uint64, ids ...string) *player {
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
	s := session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}, {Name: "Ben", Color: 1}}[:players], nil)
	s.OpenCurtain()
	p := &player{t: t, session: s, table: table.Play(s, table.Doors{})}
	p.Stage = scenetest.NewStage(p.table, 1600, 1000, 100)
	p.mouse.MouseInside = true
	p.tick()
	return p
}

// at moves the pointer to a spot, and tells whether it is the uppermost there.
func (p *player) at(id string) bool {
	spot, ok := p.table.Spot(id)
	if !ok {
		return false
	}
	p.move(spot.Rect.Center())
	over, ok := p.table.SpotAt(spot.Rect.Center())
	return ok && over.ID == id
}

func (p *player) press1() { p.press(); p.release() }

// clickThrough clicks one spot after another, and tells whether all of them could be reached.
func (p *player) clickThrough(spots ...string) bool {
	for _, id := range spots {
		if !p.at(id) {
			return false
		}
		p.press1()
	}
	return true
}

func spaceSpot(prefix string, s clinic.Space) string {
	digits := "0123456789"
	return prefix + "/" + string(digits[s.Floor]) + "/" + string(digits[s.X]) + "/" + string(digits[s.Y])
}

func slotSpot(s clinic.Space, side clinic.Side) string {
	return spaceSpot("slot", s) + "/" + side.String()
}

// byHand plays a command with the mouse, and tells whether its spots could be reached.
func (p *player) byHand(command game.Command) bool {
	to := spaceSpot("space", command.To.Space)
	switch command.Type {
	case game.MoveOne:
		if command.To.Area == clinic.PreAdmissions {
			to = "preadmission/" + p.me().Clinic.Person(command.Person).Service.String()
		}
		if command.Choice != "" {
			o := slices.IndexFunc(p.me().Clinic.Outside, func(o clinic.Outside) bool { return clinic.CountOf(o.Marks, "wheelchairs") > 0 })
			door := p.me().Clinic.Outside[o]
			return p.clickThrough("person/"+command.Person, "wheels/"+command.Choice+strings.TrimPrefix(slotSpot(door.Space, door.Side), "slot"), to)
		}
		return p.clickThrough("person/"+command.Person, to)
	case game.BuildOne:
		if command.Component.Side != clinic.NoSide && p.me().Clinic.Border(command.Component.Space, command.Component.Side) {
			to = slotSpot(command.Component.Space, command.Component.Side)
		} else {
			to = spaceSpot("space", command.Component.Space)
		}
		return p.clickThrough("component/"+string(command.Component.Kind), to)
	case "smoke":
		return p.clickThrough("person/" + command.Person)
	case "employ_dog":
		return p.clickThrough("offer/employ_dog", "person/"+command.Person)
	case "visit":
		return p.clickThrough("person/"+command.Person, "person/"+command.Choice)
	case "land_helicopter", "place_ghost":
		return p.clickThrough(to)
	case "move_ghost":
		return p.clickThrough(spaceSpot("space", command.Second), to)
	case "park_fire_truck":
		spots := []string{spaceSpot("space", command.Second)}
		doors := 0
		for _, o := range p.me().Clinic.Outside {
			if o.Kind == clinic.Entrance {
				doors++
			}
		}
		if doors > 1 {
			spots = append(spots, slotSpot(command.Component.Space, command.Component.Side))
		}
		return p.clickThrough(append(spots, to)...)
	case "rent_wheelchair":
		return p.clickThrough("offer/rent_wheelchair", slotSpot(command.Component.Space, command.Component.Side))
	case "hire_temp":
		card := "offer/hire_temp/" + string(command.Kind)
		if command.Choice != "" {
			card += "/" + command.Choice
		}
		return p.clickThrough(card, to)
	case "keep_drawn", "take_card", "refill_cards":
		return p.clickThrough("offer/" + string(command.Type) + "/" + command.Choice)
	}
	return p.clickThrough("offer/" + string(command.Type))
}

// Everything that extensions ask and offer can be done with the mouse: games are played at random, and what the mouse
// reaches is done by it.
func TestWhatExtensionsAskIsDoneByHand(t *testing.T) {
	for _, one := range []struct {
		ids   []string
		wants []string // what has to be done by hand at least once
	}{
		{[]string{"cigarettes"}, []string{"smoke", "build vending_machine"}},
		{[]string{"helicopters"}, []string{"land_helicopter"}},
		{[]string{"fire_trucks"}, []string{"park_fire_truck"}},
		{[]string{"wheelchairs"}, []string{"rent_wheelchair", "move wheelchair"}},
		{[]string{"public_toilets"}, []string{"build public_toilet", "move into public_toilet"}},
		{[]string{"temp_agency"}, []string{"hire_temp"}},
		{[]string{"ghosts"}, []string{"place_ghost", "move_ghost"}},
		{[]string{"triage"}, []string{"build triage_station", "keep_drawn", "draw_again", "move"}},
		{[]string{"therapy_dogs"}, []string{"employ_dog", "move with dog"}},
		{[]string{"gift_shop"}, []string{"build gift_shop"}},
		{[]string{"air_conditioners"}, []string{"build air_conditioner"}},
		{[]string{"urban_design_2"}, []string{"take_card"}},
	} {
		t.Run(strings.Join(one.ids, " "), func(t *testing.T) {
			done := map[string]int{}
			lacking := func(want string) bool { return done[want] == 0 }
			for seed := uint64(1); seed <= 12 && slices.ContainsFunc(one.wants, lacking); seed++ {
				p := sitWith(t, 1, seed, one.ids...)
				p.session.Match().State.Players[0].Popularity = 40 // for visitors (C91)
				playByHand(t, p, done, one.wants)
			}
			for _, want := range one.wants {
				if done[want] == 0 {
					t.Errorf("nobody did %q with the mouse; done were %v", want, done)
				}
			}
		})
	}
}

// nameOf says what a command does, for the count of what was done.
func (p *player) nameOf(command game.Command) string {
	name := string(command.Type)
	switch {
	case command.Type == game.BuildOne:
		name += " " + string(command.Component.Kind)
	case command.Type == game.MoveOne && command.Choice != "":
		name += " " + command.Choice
	case command.Type == game.MoveOne && command.To.Area == clinic.Inside && p.me().Clinic.At(command.To.Space).Kind == "public_toilet":
		name += " into public_toilet"
	case command.Type == game.MoveOne && clinic.CountOf(p.me().Clinic.Person(command.Person).Marks, "dog") > 0:
		name += " with dog"
	}
	return name
}

// playByHand plays a game at random; most of what extensions bring is done with the mouse.
func playByHand(t *testing.T, p *player, done map[string]int, wants []string) {
	chance := game.Random{Word: p.session.Match().State.Config.Seed}
	for moves := 0; !p.session.Over(); {
		p.session.OpenCurtain()
		p.tick()
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
		special := fields != nil || command.Type == game.MoveOne && chance.Below(3) == 0 ||
			command.Type == game.BuildOne && command.Component.Kind != clinic.Hub && !command.Pair
		if special && done[name] < 6 && p.byHand(command) {
			log := p.session.Match().Log
			if len(log) == before && !p.table.Look.Held.Empty() { // asked for more, as for the place of a poop
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
