package app

import (
	"bytes"
	"errors"
	"io/fs"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/game/save/numberfile"
	"clinic/game/share"
	"clinic/scenes"
	"clinic/scenes/load"
	"clinic/scenes/lobby"
	"clinic/scenes/numbers"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// dropped opens the first file that was dropped on the window, whatever it is: a saved game, records, a link or a
// code in a text, or numbers.
func (a *app) dropped(c *scenes.Context, files fs.FS) {
	file := load.First(files)
	if file.Err != nil {
		load.Take(c, file, extensions.All(), a.running(), a.open)
		return
	}
	text := string(file.Data)
	if bytes.HasPrefix(bytes.TrimSpace(file.Data), []byte("{")) {
		load.Take(c, file, extensions.All(), a.running(), a.open)
		return
	}
	err := a.given(c, text, c.Push)
	if !errors.Is(err, share.ErrNoCode) {
		if err != nil {
			c.Toast(sharing.NotRead(c.Reader, err), ui.Refused)
		}
		return
	}
	if own, err := numberfile.Parse(file.Name, file.Data, extensions.All()); err == nil && len(own) > 0 {
		a.own = own
		c.Push(numbers.New(c.Reader, extensions.All(), a.own))
		c.Toast(c.T("numbers.dropped", ui.Data{"Count": len(own)}), ui.Allowed)
		return
	} else if problem := (*numberfile.Problem)(nil); errors.As(err, &problem) && named(file.Name) {
		c.Toast(c.T("numbers.not_read", ui.Data{"Reason": words.Trouble(c.Reader, problem)}), ui.Refused)
		return
	}
	load.Take(c, file, extensions.All(), a.running(), a.open)
}

// named reports whether a file name ends like a file of numbers.
func named(name string) bool { return len(name) > 5 && name[len(name)-5:] == ".toml" }

// addressed opens a link or a code from the page's address, above everything else.
func (a *app) addressed(c *scenes.Context, text string) {
	if err := a.given(c, text, c.Push); err != nil {
		c.Toast(sharing.NotRead(c.Reader, err), ui.Refused)
	}
}

// given shows what a text holds: the table of a link, the replay of a link's game from its beginning, or the setup of a
// code. Its error is one sentence.
func (a *app) given(c *scenes.Context, text string, show func(scenes.Scene)) error {
	if lobby.HasLink(text) && a.lobby.Open(c, text) {
		return nil
	}
	if !save.HasLink(text) {
		setup, err := share.Read(text, extensions.All())
		if err == nil {
			show(a.newGame().Coded(setup))
			c.Toast(c.T("sharing.done"), ui.Allowed)
		}
		return err
	}
	kept, partly := save.OfLink(text, extensions.All())
	if kept.Match == nil {
		return partly
	}
	again, err := a.replayKept(kept)
	if err != nil {
		return err
	}
	show(again)
	if partly != nil { // it is shown as far as it goes
		c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, partly)}), ui.Warned)
	}
	return nil
}
