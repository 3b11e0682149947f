package gallery

import (
	"slices"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/load"
	"clinic/scenes/newgame"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// All lists every scene's pictures. A new scene adds its own here.
func All() []scenes.Shot {
	return slices.Concat(titleShots(), newgame.Shots(), TableShots(), ledgerShots(), loadShots(), scoresShots(), numbersShots(), kitShots())
}

func loadShots() []scenes.Shot {
	kept := func() (save.Store, error) { return sample.Kept() }
	saving := func() (save.Store, *session.Session, error) {
		match, err := sample.AtMove(2, 3)
		if err != nil {
			return nil, nil, err
		}
		return sample.Store{}, sample.Session(match), nil
	}
	return load.Shots(kept, saving)
}
