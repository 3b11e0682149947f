package lobby

import (
	"errors"
	"strings"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/seat"
	"clinic/game/protocol"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	gap    = 16.0
	pad    = 16.0
	finger = 44.0 // logical pixels that a finger needs
)

// trouble says in one sentence, in the language of now, what went wrong; it is nil for nothing.
type trouble func() string

// failed says in one sentence why something wasn't done that isn't tried again by itself.
func failed(reader *ui.Reader, err error) string {
	if errors.Is(err, seat.ErrNoAnswer) {
		return reader.T("friends.not_begun")
	}
	sentence, _ := refused(reader, err)
	return sentence
}

// refused says in one sentence why a host didn't do what was asked, and whether it is worth asking again.
func refused(reader *ui.Reader, err error) (sentence string, again bool) {
	var refusal *protocol.Refusal
	switch {
	case errors.Is(err, seat.ErrOld):
		return reader.T("friends.too_old"), false
	case errors.Is(err, seat.ErrNoAnswer):
		return reader.T("friends.no_answer"), true
	case !errors.As(err, &refusal):
		return reader.T("friends.no_host", ui.Data{"Reason": words.Trouble(reader, err)}), false
	}
	if id, known := refusals[refusal.Rule]; known {
		return reader.T(id), refusal.Rule == "host"
	}
	return refusal.Message, false
}

// refusals are the texts of what hosts refuse, by its rule.
var refusals = map[string]string{
	"begin": "friends.refused.begin", "host": "friends.refused.host", "name": "friends.refused.name", "seat": "friends.refused.seat",
	"table": "friends.refused.table", "token": "friends.refused.token", "version": "friends.refused.version",
}

// spaced returns a code as it is read: in capitals, in two groups.
func spaced(code string) string {
	code = strings.ToUpper(code)
	return code[:len(code)/2] + " " + code[len(code)/2:]
}

// spelled returns a code letter by letter, for those who hear it.
func spelled(reader *ui.Reader, code string) string {
	return reader.Texts.Commas(strings.Split(strings.ToUpper(code), ""))
}

// tickFor is how many ticks a button that copied something shows it.
const tickFor = 120

// copying are the buttons that copy: the last one that was used shows a tick for two seconds.
type copying struct {
	last string
	at   int64
}

// copy puts a text on the clipboard.
func (s *copying) copy(c *scenes.Context, id, text, said string) {
	clipboard.Write(text)
	s.last, s.at = id, c.Tick
	c.Say(said)
	c.Relayout()
}

// sign returns what a button shows.
func (s *copying) sign(id string) ui.Icon {
	if s.last == id {
		return ui.IconCheck
	}
	return ui.IconCopy
}

// pass takes the tick away in time.
func (s *copying) pass(c *scenes.Context) {
	if s.last != "" && c.Tick-s.at >= tickFor {
		s.last = ""
		c.Relayout()
	}
}

// gameLine says in a line what is played: how many, with what, and how long a decision may take.
func gameLine(reader *ui.Reader, config *game.Config, clock table.Clock) string {
	parts := []string{reader.T("friends.players", ui.Data{"Count": config.Players})}
	var names []string
	for _, ids := range [][]string{config.Extensions, config.Variants} {
		for _, id := range ids {
			names = append(names, words.Extension(reader, id))
		}
	}
	switch {
	case len(names) == 0:
		parts = append(parts, reader.T("friends.base_game"))
	case len(names) <= 3:
		parts = append(parts, reader.Texts.Commas(names))
	default:
		parts = append(parts, reader.T("newgame.extensions", ui.Data{"Count": len(names)}))
	}
	switch {
	case clock.Days > 0:
		parts = append(parts, reader.T("friends.days_each", ui.Data{"Count": clock.Days}))
	case clock.Reserve > 0:
		parts = append(parts, reader.T("friends.minutes_each", ui.Data{"Count": clock.Reserve / 60}))
	default:
		parts = append(parts, reader.T("friends.no_hurry"))
	}
	return reader.Texts.Dots(parts...)
}

// portrait is who sits on a seat, on the pale color of the seat; a free one is an outline.
func portrait(level bot.Level, player int, free bool, wide, high float64) tree.Node {
	return tree.Art{W: wide, H: high, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		paintPortrait(c, level, player, free, r)
	}}
}

func paintPortrait(c *ui.Canvas, level bot.Level, player int, free bool, r ui.Rect) {
	fade := 0.0
	if free {
		fade = 0.6
		c.Dashed(r, 10, 1.5, 4, theme.Dashes)
	} else {
		c.Round(r, 10, theme.Mix(theme.PlayerColors[player], theme.Card, 0.86))
	}
	pictures.UpTo(c, pictures.Portrait(level, player), r.Inset(r.H/12), 1.3, fade)
}

// told is a line of words with a sign before it.
func told(reader *ui.Reader, id string, icon ui.Icon, color theme.Color, text string) tree.Node {
	const side = 20
	return tree.Named(id, tree.Row(12, tree.Top(tree.Icon(icon, side, color)), tree.Grow(tree.Top(tree.Text(reader.Styles.TextStrong, text, theme.Ink)))))
}
