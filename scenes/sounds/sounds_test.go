package sounds

import (
	"testing"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
)

// Every gesture has a sound, or is silent on purpose.
func TestEveryGestureIsSaid(t *testing.T) {
	t.Parallel()
	for felt := range input.Feelings {
		if OfGesture(felt) == audio.Unsaid {
			t.Errorf("nothing says how gesture %d sounds", felt)
		}
		if s := OfGesture(felt); s.Heard() && !s.Hand() {
			t.Errorf("%s of gesture %d is no sound of the hand: it would wait for others", s, felt)
		}
	}
}

// Sounds that depend on the event: money by its amount, a hub by its service, the last round, who gets better.
func TestSoundsOfFacts(t *testing.T) {
	t.Parallel()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	hub := func(service clinic.Service) game.Event {
		return game.Event{Type: game.ComponentBuilt, Component: clinic.Component{Kind: clinic.Hub, Service: service}}
	}
	for want, e := range map[string]game.Event{
		"coins-1":         {Type: game.IncomeEarned, Money: 1},
		"coins-2":         {Type: game.IncomeEarned, Money: 4},
		"coins-4":         {Type: game.IncomeEarned, Money: 6},
		"coins-6":         {Type: game.IncomeSaved, Number: 40},
		"silent":          {Type: game.IncomeEarned},
		"hub-cardiology":  hub(clinic.Cardiology),
		"hub-orthopedics": hub(clinic.Orthopedics),
		"room-rises":      {Type: game.ComponentBuilt, Component: clinic.Component{Kind: clinic.TreatmentRoom, Service: clinic.Cardiology}},
		"round":           {Type: game.RoundBegan, Number: 2},
		"last-round":      {Type: game.RoundBegan, Number: rules.Numbers[game.Rounds]},
		"worsens":         {Type: game.LevelChanged, Kind: clinic.Patient, Level: clinic.Yellow, NewLevel: clinic.Orange},
		"recovers":        {Type: game.LevelChanged, Kind: clinic.Patient, Level: clinic.Orange, NewLevel: clinic.Yellow},
		"levels-up":       {Type: game.LevelChanged, Kind: clinic.Doctor, Level: clinic.White, NewLevel: clinic.Yellow},
	} {
		if got := Of(rules, &e).String(); got != want {
			t.Errorf("%+v sounds like %s, want %s", e, got, want)
		}
	}
}

// The sound of a step depends on how it is made and where it leads.
func TestSteps(t *testing.T) {
	t.Parallel()
	for want, step := range map[string]clinic.WayStep{
		"silent":     {How: clinic.Start},
		"step-tile":  {How: clinic.Walk},
		"step-upper": {How: clinic.Walk, Space: clinic.Space{Floor: 2}},
		"lift":       {How: clinic.Climb},
		"conveyor":   {How: clinic.Ride},
	} {
		if got := Step(step).String(); got != want {
			t.Errorf("%v sounds like %s, want %s", step, got, want)
		}
	}
}
