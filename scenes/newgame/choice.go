package newgame

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// seat is what is chosen for one player.
type seat struct {
	name   string    // of the person
	bot    bot.Level // plays instead, empty for a person
	friend bool      // somebody at another screen, whose name is not known
	color  int       // index in paint.PlayerColors
	side   string    // of the board (B2)
	layout string    // a color of B42, game.OwnLayout, or empty for a drawn one

	annexSide   string // of the board beside the clinic, empty for the beginners'
	annexLayout string // like layout
}

// choice is everything that is chosen on this screen. Seats beyond players keep what was chosen for them.
type choice struct {
	players    int
	seats      [game.MaxPlayers]seat
	goal       string   // solo game; empty: chosen or drawn at the start (B88)
	seed       string   // as typed in the field
	extensions []string // and variants
	options    map[string]string
}

// Last is the game that was played last: its seats, and what was chosen. It is empty before the first game.
type Last struct {
	Seats  session.Seats
	Config game.Config
}

// firstChoice returns the choice when the screen opens: the seats, boards and extensions of the last game, or one
// player before the first game. Starts, goal and seed are new each time.
func firstChoice(reader *ui.Reader, last Last, known []*game.Extension) choice {
	seats := last.Seats[:min(len(last.Seats), game.MaxPlayers)]
	c := choice{players: max(1, len(seats)), seed: newSeed()}
	for i := range c.seats {
		c.seats[i] = seat{name: proposedName(reader, i), color: i, side: game.BeginnerSide}
	}
	for i, s := range seats {
		person := s.Bot == "" || s.Handed() // plays again
		if !person {
			c.seats[i].bot = s.Bot
		} else if s.Name != "" {
			c.seats[i].name = seats.Name(reader, i)
		}
		if s.Color >= 0 && s.Color < len(theme.PlayerColors) {
			c.setColor(i, s.Color)
		}
	}
	again := c
	again.repeat(last.Config, known)
	if _, err := game.NewRules(again.config(known), known); err != nil {
		return c // what this program can't play any more is not proposed
	}
	return again
}

// repeat chooses the boards and extensions of a game that was played, as far as they are known.
func (c *choice) repeat(config game.Config, known []*game.Extension) {
	for i := range c.seats[:c.players] {
		if i < len(config.Sides) {
			c.seats[i].side = config.Sides[i]
		}
		if i < len(config.AnnexSides) {
			c.seats[i].annexSide = config.AnnexSides[i]
		}
	}
	for _, e := range known {
		if !slices.Contains(config.Extensions, e.ID) && !slices.Contains(config.Variants, e.ID) {
			continue
		}
		c.extensions = append(c.extensions, e.ID)
		for i := range e.Options {
			if value, chosen := config.Options[e.Options[i].Name]; chosen {
				c.setOption(e.Options[i].Name, value)
			}
		}
	}
}

// proposedName returns what a person is called who types no other name.
func proposedName(reader *ui.Reader, of int) string {
	return reader.T("newgame.player", ui.Data{"Number": of + 1})
}

// newSeed returns a seed short enough to tell a friend.
func newSeed() string { return strconv.FormatUint(Seed(), 10) }

// Seed draws a seed that can be read out: six digits.
func Seed() uint64 { return 100000 + rand.Uint64N(900000) }

// nameOf returns what a player is called: the name that the person typed, or the bot's level, numbered from the
// second bot of the same level on.
func (c *choice) nameOf(reader *ui.Reader, of int) string {
	level := c.seats[of].bot
	if c.seats[of].friend {
		return reader.T("friends.friend")
	}
	if level == "" {
		return strings.TrimSpace(c.seats[of].name)
	}
	count := 1
	for i := range of {
		if c.seats[i].bot == level {
			count++
		}
	}
	return words.BotName(reader, level, count)
}

// people counts the persons who play.
func (c *choice) people() int {
	count := 0
	for i := range c.seats[:c.players] {
		if c.seats[i].bot == "" {
			count++
		}
	}
	return count
}

// setColor gives a seat a color; a seat that had it takes this seat's old one.
func (c *choice) setColor(of, color int) {
	for i := range c.seats {
		if c.seats[i].color == color {
			c.seats[i].color = c.seats[of].color
		}
	}
	c.seats[of].color = color
}

// holder returns the seat in play that has a layout of B42, and reports whether there is one.
func (c *choice) holder(layout string) (int, bool) {
	i := slices.IndexFunc(c.seats[:c.players], func(s seat) bool { return s.layout == layout })
	return i, i >= 0
}

// setPlayers changes how many play. A joining player whose layout is taken gets a drawn one.
func (c *choice) setPlayers(players int) {
	for i := c.players; i < players; i++ {
		if layout := c.seats[i].layout; layout != game.OwnLayout {
			if _, taken := c.holder(layout); taken {
				c.seats[i].layout = ""
			}
		}
		c.players = i + 1
	}
	c.players = players
}

// config returns the chosen config. An empty seed becomes 0, one that is too large the largest number.
func (c *choice) config(known []*game.Extension) game.Config {
	config := game.Config{Players: c.players}
	for _, e := range known {
		switch chosen := slices.Contains(c.extensions, e.ID); {
		case chosen && e.Variant:
			config.Variants = append(config.Variants, e.ID)
		case chosen:
			config.Extensions = append(config.Extensions, e.ID)
		}
		if slices.Contains(c.extensions, e.ID) {
			c.addOptions(e, &config)
		}
	}
	config.Seed, _ = strconv.ParseUint(c.seed, 10, 64)
	for _, s := range c.seats[:c.players] {
		config.Sides, config.Layouts = append(config.Sides, s.side), append(config.Layouts, s.layout)
	}
	if e := c.annexed(known); e != nil {
		for i := range c.seats[:c.players] {
			config.AnnexSides = append(config.AnnexSides, c.annexSide(e.Annex, i))
			config.AnnexLayouts = append(config.AnnexLayouts, c.seats[i].annexLayout)
		}
	}
	if c.players == 1 && !c.cooperative(known) {
		config.Goal = c.goal
	}
	return config
}

func (c *choice) addOptions(e *game.Extension, config *game.Config) {
	for i := range e.Options {
		if config.Options == nil {
			config.Options = map[string]string{}
		}
		config.Options[e.Options[i].Name] = c.option(&e.Options[i])
	}
}

// cooperative reports whether one of the chosen extensions makes everybody win or lose together (X5).
func (c *choice) cooperative(known []*game.Extension) bool {
	return slices.ContainsFunc(known, func(e *game.Extension) bool { return e.Outcome != nil && slices.Contains(c.extensions, e.ID) })
}

// option returns the value of an extension's option, its first one until another is chosen.
func (c *choice) option(spec *game.OptionSpec) string {
	if value, chosen := c.options[spec.Name]; chosen {
		return value
	}
	return spec.Values[0]
}

func (c *choice) setOption(name, value string) {
	if c.options == nil {
		c.options = map[string]string{}
	}
	c.options[name] = value
}

// drop forgets the options of an extension that is no longer chosen.
func (c *choice) drop(e *game.Extension) {
	for i := range e.Options {
		delete(c.options, e.Options[i].Name)
	}
}

// nameless returns the first seat of this screen without a name, −1 for none.
func (c *choice) nameless() int {
	return slices.IndexFunc(c.seats[:c.players], func(s seat) bool { return s.bot == "" && !s.friend && strings.TrimSpace(s.name) == "" })
}

// unnamed returns one sentence that says which name is missing or there twice, or "".
func (c *choice) unnamed(reader *ui.Reader) string {
	for i := range c.seats[:c.players] {
		if c.seats[i].friend {
			continue
		}
		name := c.nameOf(reader, i)
		if name == "" {
			return reader.T("newgame.no_name", ui.Data{"Number": i + 1})
		}
		for other := range i {
			if !c.seats[other].friend && strings.EqualFold(name, c.nameOf(reader, other)) {
				return reader.T("newgame.same_name", ui.Data{"Name": name})
			}
		}
	}
	return ""
}

// problem returns one sentence that says what is missing or wrong, or "" if the game can start.
func (c *choice) problem(reader *ui.Reader) string {
	if unnamed := c.unnamed(reader); unnamed != "" {
		return unnamed
	}
	if c.seed == "" {
		return reader.T("newgame.no_seed")
	}
	if _, err := strconv.ParseUint(c.seed, 10, 64); err != nil {
		return reader.T("newgame.seed_too_large", ui.Data{"Most": fmt.Sprint(uint64(1<<64 - 1))})
	}
	return ""
}
