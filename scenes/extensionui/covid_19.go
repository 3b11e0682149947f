package extensionui

import (
	"strconv"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
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
		Tip: func(reader *ui.Reader, c game.Context) []string {
			return []string{reader.T("tip.tile"), reader.T("tip.masks", ui.Data{"Money": c.Rules.Number("covid_19.masks")})}
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
func covidAim(reader *ui.Reader, rules *game.Rules, players int) string {
	return reader.T("newgame.cooperative_how", ui.Data{"Wanted": players * rules.Number("covid_19.strategic")})
}

// tilesOfRounds shows how many tiles each round brings to all players together (V2).
func tilesOfRounds(reader *ui.Reader, rules *game.Rules, players int) tree.Node {
	pills := tree.Wrap{Gap: 8, Between: 8}
	for round := 1; round <= min(rules.Numbers[game.Rounds], extensions.CovidRounds); round++ {
		each := extensions.TilesOfRound(rules, round)
		sign := tree.Art{W: 20, H: 20, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.In(c, virus, r, 0) }}
		name := tree.Limits{Wide: reader.Styles.Grown(34), Node: tree.Text(reader.Styles.TextStrong, words.Round(round), theme.Accent).InLine().To(ui.Center)}
		figure := tree.Limits{Wide: reader.Styles.Grown(32), Node: tree.Text(reader.Styles.Price, strconv.Itoa(each*players), theme.Ink).InLine()}
		tile := func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Tile(r, 9, theme.Well) }
		pill := tree.Ground(tile, tree.Limits{Wide: reader.Styles.Grown(92), High: 36, Node: tree.Row(2, name, sign, tree.Edges{Left: 2, Node: figure})})
		tip := reader.T("newgame.covid_tiles_each", ui.Data{"Count": each, "Round": words.Round(round)})
		pills.Nodes = append(pills.Nodes, tree.Press{Base: ui.Base{ID: "newgame.tiles." + strconv.Itoa(round), Tip: tip, Disabled: true}, Node: pill})
	}
	return tree.Column(8, tree.Text(reader.Styles.TextStrong, reader.T("newgame.covid_tiles", ui.Data{"Count": players}), theme.SecondInk), pills)
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
