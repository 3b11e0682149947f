package gallery

import (
	"strconv"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/keylist"
	"clinic/scenes/preferences"
	"clinic/scenes/shots/sample"
	"clinic/scenes/title"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// titleShots are the pictures of the title and the settings.
func titleShots() []Shot {
	page := func(name string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) { return preferences.At(name), nil }
	}
	keys := func() (scenes.Scene, error) { return keylist.New(), nil }
	shots := []Shot{
		{Name: "title", Width: 1280, Height: 800, Scene: titlePage},
		{Name: "title", Width: 1024, Height: 640, Scene: titlePage},
		{Name: "title", Width: 2560, Height: 1440, Scale: 150, Scene: titlePage},
		{Name: "title-first", Width: 1280, Height: 800, Scene: firstPage},
		{Name: "title-first", Width: 1024, Height: 640, Scene: firstPage},
		{Name: "title-first", Width: 390, Height: 844, Scene: firstPage},
		{Name: "title-first", Width: 844, Height: 390, Scene: firstPage},
		{Name: "settings", Width: 1280, Height: 800, Scene: page("language")},
		{Name: "keys", Width: 1280, Height: 800, Scene: keys},
		{Name: "keys", Width: 1024, Height: 640, Scene: keys},
	}
	for _, name := range [...]string{"screen", "motion", "sound", "colors", "hand", "keys", "credits"} {
		for _, size := range [...][2]int{{1280, 800}, {1024, 640}} {
			shots = append(shots, Shot{Name: "settings-" + name, Width: size[0], Height: size[1], Scene: page(name)})
		}
	}
	return shots
}

// titlePage is the title with all its doors.
func titlePage() (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New() }
	none := func(*scenes.Context) {}
	kept, err := sampleKept()
	if err != nil {
		return nil, err
	}
	return title.New(title.Doors{NewGame: door, Campaign: door, FirstGame: none, Continue: door, Load: door, Records: door, Rules: none, Today: sampleToday(), Continues: kept}), nil
}

// sampleKept describes a game of two players in its fourth round.
func sampleKept() (func() title.Kept, error) {
	match, err := sample.AtMove(2, 4)
	if err != nil {
		return nil, err
	}
	clinic := dollhouse.OfPlayer(game.Context{Rules: match.Rules, State: match.State})
	return func() title.Kept {
		short := texts.Commas([]string{ui.T("load.in_round", ui.Data{"Round": "IV"}), ui.T("step.move")})
		return title.Kept{About: texts.Dots(short, texts.And([]string{"Ana", words.BotName(bot.Chief, 1)})), Short: short, Clinic: &clinic}
	}, nil
}

// firstPage is the title without a game to continue.
func firstPage() (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New() }
	none := func(*scenes.Context) {}
	return title.New(title.Doors{NewGame: door, Campaign: door, FirstGame: none, Load: door, Records: door, Rules: none, Today: sampleToday()}), nil
}

// sampleToday is a Sunday in the middle of a streak.
func sampleToday() *title.Today {
	return &title.Today{
		Daily: func(*scenes.Context) {}, Puzzle: func() scenes.Scene { return preferences.New() }, Look: func(*scenes.Context) bool { return false },
		Stand: func() title.Stand {
			stand := title.Stand{
				Weekday: ui.T("weekday.7"), Number: "22", Month: ui.T("month.11"), Stars: 2,
				Streak: ui.T("today.streak", ui.Data{"Count": 6}), Best: ui.T("today.best", ui.Data{"Count": 19}),
				Game: texts.Dots(ui.T("goal_short.no_deaths"), ui.T("today.expert")), Puzzle: ui.T("today.solved", ui.Data{"Count": 2}),
			}
			for i := range 7 {
				letter := words.Initial(ui.T("weekday." + strconv.Itoa(i+1)))
				stand.Week = append(stand.Week, title.WeekDay{Letter: letter, Tip: letter, Done: i > 0, Now: i == 6})
			}
			return stand
		},
	}
}
