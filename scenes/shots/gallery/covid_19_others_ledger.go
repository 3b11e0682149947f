package gallery

import (
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

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
