// Package campaign is a series of clinics, each a game with fixed players, side, extensions and seed, and three
// medals to win. It knows no texts and no window; see docs/campaign.md.
package campaign

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
)

// Medal is what was won in a clinic; a medal includes those below it.
type Medal int

// The medals, the lowest first.
const (
	None Medal = iota
	Bronze
	Silver
	Gold
)

// Medals is the number of medals of a clinic.
const Medals = int(Gold)

// Clinic is one game of the campaign. The person is player 0, the bots of Against are the players after.
type Clinic struct {
	ID         string            `json:"id"` // names its texts and its kept games
	Side       string            `json:"side"`
	Seed       uint64            `json:"seed"`
	Against    []bot.Level       `json:"against"`
	Extensions []string          `json:"extensions"`
	Variants   []string          `json:"variants"`
	Options    map[string]string `json:"options"`
	Medals     [Medals][]Wish    `json:"medals"` // the lowest first; each also requires everything of those below
	House      House             `json:"house"`
}

// Read parses the list of clinics. The error says what is wrong with it: a game that can't be played, or a medal that
// can't be judged.
func Read(data []byte, known []*game.Extension) ([]Clinic, error) {
	var file struct {
		Clinics []Clinic `json:"clinics"`
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("the campaign: %w", err)
	}
	for i := range file.Clinics {
		c := &file.Clinics[i]
		if err := c.check(known); err != nil {
			return nil, fmt.Errorf("the campaign's %s: %w", c.ID, err)
		}
		if slices.ContainsFunc(file.Clinics[:i], func(other Clinic) bool { return other.ID == c.ID }) {
			return nil, fmt.Errorf("the campaign has two clinics %s", c.ID)
		}
	}
	return file.Clinics, nil
}

func (c *Clinic) check(known []*game.Extension) error {
	rules, err := game.NewRules(c.Config(), known)
	if err != nil {
		return err
	}
	if !c.stands() {
		return errors.New("its house does not stand on its plot")
	}
	for _, level := range c.Against {
		if !slices.Contains(bot.Levels[:], level) {
			return fmt.Errorf("there is no bot %q", level)
		}
	}
	for _, wishes := range c.Medals {
		if len(wishes) == 0 {
			return errors.New("a medal asks for nothing")
		}
		for i := range wishes {
			if err := wishes[i].check(rules); err != nil {
				return err
			}
		}
	}
	return nil
}

// Config returns the config of this clinic. Layouts are drawn from the seed, and a solo player chooses the goal at
// the start (B88).
func (c *Clinic) Config() game.Config {
	return game.Config{
		Players: 1 + len(c.Against), Sides: []string{c.Side}, Seed: c.Seed,
		Extensions: slices.Clone(c.Extensions), Variants: slices.Clone(c.Variants), Options: c.Options,
	}
}

// Judge returns the medal that the person has won in a match of this clinic, or None while it is not over. The match
// must hold all events since its start, as a match does that was played or read from a file.
func (c *Clinic) Judge(m *game.Match) Medal {
	if !m.State.Over {
		return None
	}
	return c.Stands(m)
}

// Stands returns the medal that the person would win if the match ended as it is. Its state may be the person's view.
func (c *Clinic) Stands(m *game.Match) Medal {
	won := None
	for i, met := range c.Met(m) {
		if !met {
			break
		}
		won = Medal(i + 1)
	}
	return won
}

// Met reports for each medal, the lowest first, whether everything that it asks for itself is fulfilled as the match
// stands.
func (c *Clinic) Met(m *game.Match) (met [Medals]bool) {
	for i, wishes := range c.Medals {
		met[i] = !slices.ContainsFunc(wishes, func(w Wish) bool { return !w.Fulfilled(m) })
	}
	return met
}

// Person is the number of the player who is a person.
const Person = 0

// Stand is a person's record in a clinic.
type Stand struct {
	Medal  Medal
	Best   int // popularity of the best game, if one was played
	Played int // games played to their end
	Lost   int // those of them without a medal
}

// lostBefore is how many lost games open the next clinic all the same.
const lostBefore = 3

// Open reports which clinics may be played: the first, and each whose predecessor has a medal or was lost three
// times.
func Open(stands []Stand) []bool {
	open := make([]bool, len(stands))
	for i := range stands {
		open[i] = i == 0 || stands[i].Medal > None || stands[i-1].Medal > None || open[i-1] && stands[i-1].Lost >= lostBefore
	}
	return open
}

// Next returns the index of the clinic to play next: the last open one without a medal, else the last open one.
func Next(stands []Stand) int {
	open, next := Open(stands), 0
	for i := range stands {
		if open[i] && (stands[i].Medal == None || stands[next].Medal > None) {
			next = i
		}
	}
	return next
}

// New returns the extensions that the clinic of this number, from 1, is the first to play.
func New(clinics []Clinic, number int) (extensions []string) {
	for _, id := range clinics[number-1].Extensions {
		if !slices.ContainsFunc(clinics[:number-1], func(c Clinic) bool { return slices.Contains(c.Extensions, id) }) {
			extensions = append(extensions, id)
		}
	}
	return extensions
}

// level returns the level of this name, or NoLevel.
func level(name string) clinic.Level {
	l, _ := clinic.LevelNamed(name)
	return l
}
