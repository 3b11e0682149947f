package phases_test

import (
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/phases"
	"clinic/scenes/ui"
)

// After the last beat the department shown equals that of the game, and it has its own headings.
func TestTheDepartmentIsToldToItsNewState(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusinessWithDepartment(2)
	story, s := told(t, reader, s, happened, err)
	if wrong := wrongEnd(story, s.State()); wrong != "" {
		t.Error(wrong)
	}
	headings := map[string]bool{}
	for i := range story.Lines {
		headings[story.Heading(&story.Lines[i])] = true
	}
	for _, name := range []string{"Ana", "Ben"} {
		if want := name + "’s emergency department"; !headings[want] {
			t.Errorf("nothing stands under %q", want)
		}
	}
}

// In whole games with departments every Business and Admin leads to the state of the game, whatever is done.
func TestTheStoriesOfWholeGamesLeadToTheirStates(t *testing.T) {
	for seed := range uint64(3) {
		rules, err := game.NewRules(game.Config{Players: 2, Seed: seed, Extensions: []string{"emergency"}}, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ana"}, {Name: "Ben", Color: 1}}, nil)
		random := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 12}
		var story *phases.Story
		for !s.Over() {
			s.OpenCurtain()
			command, err := random.Choose(s.Rules(), s.Match().State, s.Viewer())
			if err != nil {
				t.Fatal(err)
			}
			s.Apply(command)
			happened := s.Happened()
			switch {
			case story != nil:
				story.Read(happened)
			case phases.Opens(s, happened):
				story = phases.New(ui.NewReader("en"), s, happened)
			}
			if story == nil || s.Rules().StepOf(s.State()).Name == game.StepBusiness {
				continue
			}
			if wrong := wrongEnd(story, s.Match().State); wrong != "" {
				t.Fatalf("game %d, round %d: %s", seed, story.Start.Round, wrong)
			}
			story = nil
		}
	}
}
