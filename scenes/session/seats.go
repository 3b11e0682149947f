package session

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes/words"
)

// Seat is a player's place at the table.
type Seat struct {
	Name  string    `json:"name"`            // as the player wrote it, or the bot's own
	Color int       `json:"color"`           // which of paint.PlayerColors
	Bot   bot.Level `json:"bot,omitempty"`   // that plays for the player; empty for a person
	Given string    `json:"given,omitempty"` // whose name the program gave: the level of a bot, or GivenPlayer; empty for a person's own

	Taught Taught `json:"taught,omitzero"` // in the first seat only
}

// GivenPlayer is the Given of a person who left the name that was proposed.
const GivenPlayer = "player"

// Seats are the players' places, by player.
type Seats []Seat

// Name is how a player is called; without a name it is empty. A name that the program gave follows the language.
func (seats Seats) Name(player int) string {
	if player < 0 || player >= len(seats) {
		return ""
	}
	switch given := seats[player].Given; {
	case given == GivenPlayer:
		return texts.T("newgame.player", texts.Data{"Number": player + 1})
	case slices.Contains(bot.Levels[:], bot.Level(given)):
		count := 1
		for _, before := range seats[:player] {
			count += number(before.Given == given)
		}
		return words.BotName(bot.Level(given), count)
	}
	return seats[player].Name
}

// Handed tells whether a person had the seat and handed it to a bot.
func (s *Seat) Handed() bool {
	return s.Bot != "" && !slices.Contains(bot.Levels[:], bot.Level(s.Given))
}

// PlayedBy is who has played for a player: that player, a bot of its own name, or a bot in the place of a person who
// is named, too.
func (seats Seats) PlayedBy(player int) string {
	name := seats.Name(player)
	if player < 0 || player >= len(seats) || !seats[player].Handed() {
		return name
	}
	return texts.T("bots.for", texts.Data{"Bot": words.BotName(seats[player].Bot, 1), "Name": name})
}

// Untaught are the same places in a game that is no lesson.
func (seats Seats) Untaught() Seats {
	seats = slices.Clone(seats)
	for i := range seats {
		seats[i].Taught = Taught{}
	}
	return seats
}

// Color is the player's color, as a number of the palette; without a seat it is the player's own number.
func (seats Seats) Color(player int) int {
	if player < 0 || player >= len(seats) {
		return player
	}
	return seats[player].Color
}

// Initial stands for a player beside the color.
func (seats Seats) Initial(player int) string { return words.Initial(seats.Name(player)) }

// Bots counts those for which bots play.
func (seats Seats) Bots() (count int) {
	for i := range seats {
		count += number(seats[i].Bot != "")
	}
	return count
}

// Seats are the players' places.
func (s *Session) Seats() Seats { return s.seats }

// Viewer is the player whose eyes the screen shows; only this one can do anything.
func (s *Session) Viewer() int { return s.viewer }

// Curtain tells whether the screen hides everything until the viewer has sat down in front of it.
func (s *Session) Curtain() bool { return s.curtain }

// OpenCurtain says that the viewer sits in front of the screen.
func (s *Session) OpenCurtain() {
	if s.curtain {
		s.curtain = false
		s.version++
		s.questions = questions{}
	}
}

// pass gives the screen to whichever person decides next. Who has something to decide keeps it; else the first in turn
// order gets it: what players do at the same time they do one after another at one screen. Where something is secret
// the curtain closes before the screen passes on (B92); one person alone never sees it. While only bots decide, the
// screen stays with whom it was.
func (s *Session) pass() {
	next := game.NoPlayer
	for _, player := range s.match.State.Deciders() {
		switch {
		case s.Bot(player) != "":
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

// staySeated shows the table with the eyes of a person where there is one.
func (s *Session) staySeated() {
	for _, player := range s.match.State.TurnOrder {
		if s.watched() && s.Bot(player) == "" {
			s.viewer = player
		}
	}
}
