package gallery

import (
	"slices"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/load"
	"clinic/scenes/newgame"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// All lists every scene's pictures. A new scene adds its own here.
func All() []scenes.Shot {
	return slices.Concat(titleShots(), newgame.Shots(), TableShots(), ledgerShots(), loadShots(), scoresShots(), numbersShots(), kitShots())
}

func ledgerShots() []scenes.Shot {
	haunted := func(players int) (*session.Session, []session.Happening, error) {
		s, happened, err := sample.AtBusiness(players)
		if err == nil {
			sample.LayExtensions(&s.State().Players[0].Clinic)
		}
		return s, happened, err
	}
	return ledger.Shots(ledger.Games{
		Plain: sample.AtBusiness, Haunted: haunted, WithDepartment: sample.AtBusinessWithDepartment, Infected: sample.AtBusinessInfected,
	})
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
