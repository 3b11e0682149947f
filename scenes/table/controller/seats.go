package controller

import (
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
)

// whoPlays shows who plays for each seat and lets that be changed: a person who must leave hands the seat to a bot,
// and takes it back later.
func whoPlays(c *scenes.Context, s *session.Session) {
	var lines []dialog.Line
	for player := range s.State().Players {
		data, id := ui.Data{"Name": seatName(c.Reader, s, player)}, "bots.seat_person"
		switch level := s.Bot(player); {
		case level != "":
			id = "bots.seat_bot"
			data["Bot"] = c.T("bots.level." + string(level))
		case s.Remote() && s.Chairs()[player].Free:
			id = "bots.seat_free"
		case s.Elsewhere(player):
			id = "bots.seat_far"
		}
		lines = append(lines, dialog.Line{Text: c.T(id, data), Picture: portrait(s, player, s.Bot(player)), Do: func() { whoPlaysFor(c, s, player) }})
	}
	c.Ask(&dialog.Dialog{
		Title: c.T("bots.who_plays"), Text: c.T("bots.who_plays_text"), Lines: lines,
		Answers: []dialog.Answer{{ID: "stay", Text: c.T("common.back")}}, EscIsMain: true,
	})
}

// whoPlaysFor offers who else may play for a seat: a person, and the bots from the weakest to the strongest.
func whoPlaysFor(c *scenes.Context, s *session.Session, player int) {
	var lines []dialog.Line
	for _, level := range append([]bot.Level{""}, bot.Levels[:]...) {
		if level == s.Bot(player) || level == "" && s.Elsewhere(player) && !s.Mine(player) {
			continue
		}
		text := c.T("bots.by_person")
		if level != "" {
			text = c.T("bots.by_bot", ui.Data{"Bot": c.T("bots.level." + string(level)), "How": c.T("bots.how." + string(level))})
		}
		lines = append(lines, dialog.Line{Text: text, Picture: portrait(s, player, level), Do: func() {
			s.Seat(player, level)
			c.Redraw()
		}})
	}
	c.Ask(&dialog.Dialog{
		Title: c.T("bots.who_plays_for", ui.Data{"Name": seatName(c.Reader, s, player)}), Lines: lines,
		Answers: []dialog.Answer{{ID: "back", Text: c.T("common.back")}}, EscIsMain: true,
	})
}

// portrait returns a function that paints who would play for a seat.
func portrait(s *session.Session, player int, level bot.Level) func(c *ui.Canvas, area ui.Rect) {
	figure := pictures.Portrait(level, s.Seats().Color(player))
	return func(c *ui.Canvas, area ui.Rect) { pictures.In(c, figure, area, 0) }
}
