// Package load lists the saved games, continues one of them, and saves the current one under a name.
package load

import (
	"cmp"
	"errors"
	"io/fs"
	"reflect"
	"slices"

	"clinic/game"
	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/files"
	"clinic/scenes/routes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/background"
)

// Play opens a saved game.
type Play func(kept save.Game) (scenes.Scene, error)

// kept is a game of the list. It is read only when it is visible; until then only its header is known.
type kept struct {
	*ui.Reader
	save.Listed
	head *session.Head
	own  bool // the autosave of this program
	read bool // or being read
	whole
	row ui.Rect // where it was in the list at the last layout, before scrolling
}

// whole is what is known of a game that was read.
type whole struct {
	game     save.Game
	told     session.Told
	partly   error             // why it is not as it was saved, though it can be continued
	small    dollhouse.Grounds // the first player's
	ending   *words.Ending     // of a finished game
	count    int               // its score
	botAlone bool              // it was a bot's, without a person
}

// came is a game that was read in the background.
type came struct {
	head  *session.Head
	game  save.Game
	err   error
	told  session.Told
	small dollhouse.Grounds
}

// Scene is the screen.
type Scene struct {
	store *session.Heads
	own   string // the name of the autosave
	known []*game.Extension
	play  Play

	found   *session.Found // the source of the list
	coming  chan came      // the game being read; nil for none
	games   []kept
	trouble string // why there is no list
	chosen  int
	picked  bool // by the player
	player  int  // whose clinic is shown
	house   dollhouse.House

	tree.Screen
	heights tree.Heights // of the games in the list
	opening <-chan files.Result
	goesOn  bool // continue the first game when the screen is shown
}

// New returns the screen for the games of a store, for a program that knows these extensions; own is the name of
// its autosave.
func New(reader *ui.Reader, store *session.Heads, own string, known []*game.Extension, play Play) *Scene {
	s := &Scene{Screen: tree.Screen{Reader: reader}, store: store, own: own, known: known, play: play}
	store.Refresh()
	s.list()
	return s
}

// GoOn makes the screen continue the autosave as soon as it is shown: it asks first if needed, or says why it
// can't.
func (s *Scene) GoOn() { s.goesOn = true }

// list takes the games that are known now: the autosave first, then the others, and finished games last, each
// group with the latest first. Unreadable games come at the end of their group.
func (s *Scene) list() {
	s.found, s.trouble = s.store.Found(), ""
	if err := s.found.Err; err != nil {
		s.trouble = s.Texts.Sentence(words.Capital(words.Trouble(s.Reader, err)))
	}
	before, chosen := map[*session.Head]kept{}, ""
	for i, k := range s.games {
		before[k.head] = k
		if i == s.chosen && s.picked {
			chosen = k.Name
		}
	}
	s.games = nil
	for _, head := range s.found.All {
		k, known := before[head]
		if !known {
			k = kept{Reader: s.Reader, Listed: head.Listed, head: head, own: head.Name == s.own, whole: whole{told: head.Told}}
		}
		s.games = append(s.games, k)
	}
	s.games = slices.DeleteFunc(s.games, s.keptTwice)
	slices.SortStableFunc(s.games, func(a, b kept) int {
		return cmp.Or(cmp.Compare(a.place(), b.place()), b.told.Saved.Compare(a.told.Saved), cmp.Compare(a.Name, b.Name))
	})
	if at := slices.IndexFunc(s.games, func(k kept) bool { return k.Name == chosen }); at >= 0 {
		s.chosen = at
		s.show()
		return
	}
	s.picked = false
	s.choose(0)
}

// keptTwice reports whether a game is the finished autosave, and is kept under another name too.
func (s *Scene) keptTwice(k kept) bool {
	if !k.own || k.Err != nil || !k.Header.Over {
		return false
	}
	return slices.ContainsFunc(s.games, func(other kept) bool {
		return session.Finished(other.Name) && other.Err == nil && reflect.DeepEqual(other.Header.Config, k.Header.Config) && slices.Equal(other.told.Seats, k.told.Seats)
	})
}

// The groups of games in the list.
const (
	autosavedGame = iota
	keptGame
	finishedGame
)

func (k *kept) place() int {
	switch {
	case k.Err == nil && k.Header.Over:
		return finishedGame
	case k.own:
		return autosavedGame
	}
	return keptGame
}

// follow takes what was read in the background, and starts reading the next visible game, the chosen one first.
func (s *Scene) follow(c *scenes.Context) {
	if s.store.Found() != s.found {
		s.list()
		c.Relayout()
	}
	select {
	case one := <-s.coming:
		s.coming = nil
		s.take(one)
		c.Relayout()
	default:
	}
	if s.coming == nil {
		s.readNext()
	}
	if s.Reads() {
		c.Awake()
	}
}

// Reads reports whether visible games, or the list of games, are being read.
func (s *Scene) Reads() bool {
	return s.store.Reading() || s.store.Found() != s.found || s.coming != nil
}

// readNext starts reading a visible game that has not been read.
func (s *Scene) readNext() {
	at := s.wanted()
	if at < 0 {
		return
	}
	k, coming := &s.games[at], make(chan came, 1)
	k.read, s.coming = true, coming
	head, store := k.head, s.store
	background.Run("reading a saved game", func() {
		one := came{head: head}
		one.game, one.err = store.Read(head.Name)
		if m := one.game.Match; m != nil {
			one.small = dollhouse.OfPlayer(game.Context{Rules: m.Rules, State: m.State})
			one.told.Popularity, one.told.Scores = session.Standing(m)
		}
		coming <- one
	})
}

// wanted returns the index of the game to read next, −1 for none.
func (s *Scene) wanted() int {
	unread := func(i int) bool { return !s.games[i].read && s.games[i].Err == nil }
	if s.chosen < len(s.games) && unread(s.chosen) {
		return s.chosen
	}
	for i := range s.games {
		if s.seen(i) && unread(i) {
			return i
		}
	}
	return -1
}

// take records whether a game that was read can be continued.
func (s *Scene) take(one came) {
	i := slices.IndexFunc(s.games, func(k kept) bool { return k.head == one.head })
	if i < 0 {
		return
	}
	k, m := &s.games[i], one.game.Match
	k.game, k.Err = one.game, one.err
	if m == nil {
		return
	}
	k.partly, k.small = one.err, one.small
	k.told.Popularity, k.told.Scores = one.told.Popularity, one.told.Scores
	if m.State.Over {
		count := slices.Max(k.told.Scores)
		if m.Rules.Cooperative() { // all of them together
			count = 0
			for _, score := range k.told.Scores {
				count += score
			}
		}
		ending := words.EndingOf(m.Rules, m.State)
		k.ending, k.count, k.botAlone = &ending, count, len(m.State.Players) == 1 && k.told.Seats.Bots() == 1 && !m.Rules.Cooperative()
	}
	if i == s.chosen {
		s.show()
	}
}

// choose selects another game.
func (s *Scene) choose(i int) {
	s.chosen, s.player = i, 0
	if len(s.games) > 0 {
		s.show()
	}
}

// show updates the picture of the clinic for the chosen game's player.
func (s *Scene) show() {
	k := &s.games[s.chosen]
	if m := k.game.Match; m != nil {
		s.house.Show(dollhouse.OfPlayer(game.Context{Rules: m.Rules, State: m.State, Player: s.player}))
	}
}

// result says how a finished game ended.
func (k *kept) result() string {
	result := k.ending.Said(k.Reader, k.told.Seats.Name)
	if k.botAlone {
		result = k.T("scores.bot_alone", ui.Data{"Name": k.told.Seats.Name(k.Reader, 0)})
	}
	return k.T("load.result", ui.Data{"Result": result, "Count": k.count})
}

// title returns the name of a game in the list.
func (k *kept) title() string {
	switch {
	case k.own:
		return k.T("load.autosave")
	case save.Autosaved(k.Name):
		return k.T("load.autosave_of_another")
	case session.Finished(k.Name) && k.ending != nil:
		return k.result()
	case session.Finished(k.Name):
		return k.T("load.finished")
	case save.Original(k.Name):
		return k.T("load.original")
	}
	return k.Name
}

// playable reports whether the game can be continued, as it was saved or from another point, as far as is known.
func (k *kept) playable() bool { return k.Err == nil || k.partly != nil }

// reason says why a game cannot be continued as it was saved.
func (k *kept) reason() string {
	if k.partly != nil {
		return notWhole(k.Reader, k.partly)
	}
	return words.Capital(words.Trouble(k.Reader, k.Err))
}

func titles(reader *ui.Reader, ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, words.Extension(reader, id))
	}
	return reader.Texts.Commas(names)
}

// About returns, for a game that can be continued, how far it is, and who plays or which clinic of the campaign it
// is.
func About(reader *ui.Reader, listed save.Listed) string {
	told, err := session.Tell(listed.Header.Table)
	if err != nil {
		return ""
	}
	about := Stage(reader, listed)
	if clinic := told.Origin.CampaignClinic(); clinic != nil {
		return reader.Texts.Dots(words.Clinic(reader, clinic.ID), about)
	}
	var names []string
	for player := range told.Seats {
		names = append(names, told.Seats.Name(reader, player))
	}
	switch len(names) {
	case 0, 1:
		return about
	case 2:
		return reader.Texts.Dots(about, reader.Texts.And(names))
	}
	return reader.Texts.Dots(about, reader.Texts.Commas(names))
}

// Stage returns how far a game is, with the step of its round.
func Stage(reader *ui.Reader, listed save.Listed) string {
	told, err := session.Tell(listed.Header.Table)
	if err != nil {
		return ""
	}
	return StageOf(reader, listed, &told)
}

// StageOf returns the same for a game whose table is known.
func StageOf(reader *ui.Reader, listed save.Listed, told *session.Told) string {
	stage := (&kept{Reader: reader, Listed: listed}).stage()
	step, id := "", "step."+told.Step
	switch {
	case listed.Header.Over || listed.Header.Round == 0 || told.Step == "":
	case reader.Texts.Has(id):
		step = reader.T(id)
	case told.Number > 0: // whichever tile it is
		step = reader.T("step.action", ui.Data{"Number": told.Number})
	}
	if step == "" {
		return stage
	}
	return reader.Texts.Commas([]string{stage, step})
}

// stage returns how far a game is.
func (k *kept) stage() string {
	switch {
	case k.Header.Over:
		return k.T("load.over")
	case k.Header.Round == 0:
		return k.T("load.in_setup")
	}
	return k.T("load.in_round", ui.Data{"Round": words.Round(k.Header.Round)})
}

// about returns when a game was saved and how far it is, or why it cannot be continued.
func (k *kept) about() string {
	if k.Err != nil {
		return k.reason()
	}
	when := k.T("load.some_time")
	if !k.told.Saved.IsZero() {
		t := k.told.Saved.Local()
		when = k.T("load.when", ui.Data{
			"Day":  words.Day(k.Reader, t),
			"Time": k.T("load.time", ui.Data{"Hour": t.Hour(), "Minute": t.Format("04")}),
		})
	}
	about := k.Texts.Dots(k.stage(), when)
	if k.ending != nil && !session.Finished(k.Name) {
		about = k.Texts.Dots(k.result(), when)
	}
	if played := slices.Concat(k.Header.Config.Extensions, k.Header.Config.Variants); k.Header.Over && len(played) > 0 {
		about += "\n" + k.T("load.with", ui.Data{"Names": titles(k.Reader, played)})
	}
	return about
}

// open continues the chosen game.
func (s *Scene) open(c *scenes.Context) {
	k := s.good()
	switch {
	case k == nil:
	case k.partly != nil:
		c.Ask(goingOn(c.Reader, k.partly, func() { s.goOn(c, k) }))
	default:
		s.goOn(c, k)
	}
}

// goOn continues a game, or shows how it ended.
func (s *Scene) goOn(c *scenes.Context, k *kept) {
	switch {
	case k.game.Match.State.Over:
		s.see(c, k.game)
	case k.own:
		begin(c, k.game, s.play)
	default:
		s.askToBegin(c, k.game)
	}
}

// goingOn returns the dialog that asks whether to continue a game that is not as it was saved; do continues it.
func goingOn(reader *ui.Reader, partly error, do func()) *dialog.Dialog {
	id := "load.otherwise"
	if earlier := (*save.Earlier)(nil); errors.As(partly, &earlier) {
		id = "load.earlier"
	}
	return &dialog.Dialog{Title: reader.T(id + "_title"), Text: reader.T(id+"_text", ui.Data{"Reason": notWhole(reader, partly)}), Answers: []dialog.Answer{
		{ID: "go_on", Text: reader.T(id), Do: do},
		{ID: "back", Text: reader.T("common.back")},
	}}
}

// notWhole says why a game that can be continued is not as it was saved.
func notWhole(reader *ui.Reader, partly error) string {
	if earlier := (*save.Earlier)(nil); errors.As(partly, &earlier) {
		said := reader.T("load.damaged_last")
		if earlier.Cut != nil {
			said += "\n" + otherwise(reader, earlier.Cut)
		}
		return said
	}
	var cut *save.Otherwise
	errors.As(partly, &cut)
	return otherwise(reader, cut)
}

// otherwise says at which command this program diverges from a saved game, and why.
func otherwise(reader *ui.Reader, cut *save.Otherwise) string {
	if cut.Command == 0 {
		return reader.T("load.leads_elsewhere")
	}
	where := reader.T("load.at_setup")
	if cut.Round > 0 {
		where = reader.T("load.at_round", ui.Data{"Round": words.Round(cut.Round)})
	}
	if cut.Refusal.None() {
		return reader.T("load.unknown_command", ui.Data{"Number": cut.Command, "Where": where})
	}
	return reader.T("load.refused_command", ui.Data{"Number": cut.Command, "Where": where, "Why": words.Reason(reader, cut.Refusal)})
}

// see shows how a finished game ended. Nothing is given up for that, and Back returns to the list.
func (s *Scene) see(c *scenes.Context, g save.Game) {
	if scene, err := s.play(g); err != nil {
		c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
	} else {
		c.Push(scene)
	}
}

// askToBegin continues a game, after a question if another one is unfinished: that one is kept under no other
// name.
func (s *Scene) askToBegin(c *scenes.Context, g save.Game) { askToBegin(c, g, s.unfinished(), s.play) }

// unfinished returns the autosave, or nil if it is over or cannot be continued.
func (s *Scene) unfinished() *Unfinished {
	own := s.store.Look(s.own)
	lost := slices.ContainsFunc(s.games, func(k kept) bool { return k.own && !k.playable() })
	if own.Err != nil || own.Header.Over || lost {
		return nil
	}
	return &Unfinished{Reader: s.Reader, Store: s.store, Name: s.own}
}

func askToBegin(c *scenes.Context, g save.Game, unfinished *Unfinished, play Play) {
	unfinished.replaceWith(c, g, func() { begin(c, g, play) })
}

// begin shows a game's table above the title.
func begin(c *scenes.Context, g save.Game, play Play) {
	scene, err := play(g)
	if err != nil {
		c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
		return
	}
	c.Home()
	c.Push(scene)
}

// askToRemove removes the chosen game after a question.
func (s *Scene) askToRemove(c *scenes.Context) {
	k := &s.games[s.chosen]
	c.Ask(&dialog.Dialog{Title: c.T("load.remove_title"), Text: c.T("load.remove_text", ui.Data{"Name": k.title()}), Answers: []dialog.Answer{
		{ID: "remove", Text: c.T("load.remove"), Do: func() {
			if err := s.store.Remove(k.Name); err != nil {
				c.Toast(c.T("load.not_removed", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
				return
			}
			s.store.Refresh()
			s.games = slices.Delete(s.games, s.chosen, s.chosen+1)
			s.choose(max(0, min(s.chosen, len(s.games)-1)))
			c.Relayout()
		}},
		{ID: "keep", Text: c.T("load.keep")},
	}})
}

// Update handles the gestures, takes what was read, and takes a file that was chosen.
func (s *Scene) Update(c *scenes.Context) {
	c.Follow(&s.Screen)
	s.follow(c)
	if s.goesOn && !s.Reads() {
		s.goesOn = false
		s.open(c)
	}
	select {
	case result := <-s.opening:
		s.opening = nil
		if errors.Is(result.Err, files.ErrNoDialog) {
			c.AskForFile(result.Found, func(reading <-chan files.Result) { s.Opening(reading) })
			break
		}
		Take(c, result, s.known, s.unfinished(), s.play)
	default:
	}
}

// Opening makes the screen take the result of a file dialog, and returns the screen.
func (s *Scene) Opening(result <-chan files.Result) *Scene {
	s.opening = result
	return s
}

// TakeRead continues a game that was read from a file, as Take does; partly is why it can't be continued as it was
// saved.
func TakeRead(c *scenes.Context, g save.Game, partly error, unfinished *Unfinished, play Play) {
	if partly != nil {
		c.Ask(goingOn(c.Reader, partly, func() { askToBegin(c, g, unfinished, play) }))
		return
	}
	askToBegin(c, g, unfinished, play)
}

// Take continues the game of a file, or imports a file with many of them, for a program that knows these
// extensions. It asks first if another game is unfinished.
func Take(c *scenes.Context, file files.Result, known []*game.Extension, unfinished *Unfinished, play Play) {
	if errors.Is(file.Err, files.ErrCancelled) {
		return
	}
	if all := routes.Of(c).Collection; file.Err == nil && all != nil && save.IsCollection(file.Data) {
		c.Push(all(file.Data))
		return
	}
	g, err := save.Game{}, file.Err
	if err == nil {
		g, err = save.Decode(file.Data, known)
	}
	if err != nil && g.Match == nil {
		c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
		return
	}
	TakeRead(c, g, err, unfinished, play)
}

// First reads the first file that was dropped on the window.
func First(dropped fs.FS) files.Result {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil || len(entries) == 0 {
		return files.Result{Err: files.ErrUnreadable}
	}
	name := entries[0].Name()
	if info, err := entries[0].Info(); err != nil || !info.Mode().IsRegular() { // reading a pipe would block
		return files.Result{Name: name, Err: files.ErrUnreadable}
	}
	file, err := dropped.Open(name)
	if err != nil {
		return files.Result{Err: disk.Plainly(err)}
	}
	defer file.Close()
	data, err := disk.ReadAll(file, save.LargestCollection)
	return files.Result{Name: name, Data: data, Err: disk.Plainly(err)}
}
