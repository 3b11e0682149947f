package extensionui

import (
	"strconv"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

const infectedMark = "infected"

var (
	virus = sprites.Must("token-virus")
	mask  = sprites.Must("token-mask")
)

var _ = register(&UI{
	ID:       "covid_19",
	Boards:   covid19Boards,
	Picture:  virus,
	Choices:  tilesOfRounds,
	Aim:      covidAim,
	Together: Parts{One: []string{"X2", "X5", "X7", "X6", "V10"}},

	Marks: map[string]Mark{infectedMark: {Badge: always(virus), Small: true}},
	Tent:  sprites.Must("quarantine-tent"),

	Offers: map[game.CommandType]Offer{
		extensions.Infect:      {Picture: virus, Becomes: infectionOf},
		extensions.Contaminate: {Picture: virus},
		extensions.BuyMasks:    {Picture: mask, AnyTime: true},
	},
	Question: fewToInfect,
	Tiles: &Tiles{
		Takes: extensions.BuyMasks, Picture: virus, On: extensions.Infected, Waiting: extensions.Contaminated,
		Tip: func(c game.Context) []string {
			return []string{ui.T("tip.tile"), ui.T("tip.masks", ui.Data{"Money": c.Rules.Number("covid_19.masks")})}
		},
		Awaits: "table.tile_awaits", Tally: "tip.infected",
	},
	Shares: &Shares{Decision: extensions.DecideSplit, Command: extensions.SplitInfections, Picture: virus, Most: extensions.ToInfect},
	Sheet:  &Sheet{Name: propagation, High: 66, Write: writePropagation, Tip: tipPropagation},

	Events: map[game.EventType]Event{
		extensions.PersonInfected: {Sign: virus, Person: true, Follow: func(board *clinic.Clinic, e *game.Event, _ bool) {
			if person := board.Person(e.Person); person != nil {
				person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: infectedMark, Count: 1})
			}
		}},
		extensions.Quarantined: {Sign: virus, Person: true},
		extensions.QuarantineEnded: {Person: true, Follow: func(board *clinic.Clinic, e *game.Event, _ bool) {
			if person := board.Person(e.Person); person != nil {
				person.Marks, person.At = clinic.SetMark(person.Marks, clinic.Mark{Kind: infectedMark}), e.To
			}
		}},
		extensions.MasksBought:     {Sign: mask, Follow: takesMark(infectedMark)},
		extensions.DoctorRecovered: {Person: true, Follow: takesMark(infectedMark)},
		extensions.PatientSurvived: {Sign: survivorsSign, Person: true},
		extensions.PersonDeceased:  {Sign: deceasedSign, Person: true},
	},
	Retells:     infectedWorsens,
	InBusiness:  extensions.DecideMasks,
	Obligations: map[string]Obligation{"doctor_to_bed": {Picture: virus, Concerns: doctorsToBeds}},
	Harm:        &Harm{Of: contagion, In: clinic.OutpatientServices, Sign: virus, Text: "ledger.caught"},
	Lacks:       infectedLacks,
	Reminders:   infectedLeft,

	Ending: &Ending{Reason: outcomeReason, Now: vaccineNow, Decided: decided},

	Sounds: map[game.EventType]audio.Sound{
		extensions.InfectionsTaken: audio.Must("draws"), extensions.InfectionsPassed: audio.Must("queue"),
		extensions.PersonInfected: audio.Must("infection"), extensions.TileLaid: audio.Must("infection"), extensions.TilesLost: audio.Must("worsens"),
		extensions.Quarantined: audio.Must("quarantine"), extensions.QuarantineEnded: audio.Must("recovers"), extensions.MasksBought: audio.Must("mask"),
		extensions.PatientSurvived: audio.Must("cure"), extensions.PersonDeceased: audio.Must("death"), extensions.DoctorRecovered: audio.Must("recovers"),
	},
})

// covidAim says how the game is won (V9).
func covidAim(rules *game.Rules, players int) string {
	return ui.T("newgame.cooperative_how", ui.Data{"Wanted": players * rules.Number("covid_19.strategic")})
}

const roundPill = 92

// tilesOfRounds shows how many tiles each round brings to all players together (V2).
func tilesOfRounds(rules *game.Rules, n *NewGame) {
	rounds := min(rules.Numbers[game.Rounds], extensions.CovidRounds)
	n.Caption(ui.T("newgame.covid_tiles", ui.Data{"Count": n.Players}), ui.TextStrong, theme.SecondInk)
	wide := ui.Grown(roundPill)
	across := min(rounds, max(1, int((n.Room.W+8)/(wide+8))))
	line := ui.Rect{}
	for round := 1; round <= rounds; round++ {
		if (round-1)%across == 0 {
			line = n.Room.CutTop(36, 8)
		}
		each := extensions.TilesOfRound(rules, round)
		text := strconv.Itoa(each * n.Players)
		pill := &ui.Area{Base: ui.Base{ID: "newgame.tiles." + strconv.Itoa(round), Rect: line.CutLeft(wide, 8), Inside: n.Inside, Disabled: true}}
		pill.Tip = ui.T("newgame.covid_tiles_each", ui.Data{"Count": each, "Round": words.Round(round)})
		pill.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.Tile(r, 9, theme.Well)
			name, figure := ui.Grown(34), ui.Grown(32)
			c.TextIn(ui.TextStrong, words.Round(round), ui.Rect{X: r.X, Y: r.Y, W: name, H: r.H}, ui.Center, theme.Accent)
			pictures.In(c, virus, ui.Rect{X: r.X + name + 2, Y: r.Y + 8, W: 20, H: 20}, 0)
			c.TextIn(ui.Price, text, ui.Rect{X: r.Right() - figure, Y: r.Y, W: figure, H: r.H}, ui.Left, theme.Ink)
		}
		n.Page.Add(pill)
	}
}

// covid19Boards returns the pictures beside the rules.
func covid19Boards() []Board {
	return []Board{
		boardOf("V3", with(placed(0, 0, sprites.KindTreatment), func(r *sprites.Room) {
			r.People = []sprites.Person{{Piece: sprites.Patient2, Badge: virus}, {Piece: sprites.Doctor2}, {Piece: sprites.Nurse}}
		})),
		boardOf("V4", with(placed(0, 0, sprites.KindTreatment), func(r *sprites.Room) {
			r.People = []sprites.Person{{Piece: sprites.Doctor3, Badge: virus}, {Piece: sprites.Doctor4}}
		}), placed(1, 0, sprites.KindOutpatient)),
	}
}
