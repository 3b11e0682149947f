package extensionui_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/recorded"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// wants collects what an extension lacks: texts that the window asks for, and pictures.
type wants struct {
	*testing.T
	id    string
	lacks lines
}

// lines holds the missing lines of each extension's English texts, by its id.
type lines map[string][]string

// text requires one of the given texts.
func (w wants) text(reader *ui.Reader, ids ...string) {
	w.Helper()
	if !slices.ContainsFunc(ids, func(id string) bool { return reader.Texts.Has(id) || reader.Texts.HasThing(id) }) {
		w.lacks[w.id] = append(w.lacks[w.id], line(ids[0]))
	}
}

// line returns the line that a text's file could have, filled in if the rules have the sentence already.
func line(id string) string {
	key, reason := strings.CutPrefix(id, "reason.")
	switch {
	case strings.HasPrefix(id, "thing."):
		return `"` + id + `" = { one = "", other = "" }`
	case reason:
		for _, e := range extensions.All() {
			if sentence := e.Sentences[key]; sentence != "" {
				return `"` + id + `" = "` + inCatalogue(sentence) + `"`
			}
		}
	}
	return `"` + id + `" = ""`
}

// inCatalogue returns a sentence of the rules with placeholders as texts have them: {a what} becomes {{a .What}}.
func inCatalogue(sentence string) string {
	return regexp.MustCompile(`\{(\w+ )?(\w)(\w*)\}`).ReplaceAllStringFunc(sentence, func(gap string) string {
		words := strings.Fields(strings.Trim(gap, "{}"))
		last := len(words) - 1
		words[last] = "." + strings.ToUpper(words[last][:1]) + words[last][1:]
		return "{{" + strings.Join(words, " ") + "}}"
	})
}

// tell reports all lines at once, ready to be copied into the files.
func (l lines) tell(t *testing.T) {
	for _, id := range slices.Sorted(maps.Keys(l)) {
		t.Errorf("assets/texts/extensions/%s.en.toml lacks, and so do its other languages:\n%s", id, strings.Join(l[id], "\n"))
	}
}

// Missing lines are reported with the placeholders of a text, whoever the sentence is about.
func TestMissingLinesCanBeWrittenAsTheyAre(t *testing.T) {
	t.Parallel()
	for key, want := range map[string]string{
		"reason.haunted_already": `"reason.haunted_already" = "This room already has a ghost."`,
		"thing.basement":         `"thing.basement" = { one = "", other = "" }`,
		"decide.dig":             `"decide.dig" = ""`,
	} {
		if got := line(key); got != want {
			t.Errorf("%s gives %s, want %s", key, got, want)
		}
	}
	if got, want := inCatalogue("{A what} takes {amount} of {limit}."), "{{A .What}} takes {{.Amount}} of {{.Limit}}."; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func (w wants) picture(has bool, of string) {
	w.Helper()
	if !has {
		w.Errorf("%s: scenes/extensionui/%s.go has no picture of %s", w.id, w.id, of)
	}
}

// Every extension has a UI, and for everything it brings its UI has a picture and the catalog a text.
func TestEveryExtensionIsDressed(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	lacks := lines{}
	defer lacks.tell(t)
	for _, e := range extensions.All() {
		d, w := extensionui.Of(e.ID), wants{t, e.ID, lacks}
		if d == nil {
			t.Errorf("%s: there is no scenes/extensionui/%[1]s.go, or it does not register its UI", e.ID)
			d = &extensionui.UI{}
		}
		w.text(reader, "extension."+e.ID)
		w.text(reader, "extension_line."+e.ID)
		w.text(reader, "book.page."+e.ID)
		for key := range e.Sentences {
			if !strings.HasPrefix(key, "worth_") { // shown to programs only
				w.text(reader, "reason."+key)
			}
		}
		w.picture(d.Picture != sprites.None || d.Plan != nil, "the card on the screen of a new game (Picture or Plan)")
		for _, other := range e.Excludes {
			w.text(reader, "exclusion."+min(e.ID, other)+"."+max(e.ID, other))
		}
		for _, option := range e.Options {
			w.text(reader, "option."+option.Name)
			for _, value := range option.Values {
				w.text(reader, "option."+option.Name+"."+value)
				w.text(reader, "option_effect."+option.Name+"."+value)
			}
		}
		if l := extensions.LessonNamed(e.ID); l != nil {
			for _, step := range l.Steps {
				w.text(reader, "lesson."+e.ID+"."+step.Name)
				w.text(reader, "lesson."+e.ID+"."+step.Name+".says")
			}
		}
		w.boards(reader, e, d)
		w.things(reader, e, d)
		w.commands(reader, e, d)
		w.annex(reader, e, d)
		for _, pool := range e.Pools {
			w.text(reader, "piece."+pool.Kind)
			if _, shown := d.Pools[pool.Kind]; shown || d.Sheet == nil { // a sheet may show it in another way
				w.picture(d.Pools[pool.Kind].Picture != sprites.None, "the stock of "+pool.Kind+" (Pools)")
				w.text(reader, "pool."+pool.Kind)
				w.text(reader, "pool_when."+pool.Kind)
				w.text(reader, "pool_does."+pool.Kind)
			}
		}
		for kind := range d.Piles {
			w.text(reader, "pool."+string(kind))
			w.text(reader, "pool_when."+string(kind))
			w.text(reader, "pool_does."+string(kind))
		}
		for _, mode := range e.Modes {
			w.text(reader, "tip."+mode.Name)
			w.picture(extensionui.Vehicle(mode.Name) != sprites.NoPiece, "the way to move "+mode.Name+" (Marks)")
		}
		for _, bonus := range e.Bonuses {
			w.text(reader, "bonus."+bonus.ID)
			w.picture(d.Bonuses[bonus.ID] != sprites.None, "the bonus tile "+bonus.ID+" (Bonuses)")
		}
		for _, goal := range e.Goals {
			w.text(reader, "goal."+goal.ID)
			w.text(reader, "goal_short."+goal.ID)
			w.text(reader, "tip.goal."+goal.ID)
			w.picture(d.Goals[goal.ID] != sprites.None, "the solo goal "+goal.ID+" (Goals)")
		}
		for _, step := range e.Steps {
			switch step.Step.Name {
			case game.StepAdmin:
				if step.Step.Number == 0 { // otherwise it is told under the heading of the step with that number
					w.text(reader, "ledger.step."+step.Step.Key)
				}
			case game.StepSetup, game.StepMove, game.StepBusiness, game.StepEnd:
			default:
				w.text(reader, "step."+step.Step.Name)
			}
		}
		for _, m := range e.Moments.BeforeMove {
			if m.Do != nil && m.Order < game.OrderFree {
				w.text(reader, "moment.before."+e.ID) // in the order of Move (X10)
			}
		}
		if len(e.Moments.AfterMove) > 0 {
			w.text(reader, "moment.after."+e.ID)
		}
		w.picture(e.Outcome == nil || d.Ending != nil, "how the game ends for everybody (Ending)")
		w.origins(reader, e)
		for _, rule := range slices.Concat(d.Together.One, d.Together.Other) {
			w.text(reader, "interaction."+rule)
			if !slices.ContainsFunc(extensionui.Interactions, func(x extensionui.Interaction) bool { return x.Rule == rule }) {
				t.Errorf("%s: the rule %s is not among extensionui.Interactions", e.ID, rule)
			}
		}
		for _, preset := range e.Presets {
			w.text(reader, "preset."+preset)
		}
	}
}

// boards requires small pictures beside the rules, each for an existing rule.
func (w wants) boards(reader *ui.Reader, e *game.Extension, d *extensionui.UI) {
	if d.Boards == nil {
		w.Errorf("%s: no rule of it has a picture (Boards)", e.ID)
		return
	}
	rules := words.PageOf(reader, e.ID, words.AllNumbers(extensions.All(), nil))
	boards := d.Boards()
	if least := min(2, len(rules.Parts[0].Sentences)); len(boards) < least || len(boards) > 3 {
		w.Errorf("%s: %d of its rules have pictures (Boards)", e.ID, len(boards))
	}
	seen := map[string]bool{}
	for _, board := range boards {
		if seen[board.Rule] || len(board.Rooms) == 0 || !rules.Tells(board.Rule) {
			w.Errorf("%s: the picture beside the rule %s is empty, a second one, or of no rule (Boards)", e.ID, board.Rule)
		}
		seen[board.Rule] = true
	}
}

// things requires names, tips and pictures of components, people and marks.
func (w wants) things(reader *ui.Reader, e *game.Extension, d *extensionui.UI) {
	components, people := slices.Clone(e.Components), slices.Clone(e.People)
	if e.Annex != nil {
		components, people = append(components, e.Annex.Components...), append(people, e.Annex.People...)
	}
	for i := range components {
		kind := components[i].Kind
		w.text(reader, "thing."+string(kind))
		w.text(reader, "tip.does."+string(kind))
		w.picture(d.Rooms[kind] != sprites.NoKind || d.Fixtures[kind].Held != sprites.None, "the component "+string(kind)+" (Rooms, or Fixtures)")
	}
	for _, person := range people {
		kind := string(person.Kind)
		w.text(reader, "thing."+kind, "thing."+kind+"_level")
		w.picture(len(d.People[person.Kind]) > 0, "the person "+kind+" (People)")
		if person.As != clinic.Patient { // what happens to patients is told by their level
			w.text(reader, "tip.does."+kind)
		}
	}
	w.marks(reader, e, d)
}

// marks requires a picture and an explanation of every mark on people, tiles and outside components. A mark that
// nobody sees has an empty Mark and no piece.
func (w wants) marks(reader *ui.Reader, e *game.Extension, d *extensionui.UI) {
	for _, kind := range slices.Sorted(maps.Keys(d.Marks)) {
		if !slices.ContainsFunc(e.Marks, func(m game.MarkSpec) bool { return m.Kind == kind }) {
			w.Errorf("%s: it brings no mark %s, which its UI draws", e.ID, kind)
		}
		if mark := d.Marks[kind]; drawn(&mark) && mark.Tells == nil && mark.Mode == "" {
			w.text(reader, "mark_tip."+kind, "mark_tip."+kind+"."+string(clinic.Patient))
		}
	}
	for _, spec := range e.Marks {
		switch spec.On {
		case game.OnPerson, game.OnTile, game.OnOutside:
			mark, told := d.Marks[spec.Kind]
			w.picture(told, "the mark "+spec.Kind+" (Marks; an empty one where nobody sees it)")
			w.picture(!told || spec.Pool == "" || drawn(&mark), "the piece "+spec.Kind+" (Marks)")
		}
		if spec.In != "" {
			w.picture(d.Tent != sprites.None, "the area "+string(spec.In)+" (Tent)")
			w.text(reader, "tray."+string(spec.In))
			w.text(reader, "tray.outside_"+string(spec.In))
		}
	}
}

// drawn reports whether a mark can be seen.
func drawn(m *extensionui.Mark) bool {
	return m.Token != sprites.None || m.Thing != sprites.None || m.Floats != sprites.NoPiece || m.Parked[0] != sprites.None ||
		m.Beside != sprites.NoPiece || m.Badge != nil || m.Waits != sprites.NoPiece || m.Looks != nil
}

// commands requires what is said and shown about decisions, and about the cards that answer them.
func (w wants) commands(reader *ui.Reader, e *game.Extension, d *extensionui.UI) {
	for _, action := range e.Actions {
		w.text(reader, "action."+string(action.Action))
		w.picture(d.Actions[action.Action].Tile[0] != sprites.None, "the action "+string(action.Action)+" (Actions)")
	}
	for _, decision := range e.Decisions {
		w.text(reader, "decide."+string(decision))
	}
	for i := range e.Commands {
		command := &e.Commands[i]
		kind := string(command.Type)
		if slices.ContainsFunc(command.Fields, func(f game.CommandField) bool { return f.Part == game.PartCounts }) {
			w.picture(d.Shares != nil && d.Shares.Command == command.Type, "what "+kind+" shares out (Shares)")
			continue
		}
		if command.Fields == nil {
			continue // reopens an earlier one
		}
		offer, dressed := d.Offers[command.Type]
		w.picture(dressed && (offer.Picture != sprites.None || offer.Of != nil || offer.Write != nil), "the card "+kind+" (Offers)")
		w.text(reader, "offer."+kind)
		w.text(reader, "tip.offer."+kind)
		if beside(e, command) {
			w.text(reader, "offers."+kind)
			if heading := reader.T("offers." + kind); len([]rune(heading)) > 8 {
				w.Errorf("%s: the heading offers.%s has no room for %q: eight letters are the most", w.id, kind, heading)
			}
		}
	}
	if d.Harm != nil {
		w.text(reader, d.Harm.Text)
	}
	if d.Tiles != nil {
		w.text(reader, d.Tiles.Awaits)
		w.text(reader, d.Tiles.Tally)
	}
	for key, obligation := range d.Obligations {
		w.picture(obligation.Picture != sprites.None, "the obligation "+key+" (Obligations)")
		w.text(reader, "obligation."+key)
		w.text(reader, "obligation_name."+key)
		w.text(reader, "obligation_tip."+key)
	}
	for what := range d.ScoreLines {
		w.text(reader, "scores.line."+what)
	}
}

// beside reports whether a card lies beside the base game's things, during a decision that is not its extension's.
func beside(e *game.Extension, command *game.CommandSpec) bool {
	return command.Always || slices.ContainsFunc(command.During, func(decision game.DecisionKind) bool { return !slices.Contains(e.Decisions, decision) })
}

// annex requires the texts about a second board.
func (w wants) annex(reader *ui.Reader, e *game.Extension, d *extensionui.UI) {
	if e.Annex == nil {
		return
	}
	board := string(e.Annex.Board)
	w.picture(d.AnnexSign != sprites.None, "the sign of "+board+" (AnnexSign)")
	w.text(reader, "annex."+board)
	w.text(reader, "ledger."+board)
	w.text(reader, "ledger."+board+"_of")
	for i := range e.Annex.Components {
		w.text(reader, "annex.pile."+string(e.Annex.Components[i].Kind))
	}
	for _, level := range e.Annex.Levels {
		w.text(reader, "level."+board+"."+clinic.Level(slices.Index(e.Annex.Levels, level)+int(clinic.White)).String())
	}
	for _, side := range e.Annex.Sides {
		w.text(reader, "newgame.annex_side_tip."+side.Name)
	}
	for _, layout := range e.Annex.Layouts {
		w.text(reader, "newgame.annex_layout."+layout.Name)
		w.text(reader, "newgame.annex_layout_tip."+layout.Name)
	}
}

// origins requires words for who changed the numbers whose origins the window shows.
func (w wants) origins(reader *ui.Reader, e *game.Extension) {
	say := func(rule string) { w.text(reader, "origin."+rule) }
	q := &e.Queries
	each(q.DoctorLevel, say)
	each(q.NursesNeeded, say)
	each(q.Income, say)
	each(q.Earnings, say)
	each(q.Salary, say)
	each(q.Upkeep, say)
	each(q.Surcharge, say)
}

func each[S any](queries []game.Query[S], say func(rule string)) {
	for i := range queries {
		say(queries[i].Rule)
	}
}

// Whatever occurs in recorded games has pictures and texts: what Move asks, what is offered, what happens, what is
// scored. The games with one extension come first, so that missing things are reported for the right extension.
func TestRecordedGamesAreDressed(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	once, lacks := firsts{}, lines{}
	defer lacks.tell(t)
	for _, g := range recordedGames(t) {
		w := wants{t, strings.Join(slices.Concat(g.Config.Extensions, g.Config.Variants), ", "), lacks}
		rules, err := g.Rules(extensions.All())
		if err != nil {
			t.Fatal(w.id, err)
		}
		s, events := rules.Start()
		w.events(reader, rules, events, once)
		for i := range g.Log {
			entry := &g.Log[i]
			if entry.Refused == (recorded.Refusal{}) {
				w.offer(reader, rules, s, entry, once)
			}
			events, v := rules.Apply(s, entry.Player, &entry.Command)
			if !v.Legal() {
				continue
			}
			w.events(reader, rules, events, once)
			for _, o := range (game.Context{Rules: rules, State: s, Player: entry.Player}).Obligations() {
				if once.first("obligation " + o.Key) {
					w := wants{t, o.Extension, lacks}
					w.picture(extensionui.ObligationOf(o.Key).Picture != sprites.None, "the obligation "+o.Key+" (Obligations)")
					w.text(reader, "obligation."+o.Key)
					w.text(reader, "obligation_name."+o.Key)
					w.text(reader, "obligation_tip."+o.Key)
					if o.Otherwise.Popularity > 0 {
						w.text(reader, "remind.unmet."+o.Key)
					}
				}
			}
		}
		for player := range s.Players {
			for _, line := range (game.Context{Rules: rules, State: s, Player: player}).Score().Lines {
				if once.first("line " + line.What) {
					w.text(reader, "scores.line."+line.What)
					w.picture(line.Rule[0] == 'B' || extensionui.ScoreSign(line.What) != sprites.None, "the line of the score sheet "+line.What+" (ScoreLines)")
				}
			}
		}
	}
}

// firsts remembers what has come up before.
type firsts map[string]bool

func (f firsts) first(key string) bool {
	before := f[key]
	f[key] = true
	return !before
}

// recordedGames returns the golden games of extensions, those with the fewest extensions first.
func recordedGames(t *testing.T) (games []recorded.Game) {
	files, err := filepath.Glob("../../game/extensions/testdata/golden/*.json")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d recorded games: %v", len(files), err)
	}
	for _, path := range files {
		if strings.Contains(path, "-four") || strings.Contains(path, "covid_19-high") { // more of the same
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		g, err := recorded.Parse(data)
		if err != nil {
			t.Fatal(path, err)
		}
		games = append(games, g)
	}
	count := func(g recorded.Game) int { return len(g.Config.Extensions) + len(g.Config.Variants) }
	slices.SortStableFunc(games, func(a, b recorded.Game) int { return count(a) - count(b) })
	return games
}

// offer requires the picture of a played card, and something to point at: for each of several spots in turn, and for
// the spot of a card that lies beside the base game's things, where the question is not the extension's.
func (w wants) offer(reader *ui.Reader, rules *game.Rules, s *game.State, entry *recorded.Entry, once firsts) {
	kind := string(entry.Command.Type)
	fields := rules.CommandFields(entry.Command.Type)
	if fields == nil {
		return
	}
	if once.first("offer " + kind) {
		shares := extensionui.SharesOf(rules)
		w.picture(extensionui.OfferOf(entry.Command.Type).Write != nil || shares != nil && shares.Command == entry.Command.Type ||
			extensionui.OfferPicture(thing.ToOffer(entry.Command.Type)) != sprites.None, "the card "+kind+" (Offers)")
	}
	c := game.Context{Rules: rules, State: s, Player: entry.Player}
	spots := len(view.OfferOf(entry.Command, fields, c.Clinic()).Parts)
	if spots == 1 && besideOthers(entry.Command.Type) && once.first("hint "+kind) {
		w.text(reader, "offer_hint."+kind)
	}
	for spot := range spots {
		if id := "offer_hint." + kind + "." + strconv.Itoa(spot+1); spots > 1 && once.first(id) {
			w.text(reader, id)
		}
	}
}

// besideOthers is beside for a type of command, whichever extension brings it.
func besideOthers(kind game.CommandType) bool {
	for _, e := range extensions.All() {
		for i := range e.Commands {
			if c := &e.Commands[i]; c.Type == kind && c.Fields != nil && beside(e, c) {
				return true
			}
		}
	}
	return false
}

// events requires words for each event unknown to the base game, a sign if the ledger shows it, and a picture of the
// person it is about.
func (w wants) events(reader *ui.Reader, rules *game.Rules, events []game.Event, once firsts) {
	for i := range events {
		e := &events[i]
		if e.Type == game.Skipped && e.Choice != "" && once.first("skipped "+e.Choice) {
			w.text(reader, "event.skipped."+e.Choice, "piece."+e.Choice)
		}
		if spec := specOf(rules, e.Kind); spec != nil && spec.Colored && e.Level > clinic.NoLevel && once.first(string(e.Kind)+e.Level.String()) {
			pieces := 0
			for d := range extensionui.InPlay(rules) {
				pieces = max(pieces, len(d.People[e.Kind]))
			}
			w.picture(pieces >= int(e.Level), "the "+rules.LevelName(e.Level)+" person "+string(e.Kind)+" (People)")
		}
		if e.Type == game.Skipped || words.Event(reader, e) == "" {
			continue
		}
		if once.first("event " + string(e.Type)) {
			w.text(reader, "event."+string(e.Type))
		}
		step, _ := rules.StepKeyed(e.Step)
		if shown := extensionui.EventOf(e.Type); (step.Name == game.StepBusiness || step.Name == game.StepAdmin) && once.first("sign "+string(e.Type)) {
			w.picture(shown.Sign != sprites.None || shown.Person || shown.As != "", "the fact "+string(e.Type)+", which the ledger shows (Events)")
		}
	}
}

// specOf returns the spec of a kind of person on any board, or nil for the base game's.
func specOf(rules *game.Rules, kind clinic.PersonKind) *game.PersonSpec {
	for _, board := range rules.Boards() {
		if spec := board.PersonSpec(kind); spec != nil {
			return spec
		}
	}
	return nil
}
