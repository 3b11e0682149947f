// Package load lists the games that are kept, goes on with one, and keeps the one that is played under a name.
package load

import (
	"cmp"
	"errors"
	"io/fs"
	"reflect"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/files"
	"clinic/scenes/routes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/background"
)

// Play opens a game that was kept.
type Play func(kept save.Game) (scenes.Scene, error)

// kept is one game of the list. It is read only once it is seen; until then only its head is known.
type kept struct {
	save.Listed
	head *session.Head
	own  bool // goes on by itself in this program
	read bool // or is being read
	whole
	row ui.Rect // where it was in the list when it was laid out last, before scrolling
}

// whole is what is known of a game that was read.
type whole struct {
	game   save.Game
	told   session.Told
	partly error             // why it is not as it was saved, though it can be gone on with
	small  dollhouse.Grounds // the first player's
	result string            // of a game that is over
}

// came is a game that was read beside the frames.
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
	own   string // the name of the game that goes on by itself
	known []*game.Extension
	play  Play

	found   *session.Found // what is listed
	coming  chan came      // the game that is being read; nil for none
	games   []kept
	trouble string // why there is no list
	chosen  int
	picked  bool // by the player
	player  int  // whose clinic is shown
	house   dollhouse.House

	tree.Screen
	heights tree.Heights // of the games in the list
	opening <-chan files.Result
	goesOn  bool // with the first game, as soon as the screen is up
}

// New makes the screen for the games of a store, written by a program that knows these extensions and keeps the game
// that goes on by itself under a name of its own.
func New(store *session.Heads, own string, known []*game.Extension, play Play) *Scene {
	s := &Scene{store: store, own: own, known: known, play: play}
	store.Refresh()
	s.list()
	return s
}

// GoOn has the screen go on with the game that goes on by itself as soon as it is up: it asks before, or says why not.
func (s *Scene) GoOn() { s.goesOn = true }

// list takes the games that are known now: the one that goes on by itself first, and those that are over last, of
// each kind the latest before the others, and after them what can't be read.
func (s *Scene) list() {
	s.found, s.trouble = s.store.Found(), ""
	if err := s.found.Err; err != nil {
		s.trouble = texts.Sentence(words.Capital(words.Trouble(err)))
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
			k = kept{Listed: head.Listed, head: head, own: head.Name == s.own, whole: whole{told: head.Told}}
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

// keptTwice tells whether that is the game that went on by itself, and is over and kept under another name.
func (s *Scene) keptTwice(k kept) bool {
	if !k.own || k.Err != nil || !k.Header.Over {
		return false
	}
	return slices.ContainsFunc(s.games, func(other kept) bool {
		return session.Finished(other.Name) && other.Err == nil && reflect.DeepEqual(other.Header.Config, k.Header.Config) && slices.Equal(other.told.Seats, k.told.Seats)
	})
}

// The places of games in the list.
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

// follow takes what was read beside the frames, and has the next game read of those that are seen, the chosen one
// first.
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

// Reads tells whether games that are seen, or the list of them, are being read.
func (s *Scene) Reads() bool {
	return s.store.Reading() || s.store.Found() != s.found || s.coming != nil
}

// readNext has a game read that is seen and is not yet.
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

// wanted is the place in the list of the game that is to be read next, -1 for none.
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

// take finds out whether a game that was read can be gone on with.
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
		result := words.Result(m.Rules, m.State, k.told.Seats.Name)
		if len(m.State.Players) == 1 && k.told.Seats.Bots() == 1 && !m.Rules.Cooperative() {
			result = ui.T("scores.bot_alone", ui.Data{"Name": k.told.Seats.Name(0)})
		}
		k.result = ui.T("load.result", ui.Data{"Result": result, "Count": count})
	}
	if i == s.chosen {
		s.show()
	}
}

// choose shows another game.
func (s *Scene) choose(i int) {
	s.chosen, s.player = i, 0
	if len(s.games) > 0 {
		s.show()
	}
}

// show has the clinic of the chosen game's player drawn.
func (s *Scene) show() {
	k := &s.games[s.chosen]
	if m := k.game.Match; m != nil {
		s.house.Show(dollhouse.OfPlayer(game.Context{Rules: m.Rules, State: m.State, Player: s.player}))
	}
}

// title is what a game is called in the list.
func (k *kept) title() string {
	switch {
	case k.own:
		return ui.T("load.autosave")
	case save.Autosaved(k.Name):
		return ui.T("load.autosave_of_another")
	case session.Finished(k.Name) && k.result != "":
		return k.result
	case session.Finished(k.Name):
		return ui.T("load.finished")
	case save.Original(k.Name):
		return ui.T("load.original")
	}
	return k.Name
}

// playable tells whether the game can be gone on with, as it was saved or from another point, as far as that is known.
func (k *kept) playable() bool { return k.Err == nil || k.partly != nil }

// reason says why a game cannot be gone on with as it was saved.
func (k *kept) reason() string {
	if k.partly != nil {
		return notWhole(k.partly)
	}
	return words.Capital(words.Trouble(k.Err))
}

func titles(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, words.Extension(id))
	}
	return texts.Commas(names)
}

// About says of a game that can be gone on with how far it is, and who plays, or which clinic of the campaign it is.
func About(listed save.Listed) string {
	told, err := session.Tell(listed.Header.Table)
	if err != nil {
		return ""
	}
	about := Stage(listed)
	if clinic := told.Origin.CampaignClinic(); clinic != nil {
		return texts.Dots(words.Clinic(clinic.ID), about)
	}
	var names []string
	for player := range told.Seats {
		names = append(names, told.Seats.Name(player))
	}
	switch len(names) {
	case 0, 1:
		return about
	case 2:
		return texts.Dots(about, texts.And(names))
	}
	return texts.Dots(about, texts.Commas(names))
}

// Stage says how far a game is, with the step of its round.
func Stage(listed save.Listed) string {
	told, err := session.Tell(listed.Header.Table)
	if err != nil {
		return ""
	}
	stage := (&kept{Listed: listed}).stage()
	step, id := "", "step."+told.Step
	switch {
	case listed.Header.Over || listed.Header.Round == 0 || told.Step == "":
	case ui.Has(id):
		step = ui.T(id)
	case told.Number > 0: // whichever tile it is
		step = ui.T("step.action", ui.Data{"Number": told.Number})
	}
	if step == "" {
		return stage
	}
	return texts.Commas([]string{stage, step})
}

// stage says how far a game is.
func (k *kept) stage() string {
	switch {
	case k.Header.Over:
		return ui.T("load.over")
	case k.Header.Round == 0:
		return ui.T("load.in_setup")
	}
	return ui.T("load.in_round", ui.Data{"Round": words.Round(k.Header.Round)})
}

// about says when a game was kept and how far it is, or why it cannot be gone on with.
func (k *kept) about() string {
	if k.Err != nil {
		return k.reason()
	}
	when := ui.T("load.some_time")
	if !k.told.Saved.IsZero() {
		t := k.told.Saved.Local()
		when = ui.T("load.when", ui.Data{
			"Day":  words.Day(t),
			"Time": ui.T("load.time", ui.Data{"Hour": t.Hour(), "Minute": t.Format("04")}),
		})
	}
	about := texts.Dots(k.stage(), when)
	if k.result != "" && !session.Finished(k.Name) {
		about = texts.Dots(k.result, when)
	}
	if played := slices.Concat(k.Header.Config.Extensions, k.Header.Config.Variants); k.Header.Over && len(played) > 0 {
		about += "\n" + ui.T("load.with", ui.Data{"Names": titles(played)})
	}
	return about
}

// open goes on with the chosen game.
func (s *Scene) open(c *scenes.Context) {
	k := s.good()
	switch {
	case k == nil:
	case k.partly != nil:
		c.Ask(goingOn(k.partly, func() { s.goOn(c, k) }))
	default:
		s.goOn(c, k)
	}
}

// goOn goes on with a game, or shows how it ended.
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

// goingOn asks whether to go on with a game that is not as it was saved, and does that if so.
func goingOn(partly error, do func()) *ui.Dialog {
	id := "load.otherwise"
	if earlier := (*save.Earlier)(nil); errors.As(partly, &earlier) {
		id = "load.earlier"
	}
	return &ui.Dialog{Title: ui.T(id + "_title"), Text: ui.T(id+"_text", ui.Data{"Reason": notWhole(partly)}), Answers: []ui.Answer{
		{ID: "go_on", Text: ui.T(id), Do: do},
		{ID: "back", Text: ui.T("common.back")},
	}}
}

// notWhole says why a game that can be gone on with is not as it was saved.
func notWhole(partly error) string {
	if earlier := (*save.Earlier)(nil); errors.As(partly, &earlier) {
		said := ui.T("load.damaged_last")
		if earlier.Cut != nil {
			said += "\n" + otherwise(earlier.Cut)
		}
		return said
	}
	var cut *save.Otherwise
	errors.As(partly, &cut)
	return otherwise(cut)
}

// otherwise says at which command this program plays a game otherwise than it was saved, and why.
func otherwise(cut *save.Otherwise) string {
	if cut.Command == 0 {
		return ui.T("load.leads_elsewhere")
	}
	where := ui.T("load.at_setup")
	if cut.Round > 0 {
		where = ui.T("load.at_round", ui.Data{"Round": words.Round(cut.Round)})
	}
	if cut.Refusal.None() {
		return ui.T("load.unknown_command", ui.Data{"Number": cut.Command, "Where": where})
	}
	return ui.T("load.refused_command", ui.Data{"Number": cut.Command, "Where": where, "Why": words.Reason(cut.Refusal)})
}

// see shows how a game ended that is over. Nothing is given up for that, and the list is where one comes back to.
func (s *Scene) see(c *scenes.Context, g save.Game) {
	if scene, err := s.play(g); err != nil {
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
	} else {
		c.Push(scene)
	}
}

// askToBegin goes on with a game, after a question where another one has not been played to its end: that one is kept
// under no other name.
func (s *Scene) askToBegin(c *scenes.Context, g save.Game) { askToBegin(c, g, s.unfinished(), s.play) }

// unfinished is the game that goes on by itself, nil where it is over, or can't be gone on with.
func (s *Scene) unfinished() *Unfinished {
	own := s.store.Look(s.own)
	lost := slices.ContainsFunc(s.games, func(k kept) bool { return k.own && !k.playable() })
	if own.Err != nil || own.Header.Over || lost {
		return nil
	}
	return &Unfinished{Store: s.store, Name: s.own}
}

func askToBegin(c *scenes.Context, g save.Game, unfinished *Unfinished, play Play) {
	unfinished.replaceWith(c, g, func() { begin(c, g, play) })
}

// begin shows a game's table above the title.
func begin(c *scenes.Context, g save.Game, play Play) {
	scene, err := play(g)
	if err != nil {
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
		return
	}
	c.Home()
	c.Push(scene)
}

// askToRemove removes the chosen game if the player says so twice.
func (s *Scene) askToRemove(c *scenes.Context) {
	k := &s.games[s.chosen]
	c.Ask(&ui.Dialog{Title: ui.T("load.remove_title"), Text: ui.T("load.remove_text", ui.Data{"Name": k.title()}), Answers: []ui.Answer{
		{ID: "remove", Text: ui.T("load.remove"), Do: func() {
			if err := s.store.Remove(k.Name); err != nil {
				c.Toast(ui.T("load.not_removed", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
				return
			}
			s.store.Refresh()
			s.games = slices.Delete(s.games, s.chosen, s.chosen+1)
			s.choose(max(0, min(s.chosen, len(s.games)-1)))
			c.Relayout()
		}},
		{ID: "keep", Text: ui.T("load.keep")},
	}})
}

// Update follows the gestures, takes what was read, and takes a file that was chosen.
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

// Opening has the screen take what comes of a dialog for a file.
func (s *Scene) Opening(result <-chan files.Result) *Scene {
	s.opening = result
	return s
}

// TakeRead goes on with a game that was read from a file, as Take does; partly is why it can't be gone on with as it
// was saved.
func TakeRead(c *scenes.Context, g save.Game, partly error, unfinished *Unfinished, play Play) {
	if partly != nil {
		c.Ask(goingOn(partly, func() { askToBegin(c, g, unfinished, play) }))
		return
	}
	askToBegin(c, g, unfinished, play)
}

// Take goes on with the game of a file, or takes in what a file with many of them has, for a program that knows these
// extensions; it asks before that where another game is unfinished.
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
		c.Toast(ui.T("load.not_opened", ui.Data{"Reason": words.Trouble(err)}), ui.Refused)
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
	if info, err := entries[0].Info(); err != nil || !info.Mode().IsRegular() { // a pipe would be waited for
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
