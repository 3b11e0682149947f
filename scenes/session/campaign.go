package session

import (
	"sync"

	"clinic/assets"
	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
)

// Clinics returns the clinics of the campaign. They must not be changed.
var Clinics = sync.OnceValue(func() []campaign.Clinic {
	list, err := campaign.Read(assets.Campaign, extensions.All())
	if err != nil {
		panic(err) // the list is built in, and a test reads it
	}
	return list
})

// CampaignClinic returns the clinic of the campaign that the game is played for, or nil if it is played for something
// else.
func (o Origin) CampaignClinic() *campaign.Clinic {
	if list := Clinics(); o.Kind == Campaign && o.Clinic >= 1 && o.Clinic <= len(list) {
		return &list[o.Clinic-1]
	}
	return nil
}

// ForCampaign returns the seats and the origin of a game in a clinic of the campaign, by its number from 1. The
// person is the one in the first of the given seats.
func ForCampaign(number int, last Seats) (Seats, Origin) {
	seats := Seats{{Given: GivenPlayer}}
	if len(last) > 0 && last[0].Bot == "" {
		seats = Seats{last[0]}
	}
	for _, level := range Clinics()[number-1].Against {
		color := len(seats)
		if color <= seats[0].Color {
			color--
		}
		seats = append(seats, Seat{Color: color, Bot: level, Given: string(level)})
	}
	return seats.Untaught(), Origin{Kind: Campaign, Clinic: number}
}

// MedalNow returns the clinic of the campaign being played, and the medal that the viewer would win if the game ended
// now. The clinic is nil in any other game, and if the viewer is not the person playing the campaign.
func (s *seen) MedalNow() (*campaign.Clinic, campaign.Medal) {
	c := s.origin.CampaignClinic()
	if c == nil || s.Viewer() != campaign.Person || s.Bot(campaign.Person) != "" {
		return nil, campaign.None
	}
	return c, c.Stands(&game.Match{Rules: s.match.Rules, State: s.State(), Told: s.match.Told})
}

// judgeMedal records the medal that was won once a game of the campaign is over. A player who left the seat to a bot
// at the end wins none.
func (s *seen) judgeMedal() {
	s.origin.Medal = campaign.None
	if c := s.origin.CampaignClinic(); c != nil && s.Bot(campaign.Person) == "" {
		s.origin.Medal = c.Judge(s.match)
	}
}
