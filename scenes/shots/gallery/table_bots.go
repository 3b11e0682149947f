package gallery

import (
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/scenes/pictures"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// amongBots is the game in the middle with bots in all seats but the first; one of them is playing.
func amongBots(reader *ui.Reader, kind game.DecisionKind, step string, acts ...game.Event) (*table.Table, error) {
	const plays = 2
	s, err := Exhibited("")
	if err != nil {
		return nil, err
	}
	for i, level := range [...]bot.Level{"", bot.Intern, bot.Chief, bot.Resident} {
		if level != "" {
			s.Seats[i].Name = reader.T("bots.level." + string(level))
		}
		s.Seats[i].Portrait, s.Seats[i].Bot = pictures.Portrait(level, i), level != ""
	}
	s.State.Pending = []game.Decision{{Kind: kind, Player: 3}, {Kind: kind, Player: plays}}
	s.State.Step = 0
	for s.Rules.Steps[s.State.Step].Name != step || s.Rules.Steps[s.State.Step].Number == 1 {
		s.State.Step++
	}
	rooms := slices.Collect(s.State.Players[plays].Clinic.Modules().All())
	for i := range acts {
		if acts[i].Player = plays; acts[i].Type == game.PersonMoved {
			acts[i].To = clinic.In(rooms[i%len(rooms)])
		}
	}
	s.Told = append(s.Told, acts...)
	t := table.New(reader, s, nil)
	t.Look.Caps = view.KeyCaps
	t.Look.Bot = &view.BotTurn{BotSays: view.BotSays{Player: plays, Level: bot.Chief, Kind: kind, Speed: 2}, Acts: acts, Shown: 1}
	return t, nil
}

// shotBotBuilds is the turn of a bot that has built a room.
func shotBotBuilds(reader *ui.Reader) (*table.Table, error) {
	return amongBots(reader, game.DecideBuild, string(game.Build),
		game.Event{Type: game.ComponentBuilt, Component: clinic.Component{Kind: clinic.OperatingRoom, Space: clinic.Space{X: 1, Y: 1}}, Money: -2})
}

// shotBotMoves is a long Move of a bot.
func shotBotMoves(reader *ui.Reader) (*table.Table, error) {
	var acts []game.Event
	for i := range 9 {
		acts = append(acts, game.Event{Type: game.PersonMoved, Kind: clinic.Patient, Level: clinic.Level(1 + i%4), Time: 2})
	}
	return amongBots(reader, game.DecideMove, game.StepMove, acts...)
}

// shotAway is the viewer's turn after turns of bots that were not shown.
func shotAway(reader *ui.Reader) (*table.Table, error) {
	t, err := shotTable(reader)(Exhibited("move"))
	if err == nil {
		t.Look.Away = t.T("bots.away", ui.Data{"What": t.Texts.Dots(
			awayOf(t.Reader, "Chief", "component_built", words.Component(t.Reader, clinic.Garden)),
			awayOf(t.Reader, "Resident", "patient_admitted", view.PersonName(t.Reader, clinic.Patient, clinic.Orange, clinic.Cardiology).String()))})
	}
	return t, err
}

// awayOf is what one bot did while a person was away.
func awayOf(reader *ui.Reader, name, act, what string) string {
	return reader.T("bots.away.of", ui.Data{"Name": name, "What": reader.T("bots.away."+act, ui.Data{"What": what})})
}
