package controller_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// B80, B84, B86, C64: at the end of Move the question says who dies, whom a waiting person could still treat and what
// that patient needs, and what popularity the debts cost. Nobody is named who can't be helped or would be of no use.
// Equal people share a line, and the worst comes first.
func TestTheQuestionSaysWhatBusinessAndAdminCost(t *testing.T) {
	room := clinic.In(clinic.Space{X: 1, Y: 1})
	for _, at := range []struct {
		extensions []string
		want       []string
	}{
		{nil, []string{
			"The red patient (Psychiatry) isn’t treated: in no room. It dies in Admin: −5 popularity. (B86)",
			"Salaries and upkeep can’t all be paid: −7 popularity.",
			"The orange patient (Psychiatry) isn’t treated: needs 2 nurses. Somebody could still come and help.",
			"The yellow patient (Psychiatry) isn’t treated: needs 1 nurse. Somebody could still come and help.",
			"2 nurses still wait outside.",
		}},
		{[]string{"ghosts"}, []string{
			"The red patient (Psychiatry) isn’t treated: in no room. It dies in Admin: −5 popularity. (B86)",
			"The yellow patient (Psychiatry) isn’t treated: needs 1 nurse. Somebody could still come and help. With Ghosts it dies in Admin instead of worsening, and becomes a ghost; no popularity is lost. (C64)",
			"Salaries and upkeep can’t all be paid: −7 popularity.",
			"The orange patient (Psychiatry) isn’t treated: needs 2 nurses. Somebody could still come and help.",
			"2 nurses still wait outside.",
		}},
	} {
		p := sitChanged(t, at.extensions, func(m *game.Match) {
			for _, command := range toMove() {
				must(t, m, command)
			}
			me := &m.State.Players[0]
			me.Money = 0
			patient := func(id string, level clinic.Level, at clinic.Place) clinic.Person {
				return clinic.Person{ID: id, Kind: clinic.Patient, Level: level, Service: clinic.Psychiatry, At: at}
			}
			me.Clinic.People = []clinic.Person{
				{ID: "a1", Kind: clinic.Nurse, At: clinic.Place{Area: clinic.Waiting}},
				{ID: "a2", Kind: clinic.Nurse, At: clinic.Place{Area: clinic.Waiting}},
				{ID: "a3", Kind: clinic.Nurse, At: clinic.Place{Area: clinic.Waiting}},
				{ID: "a4", Kind: clinic.Doctor, Level: clinic.White, At: room},
				patient("p1", clinic.Orange, room), patient("p2", clinic.Yellow, room),
				patient("p3", clinic.Red, clinic.In(clinic.Space{})),
			}
		})
		if got := controller.Reminded(p.session); !slices.Equal(got, at.want) {
			t.Errorf("with %v it says\n%q, want\n%q", at.extensions, got, at.want)
		}
		p.click(thing.Of(thing.Done))
		for i := range at.want {
			if _, there := p.Seen().At[fmt.Sprintf("dialog.line.%d", i)]; !there {
				t.Errorf("with %v the question has no line %d", at.extensions, i)
			}
		}
		if !p.session.Deciding(game.DecideMove) {
			t.Errorf("with %v Move ends without a question", at.extensions)
		}
	}
}

// The table stays as it was after the last Done before Business until Business and Admin have told what happened: no
// dead patient, no new round, and none of it is animated beside them.
func TestTheTableWaitsForBusinessAndAdmin(t *testing.T) {
	p := sitChanged(t, []string{"ghosts"}, func(m *game.Match) {
		for _, command := range toMove() {
			must(t, m, command)
		}
		me := &m.State.Players[0]
		me.Clinic.People = []clinic.Person{{
			ID: "p1", Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1}),
		}}
	})
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	moving(p)
	p.tick()
	round := p.session.State().Round
	p.click(thing.Of(thing.Done))
	told := false
	for range 300 {
		if p.session.State().Round == round {
			p.apply(p.session.Legal()[0])
		}
		p.tick()
		if now := p.table.Situation.Phase; now != nil {
			told = true
			if p.table.Situation.State.Round > round {
				t.Fatalf("the table shows round %d before Business and Admin", p.table.Situation.State.Round)
			}
			if now.Over || now.Reads {
				p.click(thing.Of(thing.Done))
			}
		} else if p.table.Situation.State.Round > round {
			break
		}
	}
	if !told || p.table.Situation.State.Round == round {
		t.Fatalf("Business and Admin were told: %v; the table shows round %d", told, p.table.Situation.State.Round)
	}
	for range 5 {
		p.tick()
		if len(p.table.Look.Walkers) > 0 {
			t.Error("what happened in Admin is played at the table, too")
		}
	}
}

// C64, B86: the tip of a patient says what Admin does to patients who aren't treated, by the rules in play.
func TestTheTipSaysWhoDiesUntreated(t *testing.T) {
	for _, at := range []struct {
		extensions []string
		level      clinic.Level
		want       string
	}{
		{nil, clinic.Yellow, "Gets worse after a round without treatment. (B86)"},
		{nil, clinic.Red, "Dies after a round without treatment: −5 popularity. (B86)"},
		{[]string{"ghosts"}, clinic.Yellow, "After a round without treatment yellow patients die with Ghosts, instead of worsening, and become ghosts; no popularity is lost. (C64)"},
		{[]string{"ghosts"}, clinic.White, "Gets worse after a round without treatment. (B86)"},
	} {
		p := sitChanged(t, at.extensions, func(m *game.Match) {
			m.State.Players[0].Clinic.People = []clinic.Person{{
				ID: "p1", Kind: clinic.Patient, Level: at.level, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1}),
			}}
		})
		p.hover(thing.Somebody("p1"))
		if tip := p.table.Explain(p.table.Look.Hover); !strings.Contains(tip, at.want) {
			t.Errorf("with %v a %v patient: %q, want %q", at.extensions, at.level, tip, at.want)
		}
	}
}

// C63: a ghost over the empty ground gets no tick and a whole sentence, and no module is framed where it is taken
// from.
func TestAGhostInTheHandGetsNoTickOverNothing(t *testing.T) {
	from := clinic.Space{X: 1, Y: 1}
	p := sitChanged(t, []string{"ghosts"}, func(m *game.Match) {
		tile := m.State.Players[0].Clinic.At(from)
		tile.Marks = clinic.SetMark(tile.Marks, clinic.Mark{Kind: "ghost", Count: 1})
		m.State.Pending = []game.Decision{{Kind: extensions.DecideGhostMoves, Player: 0}}
	})
	if light := p.table.Look.Space[from.Index()].Light; light != sprites.NoLight {
		t.Errorf("where the ghost stands the module is framed: %v", light)
	}
	p.pick(thing.InSpace(from))
	p.move(p.table.ClinicArea().X+20, p.table.ClinicArea().Bottom()-20)
	if l := &p.table.Look; l.Tone == ui.Allowed || !strings.HasSuffix(l.Bubble, ".") || l.Space[from.Index()].Light != sprites.NoLight {
		t.Errorf("over nothing: %q, tone %v, framed %v", l.Bubble, l.Tone, l.Space[from.Index()].Light)
	}
}
