package protocol

import (
	"fmt"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// A position that breaks a rule is refused. This includes a component of an extension where the
// extension doesn't allow it, and a decision of an extension that is not in play, even if another
// extension has a command for that decision.
func TestPositionsKeepTheRulesOfExtensions(t *testing.T) {
	during := game.CommandSpec{
		Type: "swim", During: []game.DecisionKind{"board_ferry"}, Fields: []game.CommandField{},
		Judge: func(game.Context, *game.Command) game.Verdict { return game.Verdict{} },
		List: func(_ game.Context, _ *game.Decision, commands []game.Command) []game.Command {
			return append(commands, game.Command{Type: "swim"})
		},
		Play: func(p *game.Play, player int, _ *game.Command) { p.Answered(player, "board_ferry") },
	}
	e := &Engine{Extensions: []*game.Extension{
		{
			ID: "tower", Commands: []game.CommandSpec{during}, Sentences: map[string]string{"stands_free": "A tower stands free."},
			Components: []game.ComponentSpec{{
				Blueprint: clinic.Blueprint{Kind: "tower", Color: "brown", Where: clinic.OnGrid},
				Fits: func(_ game.Context, p game.Placing) rule.Reason {
					if p.Board.Modules()&clinic.One(p.Space).Beside() != 0 {
						return rule.Reason{Rule: "T1", Key: "stands_free"}
					}
					return rule.Reason{}
				},
			}},
		},
		{ID: "ferry", Decisions: []game.DecisionKind{"board_ferry"}},
	}}
	position := func(extensions, rest string, x int) string {
		return fmt.Sprintf(`{"do":"position","position":{"config":{"players":1,"extensions":[%s]},"step":"move","players":[{"components":[`+
			hub+`,{"kind":"tower","floor":0,"x":%d,"y":1}]}]%s}}`,
			extensions, x, rest)
	}
	decision := `,"pending":[{"player":0,"decision":"board_ferry"}]`
	for _, x := range []struct{ position, want string }{
		{position(`"tower"`, "", 2), `"ok":true`},
		{position(`"tower"`, "", 1), "A tower stands free."},
		{position(`"tower"`, decision, 2), "must be a decision of this game"},
		{position(`"tower","ferry"`, decision, 2), `"ok":true`},
	} {
		if got := answer(t, e, x.position); !strings.Contains(got, x.want) {
			t.Errorf("%s\nis answered %.300s", x.position, got)
		}
	}
}
