package campaign_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/campaign"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

func clinics(t *testing.T) []campaign.Clinic {
	t.Helper()
	list, err := campaign.Read(assets.Campaign, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// over returns a finished game of the clinic, changed by edit: the person has 60 popularity more than any bot, and
// the clinics are empty.
func over(t *testing.T, c *campaign.Clinic, edit func(m *game.Match)) *game.Match {
	t.Helper()
	rules, err := game.NewRules(c.Config(), extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	m.State.Over = true
	for player := range m.State.Players {
		m.State.Players[player].Clinic.People = nil
	}
	m.Told = nil
	score(m, 60)
	edit(m)
	return m
}

// score gives the person this final score.
func score(m *game.Match, points int) {
	m.State.Players[0].Popularity += points - game.Context{Rules: m.Rules, State: m.State}.Score().Total
}

func named(t *testing.T, id string) *campaign.Clinic {
	list := clinics(t)
	at := slices.IndexFunc(list, func(c campaign.Clinic) bool { return c.ID == id })
	if at < 0 {
		t.Fatalf("there is no clinic %s", id)
	}
	return &list[at]
}

// Every clinic can be played, and no two are the same.
func TestThereAreTwelveClinics(t *testing.T) {
	if list := clinics(t); len(list) != 12 {
		t.Errorf("there are %d clinics", len(list))
	}
}

// A medal is won with exactly the points that it asks for, and requires everything that the lower ones ask for (B87).
func TestPointsWinMedals(t *testing.T) {
	c := &campaign.Clinic{Side: "4x3", Medals: [3][]campaign.Wish{
		{{Is: campaign.Score, Least: 20}}, {{Is: campaign.Score, Least: 30}}, {{Is: campaign.Score, Least: 25}},
	}}
	for points, want := range map[int]campaign.Medal{19: campaign.None, 20: campaign.Bronze, 29: campaign.Bronze, 30: campaign.Gold} {
		if won := c.Judge(over(t, c, func(m *game.Match) { score(m, points) })); won != want {
			t.Errorf("with %d points the medal is %d, not %d", points, won, want)
		}
	}
	unfinished := over(t, c, func(m *game.Match) { m.State.Over = false })
	if won := c.Judge(unfinished); won != campaign.None {
		t.Errorf("a game that goes on has the medal %d", won)
	}
}

// Each kind of wish is judged by what it names (B87, B88, X5).
func TestWishes(t *testing.T) {
	base, against := &campaign.Clinic{Side: "4x3"}, &campaign.Clinic{Side: "4x3", Against: []bot.Level{bot.Intern}}
	told := func(events ...game.Event) func(m *game.Match) { return func(m *game.Match) { m.Told = events } }
	died := game.Event{Type: game.PatientDied, Kind: clinic.Patient, Level: clinic.Red}
	cured := game.Event{Type: game.PatientCured, Kind: clinic.Patient, Level: clinic.White}
	bots := cured
	bots.Player = 1
	for name, test := range map[string]struct {
		clinic *campaign.Clinic
		wish   campaign.Wish
		edit   func(m *game.Match)
		want   bool
	}{
		"ahead":             {against, campaign.Wish{Is: campaign.Ahead}, told(), true},
		"behind":            {against, campaign.Wish{Is: campaign.Ahead}, func(m *game.Match) { score(m, -90) }, false},
		"nobody died":       {base, campaign.Wish{Is: campaign.OfEvents, Event: game.PatientDied, None: true}, told(cured), true},
		"somebody died":     {base, campaign.Wish{Is: campaign.OfEvents, Event: game.PatientDied, None: true}, told(cured, died), false},
		"no white one died": {base, campaign.Wish{Is: campaign.OfEvents, Event: game.PatientDied, Level: "white", None: true}, told(died), true},
		"two cured":         {base, campaign.Wish{Is: campaign.OfEvents, Event: game.PatientCured, Kind: clinic.Patient, Least: 2}, told(cured, died, cured), true},
		"the other's":       {against, campaign.Wish{Is: campaign.OfEvents, Event: game.PatientCured, Least: 2}, told(cured, bots), false},
		"another kind":      {base, campaign.Wish{Is: campaign.OfEvents, Event: game.PatientCured, Kind: clinic.Nurse, Least: 1}, told(cured), false},
		"line":              {base, campaign.Wish{Is: campaign.OfLine, Line: "popularity", Least: 5}, func(m *game.Match) { m.State.Players[0].Popularity = 5 }, true},
		"lower line":        {base, campaign.Wish{Is: campaign.OfLine, Line: "popularity", Least: 5}, func(m *game.Match) { m.State.Players[0].Popularity = 4 }, false},
		"goal met": {base, campaign.Wish{Is: campaign.Goal}, func(m *game.Match) {
			m.State.Players[0].Goal = game.GoalManyPatients
			m.State.Players[0].Treated[clinic.White] = 40
		}, true},
		"goal missed": {base, campaign.Wish{Is: campaign.Goal}, func(m *game.Match) { m.State.Players[0].Goal = game.GoalManyPatients }, false},
	} {
		if met := test.wish.Fulfilled(over(t, test.clinic, test.edit)); met != test.want {
			t.Errorf("%s: %v", name, met)
		}
	}
}

// A list with a medal that can't be judged is refused with the reason.
func TestBrokenCampaignsAreRefused(t *testing.T) {
	for why, text := range map[string]string{
		"asks for nothing":   `{"id": "a", "medals": [[{"is": "score"}], [{"is": "score"}]]}`,
		"is no bot":          `{"id": "a", "against": ["porter"]}`,
		"two clinics":        `{"id": "a", "medals": [[{"is": "score"}], [{"is": "score"}], [{"is": "score"}]]}, {"id": "a", "medals": [[{"is": "score"}], [{"is": "score"}], [{"is": "score"}]]}`,
		"ahead of nobody":    `{"id": "a", "medals": [[{"is": "ahead"}]]}`,
		"not what this game": `{"id": "a", "medals": [[{"is": "won"}]]}`,
		"no level":           `{"id": "a", "medals": [[{"is": "event", "event": "x", "says": "y", "level": "blue"}]]}`,
		"campaign":           `{"id": "a", "extensions": ["sauna"]}`,
	} {
		text = strings.ReplaceAll(text, `"id"`, `"side": "4x3", "id"`)
		if _, err := campaign.Read([]byte(`{"clinics": [`+text+`]}`), extensions.All()); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", why, err)
		}
	}
}

// The first clinic is open. A medal opens the next one, and so do three lost games, so that two are open at once and
// nobody gets stuck.
func TestMedalsOpenClinics(t *testing.T) {
	bronze, lost := campaign.Stand{Medal: campaign.Bronze, Played: 1}, campaign.Stand{Played: 3, Lost: 3}
	for name, test := range map[string]struct {
		stands []campaign.Stand
		open   []bool
		next   int
	}{
		"new":               {make([]campaign.Stand, 3), []bool{true, false, false}, 0},
		"bronze":            {[]campaign.Stand{bronze, {}, {}}, []bool{true, true, false}, 1},
		"lost twice":        {[]campaign.Stand{bronze, {Played: 2, Lost: 2}, {}}, []bool{true, true, false}, 1},
		"lost three times":  {[]campaign.Stand{bronze, lost, {}}, []bool{true, true, true}, 2},
		"all":               {[]campaign.Stand{bronze, bronze, bronze}, []bool{true, true, true}, 2},
		"lost and gone on":  {[]campaign.Stand{bronze, lost, bronze, {}}, []bool{true, true, true, true}, 3},
		"the end, but one":  {[]campaign.Stand{bronze, lost, bronze}, []bool{true, true, true}, 1},
		"lost while closed": {[]campaign.Stand{{}, lost, {}}, []bool{true, false, false}, 0},
	} {
		if open := campaign.Open(test.stands); !slices.Equal(open, test.open) || campaign.Next(test.stands) != test.next {
			t.Errorf("%s: %v are open, and %d is next", name, open, campaign.Next(test.stands))
		}
	}
}

// The same try goes the same way each time, another try goes another way, and its result is what the judge says.
func TestTriesRepeat(t *testing.T) {
	judgement, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	trial := campaign.Trial{Clinic: named(t, "willow_row"), Level: bot.Resident, Known: extensions.All(), Judgement: judgement, Work: 1}
	var tries []campaign.Tried
	for _, number := range []uint64{0, 0, 3} {
		m, err := trial.Play(number)
		if err != nil {
			t.Fatal(err)
		}
		tries = append(tries, trial.Clinic.Tried(m))
		again := trial.Again(m.Log)
		if again == nil || trial.Clinic.Tried(again) != tries[len(tries)-1] {
			t.Error("played again from its commands it went another way")
		}
		if trial.Again(m.Log[:len(m.Log)-1]) != nil {
			t.Error("a game that is not over counts as a try")
		}
	}
	if tries[0] != tries[1] || tries[0] == tries[2] || !tries[0].Ahead || tries[0].Medal == campaign.None {
		t.Errorf("the tries went so: %+v", tries)
	}
}

// The house of the first clinic on the map is the one that its story tells of and its game begins with: nobody looks
// for a room that only the map shows.
func TestTheFirstHouseIsTheOneThatIsInherited(t *testing.T) {
	c := named(t, "kettle_street")
	rules, err := game.NewRules(c.Config(), extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	house, begins := c.Board(), &game.NewMatch(rules, nil).State.Players[0].Clinic
	for i := range begins.Tiles {
		if is, was := house.Tiles[i], begins.Tiles[i]; is.Kind != was.Kind || is.Service != was.Service {
			t.Errorf("it shows %v in space %d, where the game has %v", is, i, was)
		}
	}
	same := func(is, was clinic.Outside) bool {
		return is.Kind == was.Kind && is.Space == was.Space && is.Side == was.Side
	}
	if !slices.EqualFunc(house.Outside, begins.Outside, same) {
		t.Errorf("outside of it are %v, and of the game's %v", house.Outside, begins.Outside)
	}
}
