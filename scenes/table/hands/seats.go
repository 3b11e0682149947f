package hands

import (
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// whoPlays shows who plays for each seat: a person who must leave hands the seat to a bot, and takes it back.
func whoPlays(c *scenes.Context, s *session.Session) {
	var lines []ui.Line
	for player := range s.State().Players {
		level, color := s.Bot(player), s.Seats().Color(player)
		data, id, next := ui.Data{"Name": seatName(s, player)}, "bots.hand_over", bot.Resident
		if level != "" {
			id, next = "bots.take_back", ""
			data["Bot"] = ui.T("bots.level." + string(level))
		}
		lines = append(lines, ui.Line{
			Text:    ui.T(id, data),
			Picture: func(c *ui.Canvas, area ui.Rect) { pictures.In(c, pictures.Portrait(level, color), area, 0) },
			Do: func() {
				s.Seat(player, next)
				c.Redraw()
			},
		})
	}
	c.Ask(&ui.Dialog{
		Title: ui.T("bots.who_plays"), Text: ui.T("bots.who_plays_text"), Lines: lines,
		Answers: []ui.Answer{{ID: "stay", Text: ui.T("common.back")}}, EscIsMain: true,
	})
}
