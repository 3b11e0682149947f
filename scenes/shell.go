package scenes

import (
	"io"
	"io/fs"

	"clinic/assets/texts"
	"clinic/audio"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/files"
	"clinic/scenes/spoken"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The window of a first start, in logical pixels, and constants common to all scenes.
const (
	StartWidth, StartHeight   = 1280, 800
	transitionTicks           = 14
	turnTicks                 = 9  // of the fade-in after a device was turned
	toastsAbove               = 24 // logical pixels from the lower edge
	mostParts                 = 6  // areas of the window that are repainted separately
	framesDrawnAfterAnyChange = 2  // a window system may lose a picture that it gets only once
)

// Sounds plays sounds; *audio.Player implements it.
type Sounds interface {
	// Play starts a sound at the end of the tick.
	Play(s audio.Sound)
	// Follow takes the mood of the music, Choose what the player wants to hear.
	Follow(mood audio.Mood)
	Choose(choice audio.Choice)
	// Tick lets a tick pass. touched says whether the player did something, hidden whether the window is hidden.
	Tick(touched, hidden bool)
}

// Options are what the program was started with.
type Options struct {
	// Reader is who reads the window. Its language and size of texts follow the settings.
	Reader *ui.Reader
	// First returns the lowest scene, the title.
	First func() Scene
	// Routes holds whatever scenes agree on to lead to scenes that they do not know; the window only passes it on.
	Routes any
	// Book returns the rules book above these scenes, opened at a rule by its id, at a page by its name or at its
	// beginning. nil means that there is no book.
	Book func(below []Scene, at string) Scene
	// Address opens a text from Given, and Open files dropped on the window; nil ignores them.
	Address func(c *Context, text string)
	Open    func(c *Context, dropped fs.FS)
	// Stopped returns the last screen, after a mistake in the program; nil shows a system dialog instead.
	Stopped func(m Mistake) Scene
	// Trouble says to a reader what an error means; nil uses the error's own text.
	Trouble func(reader *ui.Reader, err error) string
	// Version is the version of the program.
	Version string
	// Scale is the interface's scale of this run, in percent; 0 uses the player's setting.
	Scale int
	// Language is the language code of this run; empty uses the player's setting.
	Language string
	// Begin is called when the first scene is there, to push others above it; nil does nothing.
	Begin func(c *Context)
	// Sounds plays sounds, and SoundOf returns the sound of a gesture; nil is silence.
	Sounds  Sounds
	SoundOf func(felt input.Felt) audio.Sound
	// Buzz makes the device buzz: times in milliseconds, alternating between on and off. nil where it cannot.
	Buzz func(milliseconds ...int)
	// Voice says aloud what happens; nil is silence.
	Voice spoken.Voice
	// Given returns a text with a link or a code that somebody has given to the program since the last call, empty
	// for nothing; nil for never.
	Given func() string
	// Noted returns what to tell the player when the window opens, one sentence each; nil for nothing.
	Noted func() []string
	// Ended is called before the program ends, for whatever reason; nil does nothing. Its error is one sentence
	// for each thing that went wrong.
	Ended func() error
	// Unkept returns a function that makes a file of the last game, and the reason why that game could not be
	// kept, nil if it is kept. nil for never.
	Unkept func() (game func() ([]byte, error), err error)
	// Trace gets a line of JSON for every new picture: which scene it shows and where things are. It is usually
	// nil.
	Trace io.Writer
}

// trouble says what an error means.
func (o *Options) trouble(reader *ui.Reader, err error) string {
	if o.Trouble == nil {
		return err.Error()
	}
	return o.Trouble(reader, err)
}

// Shell is the program's window: a stack of scenes, with dialogs and toasts above the uppermost.
type Shell struct {
	*ui.Reader
	options   Options
	settings  Settings
	stack     []Scene
	dialogs   []*dialog.Dialog
	toasts    ui.Toasts
	context   Context
	sounds    Sounds
	aloud     *aloud // nil if nobody hears the game
	hidden    bool   // nobody sees the window
	canvas    ui.Canvas
	landmarks ui.Landmarks
	cites     ui.Cites // the rules cited on the screen
	book      Scene    // the book, while it is open
	asked     asked    // below the book
	aimed     string   // the rule whose id was pressed
	mains     ui.Mains // the main buttons on the screen
	second    second
	heard     Heard
	gestures  input.Gestures // of this tick
	idle      input.Gestures

	outsideW, outsideH, density float64
	turned                      bool // the window has changed between portrait and landscape
	edges                       Edges
	between                     *ebiten.Image // what scenes are painted on if the window has edges
	dirty, relayout, quit       bool
	framesToDraw                int
	parts, painted              []ui.Rect // to repaint while not dirty, and for Paint; empty means none, and all
	restless                    int       // ticks, see stir
	busy, asleep                bool
	listens                     bool        // something may come from another machine
	still                       int         // ticks in which nothing changed and the window slept
	stirred                     bool        // it was awake since it last came to rest
	cluttered                   bool        // there is memory to give back, see Tidies
	fade                        ui.Timeline // the ground color that fades away after a change of scenes
	opening                     opening     // of the scene to which it changed
	failure                     error
	stopped                     bool                // the last screen shows the failure
	saving                      <-chan files.Result // the result of the file dialog, nil if none is open
}

// NewShell makes the window's content with settings, without opening a window: Resize gives it a size. Tests and
// pictures use it as the real program does.
func NewShell(options Options, settings Settings) *Shell {
	s := &Shell{options: options, settings: settings.mended(), idle: input.Idle(), second: second{since: secondTicks, fresh: secondTicks}, restless: afterGesture, cluttered: true}
	if options.Scale != 0 {
		s.settings.Scale = max(LeastScale, min(MostScale, options.Scale))
	}
	if options.Language != "" {
		s.settings.Language = options.Language
	}
	s.Reader, s.canvas.Reader = options.Reader, options.Reader
	s.Texts.Choose(s.settings.Language)
	s.Theme = s.settings.Look()
	var wrong []input.Deed
	s.Shortcuts, s.settings.Keys, wrong = s.settings.Keys.Shortcuts()
	if s.sounds = options.Sounds; s.sounds == nil {
		s.sounds = audio.New(nil)
	}
	s.sounds.Choose(s.settings.Heard())
	s.hear(options.Voice)
	s.context = Context{Reader: s.Reader, shell: s, Options: options, Gestures: &s.idle}
	s.stack = []Scene{options.First()}
	s.relayout = true
	if options.Begin != nil {
		options.Begin(&s.context)
	}
	s.tellOfKeys(wrong)
	if options.Noted != nil {
		for _, note := range options.Noted() {
			s.note(note, ui.Warned, -1, -1)
		}
	}
	return s
}

// tellOfKeys says which keys of the settings cannot be used.
func (s *Shell) tellOfKeys(wrong []input.Deed) {
	var deeds []string
	for _, deed := range wrong {
		if deed == input.NoDeed {
			s.note(s.T("settings.keys_not_read"), ui.Warned, -1, -1)
			continue
		}
		deeds = append(deeds, s.T("keys."+deed.String()))
	}
	if len(deeds) > 0 {
		s.note(s.T("settings.key_not_read", ui.Data{"Deeds": s.Texts.Dots(deeds...)}), ui.Warned, -1, -1)
	}
}

// Resize sets the window's size, in the system's own units, and its density, in device pixels per unit. It returns
// the size of the picture in device pixels.
func (s *Shell) Resize(width, height, density float64) (pixelWidth, pixelHeight float64) {
	if width != s.outsideW || height != s.outsideH || density != s.density {
		s.turned = s.outsideW > 0 && (width > height) != (s.outsideW > s.outsideH)
		s.outsideW, s.outsideH, s.density = width, height, density
		s.relayout = true
	}
	return width * density, height * density
}

// scale returns the number of device pixels in a logical pixel. If the window is too small for the smallest layout
// at the chosen scale, it returns a smaller one, so that nothing is cut off.
func (s *Shell) scale() float64 {
	return min(float64(s.settings.Scale)/100, s.fittingScale()) * s.density
}

func (s *Shell) fittingScale() float64 {
	width, height := s.outsideW-s.edges.Left-s.edges.Right, s.outsideH-s.edges.Top-s.edges.Bottom
	return max(0.25, min(width/arrangement.LeastWidth, height/arrangement.LeastHeight))
}

func (s *Shell) layout() {
	s.relayout = false
	c := &s.context
	if s.turned && s.opening.stage == open {
		s.fade.Begin(turnTicks)
	}
	s.turned = false
	c.Scale = s.scale()
	c.Width, c.Height = s.outsideW*s.density/c.Scale, s.outsideH*s.density/c.Scale
	if s.edges != (Edges{}) {
		size := s.inside().Size()
		c.Width, c.Height = float64(size.X)/c.Scale, float64(size.Y)/c.Scale
	}
	s.Styles = ui.StylesAt(min(s.settings.TextSize, s.context.TextLimit()))
	s.top().Layout(c, c.Width, c.Height)
	for _, d := range s.dialogs {
		d.Layout(c.Reader, c.Width, c.Height)
	}
	s.dirty = true
}

func (s *Shell) top() Scene { return s.stack[len(s.stack)-1] }

// Scale returns the number of device pixels in a logical pixel now.
func (s *Shell) Scale() float64 { return s.context.Scale }

// Scene returns the uppermost scene.
func (s *Shell) Scene() Scene { return s.top() }

func (s *Shell) change(stack []Scene) {
	s.stack, s.cluttered = stack, true
	s.askAgain()
	for _, below := range stack[:len(stack)-1] {
		if c, ok := below.(Coverable); ok {
			c.Covered()
		}
	}
	s.toasts.DropPast()
	s.relayout = true
	s.fade.End()
	if s.opening = (opening{}); s.context.Moves() {
		s.opening.stage = begins
	}
}

// ChangeSettings applies and saves new settings, at any moment. With another language everything on the screen is
// translated, except for notes, which disappear.
func (s *Shell) ChangeSettings(settings Settings) {
	settings = settings.mended()
	if settings.Language != s.settings.Language {
		s.Texts.Choose(settings.Language)
		s.toasts.Clear()
	}
	s.Shortcuts, settings.Keys, _ = settings.Keys.Shortcuts()
	s.settings = settings
	s.Theme = settings.Look()
	s.sounds.Choose(settings.Heard())
	s.relayout = true
	if err := settings.Save(); err != nil {
		s.context.Toast(s.T("settings.not_saved", ui.Data{"Reason": s.options.trouble(s.Reader, err)}), ui.Warned)
	}
}

// Tick lets a tick pass with what the player did in it. It returns ebiten.Termination if the program must end.
func (s *Shell) Tick(g input.Gestures) error {
	before, parts := s.dirty, len(s.parts)
	s.dirty, s.listens = false, false
	defer func() {
		s.stir(&g, s.dirty || len(s.parts) != parts)
		s.dirty = s.dirty || before
	}()
	if s.relayout {
		s.layout()
	}
	c := &s.context
	c.Tick++
	s.take()
	if s.fade.Pass(c.Pace()) || s.opens() {
		s.dirty = true
	}
	if g.Pressed && s.toasts.Refuse() { // the next attempt
		s.toasts.DropRefusals(g.PressX, g.PressY)
		s.dirty = true
	}
	if !g.Held && s.Texts.For(deviceOf(&g)) {
		s.relayout = true
	}
	writing := s.gestures.Caret.On
	s.gestures = g
	s.takeSecond(&s.gestures)
	if !s.stopped {
		s.consult(&s.gestures, writing)
	}
	s.gestures.Speaks = s.aloud != nil
	c.Gestures = &s.gestures
	if g.PadGone {
		c.Toast(s.T("keys.pad_gone"), ui.Warned)
	}
	if n := len(s.dialogs); n > 0 {
		c.Gestures = &s.idle
		d := s.dialogs[n-1]
		if d.Update(&s.gestures) {
			s.dirty = true
		}
		kept := s.dialogs[:0]
		for _, d := range s.dialogs {
			if !d.Closed() {
				kept = append(kept, d)
			}
		}
		s.dialogs = kept
	}
	if s.relayout { // a dialog led to another scene
		s.layout()
	}
	s.top().Update(c)
	select {
	case result := <-s.saving:
		s.saving = nil
		c.Written(result.Name, result.Err)
	default:
	}
	s.tellAloud()
	s.play(s.soundOf(s.gestures.Felt))
	s.buzzes(s.gestures.Felt)
	s.sounds.Tick(g.Any(), s.hidden)
	if s.options.Trace != nil {
		s.tell(&g)
	}
	if len(s.dialogs) == 0 && s.toasts.Update() {
		s.dirty = true
	}
	if s.relayout {
		s.layout()
	}
	if s.quit {
		return ebiten.Termination
	}
	return nil
}

// soundOf returns the sound of a gesture.
func (s *Shell) soundOf(felt input.Felt) audio.Sound {
	if s.options.SoundOf == nil {
		return audio.Silent
	}
	return s.options.SoundOf(felt)
}

// play plays a sound, and traces it if it can be heard.
func (s *Shell) play(sound audio.Sound) {
	s.sounds.Play(sound)
	if s.options.Trace != nil && sound.Heard() {
		s.write(struct {
			Sound string `json:"sound"`
		}{sound.String()})
	}
}

// Drop opens files dropped on the window, whichever scene is shown; nil is ignored.
func (s *Shell) Drop(files fs.FS) {
	if open := s.options.Open; files != nil && open != nil && !s.stopped {
		open(&s.context, files)
	}
}

// take opens what somebody has given to the program, whichever scene is shown.
func (s *Shell) take() {
	given, open := s.options.Given, s.options.Address
	if given == nil || open == nil || s.stopped {
		return
	}
	if text := given(); text != "" {
		open(&s.context, text)
	}
}

// Close asks the scene whether the window may close, and closes it or asks the player.
func (s *Shell) Close() {
	if closer, ok := s.top().(Closer); ok && len(s.dialogs) == 0 {
		if d := closer.Closing(&s.context); d != nil {
			s.context.Ask(d)
			return
		}
	}
	s.leave()
}

// leave ends the program. If the last game isn't kept the player is asked first, and may save it as a file.
func (s *Shell) leave() {
	if s.options.Unkept == nil || s.stopped {
		s.quit = true
		return
	}
	game, unkept := s.options.Unkept()
	if unkept == nil {
		s.quit = true
		return
	}
	c := &s.context
	c.Ask(&dialog.Dialog{
		Title: s.T("quit.unkept"), Text: s.T("quit.unkept_text", ui.Data{"Reason": s.Texts.Sentence(texts.Capital(s.options.trouble(s.Reader, unkept)))}), EscIsMain: true,
		Answers: []dialog.Answer{
			{ID: "stay", Text: s.T("common.back")},
			{ID: "file", Text: s.T("quit.file"), Do: func() {
				data, err := game()
				c.SaveFile(s.T("quit.file"), "clinic.clinic", data, err, files.Kind{Name: s.T("files.game"), Ending: "clinic"})
			}},
			{ID: "quit", Text: s.T("quit.anyway"), Do: func() { s.quit = true }},
		},
	})
}

// changed reports whether there is something new to paint.
func (s *Shell) changed() bool { return s.dirty || s.framesToDraw > 0 || len(s.parts) > 0 }

// Due reports whether the next frame has to be painted because something changed, and counts it as painted.
func (s *Shell) Due() bool {
	if s.dirty {
		s.dirty, s.framesToDraw = false, framesDrawnAfterAnyChange
	}
	s.parts, s.painted = s.painted[:0], s.parts
	if s.framesToDraw > 0 {
		s.framesToDraw--
		s.painted = s.painted[:0]
		return true
	}
	return len(s.painted) > 0
}

// Paint draws everything on a picture in device pixels, or only what Due has just found to be due.
func (s *Shell) Paint(target *ebiten.Image) {
	picture := s.picture(target)
	defer s.spread(target, picture)
	s.canvas.Reset(picture, s.context.Scale)
	if s.opening.stage != open {
		s.paintOpening(&s.canvas)
		return
	}
	if len(s.painted) == 0 {
		s.paint(&s.canvas)
	}
	for _, part := range s.painted {
		s.paint(s.canvas.Clip(part, 0, 0))
	}
	s.painted = s.painted[:0]
}

// Look traces what Paint would show on that picture and leaves the picture as it is, except for one pixel. No main
// button counts as just turned because of it.
func (s *Shell) Look(target *ebiten.Image) {
	s.canvas.Reset(s.picture(target), s.context.Scale)
	s.canvas.Blind()
	s.canvas.Draft = true
	defer func() { s.canvas.Draft = false }()
	sprites.Unseen(func() { s.paint(&s.canvas) })
	s.second.seen.Follow(&s.mains)
}

func (s *Shell) paint(c *ui.Canvas) {
	c.Landmarks, c.Cites, c.Mains = nil, nil, nil
	whole := len(s.painted) == 0
	if whole {
		s.cites.Clear()
		c.Cites = &s.cites
		s.mains.Clear()
		c.Mains = &s.mains
	}
	if s.options.Trace != nil && whole {
		s.landmarks.Clear()
		c.Landmarks = &s.landmarks
	}
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	s.top().Draw(c)
	if s.fade.Runs() {
		c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Fade(theme.Ground, 1-ui.Eased(s.fade.Done())))
	}
	s.toasts.Draw(c, s.noteAt)
	if len(s.dialogs) > 0 && c.Landmarks != nil {
		c.Landmarks.Clear() // nothing under a dialog can be used
	}
	if len(s.dialogs) > 0 && whole {
		s.cites.Clear()
		s.mains.Clear()
	}
	for _, d := range s.dialogs {
		d.Draw(c)
	}
	if s.options.Trace != nil && whole && !s.fade.Runs() && s.opening.stage == open {
		s.trace()
	}
}

// noteAt returns the place of a note.
func (s *Shell) noteAt(w, h, x, y float64) ui.Rect {
	if scene, ok := s.top().(Noting); ok {
		return scene.NoteAt(w, h, x, y)
	}
	r := ui.Rect{X: (s.context.Width - w) / 2, Y: s.context.Height - toastsAbove - h - 10, W: w, H: h}
	if scene, ok := s.top().(Paged); ok {
		r = scene.Page().Beside(r, s.context.Width)
	}
	return r
}

// deviceOf returns the device that the player used last.
func deviceOf(g *input.Gestures) texts.Device {
	switch {
	case g.ByKeys:
		return texts.Keys
	case g.ByTouch:
		return texts.Finger
	}
	return texts.Mouse
}
