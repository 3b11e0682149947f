package ledger

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func departmentStage(t *testing.T, players, width, height, scale int) (*Scene, *session.Session, *scenetest.Stage) {
	t.Helper()
	l, s, err := open(sample.AtBusinessWithDepartment(players))
	return staged(t, l, s, err, width, height, scale)
}

// E8: a click on a patient of the department changes the treatment, but who is off duty is called in only by the button
// that says the price: 1 point, then 2 more.
func TestNursesOffDutyAreCalledInByMouse(t *testing.T) {
	l, s, st := departmentStage(t, 2, 1280, 800, 100)
	forecast := func() game.Forecast { return s.Context().Annex().Forecast() }
	st.ClickOn(t, "ledger.page.emergency")
	treated, first, second := "e4", "e7", "e9"
	for range 4 { // untreated, and treated again
		st.ClickOn(t, "ledger.patient."+treated)
		st.ClickOn(t, "ledger.patient."+first)
		if f := forecast(); f.OnCall != 0 || f.OnCallCost != 0 {
			t.Fatalf("E8: a click on a patient calls in %d nurses", f.OnCall)
		}
	}
	if got, want := l.parts[1].nurses[treated], "Nurses: 1 for the doctor + 1 for the room"; got != want {
		t.Errorf("E8: the page says %q, want %q", got, want)
	}
	st.ClickOn(t, "ledger.call_in."+first)
	if f := forecast(); f.OnCall != 1 || f.OnCallCost != 1 {
		t.Fatalf("E8: one nurse who is called in: %+v", f)
	}
	st.ClickOn(t, "ledger.call_in."+second)
	if f := forecast(); f.OnCall != 2 || f.OnCallCost != 3 {
		t.Fatalf("E8: two nurses who are called in: %+v", f)
	}
	st.ClickOn(t, "ledger.patient."+second)
	if f := forecast(); f.OnCall != 1 {
		t.Fatalf("E8: a click on the patient does not send the nurse home: %+v", f)
	}
	before := s.State().Players[0].Popularity
	st.ClickOn(t, "ledger.treat")
	keepAll(t, l, st)
	if got := s.State().Players[0].Popularity; got != before-1 {
		t.Errorf("E8: popularity went from %d to %d", before, got)
	}
}

// E10: popularity is bought with the department's own money, on its own page, and the clinic's money stays.
func TestTheDepartmentBuysPopularityByMouse(t *testing.T) {
	l, s, st := departmentStage(t, 2, 1280, 800, 100)
	st.ClickOn(t, "ledger.to_emergency")
	st.ClickOn(t, "ledger.treat")
	if !s.Deciding(game.DecidePopularity) || l.beside {
		t.Fatalf("first the clinic's income buys popularity, not %+v", s.Decision())
	}
	st.ClickOn(t, "ledger.page.emergency")
	st.ClickOn(t, "ledger.to_clinic")
	keepAll(t, l, st)
	before := s.State().Players[0]
	own, price := before.Annex.Money, s.Context().Annex().Number(game.PricePopularity)
	if !s.Deciding(game.DecideAnnexPopularity) || !l.beside {
		t.Fatalf("then the department's money does: %+v", s.Decision())
	}
	for l.points > 0 {
		st.ClickOn(t, "ledger.points.less")
	}
	st.ClickOn(t, "ledger.points.more")
	st.ClickOn(t, "ledger.points.more")
	st.ClickOn(t, "ledger.buy")
	now := s.State().Players[0]
	if now.Popularity != before.Popularity+2 || now.Annex.Money != own-2*price || now.Money != before.Money {
		t.Errorf("E10: from %d popularity, $%d and $%d to %d, $%d and $%d", before.Popularity, own, before.Money, now.Popularity, now.Annex.Money, now.Money)
	}
	if s.Viewer() != 1 {
		t.Errorf("then player %d decides", s.Viewer())
	}
}

// The lines of the department stand under a heading of their own, and lead to what the game says afterwards.
func TestTheDepartmentHasLinesOfItsOwn(t *testing.T) {
	l, s, st := departmentStage(t, 2, 1280, 800, 100)
	for i := 0; l.deciding(); i++ {
		if i > 12 {
			t.Fatalf("Enter does not end Business: player %d decides on %+v", s.Viewer(), s.Decision())
		}
		st.Keys(ebiten.KeyEnter)
	}
	headings := map[string]bool{}
	for i := range l.lines {
		headings[l.heading(&l.lines[i])] = true
	}
	for _, name := range []string{"Ana", "Ben"} {
		if want := ui.T("ledger.emergency_of", ui.Data{"Name": name}); !headings[want] {
			t.Errorf("nothing stands under %q", want)
		}
	}
	cured := slices.IndexFunc(l.lines, func(x line) bool {
		return x.event.Type == game.PatientCured && x.event.Board == extensions.EmergencyBoard
	})
	if cured < 0 || len(l.lines[cured].signs) != 4 || l.lines[cured].event.AnnexMoney != 18 {
		t.Fatalf("the patient with a doctor and two nurses is line %d", cured)
	}
	if x := l.at(cured); !x.beside || x.room == nil {
		t.Error("the line of a patient of the department does not point into the department")
	}
	for player := range s.State().Players {
		shown, after := atLast(l, player), s.State().Players[player]
		if wrong := wrongEnd(shown, &after); wrong != "" {
			t.Errorf("player %d: %s", player, wrong)
		}
		for _, p := range after.Annex.Clinic.People {
			if q := shown.owner.Annex.Clinic.Person(p.ID); q == nil || q.Level != p.Level {
				t.Errorf("player %d: %s is %v in the ledger, %v in the game", player, p.ID, q, p)
			}
		}
	}
}

// atLast is what the picture shows at the last line of a player.
func atLast(l *Scene, player int) scenery {
	last := -1
	for i, line := range l.lines {
		if line.event.Player == player {
			last = i
		}
	}
	return l.at(last)
}

// wrongEnd says how the sums that the picture shows in the end differ from the game's, empty where they don't.
func wrongEnd(shown scenery, after *game.Player) string {
	if shown.owner.Annex.Money == after.Annex.Money && shown.owner.Money == after.Money && shown.owner.Popularity == after.Popularity {
		return ""
	}
	return fmt.Sprintf("the ledger ends with $%d of the department, $%d and %d popularity, the game has $%d, $%d and %d",
		shown.owner.Annex.Money, shown.owner.Money, shown.owner.Popularity, after.Annex.Money, after.Money, after.Popularity)
}

func TestNothingOfTheDepartmentIsCutOffOrCovered(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 100}, {2560, 1600, 200}} {
		for _, longer := range []int{0, 40} {
			ui.Lengthen(longer)
			l, _, st := departmentStage(t, 2, size[0], size[1], size[2])
			check := func(when string) {
				for _, fault := range st.Faults("ledger.line.", "ledger.patient.", "ledger.call_in.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %s: %s", size[0], size[1], size[2], longer, when, fault)
				}
			}
			for i := 0; l.deciding() && i < 9; i++ {
				check(fmt.Sprintf("decision %d", i))
				st.Keys(ebiten.KeyEnter)
			}
			check("the lines")
		}
	}
}

// In whole games with departments the lines of every Business and Admin lead to what the game says, whatever is done.
func TestTheLinesLeadToTheNewStateInWholeGames(t *testing.T) {
	for seed := range uint64(3) {
		rules, err := game.NewRules(game.Config{Players: 2, Seed: seed, Extensions: []string{"emergency"}}, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ana"}, {Name: "Ben", Color: 1}}, nil)
		random := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 12}
		var l *Scene
		for !s.Over() {
			s.OpenCurtain()
			if l != nil && l.deciding() {
				l.Layout(nil, 1280, 800)
			}
			command, err := random.Choose(s.Rules(), s.Match().State, s.Viewer())
			if err != nil {
				t.Fatal(err)
			}
			s.Apply(command)
			happened := s.Happened()
			switch {
			case l == nil && Opens(s, happened):
				l = New(s, happened)
			case l != nil:
				l.read(happened)
			}
			if l == nil || l.deciding() || s.Rules().StepOf(s.State()).Name == game.StepBusiness {
				continue
			}
			for player := range s.State().Players {
				if wrong := wrongEnd(atLast(l, player), &s.State().Players[player]); wrong != "" {
					t.Fatalf("game %d, round %d, player %d: %s", seed, l.round, player, wrong)
				}
			}
			l = nil
		}
	}
}
