// Package scenes runs the window: which scene is up, when it is drawn, and what is common to all of them.
//
// A scene is one screen of the program: title, table, scores. Each lives in a package below this one.
package scenes

import (
	"errors"
	"path/filepath"

	"clinic/audio"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/files"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Scene is one screen. All measures are logical pixels; see ui.Canvas.
type Scene interface {
	// Layout places everything for a window of this size. It is called before the first Update, and again whenever the
	// size, the scale or the language changes, or the scene asks for it.
	Layout(c *Context, width, height float64)
	// Update lets a tick, a sixtieth of a second, pass. It calls c.Redraw when anything looks different.
	Update(c *Context)
	// Draw paints the whole screen. It is called only after Redraw, and changes nothing.
	Draw(canvas *ui.Canvas)
}

// A Closer is a scene that has a word to say before the window closes: it gives the dialog to ask with, or nil.
type Closer interface {
	Closing(c *Context) *ui.Dialog
}

// A Coverable scene is told when another one comes above it, so that it gives back what takes much memory. Draw makes
// it again.
type Coverable interface{ Covered() }

// A Noting scene knows where a short note covers nothing that one must read: it gives the place for one of that size
// about what the player did at x, y, all in logical pixels.
type Noting interface {
	NoteAt(w, h, x, y float64) ui.Rect
}

// A Paged scene is a page of widgets: notes leave free what one uses there. Elsewhere they lie at the lower edge.
type Paged interface{ Page() *ui.Page }

// A Headed scene has pages of its own: it gives the name of the one that is open, for those who hear the game.
type Headed interface{ Heading() string }

// Context is what a scene may use in a tick.
type Context struct {
	// Gestures are what the player did. While a dialog is open, nothing reaches the scene.
	Gestures *input.Gestures
	// Width and Height are the window's size in logical pixels.
	Width, Height float64
	// Scale is how many device pixels a logical pixel has.
	Scale float64
	// Tick counts the ticks since the program started.
	Tick int64
	// Options are those the program was started with.
	Options Options

	shell *Shell
}

// Settings gives the player's settings, the usual ones outside of a program; change them with ChangeSettings.
func (c *Context) Settings() Settings {
	if c.shell == nil {
		return DefaultSettings()
	}
	return c.shell.settings
}

// ChangeSettings applies and keeps new settings. If they cannot be kept a toast says so, and they hold until the end.
func (c *Context) ChangeSettings(s Settings) { c.shell.ChangeSettings(s) }

// ScaleLimit gives the largest scale, in percent, at which this window still shows everything.
func (c *Context) ScaleLimit() int { return int(c.shell.fittingScale() * 100) }

// TextLimit gives the largest size of texts, in percent, for which this window has room.
func (c *Context) TextLimit() int { return arrangement.MostText(c.Width, c.Height) }

// Sound lets something be heard. It decides nothing, and is never the only sign of anything.
func (c *Context) Sound(s audio.Sound) { c.shell.play(s) }

// Say says to those who hear the game what a card says that others read.
func (c *Context) Say(text string) {
	if c.shell != nil && c.shell.aloud != nil {
		c.shell.aloud.speaker.Line(text)
	}
}

// Mood tells what the music follows.
func (c *Context) Mood(mood audio.Mood) { c.shell.sounds.Follow(mood) }

// Follow has a screen follow the gestures. Esc leaves the scene.
func (c *Context) Follow(s *tree.Screen) {
	if s.Page().Update(c.Gestures) {
		c.Redraw()
	}
	if s.Left() {
		c.Relayout()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// Redraw has the scene drawn in the next frame.
func (c *Context) Redraw() { c.shell.dirty = true }

// RedrawOnly has an area of the scene drawn anew, in logical pixels: Draw is called as ever, and all outside stays as
// it was. It is for what moves by itself, see Awake.
func (c *Context) RedrawOnly(area ui.Rect) {
	s := c.shell
	for i, part := range s.parts {
		if common := part.Intersect(area); common.W > 0 && common.H > 0 || len(s.parts) == mostParts && i == 0 {
			s.parts[i] = part.Union(area)
			return
		}
	}
	s.parts = append(s.parts, area)
}

// Awake says that the next tick is to come in a sixtieth of a second, though nobody does anything and nothing changes:
// somebody thinks in the ticks. By themselves windows are awake while the player does something, and while something
// moves at more than each sixth tick.
func (c *Context) Awake() { c.shell.busy = true }

// Relayout has the scene laid out and drawn again before the next tick.
func (c *Context) Relayout() { c.shell.relayout = true }

// Push shows another scene above this one; Pop comes back.
func (c *Context) Push(s Scene) {
	c.shell.change(append(c.shell.stack[:len(c.shell.stack):len(c.shell.stack)], s))
}

// Replace shows another scene instead of this one.
func (c *Context) Replace(s Scene) {
	c.shell.change(append(c.shell.stack[:len(c.shell.stack)-1:len(c.shell.stack)-1], s))
}

// Pop goes back to the scene below. At the lowest scene it does nothing.
func (c *Context) Pop() {
	if len(c.shell.stack) > 1 {
		c.shell.change(c.shell.stack[:len(c.shell.stack)-1])
	}
}

// Home goes back to the lowest scene, the title.
func (c *Context) Home() {
	if len(c.shell.stack) > 1 {
		c.shell.change(c.shell.stack[:1])
		c.Mood(audio.Mood{})
	}
}

// Quit ends the program, after this tick.
func (c *Context) Quit() { c.shell.leave() }

// Toast shows a short note that goes by itself.
func (c *Context) Toast(text string, tone ui.Tone) {
	c.shell.note(text, tone, c.Gestures.X, c.Gestures.Y)
	c.Redraw()
}

// Written says in a toast that a file was written, or why not, and gives whether it was. Nothing is said, and nothing
// was written, where the player cancelled.
func (c *Context) Written(name string, err error) bool {
	switch {
	case errors.Is(err, files.ErrCancelled):
	case err != nil:
		c.Toast(ui.T("files.not_written", ui.Data{"Reason": c.shell.options.trouble(err)}), ui.Refused)
	default:
		c.Toast(ui.T("files.written", ui.Data{"Name": name}), ui.Allowed)
	}
	return err == nil
}

// SaveFile lets the player choose where data is written, as a file of a kind, and says in a toast how that went,
// whichever scene is up then. An error, of making the data, is said in its place.
func (c *Context) SaveFile(title, name string, data []byte, err error, kind files.Kind) {
	switch {
	case err != nil:
		c.Written("", err)
	case c.shell.saving == nil:
		c.shell.saving = files.Save(title, name, data, kind)
	}
}

// AskForFile has the player choose one of the files that were found, where the system has no dialog for that. Reading
// takes what comes.
func (c *Context) AskForFile(found []files.Found, reading func(<-chan files.Result)) {
	d := &ui.Dialog{Title: ui.T("files.which"), Text: ui.T("files.found"), Answers: []ui.Answer{{ID: "back", Text: ui.T("common.back")}}, EscIsMain: true}
	if len(found) == 0 {
		d.Text = ui.T("files.none_found")
	}
	const around = 130 // of a line's words, within the dialog
	fits := func(name string) string { return ui.Fit(ui.Text, name, min(480, c.Width-32)-around) }
	for _, f := range found {
		d.Lines = append(d.Lines, ui.Line{
			Text: ui.T("files.in_folder", ui.Data{"Name": fits(f.Name), "Folder": fits(filepath.Base(f.Folder))}),
			Picture: func(c *ui.Canvas, r ui.Rect) {
				ui.IconFolder(c, ui.Rect{X: r.X + 8, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, theme.SecondInk)
			},
			Do: func() { reading(f.Read()) },
		})
	}
	c.Ask(d)
}

// Ask opens a dialog; the scene gets no gestures until it is answered.
func (c *Context) Ask(d *ui.Dialog) {
	d.Layout(c.Width, c.Height)
	c.shell.say(ui.Sentences(d.Title, d.Text))
	c.shell.dialogs = append(c.shell.dialogs, d)
	c.Redraw()
}

// Asking tells whether a dialog is open: then nothing below it explains itself.
func (c *Context) Asking() bool { return len(c.shell.dialogs) > 0 }

// Motion gives the number of ticks an animation takes that takes so many at the usual speed: at least one at the
// player's own, or none where the player reduced motion.
func (c *Context) Motion(ticks int) int {
	if c.shell.settings.ReduceMotion {
		return 0
	}
	return max(1, ticks*100/c.shell.settings.Speed)
}
