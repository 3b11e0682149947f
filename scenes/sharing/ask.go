package sharing

import (
	"errors"
	"strings"

	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/game/share"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Ask lets the player choose what others are to have of a game: its code, once it is over its link, the game as a file,
// its log, and a picture where there is one (nil).
func Ask(c *scenes.Context, s *session.Session, picture func()) {
	d := &dialog.Dialog{Title: c.T("sharing.share"), Answers: []dialog.Answer{{ID: "back", Text: c.T("common.back")}}, EscIsMain: true}
	add := func(id string, icon ui.Icon, do func()) {
		d.Lines = append(d.Lines, dialog.Line{Text: c.T("sharing.share." + id), Do: do, Picture: func(c *ui.Canvas, r ui.Rect) {
			icon(c, ui.Rect{X: r.X + r.W/2 - 10, Y: r.Y + r.H/2 - 10, W: 20, H: 20}, theme.Accent)
		}})
	}
	file := func() {
		data, err := session.Encode(s.Match(), s.Table())
		c.SaveFile(c.T("sharing.share.file"), "clinic.clinic", data, err, files.Kind{Name: c.T("files.game"), Ending: "clinic"})
	}
	add("code", ui.IconShare, func() { copyCode(c, s) })
	if s.Over() {
		add("link", ui.IconShare, func() { copyLink(c, s, file) })
	}
	add("file", ui.IconFolder, file)
	if picture != nil {
		add("picture", ui.IconFolder, picture)
	}
	add("log", ui.IconFolder, func() {
		c.SaveFile(c.T("sharing.share.log"), "clinic.txt", []byte(logOf(c.Reader, s)), nil, files.Kind{Name: c.T("files.text"), Ending: "txt"})
	})
	c.Ask(d)
}

// copyCode copies the code of a game.
func copyCode(c *scenes.Context, s *session.Session) {
	code, err := CodeOf(s)
	if err != nil {
		c.Toast(NotRead(c.Reader, err), ui.Refused)
		return
	}
	clipboard.Write(code)
	c.Toast(c.T("sharing.copied", ui.Data{"Text": code}), ui.Allowed)
}

// CodeOf is the code of a session's game.
func CodeOf(s *session.Session) (string, error) {
	var bots []bot.Level
	for _, seat := range s.Seats() {
		bots = append(bots, seat.Bot)
	}
	return share.Code(share.Of(s.Match(), bots), extensions.All())
}

// copyLink copies the link of a game that is over; where it would be too long it offers the file.
func copyLink(c *scenes.Context, s *session.Session, file func()) {
	text, err := linkOf(s)
	switch {
	case errors.Is(err, save.ErrLong):
		c.Ask(&dialog.Dialog{Title: c.T("sharing.share.link"), Text: c.T("sharing.too_long"), Answers: []dialog.Answer{
			{ID: "file", Text: c.T("sharing.share.file"), Do: file},
			{ID: "back", Text: c.T("common.back")},
		}})
	case err != nil:
		c.Toast(NotRead(c.Reader, err), ui.Refused)
	default:
		clipboard.Write(Address() + "#" + text)
		c.Toast(c.T("sharing.link_copied", ui.Data{"Count": len(Address()) + 1 + len(text)}), ui.Allowed)
	}
}

func linkOf(s *session.Session) (string, error) {
	kept, err := session.Whole(s.Match(), s.Table())
	if err != nil {
		return "", err
	}
	return save.Link(kept)
}

// logOf is what happened in a game, a line for each event that the log at the table tells, in the language of the
// program.
func logOf(reader *ui.Reader, s *session.Session) string {
	shown := view.Shown{Reader: reader, Situation: view.Situation{Rules: s.Rules(), State: s.State(), Viewer: s.Viewer(), Told: s.Match().Told}}
	for player := range s.State().Players {
		shown.Seats = append(shown.Seats, view.Seat{Name: s.Seats().Name(shown.Reader, player)})
	}
	var lines []string
	for i := range shown.Told {
		e := &shown.Told[i]
		if text := shown.SentenceOf(e); text != "" {
			lines = append(lines, words.Ruled(shown.Reader, text, e.Rule))
		}
	}
	return strings.Join(lines, "\n") + "\n"
}
