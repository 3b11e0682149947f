package sample

import (
	"clinic/game"
	"clinic/scenes/session"
)

// AtBusiness returns a game at the beginning of Business, with what led there.
func AtBusiness(players int) (*session.Session, []session.Happening, error) {
	return business(AtMove(players, 4))
}

// AtBusinessWithDepartment is AtBusiness with emergency departments.
func AtBusinessWithDepartment(players int) (*session.Session, []session.Happening, error) {
	return business(AtMoveWithDepartment(players, 4))
}

// AtBusinessInfected is AtBusiness with COVID-19.
func AtBusinessInfected(players int) (*session.Session, []session.Happening, error) {
	return business(AtMoveInfected(players, 4))
}

func business(match *game.Match, err error) (*session.Session, []session.Happening, error) {
	if err != nil {
		return nil, nil, err
	}
	s := Session(match)
	happened, err := Until(s, game.DecideTreatments)
	return s, happened, err
}
