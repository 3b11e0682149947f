package gallery

import (
	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/town"
)

// campaignShots are the pictures of the campaign: in its middle, at its beginning, and with a clinic chosen that is shut.
func campaignShots() []Shot {
	var shots []Shot
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {2560, 1440}} {
		shots = append(shots, Shot{Name: "campaign", Width: size[0], Height: size[1], Scene: campaignMap})
	}
	return append(shots,
		Shot{Name: "campaign-first", Width: 1280, Height: 800, Scene: func() (scenes.Scene, error) { return campaignOf(nil), nil }},
		Shot{Name: "campaign-shut", Width: 1280, Height: 800, Scene: func() (scenes.Scene, error) {
			return played(campaignOf(nil), func(h *hand) { h.click("campaign.clinic.lantern_quay") })
		}},
	)
}

// campaignMap is the campaign of somebody who has come to the sixth clinic.
func campaignMap() (scenes.Scene, error) {
	return campaignOf([]campaign.Stand{
		{Medal: campaign.Gold, Best: 51, Played: 2}, {Medal: campaign.Silver, Best: 40, Played: 1}, {Medal: campaign.Gold, Best: 53, Played: 3, Lost: 1},
		{Medal: campaign.Bronze, Best: 36, Played: 1}, {Medal: campaign.Silver, Best: 47, Played: 1}, {Best: 28, Played: 1, Lost: 1},
	}), nil
}

func campaignOf(first []campaign.Stand) *town.Scene {
	stands := make([]campaign.Stand, len(session.Clinics()))
	copy(stands, first)
	return town.New(stands, func(*scenes.Context, int) {})
}
