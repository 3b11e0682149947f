// Package gallery lays out every picture that is kept or shown, in games made for them.
package gallery

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// moment is a table to be shown, in several sizes.
type moment struct {
	name string
	make func(reader *ui.Reader) (*table.Table, error)
}

// TableShots are the pictures of the table: at setup, early, in the middle and late in a game, with empty hands, and
// holding a tile or a person.
func TableShots() []Shot {
	var shots []Shot
	stand := slices.Repeat([]input.Gestures{input.Idle()}, table.SettleTicks+1) // until the view has settled
	for _, size := range []struct{ w, h, scale int }{{1280, 800, 100}, {1024, 640, 100}, {1600, 1000, 100}, {2560, 1440, 150}} {
		for _, moment := range slices.Concat(extensionMoments(), overlayMoments(), []moment{
			{"table-setup", shotSetup}, {"table-goals", shotGoals}, {"table-early", shotEarly}, {"table-middle", shotMiddle},
			{"table-tile", shotTile}, {"table-person", ShotPerson}, {"table-late", shotLate}, {"table-admit", shotAdmit},
			{"table-hire", shotHire}, {"table-apart", shotApart}, {"table-own", shotOwn}, {"table-popularity", shotPopularity},
			{"table-looking", shotLooking}, {"table-curtain", shotCurtain}, {"table-tip", shotTip},
			{"table-turn", shotTurn}, {"table-tip-room", func(reader *ui.Reader) (*table.Table, error) { return tipOf(reader, thing.InSpace(lackingRoom)) }},
			{"table-tip-patient", func(reader *ui.Reader) (*table.Table, error) { return tipOf(reader, thing.Somebody("p3")) }},
			{"table-tip-doctor", func(reader *ui.Reader) (*table.Table, error) { return tipOf(reader, thing.Somebody("d4")) }}, {"table-bot-builds", shotBotBuilds}, {"table-bot-moves", shotBotMoves},
			{"table-away", shotAway}, {"table-hint", shotHint}, {"table-score", shotScore}, {"table-score-hire", shotScoreHire}, {"table-hint-thinks", shotHintThinks}, {"table-proposal", shotProposal},
		}) {
			shots = append(shots, Shot{Name: moment.name, Width: size.w, Height: size.h, Scale: size.scale,
				Scene: func(reader *ui.Reader) (scenes.Scene, error) { return moment.make(reader) }, Play: stand})
		}
	}
	for _, size := range []struct{ w, h, scale int }{{3840, 2160, 200}, {3840, 2160, 100}, {1024, 1366, 100}, {2560, 1080, 100}} {
		shots = append(shots, Shot{Name: fmt.Sprintf("table-shape-%d", size.scale), Width: size.w, Height: size.h, Scale: size.scale,
			Scene: func(reader *ui.Reader) (scenes.Scene, error) { return shotMiddle(reader) }, Play: stand})
	}
	for _, size := range [...][2]int{{390, 844}, {360, 640}, {844, 390}, {568, 320}} { // phones
		for _, moment := range []moment{{"table-setup", shotSetup}, {"table-early", shotEarly}, {"table-middle", shotMiddle}, {"table-tile", shotTile}, {"table-admit", shotAdmit}, {"table-hire", shotHire}, {"table-popularity", shotPopularity}} {
			shots = append(shots, Shot{Name: moment.name, Width: size[0], Height: size[1], Scale: 100,
				Scene: func(reader *ui.Reader) (scenes.Scene, error) { return moment.make(reader) }, Play: stand})
		}
	}
	return shots
}

var shotNames = [...]string{"Ana", "Ben", "Dana", "Chloé"}

// ShotSituation returns the situation of a state and its events, as the first player sees it.
func ShotSituation(rules *game.Rules, s *game.State, told []game.Event) view.Situation {
	situation := view.Situation{Rules: rules, State: rules.View(s, 0), Told: told}
	for i := range s.Players {
		situation.Seats = append(situation.Seats, view.Seat{Name: shotNames[i], Color: i})
	}
	situation.NoRedo = rules.Sentence(nothingToRedo)
	return situation
}

var nothingToRedo = rule.Reason{Rule: "undo", Key: "nothing_to_redo"}

// Decides reports whether the first player has a decision of a kind.
func Decides(s *game.State, kind game.DecisionKind) bool {
	d := s.Decision(0)
	return d != nil && d.Kind == kind
}

func shotTable(reader *ui.Reader) func(s view.Situation, err error) (*table.Table, error) {
	return func(s view.Situation, err error) (*table.Table, error) {
		if err != nil {
			return nil, err
		}
		return table.New(reader, s, nil), nil
	}
}

func shotSetup(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(Played(game.Config{Players: 4, Seed: 3}, 1, func(_ *game.Rules, s *game.State) bool { return Decides(s, game.DecideBonus) }))
}

func shotGoals(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(Played(game.Config{Players: 1, Seed: 9}, 1, func(_ *game.Rules, s *game.State) bool { return Decides(s, game.DecideGoal) }))
}

func shotEarly(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(Played(game.Config{Players: 2, Seed: 5}, 1, func(_ *game.Rules, s *game.State) bool {
		return s.Round == 1 && Decides(s, game.DecideAction)
	}))
}

func shotLate(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(Played(game.Config{Players: 4, Seed: 11}, 4, func(_ *game.Rules, s *game.State) bool {
		return s.Round == 6 && Decides(s, game.DecideMove)
	}))
}

// middles caches the games played by middle, by their extensions.
var middles = map[string]view.Situation{}

// middle returns a game in its middle. It is played once; its state and events are the caller's own copy.
func middle(extensions []string) (view.Situation, error) {
	key := strings.Join(extensions, " ")
	s, there := middles[key]
	if !there || asked != nil { // a test wants to know which games are played
		var err error
		config := game.Config{Players: 4, Seed: 11, Layouts: []string{"yellow", "white", "orange", "red"}, Extensions: extensions}
		s, err = Played(config, 4, func(_ *game.Rules, s *game.State) bool { return s.Round == 4 && Decides(s, game.DecideAction) })
		if err != nil {
			return s, err
		}
		middles[key] = s
	}
	s.State, s.Told, s.Seats = s.State.Clone(), slices.Clone(s.Told), slices.Clone(s.Seats)
	s.NoRedo = s.Rules.Sentence(nothingToRedo)
	return s, nil
}

// Exhibited returns a game in its middle: a clinic laid out by hand, the other players' ones as played.
func Exhibited(key string, extensions ...string) (view.Situation, error) {
	s, err := middle(extensions)
	if err != nil {
		return s, err
	}
	state, owner := s.State, &s.State.Players[0]
	owner.Clinic = clinic.Clinic{Columns: 4, Rows: 3}
	owner.Money, owner.Popularity, owner.Time = 12, 17, 24
	owner.Turn = game.Turn{Used: [game.MaxActions]int8{1, 1, 1}, Order: []game.Action{game.Build, game.Hire, game.Admit}, Queue: 4}
	for _, c := range []clinic.Component{
		{Kind: clinic.Hub, Service: clinic.Psychiatry, Space: clinic.Space{X: 1, Y: 2}}, {Kind: clinic.OperatingRoom, Space: clinic.Space{X: 0, Y: 2}},
		{Kind: clinic.TreatmentRoom, Space: clinic.Space{X: 1, Y: 1}}, {Kind: clinic.TreatmentRoom, Space: clinic.Space{X: 2, Y: 2}},
		{Kind: clinic.SupplyRoom, Space: clinic.Space{X: 2, Y: 1}}, {Kind: clinic.WaitingRoom, Space: clinic.Space{X: 3, Y: 1}},
		{Kind: clinic.Garden, Space: clinic.Space{X: 3, Y: 2}}, {Kind: clinic.ParkingLot, Space: clinic.Space{X: 2, Y: 0}},
		{Kind: clinic.Hub, Service: clinic.Cardiology, Space: clinic.Space{Floor: 1, X: 1, Y: 1}}, {Kind: clinic.SupplyRoom, Space: clinic.Space{Floor: 1, X: 0, Y: 2}},
		{Kind: clinic.TreatmentRoom, Space: clinic.Space{Floor: 1, X: 1, Y: 2}}, {Kind: clinic.Laboratory, Space: clinic.Space{Floor: 1, X: 2, Y: 2}},
		{Kind: clinic.TreatmentRoom, Space: clinic.Space{Floor: 1, X: 2, Y: 1}},
		{Kind: clinic.Hub, Service: clinic.Neurology, Space: clinic.Space{Floor: 2, X: 1, Y: 2}}, {Kind: clinic.TreatmentRoom, Space: clinic.Space{Floor: 2, X: 0, Y: 2}},
		{Kind: clinic.Helipad, Space: clinic.Space{Floor: 2, X: 2, Y: 2}},
		{Kind: clinic.Entrance, Space: clinic.Space{X: 1, Y: 2}, Side: clinic.South},
		{Kind: clinic.Conveyor, Space: clinic.Space{X: 1, Y: 2}}, {Kind: clinic.Conveyor, Space: clinic.Space{Floor: 2, X: 1, Y: 2}},
	} {
		owner.Clinic.Place(clinic.BlueprintOf(c.Kind), c)
	}
	owner.Clinic.Named = clinic.Named{}
	in := func(floor, x, y int8) clinic.Place { return clinic.In(clinic.Space{Floor: floor, X: x, Y: y}) }
	before, outside := clinic.Place{Area: clinic.PreAdmissions}, clinic.Place{Area: clinic.Waiting}
	for _, who := range []clinic.Person{
		{Kind: clinic.Doctor, Level: clinic.White, At: in(0, 0, 2)}, {Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: in(0, 0, 2)},
		{Kind: clinic.Patient, Level: clinic.Red, Service: clinic.Psychiatry, At: in(0, 1, 1)}, {Kind: clinic.Orderly, At: in(0, 2, 1)},
		{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: in(0, 2, 2)}, {Kind: clinic.Doctor, Level: clinic.Yellow, At: in(0, 2, 2)},
		{Kind: clinic.Doctor, Level: clinic.Orange, At: in(0, 2, 2)}, {Kind: clinic.Patient, Level: clinic.White, Service: clinic.Cardiology, At: in(0, 3, 1)},
		{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Neurology, At: in(0, 3, 1)}, {Kind: clinic.Nurse, At: in(1, 1, 1)},
		{Kind: clinic.Patient, Level: clinic.Orange, Service: clinic.Cardiology, At: in(1, 2, 1)}, {Kind: clinic.Doctor, Level: clinic.Yellow, At: in(1, 2, 1)},
		{Kind: clinic.Nurse, At: in(1, 2, 1)}, {Kind: clinic.Doctor, Level: clinic.White, At: in(1, 2, 2)},
		{Kind: clinic.Patient, Level: clinic.Orange, Service: clinic.Neurology, At: in(2, 0, 2)},
		{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: before}, {Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Cardiology, At: before},
		{Kind: clinic.Nurse, At: outside},
	} {
		who.ID, who.Car = owner.Clinic.Named.Name(who.Kind), true
		owner.Clinic.People = append(owner.Clinic.People, who)
	}
	for i, row := range [...][market.RowLength]clinic.Level{{2, 3, 1}, {4, 1}, {3, 1, 2, 1}, {1}, {2, 1, 2}} {
		state.Market.Appointments[i].Patients = row
	}
	state.Market.Residency = []clinic.Level{1, 0, 2, 2, 4}
	state.Market.Nurses = []bool{false, false, true, true}
	if key != "" {
		s.Rules.Enter(state, key)
	}
	return s, nil
}

func shotMiddle(reader *ui.Reader) (*table.Table, error) { return shotTable(reader)(Exhibited("move")) }

func shotApart(reader *ui.Reader) (*table.Table, error) {
	t, err := shotTable(reader)(Exhibited("move"))
	if err == nil {
		t.Explode()
	}
	return t, err
}

// shotOwn builds a player's own first rooms.
func shotOwn(reader *ui.Reader) (*table.Table, error) {
	config := game.Config{Players: 2, Seed: 5, Layouts: []string{game.OwnLayout, "white"}, Sides: []string{game.ExpertSide, game.BeginnerSide}}
	return shotTable(reader)(Played(config, 1, func(_ *game.Rules, s *game.State) bool { return Decides(s, game.DecideClinic) }))
}

func shotPopularity(reader *ui.Reader) (*table.Table, error) {
	s, err := Exhibited("move")
	if err == nil {
		s.State.Pending = []game.Decision{{Kind: game.DecidePopularity, Count: 7}}
	}
	return shotTable(reader)(s, err)
}

// shotLooking looks at another clinic.
func shotLooking(reader *ui.Reader) (*table.Table, error) {
	t, err := shotTable(reader)(Exhibited("move"))
	if err == nil {
		t.Look.Looking = 2
	}
	return t, err
}

// shotTurn says that it has become the turn of a viewer who plays against bots.
func shotTurn(reader *ui.Reader) (*table.Table, error) {
	t, err := shotMiddle(reader)
	if err != nil {
		return nil, err
	}
	for i := range t.Situation.Seats {
		t.Situation.Seats[i].Bot = i > 0
		t.Situation.Seats[i].Portrait = pictures.Portrait(bot.Resident, i)
	}
	t.Arrange()
	t.SayTurn()
	return t, nil
}

// shotTip rests the pointer on a card.
func shotTip(reader *ui.Reader) (*table.Table, error) {
	return tipOf(reader, thing.ToBuild("operating_room", clinic.NoService))
}

// tipOf rests the pointer on a thing, in Build. One room lacks its supply room.
func tipOf(reader *ui.Reader, what thing.Thing) (*table.Table, error) {
	t, err := shotDeciding(reader, game.DecideBuild)
	if err == nil {
		t.Board().Place(clinic.BlueprintOf(clinic.TreatmentRoom), clinic.Component{Kind: clinic.TreatmentRoom, Space: lackingRoom})
		t = table.New(t.Reader, t.Situation, resting{})
		t.Look.Hover, t.Look.Caps = what, view.KeyCaps
	}
	return t, err
}

// lackingRoom is where the room is that lacks something.
var lackingRoom = clinic.Space{Floor: 1, X: 3, Y: 1}

func shotCurtain(reader *ui.Reader) (*table.Table, error) {
	t, err := shotTable(reader)(Exhibited("move"))
	if err == nil {
		t.Look.Curtain = &view.Curtain{Name: "Ben", Seat: 1, Button: t.T("table.open_curtain")}
	}
	return t, err
}

func shotDeciding(reader *ui.Reader, kind game.DecisionKind) (*table.Table, error) {
	s, err := Exhibited("move")
	if err != nil {
		return nil, err
	}
	decideOn(s.Rules, s.State, kind)
	return table.New(reader, s, nil), nil
}

// decideOn has the first player play the second action of a kind.
func decideOn(rules *game.Rules, state *game.State, kind game.DecisionKind) {
	state.Pending = []game.Decision{{Kind: kind, Player: 0}}
	state.Step = 0
	for rules.Steps[state.Step].Name != string(kind) || rules.Steps[state.Step].Number != 2 {
		state.Step++
	}
}

func shotAdmit(reader *ui.Reader) (*table.Table, error) {
	return shotDeciding(reader, game.DecideAdmit)
}

func shotHire(reader *ui.Reader) (*table.Table, error) { return shotDeciding(reader, game.DecideHire) }

// shotHint shows a hint given in Hire, with a free parking place.
func shotHint(reader *ui.Reader) (*table.Table, error) {
	s, err := seated("move", func(rules *game.Rules, state *game.State) {
		people := &state.Players[0].Clinic.People
		*people = slices.DeleteFunc(*people, func(p clinic.Person) bool { return p.At.Area == clinic.Waiting })
		decideOn(rules, state, game.DecideHire)
	})
	if err != nil {
		return nil, err
	}
	var now time.Time
	s.ThinkBy(func() time.Time { now = now.Add(time.Millisecond); return now })
	scene, err := played(reader, controller.Play(reader, s, controller.Doors{}), func(h *hand) {
		h.wait(2)
		h.click("hint/ask")
		for range 400 {
			if h.shows("hint/do") {
				break
			}
			h.wait(4)
		}
	})
	if err != nil {
		return nil, err
	}
	return scene.(*table.Table), nil
}

// shotProposal shows a proposed Move as it appears when asked for at the table.
func shotProposal(reader *ui.Reader) (*table.Table, error) {
	t, err := atTable(reader, "move")
	if err != nil {
		return nil, err
	}
	scene, err := played(reader, t, func(h *hand) {
		h.wait(2)
		h.click("hint/move")
		h.wait(2)
	})
	if err != nil {
		return nil, err
	}
	return scene.(*table.Table), nil
}

// shotHintThinks shows the light around the bulb.
func shotHintThinks(reader *ui.Reader) (*table.Table, error) {
	t, err := shotMiddle(reader)
	if err == nil {
		t.Situation.Hints, t.Look.Hint = true, &view.Hint{Thinking: true}
	}
	return t, err
}

// shotTile holds a treatment room over a space where it may not be built.
func shotTile(reader *ui.Reader) (*table.Table, error) {
	t, err := shotDeciding(reader, game.DecideBuild)
	if err != nil {
		return nil, err
	}
	s := t.Situation
	c := game.Context{Rules: s.Rules, State: s.State}
	t.Look.Taken, t.Look.Held = thing.ToBuild("treatment_room", clinic.NoService), view.Held{Kind: sprites.KindTreatment}
	over := clinic.Space{Floor: 2, X: 1, Y: 1}
	for i := range t.Look.Space {
		component := clinic.Component{Kind: clinic.TreatmentRoom, Space: clinic.SpaceAt(i)}
		v := s.Rules.Check(s.State, 0, &game.Command{Type: game.BuildOne, Component: component})
		if v.Legal() {
			t.Look.Space[i] = view.SpaceLook{Legal: true, HasPrice: true, Price: v.Cost.Money, Works: len(c.BuildWarnings(component)) == 0}
		} else if component.Space == over {
			t.Look.Bubble, t.Look.Tone = words.Reason(t.Reader, v.Refusal), ui.Refused
		}
	}
	over = clinic.Space{Floor: 1, X: 3, Y: 1}
	v := s.Rules.Check(s.State, 0, &game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.TreatmentRoom, Space: over}})
	t.Look.Bubble, t.Look.Tone = words.Reason(t.Reader, v.Refusal), ui.Refused
	t.Look.Trial = sprites.Room{Space: over, Kind: sprites.KindTreatment, Trial: sprites.Forbidden, BadSides: sprites.Sides(0).With(clinic.West)}
	t.Look.Space[clinic.Space{Floor: 1, X: 2, Y: 1}.Index()].Light = sprites.LitBad
	return held(t, over)
}

// ShotPerson holds a doctor over the room two floors up.
func ShotPerson(reader *ui.Reader) (*table.Table, error) {
	return Carrying(shotTable(reader)(Exhibited("move")))
}

// Carrying holds a doctor over a room on the top floor.
func Carrying(t *table.Table, err error) (*table.Table, error) {
	if err != nil {
		return nil, err
	}
	s := t.Situation
	c := game.Context{Rules: s.Rules, State: s.State}
	doctor, over := c.Clinic().Person("d3"), clinic.Space{Floor: 2, Y: 2}
	var routes clinic.Routes
	c.Reach(doctor, &routes)
	for i := range t.Look.Space {
		space, look := clinic.SpaceAt(i), &t.Look.Space[i]
		if time := routes.To(space); time != clinic.Unreachable && space != doctor.At.Space {
			may := c.MayEnd(doctor, space).None()
			look.Reached, look.Time, look.Hatched = may, int(time), !may
		}
	}
	t.Look.Space[over.Index()].Light, t.Look.Space[over.Index()].Reached = sprites.LitAccent, false
	t.Look.Taken, t.Look.Held = thing.Somebody("d3"), view.Held{Piece: sprites.Doctor3}
	t.Look.Way, t.Look.WayOf = routes.Way(over, nil), "d3"
	time := int(routes.To(over))
	t.Look.Total = view.Total{Show: true, HasMoney: true, Time: time, Money: 20}
	t.Look.TimeAfter = s.State.Players[0].Time + time
	t.Look.Emphasis = "p7"
	return held(t, over)
}

// resting keeps the pointer still.
type resting struct{}

// Update lets a tip appear.
func (resting) Update(t *table.Table, c *scenes.Context) { t.Rest() }

// held puts the pointer over a space once the window's size is known.
func held(t *table.Table, over clinic.Space) (*table.Table, error) {
	pointed := table.New(t.Reader, t.Situation, pointer(over))
	pointed.Look = t.Look
	return pointed, nil
}

// pointer keeps the pointer over a space.
type pointer clinic.Space

// Update moves the pointer there.
func (p pointer) Update(t *table.Table, c *scenes.Context) {
	t.Look.PointerX, t.Look.PointerY = t.Where(game.Home, int(p.Floor), float64(p.X)+0.7, float64(p.Y)+0.7, 0)
}
