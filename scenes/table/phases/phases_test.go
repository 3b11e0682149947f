package phases_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/phases"
	"clinic/scenes/ui"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// told returns the story of a game in which Business has begun, with every decision ended by Done.
func told(t *testing.T, reader *ui.Reader, s *session.Session, happened []session.Happening, err error) (*phases.Story, *session.Session) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	story := phases.New(reader, s, happened)
	for i := 0; s.Rules().StepOf(s.State()).Name == game.StepBusiness && !s.Over(); i++ {
		if v := s.Apply(game.Command{Type: game.Done}); !v.Legal() || i > 20 {
			t.Fatalf("Done is refused: %+v", v.Refusal)
		}
		story.Read(s.Happened())
	}
	return story, s
}

// wrongEnd returns how the story's last state differs from the game, or "" if it does not.
func wrongEnd(story *phases.Story, after *game.State) string {
	shown := story.At(len(story.Beats), phases.EveryLine, 0)
	for player := range after.Players {
		is, was := &after.Players[player], &shown.Players[player]
		if is.Money != was.Money || is.Popularity != was.Popularity || is.Died != was.Died {
			return fmt.Sprintf("player %d ends with $%d, %d popularity and %d dead, the game has $%d, %d and %d", player, was.Money, was.Popularity, was.Died, is.Money, is.Popularity, is.Died)
		}
		if is.Treated != was.Treated {
			return fmt.Sprintf("player %d ends with %v treated, the game has %v", player, was.Treated, is.Treated)
		}
		for _, p := range is.Clinic.People {
			if q := was.Clinic.Person(p.ID); q == nil || q.Level != p.Level || q.At != p.At || !slices.EqualFunc(q.Marks, p.Marks, func(a, b clinic.Mark) bool { return a.Kind == b.Kind }) {
				return fmt.Sprintf("player %d: %s is %+v in the story, %+v in the game", player, p.ID, q, p)
			}
		}
		if is.Annex == nil {
			continue
		}
		if is.Annex.Money != was.Annex.Money || is.Annex.Treated != was.Annex.Treated {
			return fmt.Sprintf("player %d: the annex ends with $%d and %v treated, not $%d and %v", player, was.Annex.Money, was.Annex.Treated, is.Annex.Money, is.Annex.Treated)
		}
		for _, p := range is.Annex.Clinic.People {
			if q := was.Annex.Clinic.Person(p.ID); q == nil || q.Level != p.Level {
				return fmt.Sprintf("player %d: %s of the annex is %v in the story, %v in the game", player, p.ID, q, p)
			}
		}
	}
	return ""
}

// After the last beat the story shows the state of the game.
func TestTheStoryLeadsToTheNewState(t *testing.T) {
	reader := ui.NewReader("en")
	for name, open := range map[string]func() (*session.Session, []session.Happening, error){
		"base":  func() (*session.Session, []session.Happening, error) { return sample.AtBusiness(2) },
		"alone": func() (*session.Session, []session.Happening, error) { return sample.AtBusiness(1) },
	} {
		s, happened, err := open()
		story, s := told(t, reader, s, happened, err)
		if wrong := wrongEnd(story, s.State()); wrong != "" {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

// Nothing of a beat has happened before it, and somebody that it names is still there while it is told.
func TestABeatBeforeShowsWhatWas(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusiness(1)
	story, _ := told(t, reader, s, happened, err)
	died := slices.IndexFunc(story.Beats, func(b phases.Beat) bool { return b.Kind == phases.Death })
	if died < 0 {
		t.Fatal("nobody dies in the sample")
	}
	who := story.Lines[story.Beats[died].From].Event
	for at, there := range map[int]bool{died: true, died + 1: false} {
		if is := story.At(at, 0, 0).Players[0].Clinic.Person(who.Person) != nil; is != there {
			t.Errorf("at beat %d of %d the dead patient is there: %v", at, len(story.Beats), is)
		}
	}
	if before, after := story.At(died, 0, 0).Players[0].Popularity, story.At(died, phases.EveryLine, 0).Players[0].Popularity; after != before+who.Popularity {
		t.Errorf("a death that costs %d leaves %d popularity of %d", who.Popularity, after, before)
	}
}

// B88: who is treated counts for the goal from the beat of the treatment on, in every beat after it, too.
func TestWhoIsTreatedCountsFromThenOn(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusiness(1)
	story, _ := told(t, reader, s, happened, err)
	counted := story.Start.Players[0].Treated.Total()
	for beat := range story.Beats {
		if story.Beats[beat].Kind == phases.Treats {
			counted++
		}
		if got := story.At(beat, phases.EveryLine, 0).Players[0].Treated.Total(); got != counted {
			t.Errorf("in beat %d of %d count %d treated, not %d", beat, len(story.Beats), got, counted)
		}
	}
	if counted == 0 {
		t.Error("nobody is treated in the sample")
	}
}

// B81: a player's own Business takes 12 seconds at most, that of the others and Admin 3 each, deaths apart,
// however much happens.
func TestNoPhaseTakesLong(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusiness(1)
	story, _ := told(t, reader, s, happened, err)
	var many []game.Event
	for i := range 40 {
		many = append(many, game.Event{Type: game.PatientCured, Step: "business", Kind: clinic.Patient, Level: clinic.White, Person: fmt.Sprint("x", i), Money: 4})
		many = append(many, game.Event{Type: game.LevelChanged, Step: "admin-9", Kind: clinic.Patient, Level: clinic.White, NewLevel: clinic.Yellow, Person: fmt.Sprint("y", i)})
	}
	story.Read([]session.Happening{{Before: story.Start, After: s.State(), Events: many}})
	ticks := map[bool]int{}
	for i := range story.Beats {
		if kind := story.Beats[i].Kind; kind != phases.Death {
			ticks[kind >= phases.Admin] += story.Ticks(i)
		}
	}
	if ticks[false] > 12*60 || ticks[true] > 3*60 || ticks[false] == 0 || ticks[true] == 0 {
		t.Errorf("Business takes %d ticks, Admin %d", ticks[false], ticks[true])
	}
}

// band is an extension with its own step in Admin, unknown to this package: a band plays, and the game is told.
func band(after string, number int) *game.Extension {
	begin := func(p *game.Play) {
		p.State.Players[0].Popularity++
		p.Tell(game.Event{Type: "band_played", Rule: "M1", Popularity: 1})
	}
	return &game.Extension{ID: "brass_band", Steps: []game.Insertion{{After: after, Step: game.Step{Key: "concert", Name: game.StepAdmin, Number: number, Begin: begin}}}}
}

// A step that an extension puts into Admin is told by itself, under the extension's name or under that of the step
// with its number.
func TestStepsOfExtensionsHaveTheirHeading(t *testing.T) {
	reader := ui.NewReader("en")
	for _, test := range []struct {
		after   string
		number  int
		heading string
	}{
		{"admin-9", 0, "brass band"}, {"admin-7", 0, "brass band"}, {"admin-8", 8, "Doctors tire, or study"},
	} {
		rules, err := game.NewRules(game.Config{Players: 2, Seed: 1, Extensions: []string{"brass_band"}}, []*game.Extension{band(test.after, test.number)})
		if err != nil {
			t.Fatal(err)
		}
		m := game.NewMatch(rules, nil)
		before := m.State.Clone()
		happened := session.Happening{Before: before, After: m.State, Events: rules.Enter(m.State, "admin-3")}
		story := phases.New(reader, sample.Session(m), []session.Happening{happened})
		at := slices.IndexFunc(story.Lines, func(x phases.Line) bool { return x.Event.Type == "band_played" })
		if at < 0 {
			t.Fatalf("after %s the band is not among the lines: %+v", test.after, story.Lines)
		}
		if x := &story.Lines[at]; x.Text != "Band played" || story.Heading(x) != test.heading || x.Step.Source != "brass_band" {
			t.Errorf("after %s the line %q stands under %q, want %q", test.after, x.Text, story.Heading(x), test.heading)
		}
		if last := len(story.Lines) - 1; story.Lines[last].Step.Key != "admin-10" {
			t.Errorf("after %s the last line is of step %s", test.after, story.Lines[last].Step.Key)
		}
	}
}

// In a solo game no turn order is read out, and there is no Business of others.
func TestAloneThereIsNoTurnOrder(t *testing.T) {
	reader := ui.NewReader("en")
	for players, want := range map[int]int{1: 0, 2: 1} {
		s, happened, err := sample.AtBusiness(players)
		story, s := told(t, reader, s, happened, err)
		orders := 0
		for _, x := range story.Lines {
			if x.Event.Type == game.TurnOrderSet {
				orders++
			}
		}
		if orders != want {
			t.Errorf("with %d players the turn order is read out %d times", players, orders)
		}
		name := story.T("ledger.business_of", ui.Data{"Name": s.Seats().Name(story.Reader, 0)})
		if got := story.BusinessOf(0, ""); (got == name) != (players > 1) || players == 1 && got != "Business" {
			t.Errorf("with %d players it is headed %q", players, got)
		}
	}
}

// A cost for one is named in the singular, and each of the sums has its rule (B81 to B85).
func TestTheSumsNameTheirRules(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusiness(1)
	story, _ := told(t, reader, s, happened, err)
	said := ""
	for _, sum := range story.Parts(0)[0].Sums(story.Reader) {
		if sum.Rule == "" {
			t.Errorf("%s has no rule", sum.Name)
		}
		said += sum.Note + " · "
	}
	if !strings.Contains(said, "Laboratory $3") || !strings.Contains(said, "Treatment rooms $2") && !strings.Contains(said, "Treatment rooms $3") {
		t.Errorf("it is said: %s", said)
	}
}

// A patient whose treatment changes keeps the place in the list; a pairing that earns less says by how much.
func TestPatientsKeepTheirPlaces(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusiness(1)
	if err != nil {
		t.Fatal(err)
	}
	story := phases.New(reader, s, happened)
	before := story.Patients(0, &story.Parts(0)[0])
	first := story.Parts(0)[0].Forecast.Treatments[0].Patient
	worse := 0
	for range 8 {
		next, can := s.NextTreatment(first)
		if !can {
			t.Fatal("there is no other treatment")
		}
		s.Apply(next.Command)
		story.Look()
		if now := story.Patients(0, &story.Parts(0)[0]); !slices.Equal(now, before) {
			t.Fatalf("the patients were %v, and now they are %v", before, now)
		}
		worse = max(worse, story.Worse(0))
	}
	if worse == 0 || len(before) < 2 {
		t.Errorf("of %d patients no pairing earns less", len(before))
	}
}
