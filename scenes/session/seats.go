package session

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Seat is a player's place at the table.
type Seat struct {
	Name  string    `json:"name"`            // as the player typed it, or the bot's own
	Color int       `json:"color"`           // index into paint.PlayerColors
	Bot   bot.Level `json:"bot,omitempty"`   // the bot that plays for the player; empty for a person
	Given string    `json:"given,omitempty"` // a bot's level or GivenPlayer if the program gave the name; else empty
	Far   bool      `json:"-"`               // somebody at another screen has the seat, or nobody yet

	Taught Taught `json:"taught,omitzero"` // in the first seat only
}

// GivenPlayer is the Given of a person who kept the proposed name.
const GivenPlayer = "player"

// Seats are the players' places, by player.
type Seats []Seat

// Name returns a player's name, empty if there is none. A name given by the program follows the language.
func (seats Seats) Name(reader *ui.Reader, player int) string {
	if player < 0 || player >= len(seats) {
		return ""
	}
	switch given := seats[player].Given; {
	case given == GivenPlayer:
		return reader.T("newgame.player", texts.Data{"Number": player + 1})
	case slices.Contains(bot.Levels[:], bot.Level(given)):
		count := 1
		for _, before := range seats[:player] {
			count += number(before.Given == given)
		}
		return words.BotName(reader, bot.Level(given), count)
	}
	return seats[player].Name
}

// Handed reports whether a person had the seat and handed it to a bot.
func (s *Seat) Handed() bool {
	return s.Bot != "" && !slices.Contains(bot.Levels[:], bot.Level(s.Given))
}

// PlayedBy returns the name of whoever played for a player: that player, a bot with its own name, or a bot in place
// of a person, naming both.
func (seats Seats) PlayedBy(reader *ui.Reader, player int) string {
	name := seats.Name(reader, player)
	if player < 0 || player >= len(seats) || !seats[player].Handed() {
		return name
	}
	return reader.T("bots.for", texts.Data{"Bot": words.BotName(reader, seats[player].Bot, 1), "Name": name})
}

// Untaught returns the same seats for a game that is no lesson.
func (seats Seats) Untaught() Seats {
	seats = slices.Clone(seats)
	for i := range seats {
		seats[i].Taught = Taught{}
	}
	return seats
}

// Color returns the player's color as an index of the palette; without a seat it is the player's number.
func (seats Seats) Color(player int) int {
	if player < 0 || player >= len(seats) {
		return player
	}
	return seats[player].Color
}

// Initial returns the letter that stands for a player beside the color.
func (seats Seats) Initial(reader *ui.Reader, player int) string {
	return words.Initial(seats.Name(reader, player))
}

// Bots returns how many seats bots play for.
func (seats Seats) Bots() (count int) {
	for i := range seats {
		count += number(seats[i].Bot != "")
	}
	return count
}

// Seats returns the players' places.
func (s *seen) Seats() Seats { return s.seats }

// Viewer returns the player with whose eyes the screen is seen; only this one can do anything.
func (s *seen) Viewer() int { return s.viewer }

// Curtain reports whether the screen hides everything until the viewer has sat down in front of it.
func (s *seen) Curtain() bool { return s.curtain }

// OpenCurtain tells the session that the viewer is sitting in front of the screen.
func (s *Session) OpenCurtain() {
	if s.curtain {
		s.curtain = false
		s.version++
		s.questions = questions{}
	}
}

// pass passes the screen to the person who decides next. A viewer who has something to decide keeps it; otherwise it
// goes to the first in turn order, so that simultaneous decisions are made one after another at one screen. If
// something is secret, the curtain closes before the screen passes on (B92); a person alone never sees it. While only
// bots decide, the viewer stays.
func (s *Session) pass() {
	next := game.NoPlayer
	for _, player := range s.match.State.Deciders() {
		switch {
		case s.Elsewhere(player) || !s.play.ready(player):
		case player == s.viewer && s.version > 1:
			return
		case next == game.NoPlayer:
			next = player
		}
	}
	if next == game.NoPlayer {
		s.staySeated()
		return
	}
	passed := next != s.viewer || s.version == 1
	s.viewer = next
	secret := s.match.State.Decision(next).Kind == game.DecideAction
	if passed && secret && s.People() > 1 {
		s.curtain = true
	}
}

// staySeated shows the table with a person's eyes, if there is one.
func (s *seen) staySeated() {
	for _, player := range s.match.State.TurnOrder {
		if s.watched() && !s.Elsewhere(player) {
			s.viewer = player
		}
	}
}
