package session

import (
	"sync"

	"clinic/assets"
	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
)

// Clinics are those of the campaign. Read only.
var Clinics = sync.OnceValue(func() []campaign.Clinic {
	list, err := campaign.Read(assets.Campaign, extensions.All())
	if err != nil {
		panic(err) // the list is built in, and a test reads it
	}
	return list
})

// CampaignClinic is the one of the campaign that the game is played for; nil where it is played for something else.
func (o Origin) CampaignClinic() *campaign.Clinic {
	if list := Clinics(); o.Kind == Campaign && o.Clinic >= 1 && o.Clinic <= len(list) {
		return &list[o.Clinic-1]
	}
	return nil
}

// ForCampaign gives the seats of a game in the campaign's clinic of that number, from 1, for the person who sits in the
// first of these seats, and what it is played for.
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

// MedalNow gives the clinic of the campaign that is played, and the medal that the viewer would have in it if the game
// ended now. The clinic is nil in any other game, and for others than the person who plays it.
func (s *Session) MedalNow() (*campaign.Clinic, campaign.Medal) {
	c := s.origin.CampaignClinic()
	if c == nil || s.Viewer() != campaign.Person || s.Bot(campaign.Person) != "" {
		return nil, campaign.None
	}
	return c, c.Stands(&game.Match{Rules: s.match.Rules, State: s.State(), Told: s.match.Told})
}

// judgeMedal notes the medal that was won, once a game of the campaign is over. Who left the seat to a bot in the end
// wins none.
func (s *Session) judgeMedal() {
	s.origin.Medal = campaign.None
	if c := s.origin.CampaignClinic(); c != nil && s.Bot(campaign.Person) == "" {
		s.origin.Medal = c.Judge(s.match)
	}
}
