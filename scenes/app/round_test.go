package app_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/gametest"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/ui"
)

// window is the real program, with the game that it saves.
type window struct {
	*scenetest.Window
	t     *testing.T
	store save.Store
}

func start(t *testing.T) *window {
	t.Helper()
	w := scenetest.Start(t)
	return &window{w, t, save.Open(filepath.Join(w.Home(), "clinic", "games"), extensions.All())}
}

// kept waits until the saved game satisfies a condition, and returns it. No test here depends on how long that
// takes.
func (w *window) kept(what string, is func(s *game.State) bool) *game.State {
	w.t.Helper()
	var kept save.Game
	given.Until(w.t, what, func() (done bool) {
		var err error
		kept, err = w.store.Read(save.Autosave)
		return err == nil && is(kept.Match.State)
	})
	return kept.Match.State
}

// deciding waits until the player has that decision to make.
func (w *window) deciding(kind game.DecisionKind) *game.State {
	w.t.Helper()
	return w.kept("deciding "+string(kind), func(s *game.State) bool {
		d := s.Decision(0)
		return d != nil && d.Kind == kind
	})
}

// endMove ends Move, and confirms if the table asks.
func (w *window) endMove() {
	w.t.Helper()
	w.ClickOn("button/done")
	w.Until("the question, or the end of Move", func(s scenes.Seen) bool {
		g, err := w.store.Read(save.Autosave)
		if shows(s, "dialog.done") || err != nil {
			return err == nil
		}
		d := g.Match.State.Decision(0)
		return d == nil || d.Kind != game.DecideMove
	})
	if w.shows("dialog.done") {
		w.ClickOn("dialog.done")
	}
}

func (w *window) money(dollars int) {
	w.t.Helper()
	w.kept("money", func(s *game.State) bool { return s.Players[0].Money == dollars })
}

// carry drags from one spot to another, then waits for the game to satisfy a condition.
func (w *window) carry(from, to, what string, is func(me *game.Player) bool) {
	w.t.Helper()
	w.DragOn(from, to)
	w.kept(what, func(s *game.State) bool { return is(&s.Players[0]) })
}

// newSoloGame goes from the title to the table of a solo game with the seed 7 and the white start.
func (w *window) newSoloGame() {
	w.t.Helper()
	w.UntilScene("title")
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.players.0")
	w.ClickOn("newgame.0.layout.white")
	w.startWithSeed7()
}

// startWithSeed7 starts the game being set up, and waits for its table.
func (w *window) startWithSeed7() {
	w.t.Helper()
	w.ClickOn("newgame.seed")
	w.Key("End")
	for range 8 {
		w.Key("BackSpace")
	}
	w.Key("7")
	w.ClickOn("newgame.start")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
}

// A whole solo round is played with the mouse alone: setup, three actions, Move, Business and Admin, until round
// II.
func TestASoloRoundWithTheMouse(t *testing.T) {
	w := start(t)
	w.newSoloGame()

	w.ClickOn("bonus/parking_lot") // B43: built at once, free
	w.deciding(game.DecideBonusPlace)
	lot := clinic.Space{X: 3, Y: 2}
	w.carry("component/parking_lot", "space/0/3/2", "the parking lot stands", func(me *game.Player) bool { return me.Clinic.At(lot).Kind == clinic.ParkingLot })
	w.deciding(game.DecideGoal)
	w.ClickOn("goal/draw") // B88
	s := w.deciding(game.DecideAction)
	if s.Round != 1 || s.Players[0].Money != 15 || s.Players[0].Goal == "" {
		t.Fatalf("round %d begins with $%d and the goal %q (B41, B88)", s.Round, s.Players[0].Money, s.Players[0].Goal)
	}

	w.ClickOn("action/build")
	w.deciding(game.DecideBuild)
	w.DragOn("component/treatment_room", "space/0/2/1") // beside the other one: refused (B7)
	w.money(15)
	w.carry("component/treatment_room", "space/0/0/0", "the second treatment room stands", func(me *game.Player) bool {
		return me.Clinic.At(clinic.Space{}).Kind == clinic.TreatmentRoom && me.Money == 13
	})
	w.ClickOn("component/hub/cardiology") // with two clicks
	w.ClickOn("space/0/3/0")
	w.money(11)
	w.Screenshot("round-1-built")
	w.ClickOn("button/done") // a supply room could still go on top (B21), but no room lacks one
	w.deciding(game.DecideAction)

	w.ClickOn("action/hire")
	w.deciding(game.DecideHire)
	w.carry("residency/0", "space/0/2/2", "the doctor waits outside", func(me *game.Player) bool { return me.Money == 7 && gametest.Count(&me.Clinic, clinic.Doctor) == 2 })
	w.carry("nurse/0", "space/0/2/2", "the nurse waits outside", func(me *game.Player) bool { return me.Money == 4 && gametest.Count(&me.Clinic, clinic.Nurse) == 1 })
	w.ClickOn("button/done")
	w.deciding(game.DecideAction)

	w.ClickOn("action/admit")
	if s = w.deciding(game.DecideAdmit); s.Players[0].Turn.Queue != 4 {
		t.Errorf("%d queue points with two hubs, want 4 (B53)", s.Players[0].Turn.Queue)
	}
	w.carry("appointment/psychiatry/0", "space/0/2/2", "the patient is admitted", func(me *game.Player) bool { return gametest.Count(&me.Clinic, clinic.Patient) == 1 })
	w.ClickOn("button/done")
	w.ClickOn("dialog.done") // points are left
	s = w.deciding(game.DecideMove)

	me := &s.Players[0]
	doctor, nurse, patient := gametest.First(&me.Clinic, clinic.Doctor), gametest.First(&me.Clinic, clinic.Nurse), gametest.First(&me.Clinic, clinic.Patient)
	room := clinic.Space{X: 1, Y: 1}
	for time, id := range []string{doctor, nurse, patient} { // each walk takes 2 time (B71, B72)
		w.carry("person/"+id, "space/0/1/1", id+" is in the treatment room", func(me *game.Player) bool {
			return me.Clinic.Person(id).In(room) && me.Time == 2*(time+1)
		})
		w.Until(id+" standing in the clinic, not in the tray", func(s scenes.Seen) bool {
			at, there := s.At["person/"+id]
			return there && at[1] < s.At["button/done"][1]
		})
	}
	w.Key("Control", "z") // undone, and redone
	w.kept("the patient is outside again", func(s *game.State) bool { return s.Players[0].Time == 4 })
	w.Key("Control", "y")
	w.kept("the patient is inside again", func(s *game.State) bool { return s.Players[0].Time == 6 })
	w.Screenshot("round-2-moved")
	w.ClickOn("button/done")

	s = w.deciding(game.DecideTreatments)
	if got := s.Players[0].Turn.Treatments; len(got) != 1 || got[0].Patient != patient {
		t.Fatalf("the program proposes %+v (B80)", got)
	}
	w.treats()
	w.Screenshot("round-3-business")
	w.ClickOn("button/done")
	s = w.deciding(game.DecideAction) // no money is left to buy popularity

	me = &s.Players[0]
	if s.Round != 2 || me.Clinic.Person(patient) != nil || me.Treated[clinic.White] != 1 {
		t.Errorf("round %d, the patient %+v, treated %v (B80, B81)", s.Round, me.Clinic.Person(patient), me.Treated)
	}
	// $4 and $6 for the patient (B81); salaries: a white and a yellow doctor and a nurse, $4 (B82); upkeep: two
	// hubs, two treatment rooms, a supply room, $5 (B83).
	if me.Money != 1 || me.Popularity != 0 || me.Time != 6 {
		t.Errorf("round II begins with $%d, popularity %d, time %d; want $1, 0, 6", me.Money, me.Popularity, me.Time)
	}
	if at := me.Clinic.Person(doctor).At; at != clinic.In(room) || me.Clinic.At(clinic.Space{X: 3}).Service != clinic.Cardiology {
		t.Errorf("the doctor is at %+v, the hub at 3,0 is %+v", at, me.Clinic.At(clinic.Space{X: 3}))
	}
	if me.Turn.Used != ([game.MaxActions]int8{}) {
		t.Errorf("the action tiles have not come back: %v (Admin 1)", me.Turn.Used)
	}
	w.Screenshot("round-4-admin")
	w.passUntil("the table again", func(s scenes.Seen) bool { return shows(s, "action/build") })
	w.Screenshot("round-5-second")
}

// passUntil waits until there reports true, while Business and Admin are told. It presses only where they wait for
// that, and while bots play.
func (w *window) passUntil(what string, there func(s scenes.Seen) bool) {
	w.t.Helper()
	for {
		is := false
		w.Look() // to avoid pressing what the last press has ended
		w.Until(what, func(s scenes.Seen) bool {
			is = there(s)
			told := slices.ContainsFunc(s.Inks, func(i ui.Ink) bool { return i.Text == "Skip" }) // at a speed, as bots play
			waits := slices.ContainsFunc(s.Inks, func(i ui.Ink) bool { return i.Text == "Next" })
			return is || waits || !told && shows(s, "button/bots/0")
		})
		if is {
			return
		}
		w.ClickOn("button/done")
	}
}

// treats waits for the choice of who treats whom.
func (w *window) treats() {
	w.t.Helper()
	w.passUntil("who treats whom", func(s scenes.Seen) bool {
		for id := range s.At {
			if strings.Contains(id, "treat/") && !shows(s, "button/bots/0") {
				return true
			}
		}
		return false
	})
}

// buys waits for the purchase of popularity.
func (w *window) buys() {
	w.t.Helper()
	w.passUntil("the purchase", func(s scenes.Seen) bool { return shows(s, "popularity") })
}

// shows reports whether a widget is on the screen.
func shows(s scenes.Seen, id string) bool { _, there := s.At[id]; return there }

func (w *window) shows(id string) (there bool) {
	w.Until("anything", func(s scenes.Seen) bool { there = shows(s, id); return true })
	return there
}
