package extensions

import (
	"fmt"
	"reflect"
	"testing"

	"clinic/game"
	"clinic/game/gametest"
)

// X10: what has been asked of a player in a round is the same for a match that was followed as for one that is just
// loaded, also if that one has forgotten states; what is over stays in it until the round ends.
func TestWhatWasAskedIsReadFromTheGame(t *testing.T) {
	chosen := []*game.Extension{known("cigarettes"), known("public_toilets"), known("fire_trucks"), known("therapy_dogs"), known("gift_shop")}
	rules, err := game.NewRules(configWith(2, 5, chosen...), All())
	if err != nil {
		t.Fatal(err)
	}
	over, forgets := 0, game.NewMatch(rules, nil)
	followed := make([]game.Asked, 2)
	g := &gametest.RandomGame{Match: game.NewMatch(rules, nil), Chance: game.Random{Word: 5}}
	g.After = func(commands int) string {
		for _, e := range g.Match.Log[len(forgets.Log):] {
			forgets.Apply(e.Player, e.Command)
			forgets.Forget()
		}
		for player := range followed {
			if commands%(3+player) != 0 {
				continue
			}
			got := followed[player].In(g.Match, player)
			if want := new(game.Asked).In(g.Match, player); !reflect.DeepEqual(got, want) {
				return fmt.Sprintf("after %d commands %+v have been asked of player %d, who begins there finds %+v", commands, got, player, want)
			}
			if want := new(game.Asked).In(forgets, player); !reflect.DeepEqual(got, want) {
				return fmt.Sprintf("after %d commands a match that forgets finds %+v instead of %+v", commands, want, got)
			}
			if now := (game.Context{Rules: rules, State: g.Match.State, Player: player}).Obligations(); len(got) > len(now) {
				over++
			}
		}
		return ""
	}
	if why := g.Play(); why != "" {
		t.Error(why)
	}
	if over == 0 {
		t.Error("nothing that was asked was ever over")
	}
}

func known(id string) *game.Extension {
	for _, e := range All() {
		if e.ID == id {
			return e
		}
	}
	return nil
}
