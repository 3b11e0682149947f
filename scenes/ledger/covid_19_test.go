package ledger

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dress"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

func stageInfected(t *testing.T, width, height, scale int) (*Scene, *session.Session, *scenetest.Stage) {
	t.Helper()
	l, s, err := open(sample.AtBusinessInfected(2))
	if err != nil {
		t.Fatal(err)
	}
	st := scenetest.NewStage(&ground{l}, width, height, scale)
	st.Wait(2)
	return l, s, st
}

// V6: masks are bought in Business, too: while treatments are chosen, while popularity is, out of the income first, and
// when that is decided.
func TestMasksAreBoughtInBusiness(t *testing.T) {
	_, s, st := stageInfected(t, 1800, 1700, 100)
	st.ClickOn(t, "ledger.to_masks")
	money, price := s.Context().Owner().Money, s.Rules().Number("covid_19.masks")
	infected := func(id string) bool { return extensions.Infected(s.Context().Clinic().Person(id)) }
	treated := func(id string) bool {
		return slices.ContainsFunc(s.Context().Forecast().Treatments, func(x game.ForecastTreatment) bool { return x.Patient == id })
	}
	doctor := "d5" // infected, in a room with nobody to treat it
	if !infected(doctor) || treated(doctor) {
		t.Fatalf("the sample's %s is %+v", doctor, s.Context().Clinic().Person(doctor))
	}
	st.ClickOn(t, "ledger.masks."+doctor)
	if infected(doctor) || s.Context().Owner().Money != money-price {
		t.Fatalf("after the masks the doctor is %+v and $%d are left", s.Context().Clinic().Person(doctor), s.Context().Owner().Money)
	}
	if _, there := st.Seen().At["ledger.masks."+doctor]; there {
		t.Error("the tile is still for sale")
	}
	st.ClickOn(t, "ledger.treat")
	if !s.Deciding(game.DecidePopularity) {
		t.Fatalf("%+v is decided", s.Decision())
	}
	orderly := s.Context().Clinic().People[slices.IndexFunc(s.Context().Clinic().People, func(p clinic.Person) bool { return p.At.Area == extensions.Quarantine })].ID
	earned := s.Context().Owner().Turn.Income
	st.ClickOn(t, "ledger.masks."+orderly)
	if at, left := s.Context().Clinic().Person(orderly).At.Area, money-2*price+min(earned, price); at != clinic.Waiting || s.Context().Owner().Money != left {
		t.Errorf("after the masks the orderly is %s and $%d are left, not $%d: $%d were earned", at, s.Context().Owner().Money, left, earned)
	}

	s.Match().State.Players[s.Viewer()].Money = 2*price - 1 // popularity is decided, and the tiles are asked about once more
	for !s.Deciding(extensions.DecideMasks) {
		switch {
		case s.Deciding(game.DecidePopularity):
			st.ClickOn(t, "ledger.buy")
		case s.Deciding(game.DecideTreatments): // of the next player
			st.ClickOn(t, "ledger.treat")
		default:
			t.Fatalf("%+v is decided", s.Decision())
		}
	}
	if _, there := st.Seen().At["ledger.goods_done"]; !there {
		t.Fatal("no button leads on")
	}
	st.ClickOn(t, "ledger.masks.p7")
	if last := s.Match().Log[len(s.Match().Log)-1].Command; last.Type != extensions.BuyMasks || last.Person != "p7" {
		t.Errorf("the click did %+v", last)
	}
	for s.Deciding(extensions.DecideMasks) {
		st.ClickOn(t, "ledger.goods_done")
	}
	for id := range st.Seen().At {
		if strings.HasPrefix(id, "ledger.masks.") {
			t.Errorf("Business is over, and one can still click %s", id)
		}
	}
}

// V4: of an infected doctor it is not said that a patient lacks something.
func TestWhatAnInfectedDoctorLacksIsSaid(t *testing.T) {
	l, _, _ := stageInfected(t, 1280, 800, 100)
	p := l.shown()
	for i := range p.forecast.Untreated {
		u := &p.forecast.Untreated[i]
		text := dress.Needs(&p.before, u)
		if doctor := p.before.Person(u.Patient).Kind == clinic.Doctor; doctor != strings.HasPrefix(text, "Infected doctor: needs a doctor") {
			t.Errorf("of %s it is said: %q", u.Patient, text)
		}
	}
}

// V5: before the treatments are done, the doctor who would be infected by treating in outpatient services is shown.
func TestWhoWouldBeInfectedIsSaidBefore(t *testing.T) {
	l, s, st := stageInfected(t, 1280, 800, 100)
	outpatient := s.Context().Forecast().Treatments[3].Patient
	if _, said := st.Seen().At["ledger.caught"]; harmed(l) != 1 || !said {
		t.Fatalf("%d doctors would be infected; that this is said is %v", harmed(l), said)
	}
	for range 4 {
		st.Tap(t, "ledger.patient."+outpatient)
		if _, said := st.Seen().At["ledger.caught"]; !said {
			return
		}
	}
	t.Error("with nobody treating the patient a doctor is still warned")
}

// What the picture says at the last line is what the game says afterwards: who has a tile, who is back from quarantine,
// and that cured doctors stay (V4, V5, V7).
func TestTheLinesOfTheInfectedLeadToTheNewState(t *testing.T) {
	l, s, st := stageInfected(t, 1800, 1700, 100)
	before := s.State().Players[0].Clinic.Clone()
	st.ClickOn(t, "ledger.masks.p2")
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	shown, after := l.at(len(l.lines)-2), s.State().Players[0] // the last line is the turn order's
	if shown.owner.Money != after.Money || shown.owner.Popularity != after.Popularity {
		t.Errorf("the ledger ends with $%d and %d popularity, the game has $%d and %d", shown.owner.Money, shown.owner.Popularity, after.Money, after.Popularity)
	}
	changed := 0
	for i := range after.Clinic.People {
		p := &after.Clinic.People[i]
		q := shown.owner.Clinic.Person(p.ID)
		if q == nil || q.Level != p.Level || q.At != p.At || extensions.Infected(q) != extensions.Infected(p) {
			t.Errorf("%s is %+v in the ledger, %+v in the game", p.ID, q, p)
		}
		if was := before.Person(p.ID); extensions.Infected(was) != extensions.Infected(p) || was.At != p.At {
			changed++
		}
	}
	if changed < 3 {
		t.Errorf("only %d people changed: the sample shows too little", changed)
	}
	for _, want := range []struct {
		text string
		step string
	}{
		{"Masks take a tile of COVID-19 away", "business"},
		{"The orange patient has survived COVID-19", "business"},
		{"The white doctor caught COVID-19 while treating", "business"},
		{"The white doctor in the treatment room is cured", "business"},
		{"The infected white doctor gets worse, and is yellow now", "admin-9"},
		{"The red patient lies among the deceased", "admin-9"},
		{"The orderly comes back from quarantine", "quarantine-ends"},
	} {
		at := slices.IndexFunc(l.lines, func(x line) bool { return x.text == want.text })
		if at < 0 || l.lines[at].step.Key != want.step || len(l.lines[at].signs) == 0 {
			t.Errorf("%q does not stand in step %s with a picture", want.text, want.step)
		}
	}
	survived := slices.IndexFunc(l.lines, func(x line) bool { return x.event.Type == extensions.PatientSurvived })
	if survived < 0 || !slices.Contains(l.lines[survived].signs, sprites.Must("icon-survivors")) {
		t.Error("the line of a survivor has not its sign")
	}
}

func TestNothingOfTheInfectedIsCutOffOrCovered(t *testing.T) {
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 100}, {1920, 1080, 75}} {
		l, _, st := stageInfected(t, size[0], size[1], size[2])
		for l.deciding() {
			for _, fault := range st.Faults("ledger.line.", "ledger.patient.", "ledger.masks.") {
				t.Errorf("%d×%d: %s", size[0], size[1], fault)
			}
			st.Keys(ebiten.KeyEnter)
		}
		for _, fault := range st.Faults("ledger.line.", "ledger.patient.", "ledger.masks.") {
			t.Errorf("%d×%d, lines: %s", size[0], size[1], fault)
		}
	}
}

// harmed is how many doctors are warned.
func harmed(l *Scene) int {
	doctors, _ := l.harmed()
	return len(doctors)
}

// Masks, and who would be infected, are read and touched in every window.
func TestEveryWindowOffersMasks(t *testing.T) {
	checkSmallWindows(t, func() (*Scene, *session.Session, error) { return open(sample.AtBusinessInfected(2)) })
}
