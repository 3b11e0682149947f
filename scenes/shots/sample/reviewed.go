package sample

import (
	_ "embed"
	"encoding/json"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/session"
)

// Games played by bots with a few mistakes, and what a review found in them.
var (
	//go:embed reviewed-one.json
	reviewedOne []byte
	//go:embed reviewed-two.json
	reviewedTwo []byte
)

// Reviewed returns a finished game for one player or two, and what a review found about the first one.
func Reviewed(players int) (s *session.Session, found json.RawMessage, err error) {
	data := reviewedOne
	if players == 2 {
		data = reviewedTwo
	}
	kept, err := save.Decode(data, extensions.All())
	if err != nil {
		return nil, nil, err
	}
	var table struct {
		Review json.RawMessage `json:"review"`
	}
	if err := json.Unmarshal(kept.Table, &table); err != nil {
		return nil, nil, err
	}
	s, err = session.Open(kept, nil)
	return s, table.Review, err
}
