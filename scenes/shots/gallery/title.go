package gallery

import (
	"strconv"

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
	page := func(name string) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) { return preferences.At(reader, name), nil }
	}
	keys := func(reader *ui.Reader) (scenes.Scene, error) { return keylist.New(reader), nil }
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
func titlePage(reader *ui.Reader) (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New(reader) }
	none := func(*scenes.Context) {}
	kept, err := sampleKept(reader)
	if err != nil {
		return nil, err
	}
	return title.New(reader, title.Doors{NewGame: door, Campaign: door, FirstGame: none, Continue: door, Load: door, Records: door, Rules: none, Today: sampleToday(reader), Continues: kept}), nil
}

// sampleKept describes a game of two players in its fourth round.
func sampleKept(reader *ui.Reader) (func() title.Kept, error) {
	match, err := sample.AtMove(2, 4)
	if err != nil {
		return nil, err
	}
	clinic := dollhouse.OfPlayer(game.Context{Rules: match.Rules, State: match.State})
	return func() title.Kept {
		short := reader.Texts.Commas([]string{reader.T("load.in_round", ui.Data{"Round": "IV"}), reader.T("step.move")})
		return title.Kept{About: reader.Texts.Dots(short, reader.Texts.And([]string{"Ana", words.BotName(reader, bot.Chief, 1)})), Short: short, Clinic: &clinic}
	}, nil
}

// firstPage is the title without a game to continue.
func firstPage(reader *ui.Reader) (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New(reader) }
	none := func(*scenes.Context) {}
	return title.New(reader, title.Doors{NewGame: door, Campaign: door, FirstGame: none, Load: door, Records: door, Rules: none, Today: sampleToday(reader)}), nil
}

// sampleToday is a Sunday in the middle of a streak.
func sampleToday(reader *ui.Reader) *title.Today {
	return &title.Today{
		Daily: func(*scenes.Context) {}, Puzzle: func() scenes.Scene { return preferences.New(reader) }, Look: func(*scenes.Context) bool { return false },
		Stand: func() title.Stand {
			stand := title.Stand{
				Weekday: reader.T("weekday.7"), Number: "22", Month: reader.T("month.11"), Stars: 2,
				Streak: reader.T("today.streak", ui.Data{"Count": 6}), Best: reader.T("today.best", ui.Data{"Count": 19}),
				Game: reader.Texts.Dots(reader.T("goal_short.no_deaths"), reader.T("today.expert")), Puzzle: reader.T("today.solved", ui.Data{"Count": 2}),
			}
			for i := range 7 {
				letter := words.Initial(reader.T("weekday." + strconv.Itoa(i+1)))
				stand.Week = append(stand.Week, title.WeekDay{Letter: letter, Tip: letter, Done: i > 0, Now: i == 6})
			}
			return stand
		},
	}
}
