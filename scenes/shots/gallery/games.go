package gallery

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/scenes/table/view"
)

// The games in the pictures are recorded, so that a picture changes only if what it shows does, and not with the luck
// of whoever played. "go test ./scenes/shots/gallery -record" records them anew.

// move is what a player did in a recorded game.
type move struct {
	Player  int          `json:"player"`
	Command game.Command `json:"command"`
}

//go:embed games.json.gz
var recorded []byte

// games holds the recorded games by key.
var games = sync.OnceValue(func() map[string][]move {
	list := map[string][]move{}
	packed, err := gzip.NewReader(bytes.NewReader(recorded))
	if err == nil {
		err = json.NewDecoder(packed).Decode(&list)
	}
	if err != nil {
		panic(fmt.Sprintf("the games of the pictures are damaged: %v", err))
	}
	return list
})

// asked collects the moves of the games that were asked for, if a test wants to know; anew plays them all at random.
var (
	asked map[string][]move
	anew  bool
)

// key returns a string that identifies a game.
func key(config game.Config, seed uint64) string {
	text, _ := json.Marshal(config) // plain data
	return fmt.Sprintf("%s %d", text, seed)
}

// Played plays a game until it reaches a point: as recorded, and beyond the recording at random.
func Played(config game.Config, seed uint64, until func(rules *game.Rules, s *game.State) bool) (view.Situation, error) {
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		return view.Situation{}, err
	}
	s, told := rules.Start()
	random := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 12}
	left, moves := games()[key(config, seed)], []move(nil)
	if anew {
		left = nil
	}
	for !s.Over && !until(rules, s) {
		var events []game.Event
		if len(left) > 0 {
			next := left[0]
			left = left[1:]
			var v game.Verdict
			if events, v = rules.Apply(s, next.Player, &next.Command); !v.Legal() {
				return view.Situation{}, fmt.Errorf("a recorded game can't be played any more: %s", rules.Sentence(v.Refusal))
			}
			moves = append(moves, next)
		} else {
			player, ok := random.NextPlayer(s)
			if !ok {
				return view.Situation{}, fmt.Errorf("nobody decides in round %d, step %s", s.Round, rules.StepOf(s).Key)
			}
			command, after, err := random.Play(rules, s, player)
			if err != nil {
				return view.Situation{}, err
			}
			events, moves = after, append(moves, move{player, command})
		}
		told = append(told, events...)
	}
	if one := key(config, seed); asked != nil && len(moves) >= len(asked[one]) {
		asked[one] = moves
	}
	return ShotSituation(rules, s, told), nil
}
