package gallery

import (
	"slices"

	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/newgame"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/town"
	"clinic/scenes/ui"
)

// campaignShots are the pictures of the campaign: in its middle, at its beginning, with a closed clinic chosen, and
// the pause of a game.
func campaignShots() []Shot {
	var shots []Shot
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {2560, 1440}} {
		shots = append(shots, Shot{Name: "campaign", Width: size[0], Height: size[1], Scene: campaignMap})
	}
	for _, size := range [][2]int{{1280, 800}, {390, 844}, {844, 390}} {
		shots = append(shots, Shot{Name: "campaign-pause", Width: size[0], Height: size[1], Scene: campaignTable, Play: []input.Gestures{{Cancel: true, ByKeys: true}}})
	}
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}, {820, 1180}} {
		shots = append(shots, Shot{Name: "campaign-table", Width: size[0], Height: size[1], Scene: campaignMedal})
		shots = append(shots, Shot{Name: "campaign-spotlight", Width: size[0], Height: size[1], Scene: campaignNew, Play: slices.Repeat([]input.Gestures{input.Idle()}, 60)})
	}
	return append(shots,
		Shot{Name: "campaign-first", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return campaignOf(reader, nil), nil }},
		Shot{Name: "campaign-shut", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			return played(reader, campaignOf(reader, nil), func(h *hand) { h.click("campaign.clinic.lantern_quay") })
		}},
		Shot{Name: "campaign-new", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			return played(reader, campaignOf(reader, nil), func(h *hand) { h.click("campaign.clinic." + session.Clinics()[3].ID) })
		}},
	)
}

// campaignMap is the campaign of a player who has reached the sixth clinic.
func campaignMap(reader *ui.Reader) (scenes.Scene, error) {
	return campaignOf(reader, []campaign.Stand{
		{Medal: campaign.Gold, Best: 51, Played: 2}, {Medal: campaign.Silver, Best: 40, Played: 1}, {Medal: campaign.Gold, Best: 53, Played: 3, Lost: 1},
		{Medal: campaign.Bronze, Best: 36, Played: 1}, {Medal: campaign.Silver, Best: 47, Played: 1}, {Best: 28, Played: 1, Lost: 1},
	}), nil
}

// campaignTable is the table of the tenth clinic; campaignNew adds a card that names what is new there.
func campaignTable(reader *ui.Reader) (scenes.Scene, error) {
	return campaignDoors(reader, controller.Doors{})
}

func campaignNew(reader *ui.Reader) (scenes.Scene, error) {
	return campaignDoors(reader, controller.Doors{Spotlights: &controller.SpotlightDoors{New: func() []string { return campaign.New(session.Clinics(), tenth) }, Saw: func(*scenes.Context, string) {}}})
}

const tenth = 10

func campaignDoors(reader *ui.Reader, doors controller.Doors) (scenes.Scene, error) {
	const number = tenth
	rules, err := game.NewRules(session.Clinics()[number-1].Config(), extensions.All())
	if err != nil {
		return nil, err
	}
	seats, origin := session.ForCampaign(number, nil)
	s := session.Begin(game.NewMatch(rules, nil), session.Table{Seats: seats, Origin: origin}, nil)
	return controller.Play(reader, s, doors), nil
}

// campaignMedal is the table of the first clinic, with a popularity that would win the bronze medal.
func campaignMedal(reader *ui.Reader) (scenes.Scene, error) {
	rules, err := game.NewRules(session.Clinics()[0].Config(), extensions.All())
	if err != nil {
		return nil, err
	}
	m := game.NewMatch(rules, nil)
	for _, w := range session.Clinics()[0].Medals[campaign.Bronze-1] {
		m.State.Players[campaign.Person].Popularity = max(w.Least, m.State.Players[campaign.Person].Popularity)
	}
	seats, origin := session.ForCampaign(1, nil)
	return controller.Play(reader, session.Begin(m, session.Table{Seats: seats, Origin: origin}, nil), controller.Doors{}), nil
}

func campaignOf(reader *ui.Reader, first []campaign.Stand) *town.Scene {
	stands := make([]campaign.Stand, len(session.Clinics()))
	copy(stands, first)
	m := town.New(reader, stands, func(*scenes.Context, int) {})
	m.Lesson = func(c *scenes.Context, extension string) *ui.Button {
		return newgame.ShowButton("campaign.show."+extension, c, extensions.LessonNamed(extension), func(*scenes.Context, *lesson.Lesson) {})
	}
	return m
}

// campaignOpens is the campaign after a game that won silver in the first clinic and opened the second one.
func campaignOpens(reader *ui.Reader) (scenes.Scene, error) {
	return campaignOf(reader, []campaign.Stand{{Medal: campaign.Silver, Best: 40, Played: 1}}).After(1, make([]campaign.Stand, len(session.Clinics()))), nil
}
