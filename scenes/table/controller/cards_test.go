package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// wayOf returns a command that answers the parcel's decision in one of these ways.
func wayOf(kind game.CommandType, fields []game.CommandField, ways ...game.Command) game.CommandSpec {
	for i := range ways {
		ways[i].Type = kind
	}
	return game.CommandSpec{
		Type: kind, During: []game.DecisionKind{"parcel"}, Fields: fields,
		Judge: func(_ game.Context, command *game.Command) game.Verdict {
			if slices.ContainsFunc(ways, func(way game.Command) bool { return way.Second == command.Second && way.To == command.To }) {
				return game.Verdict{}
			}
			return game.Refuse(rule.Reason{Rule: "Y1", Key: "no_parcel_here"})
		},
		List: func(_ game.Context, _ *game.Decision, commands []game.Command) []game.Command {
			return append(commands, ways...)
		},
		Play: func(p *game.Play, player int, _ *game.Command) {
			p.Answered(player, "parcel")
			p.State.Players[player].Marks = append(p.State.Players[player].Marks, clinic.Mark{Kind: string(kind), Count: 1})
		},
	}
}

// Spaces of the white layout's ground floor: parcels are carried from the street, the yard and the porch into the
// shed.
var street, yard, porch, shed = clinic.Space{X: 0, Y: 2}, clinic.Space{X: 1, Y: 2}, clinic.Space{X: 2, Y: 2}, clinic.Space{X: 3, Y: 2}

// parcels returns an extension that asks where a parcel goes, and one that adds two commands to that decision.
func parcels() []*game.Extension {
	from, to := game.CommandField{Name: "from", Part: game.PartSecond}, game.CommandField{Name: "to", Part: game.PartTo}
	post := &game.Extension{ID: "post", Decisions: []game.DecisionKind{"parcel"}, Sentences: map[string]string{"no_parcel_here": "No parcel comes here."},
		Commands: []game.CommandSpec{wayOf("carry", []game.CommandField{from, to}, game.Command{Second: street, To: clinic.In(shed)}, game.Command{Second: yard, To: clinic.In(shed)},
			game.Command{Second: yard, To: clinic.In(porch)})}}
	drones := &game.Extension{ID: "drones", Commands: []game.CommandSpec{
		wayOf("fly", []game.CommandField{from}, game.Command{Second: yard}, game.Command{Second: porch}),
		wayOf("throw", []game.CommandField{from}, game.Command{Second: porch}),
	}}
	return []*game.Extension{post, drones}
}

// sitAtParcels starts a game with these extensions in which a parcel has arrived.
func sitAtParcels(t *testing.T, extensions ...*game.Extension) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	texts.AddEnglish(map[string]any{
		"decide.parcel": "A parcel comes.", "decide.parcel.carry": "Choose from where and to where.", "decide.parcel.fly": "Choose where the drone lands.",
		"offer.carry": "Carry", "offer.fly": "Fly", "offer.throw": "Throw",
	})
	config := game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}
	for _, e := range extensions {
		config.Extensions = append(config.Extensions, e.ID)
	}
	rules, err := game.NewRules(config, extensions)
	if err != nil {
		t.Fatal(err)
	}
	match := game.NewMatch(rules, nil)
	until(match, game.DecideAction)
	match.State.Pending = append(match.State.Pending, game.Decision{Kind: "parcel"})
	s := session.New(match, session.Seats{{Name: "Ada"}}, nil)
	p := &player{t: t, session: s}
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	p.tick()
	return p
}

// played reports whether the parcel was taken by a command of that kind.
func (p *player) played(kind game.CommandType) bool {
	return slices.ContainsFunc(p.me().Marks, func(m clinic.Mark) bool { return m.Kind == string(kind) })
}

// Whatever a second extension adds to a decision, a place that begins one card begins that card, and of several cards
// the one that needs nothing more. If that doesn't decide it, the click says which cards there are.
func TestAPlaceBeginsTheCardThatFits(t *testing.T) {
	p := sitAtParcels(t, parcels()...)
	carry, fly, throw := thing.ToOffer("carry"), thing.ToOffer("fly"), thing.ToOffer("throw")

	p.hover(thing.InSpace(street))
	if l := &p.table.Look; l.Bubble != "Carry" || !slices.Contains(l.Targets, carry) {
		t.Errorf("over the street stands %q and %v is lit", l.Bubble, l.Targets)
	}
	p.click(thing.InSpace(street))
	if p.table.Look.Chosen != carry {
		t.Errorf("the street begins %v", p.table.Look.Chosen)
	}
	p.click(thing.InSpace(shed))
	if !p.played("carry") {
		t.Error("the parcel is not carried from the street into the shed")
	}

	p = sitAtParcels(t, parcels()...)
	p.hover(thing.InSpace(yard))
	if l := &p.table.Look; l.Bubble != "Fly" || !slices.Contains(l.Targets, fly) {
		t.Errorf("over the yard stands %q and %v is lit", l.Bubble, l.Targets)
	}
	p.click(thing.InSpace(yard))
	if !p.played("fly") {
		t.Error("the yard does not begin the shorter way")
	}

	p = sitAtParcels(t, parcels()...)
	p.hover(thing.InSpace(porch))
	if l := &p.table.Look; !strings.Contains(l.Bubble, "Fly or Throw") || !slices.Contains(l.Targets, fly) || !slices.Contains(l.Targets, throw) {
		t.Errorf("over the porch stands %q and %v is lit", l.Bubble, l.Targets)
	}
	p.click(thing.InSpace(porch))
	if _, said := p.Stage.Seen().At["toast"]; !said || p.played("fly") || p.played("throw") {
		t.Errorf("a click on the porch says nothing, or plays a card: %v", p.me().Marks)
	}
	p.click(throw)
	p.click(thing.InSpace(porch))
	if !p.played("throw") {
		t.Error("the card that was chosen is not played on the porch")
	}
}

// With keys, too: a place for which a card must be chosen hands the focus to the first of those cards.
func TestKeysComeToTheCardsThatFit(t *testing.T) {
	p := sitAtParcels(t, parcels()...)
	for range 200 {
		if p.table.Look.Focus == thing.InSpace(porch) {
			break
		}
		p.key(ebiten.KeyTab)
	}
	p.key(ebiten.KeyEnter)
	if p.table.Look.Focus != thing.ToOffer("fly") {
		t.Fatalf("the focus is on %v", p.table.Look.Focus)
	}
	p.key(ebiten.KeyEnter, ebiten.KeyEnter)
	if !p.played("fly") && p.table.Look.Chosen != thing.ToOffer("fly") {
		t.Error("the card with the focus is not taken")
	}
}

// Each card's part of the question is said, whichever extension it comes from.
func TestTheQuestionSaysTheWayOfEachCard(t *testing.T) {
	both := parcels()
	for _, c := range []struct {
		extensions []*game.Extension
		question   string
	}{
		{both[:1], "A parcel comes. Choose from where and to where."},
		{both, "A parcel comes. Choose from where and to where. Or: Choose where the drone lands."},
	} {
		p := sitAtParcels(t, c.extensions...)
		if tip := p.table.Explain(thing.Of(thing.Decision)); !strings.HasPrefix(tip, c.question+"\n") {
			t.Errorf("with %d extensions the question is %q", len(c.extensions), tip)
		}
	}
}
