package game

import (
	"slices"
	"strings"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// tower is a module that needs a free column: when it is placed, nothing may stand to its left or right.
func tower() *Extension {
	return &Extension{
		ID: "tower",
		Components: []ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: "tower", Color: "brown", Where: clinic.OnGrid}, Price: "price.garden",
			Fits: func(_ Context, p Placing) rule.Reason {
				if sides := clinic.One(p.Space).Beside(); p.Board.Modules()&sides != 0 {
					return rule.Reason{Rule: "T1", Key: "stands_free"}
				}
				return rule.Reason{}
			},
		}},
		Setup:     []SetupPiece{{Kind: "tower"}},
		Sentences: map[string]string{"stands_free": "A tower stands free."},
	}
}

// B20, B49: a component's condition on its place applies whether it is bought or free, and lists respect it.
func TestComponentsAskSomethingOfTheirPlace(t *testing.T) {
	m := begin(t, Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Extensions: []string{"tower"}}, tower())
	tied, free := at(0, 2, 1), at(0, 3, 2)
	for _, way := range []string{"free", "bought"} {
		refuses(t, m, 0, build("tower", tied), "T1", "stands_free")
		if v := m.Rules.Check(m.State, 0, &Command{Type: BuildOne, Component: clinic.Component{Kind: "tower", Space: tied}}); v.Refusal.Source != "tower" {
			t.Errorf("%s: %q refuses", way, v.Refusal.Source)
		}
		for _, command := range m.Rules.Legal(m.State, 0) {
			if command.Component.Kind == "tower" && command.Component.Space == tied {
				t.Errorf("%s: what does not fit is listed", way)
			}
		}
		do(t, m, 0, build("tower", free))
		until(t, m, StepChoose)
		choose(t, m, Build)
		tied, free = at(0, 0, 0), at(0, 3, 0)
		m.State.Players[0].Money = 50
	}
}

// A command that is legal during another extension's decision does not make that decision exist.
func TestDecisionsExistOnlyWithTheirExtension(t *testing.T) {
	command := func(kind CommandType, during ...DecisionKind) CommandSpec {
		return CommandSpec{Type: kind, During: during, Fields: []CommandField{}, Judge: JudgeDone, List: ListDone, Play: playDone}
	}
	known := []*Extension{
		{ID: "ferry", Decisions: []DecisionKind{"board_ferry"}, Commands: []CommandSpec{command("sail", "board_ferry")}},
		{ID: "swimmers", Commands: []CommandSpec{command("swim", "board_ferry", DecideMove)}},
	}
	for _, x := range []struct {
		played string
		ferry  bool
	}{{"swimmers", false}, {"ferry", true}, {"ferry swimmers", true}} {
		rules, err := NewRules(Config{Players: 1, Extensions: strings.Fields(x.played)}, known)
		if err != nil {
			t.Fatal(err)
		}
		if got := rules.Decidable("board_ferry"); got != x.ferry {
			t.Errorf("with %s the decision exists: %v", x.played, got)
		}
		if got := rules.Plays("ferry"); got != x.ferry {
			t.Errorf("with %s the ferry is played: %v", x.played, got)
		}
		if swims := strings.Contains(x.played, "swimmers"); (rules.spec("swim", DecideMove) != nil) != swims || (rules.spec("swim", "board_ferry") != nil) != (swims && x.ferry) {
			t.Errorf("with %s nobody swims when somebody should, or the other way round", x.played)
		}
	}
	if _, err := NewRules(Config{Players: 1, Extensions: []string{"swimmers"}}, known[1:]); err == nil || !strings.Contains(err.Error(), "board_ferry") {
		t.Errorf("a decision of nobody: %v", err)
	}
}

// A new command of an extension must name its Fields, an empty list if there are none; commands of another extension
// or of the base game may be reused without.
func TestCommandsOfExtensionsNameTheirFields(t *testing.T) {
	brings := func(id string, fields []CommandField, kind CommandType) *Extension {
		return &Extension{ID: id, Commands: []CommandSpec{{Type: kind, During: []DecisionKind{DecideMove}, Fields: fields, Judge: JudgeDone, List: ListDone, Play: playDone}}}
	}
	swimmers := brings("swimmers", []CommandField{}, "swim")
	for _, x := range []struct {
		known []*Extension
		want  string
	}{
		{[]*Extension{brings("divers", nil, "dive")}, "divers: the command dive needs Fields, an empty list where it is of one word"},
		{[]*Extension{brings("divers", nil, "swim"), swimmers}, ""},
		{[]*Extension{brings("divers", nil, TakeBonus)}, ""},
		{[]*Extension{swimmers}, ""},
	} {
		got := ""
		if _, err := NewRules(Config{Players: 1, Extensions: []string{x.known[0].ID}}, x.known); err != nil {
			got = err.Error()
		}
		if got != x.want {
			t.Errorf("%s says %q, not %q", x.known[0].ID, got, x.want)
		}
	}
}

// B87: the score includes what extensions do at the end of the game as if it ended now, which
// changes nothing; at the end it happens once.
func TestWhatHappensAtTheEndCountsBefore(t *testing.T) {
	closing := &Extension{ID: "closing", Moments: Moments{End: []Moment{{Do: func(p *Play, player int) {
		p.State.Players[player].Popularity -= 5
		p.Tell(Event{Type: "closed", Player: player, Rule: "K1", Popularity: -5})
	}}}}}
	plain := func(m *Match) int {
		lines := baseScore(m.rulesOf(0), nil)
		return lines[0].Points
	}
	m := solo(t, 1, closing)
	before := m.State.Clone()
	score := m.rulesOf(0).Score()
	if score.Lines[0].Points != plain(m)-5 || !same(before, m.State) {
		t.Errorf("as if the game ended now popularity is %d points of %d", score.Lines[0].Points, plain(m))
	}
	var told []Event
	for !m.State.Over {
		player := m.State.Deciders()[0]
		legal := m.Rules.Legal(m.State, player)
		command := legal[0]
		if done := slices.IndexFunc(legal, func(c Command) bool { return c.Type == Done }); done >= 0 {
			command = legal[done]
		}
		score = m.rulesOf(0).Score()
		told = append(told, do(t, m, player, command)...)
	}
	closed := slices.DeleteFunc(told, func(e Event) bool { return e.Type != "closed" && e.Type != GameEnded })
	if len(closed) != 2 || closed[0].Type != "closed" || m.rulesOf(0).Score().Lines[0].Points != plain(m) {
		t.Errorf("at the end: %v, then %v", closed, m.rulesOf(0).Score())
	}
}

// B53, X3: an extension takes patients from the appointments as the base game does: the row closes up, a patient who
// is not let in goes back into the bag, and the moments after an admission follow.
func TestTakingSomebodyFromTheAppointments(t *testing.T) {
	var followed []EventType
	note := []EventMoment{{Do: func(_ *Play, e Event) { followed = append(followed, e.Type) }}}
	picky := &Extension{
		ID: "picky",
		Queries: Queries{Admission: []Query[Applicant]{{Rule: "P1", Change: func(_ Context, a Applicant, value int) int {
			if a.Level == clinic.Red {
				return TurnsAway
			}
			return value
		}}}},
		Moments: Moments{Admitted: note, TurnedAway: note},
	}
	s := newScene(t, 1, picky)
	row := &s.State.Market.Appointments[0]
	row.Patients = [market.RowLength]clinic.Level{clinic.Yellow, clinic.Red}
	red := s.State.Market.BagOf(clinic.Red)[clinic.Red]
	from := market.Appointment{Service: row.Service}
	if level, comes := s.TakeNext(s.Of(0), from); level != clinic.Yellow || !comes {
		t.Errorf("%v comes: %v", level, comes)
	}
	s.Follow(Event{Type: PatientAdmitted, Player: 0, Rule: "P2"})
	if level, comes := s.TakeNext(s.Of(0), from); level != clinic.Red || comes || s.State.Market.BagOf(clinic.Red)[clinic.Red] != red+1 {
		t.Errorf("%v comes: %v", level, comes)
	}
	equal(t, "the row", row.Waiting(), 0)
	equalList(t, "what followed", followed, []EventType{PatientAdmitted, PatientTurnedAway})
}

// B90: the number that an option chooses is in the numbers table, so prices, refusals and tips all show it.
func TestOptionsChooseNumbers(t *testing.T) {
	known := []*Extension{{
		ID: "fair",
		Numbers: []NumberSpec{
			{Name: "fair.price", Rule: "F1", Source: "H", Value: 4, Most: 99},
			{Name: "fair.price.night", Rule: "F1", Source: "H", Value: 8, Most: 99},
		},
		Options: []OptionSpec{{Name: "fair.hours", Values: []string{"day", "night"}, Numbers: map[string]map[string]string{
			"night": {"fair.price": "fair.price.night", "price.garden": "fair.price"},
		}}},
	}}
	for hours, want := range map[string][2]int{"": {4, 2}, "day": {4, 2}, "night": {8, 4}} {
		config := Config{Players: 1, Extensions: []string{"fair"}}
		if hours != "" {
			config.Options = map[string]string{"fair.hours": hours}
		}
		rules, err := NewRules(config, known)
		if err != nil {
			t.Fatal(err)
		}
		if got := [2]int{rules.Number("fair.price"), rules.Number("price.garden")}; got != want {
			t.Errorf("%q: the fair and a garden cost %v, want %v", hours, got, want)
		}
	}
	known[0].Options[0].Numbers["day"] = map[string]string{"fair.price": "fair.prize"}
	if _, err := NewRules(Config{Players: 1, Extensions: []string{"fair"}}, known); err == nil || !strings.Contains(err.Error(), "fair.prize") {
		t.Errorf("a number that does not exist: %v", err)
	}
}
