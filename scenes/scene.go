// Package scenes runs the window: which scene is shown, when it is drawn, and what all of them have in common.
//
// A scene is one screen of the program: title, table, scores. Each lives in a package below this one.
package scenes

import (
	"errors"
	"math"
	"path/filepath"

	"clinic/audio"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/files"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Scene is one screen. All measures are logical pixels; see ui.Canvas.
type Scene interface {
	// Layout places everything for a window of this size. It is called before the first Update, and again whenever
	// the size, the scale or the language changes, or the scene asks for it.
	Layout(c *Context, width, height float64)
	// Update lets a tick, a sixtieth of a second, pass. It calls c.Redraw if anything looks different.
	Update(c *Context)
	// Draw paints the whole screen. It is called only after Redraw, and changes nothing.
	Draw(canvas *ui.Canvas)
}

// A Closer is a scene with a say before the window closes: Closing returns the dialog to ask with, or nil.
type Closer interface {
	Closing(c *Context) *dialog.Dialog
}

// A Coverable scene is told when another one is shown above it, so that it can free large amounts of memory. Draw
// makes it all again.
type Coverable interface{ Covered() }

// A Noting scene knows where a short note covers nothing important: NoteAt returns the place for a note of that
// size about what the player did at x, y, all in logical pixels.
type Noting interface {
	NoteAt(w, h, x, y float64) ui.Rect
}

// A Paged scene is a page of widgets: notes don't cover them. In other scenes notes lie at the lower edge.
type Paged interface{ Page() *ui.Page }

// A Headed scene has pages of its own: Heading returns the name of the open one, for those who hear the game.
type Headed interface{ Heading() string }

// Context is what a scene may use in a tick.
type Context struct {
	*ui.Reader
	// Gestures are what the player did. While a dialog is open, the scene gets none.
	Gestures *input.Gestures
	// Width and Height are the window's size in logical pixels.
	Width, Height float64
	// Scale is the number of device pixels in a logical pixel.
	Scale float64
	// Tick counts the ticks since the program started.
	Tick int64
	// Options are those that the program was started with.
	Options Options

	shell *Shell
}

// Settings returns the player's settings, or the defaults outside of a program. Change them with ChangeSettings.
func (c *Context) Settings() Settings {
	if c.shell == nil {
		return DefaultSettings()
	}
	return c.shell.settings
}

// ChangeSettings applies and saves new settings. If they cannot be saved a toast says so, and they hold until the
// program ends.
func (c *Context) ChangeSettings(s Settings) { c.shell.ChangeSettings(s) }

// ScaleLimit returns the largest scale, in percent, at which this window still shows everything.
func (c *Context) ScaleLimit() int { return int(c.shell.fittingScale() * 100) }

// TextLimit returns the largest text size, in percent, for which this window has room.
func (c *Context) TextLimit() int { return arrangement.MostText(c.Width, c.Height) }

// Sound plays a sound. It decides nothing, and is never the only sign of anything.
func (c *Context) Sound(s audio.Sound) { c.shell.play(s) }

// Say speaks the text of a card to those who hear the game.
func (c *Context) Say(text string) {
	if c.shell != nil && c.shell.aloud != nil {
		c.shell.aloud.speaker.Line(text)
	}
}

// Mood sets the mood that the music follows.
func (c *Context) Mood(mood audio.Mood) { c.shell.sounds.Follow(mood) }

// Follow passes the gestures on to a screen. Esc leaves the scene.
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

// Redraw makes the scene be drawn in the next frame.
func (c *Context) Redraw() { c.shell.dirty = true }

// RedrawOnly repaints an area of the scene, in logical pixels: Draw is called as usual, but the rest is not
// repainted. It is for things that move by themselves, see Awake.
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

// Awake requests the next tick in a sixtieth of a second although there is no input and nothing changes, since the
// scene is computing in its ticks. By themselves windows are awake during input, and while something moves more
// often than at every sixth tick.
func (c *Context) Awake() { c.shell.busy = true }

// Listen requests that a sleeping window looks ten times a second whether something has come from another machine.
func (c *Context) Listen() { c.shell.listens = true }

// Relayout makes the scene be laid out and drawn again before the next tick.
func (c *Context) Relayout() { c.shell.relayout = true }

// Push shows another scene above this one; Pop comes back.
func (c *Context) Push(s Scene) {
	c.shell.change(append(c.shell.stack[:len(c.shell.stack):len(c.shell.stack)], s))
}

// Replace shows another scene instead of this one.
func (c *Context) Replace(s Scene) {
	c.shell.change(append(c.shell.stack[:len(c.shell.stack)-1:len(c.shell.stack)-1], s))
}

// Pop goes back to the scene below. In the lowest scene it does nothing.
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

// Quit ends the program after this tick, unless the player is asked first, see leave.
func (c *Context) Quit() { c.shell.leave() }

// Toast shows a short note that disappears by itself.
func (c *Context) Toast(text string, tone ui.Tone) {
	c.shell.note(text, tone, c.Gestures.X, c.Gestures.Y)
	c.Redraw()
}

// Written shows in a toast that a file was written, or why not, and reports whether it was written. If the player
// cancelled, it shows nothing and returns false.
func (c *Context) Written(name string, err error) bool {
	switch {
	case errors.Is(err, files.ErrCancelled):
	case err != nil:
		c.Toast(c.T("files.not_written", ui.Data{"Reason": c.shell.options.trouble(c.Reader, err)}), ui.Refused)
	default:
		c.Toast(c.T("files.written", ui.Data{"Name": name}), ui.Allowed)
	}
	return err == nil
}

// SaveFile lets the player choose where data is written, as a file of a kind, and shows in a toast how that went,
// whichever scene is shown by then. An error from making the data is shown instead.
func (c *Context) SaveFile(title, name string, data []byte, err error, kind files.Kind) {
	switch {
	case err != nil:
		c.Written("", err)
	case c.shell.saving == nil:
		c.shell.saving = files.Save(title, name, data, kind)
	}
}

// AskForFile lets the player choose one of the files found, where the system has no dialog for that. reading gets
// the channel of the result.
func (c *Context) AskForFile(found []files.Found, reading func(<-chan files.Result)) {
	d := &dialog.Dialog{Title: c.T("files.which"), Text: c.T("files.found"), Answers: []dialog.Answer{{ID: "back", Text: c.T("common.back")}}, EscIsMain: true}
	if len(found) == 0 {
		d.Text = c.T("files.none_found")
	}
	const around = 130 // of a line's words, within the dialog
	fits := func(name string) string { return ui.Fit(c.Styles.Text, name, min(480, c.Width-32)-around) }
	for _, f := range found {
		d.Lines = append(d.Lines, dialog.Line{
			Text: c.T("files.in_folder", ui.Data{"Name": fits(f.Name), "Folder": fits(filepath.Base(f.Folder))}),
			Picture: func(c *ui.Canvas, r ui.Rect) {
				ui.IconFolder(c, ui.Rect{X: r.X + 8, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, theme.SecondInk)
			},
			Do: func() { reading(f.Read()) },
		})
	}
	c.Ask(d)
}

// Ask opens a dialog; the scene gets no gestures until it is answered.
func (c *Context) Ask(d *dialog.Dialog) {
	d.Layout(c.Reader, c.Width, c.Height)
	c.shell.say(d.Told(c.Reader, c.Gestures))
	c.shell.dialogs = append(c.shell.dialogs, d)
	c.Redraw()
}

// Asking reports whether a dialog is open: then nothing below it shows a tip.
func (c *Context) Asking() bool { return len(c.shell.dialogs) > 0 }

// Pace returns how many ticks at the usual speed pass in a tick for what moves. With reduced motion it is +Inf: all of
// it is over at once.
func (c *Context) Pace() float64 {
	if !c.Moves() {
		return math.Inf(1)
	}
	return float64(c.shell.settings.Speed) / 100
}

// PaceUntilInput is Pace for what a press or a key ends.
func (c *Context) PaceUntilInput() float64 {
	if c.Gestures.Acts() {
		return math.Inf(1)
	}
	return c.Pace()
}

// Moves reports whether anything moves: the player has not reduced motion.
func (c *Context) Moves() bool { return !c.shell.settings.ReduceMotion }
