// Package table is a game across machines as an append-only log: whoever reads the entries of a table has the table.
// A host writes entries that the table has judged, and tells each seat what Message returns. There is no network, no
// clock and no chance here; docs/online.md is the contract.
package table

import (
	"encoding/json"

	"clinic/game"
	"clinic/game/bot"
)

// Format is the version of the layout of entries. A program reads every format up to its own, and refuses later ones.
const Format = 1

// Entry is one entry of a log. Exactly one of its parts is set.
type Entry struct {
	Time  int64   `json:"time"` // of the host that wrote it, in milliseconds since 1970
	Begin *Begin  `json:"begin,omitempty"`
	Play  *Played `json:"play,omitempty"`
	Seat  *Seated `json:"seat,omitempty"`
	Say   *Said   `json:"say,omitempty"`
	Kept  []byte  `json:"kept,omitempty"` // all entries so far, packed: the table was put to sleep
}

// Begin is the first entry of a table.
type Begin struct {
	Format  int            `json:"format"`
	Rules   int            `json:"rules"` // see game.RulesVersion
	Config  game.Config    `json:"config"`
	Numbers map[string]int `json:"numbers"` // the whole table in force (B90)
	Seats   []Seat         `json:"seats"`   // by player
	Watch   []byte         `json:"watch"`   // SHA-256 of the token for watching
	Chance  uint64         `json:"chance"`  // of the bots; nobody is told
	Clock   Clock          `json:"clock,omitzero"`
	NoUndo  bool           `json:"no_undo,omitzero"`
}

// Seat is who plays for a player: a person, a bot, a bot in place of a person, or nobody yet.
type Seat struct {
	Name  string    `json:"name,omitzero"`
	Bot   bot.Level `json:"bot,omitzero"`
	Token []byte    `json:"token,omitempty"` // SHA-256 of the person's token
}

// Free reports whether somebody may take the seat.
func (s *Seat) Free() bool { return len(s.Token) == 0 && s.Bot == "" }

// Played is a command of a player, or that the player takes the last one back. Commands are written as in saves.
type Played struct {
	Player  int          `json:"player"`
	Request uint64       `json:"request,omitzero"` // the seat's own number of the request, which only grows; 0 for a bot's
	Undo    bool         `json:"undo,omitzero"`
	Command game.Command `json:"command,omitzero"`
}

// Seated changes who plays for a player.
type Seated struct {
	By     int       `json:"by"` // the player who asks for it, game.NoPlayer for somebody who sits down with the code
	Player int       `json:"player"`
	Bot    bot.Level `json:"bot,omitzero"`
	Name   string    `json:"name,omitzero"`
	Token  []byte    `json:"token,omitempty"` // SHA-256 of the new token
}

// Said is one of the fixed phrases, said by a player.
type Said struct {
	Player int    `json:"player"`
	Phrase string `json:"phrase"`
}

// Phrases lists what players can say to each other. Read only.
var Phrases = [...]string{
	"hello", "well_played", "thanks", "good_luck", "your_turn", "one_moment",
	"nice_clinic", "ouch", "close_one", "back_soon", "again", "goodbye",
}

// Encode returns an entry as it lies in the log.
func (e *Entry) Encode() ([]byte, error) { return json.Marshal(e) }
