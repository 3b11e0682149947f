package extensionui_test

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/extensionui"
	_ "clinic/scenes/scenetest/given"
	"clinic/scenes/ui"
)

// C12: the quota is shown in the rounds that ask for one; before the first round and in other rounds its place is
// reserved.
func TestTheQuotaIsShownWhenItIsAskedFor(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	rules, err := game.NewRules(game.Config{Players: 1, Extensions: []string{"helicopters", "fire_trucks"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	state, _ := rules.Start()
	quota := func(round int) (text string, later bool) {
		state.Round = round
		for _, stock := range extensionui.Strip(reader, game.Context{Rules: rules, State: state}) {
			if stock.Name == "quota" {
				return stock.Text, stock.Later
			}
		}
		t.Fatalf("round %d keeps no place for the quota", round)
		return "", false
	}
	if text, later := quota(0); text != "" || !later {
		t.Errorf("at setup the quota says %q", text)
	}
	if text, later := quota(2); text == "" || later {
		t.Error("the second round shows no quota")
	}
}
