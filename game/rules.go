package game

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// Rules are the rules of one game: the base game with the extensions of its config. They never change once made.
type Rules struct {
	Version    int // see RulesVersion
	Config     Config
	Numbers    Numbers
	Table      []NumberSpec // the meaning of Numbers, entry by entry
	Steps      []Step
	Components []ComponentSpec
	Actions    []ActionSpec

	names      map[string]Number // of the entries of Numbers that extensions add
	hooks      hooks
	commands   []CommandSpec
	playable   map[DecisionKind][]*CommandSpec // the commands for each kind of decision, sorted by type
	always     []*CommandSpec                  // the commands for decisions of any other kind
	openers    []Opener
	tables     []func(r *Rules, s *State)
	sentences  []map[string]string
	moveOrder  MoveOrder
	terms      clinic.Terms
	marks      []MarkSpec
	areas      []clinic.Area // see AreasApart
	pools      []PoolSpec
	people     []PersonSpec
	modes      []Mode
	moveFields []CommandField
	options    []OptionSpec
	byKind     []*ComponentSpec // Components, in the order of sorted lists of commands
	entered    []*ComponentSpec // the components that people enter directly
	judges     []judges         // for each kind of person, the first for any other
	roundStart int              // index of the first step of a round

	roundEnd int // index of the last step of a round

	invariants []Invariant

	levelInTurn bool
	outcome     func(r *Rules, s *State) Outcome // nil in a competitive game
	worksBeside bool                             // some component has WorksBeside

	boards  []*Rules   // of each board of the game, the clinic's first
	annexed *Annexed   // the annex that these are the rules of, nil for the clinic
	board   BoardName  // the name of that board
	source  string     // the extension that adds that board
	levels  []string   // that board's level names, the lowest first; none for the clinic's own
	kinds   []kindHere // the people of that board; none for the clinic's own
	bonuses []BonusSpec
	goals   []GoalSpec
}

// ConfigError says what is wrong with a config; Rule is the id of the rule that forbids it, empty if there is none.
type ConfigError struct{ Rule, Why string }

func (e *ConfigError) Error() string { return e.Why }

// NewRules makes the rules of a game from its config and the extensions that the program knows. It returns
// an error for unknown extensions and ones that exclude each other, for impossible configs and numbers
// (B90), and for extensions whose hooks tie.
func NewRules(config Config, known []*Extension) (*Rules, error) {
	return NewRulesOf(RulesVersion, config, known)
}

// NewRulesWith is NewRulesOf for a game that comes with the whole numbers table that it was begun with,
// such as saves and recorded games. It keeps those numbers, whatever this program's table says.
// Config.Numbers stays what was overridden (B90).
func NewRulesWith(version int, config Config, numbers map[string]int, known []*Extension) (*Rules, error) {
	all := config
	all.Numbers = maps.Clone(numbers)
	r, err := NewRulesOf(version, all, known)
	if err != nil {
		return nil, err
	}
	r.Config.Numbers = config.Numbers
	return r, nil
}

// Seeded returns the same rules for a game with another seed. They share all else, which never changes.
func (r *Rules) Seeded(seed uint64) *Rules {
	boards := make([]*Rules, len(r.boards))
	for i := range r.boards {
		board := *r.boards[i]
		board.Config.Seed, board.boards = seed, boards
		boards[i] = &board
	}
	return boards[0]
}

// NumbersByName returns the whole numbers table in force, for NewRulesWith.
func (r *Rules) NumbersByName() map[string]int {
	numbers := make(map[string]int, len(r.Table))
	for i, spec := range r.Table {
		numbers[spec.Name] = r.Numbers[i]
	}
	return numbers
}

// NewRulesOf is NewRules for a game that was begun under an older version of the rules, from 1 to RulesVersion.
func NewRulesOf(version int, config Config, known []*Extension) (*Rules, error) {
	config, err := config.complete(known)
	if err != nil {
		return nil, err
	}
	chosen := []*Extension{baseExtension}
	for _, e := range known {
		if slices.Contains(config.Extensions, e.ID) || slices.Contains(config.Variants, e.ID) {
			chosen = append(chosen, e)
		}
	}
	r := &Rules{Version: version, Config: config, sentences: []map[string]string{rule.English}}
	r.Config.Goal = r.GoalID(config.Goal)
	r.boards = []*Rules{r}
	r.Table = numberTable(chosen)
	r.names = make(map[string]Number, len(r.Table)-len(baseNumbers))
	for i := len(baseNumbers); i < len(r.Table); i++ {
		r.names[r.Table[i].Name] = Number(i)
	}
	if r.Numbers, err = override(r.Table, config.Numbers); err != nil {
		return nil, err
	}
	if err := r.Numbers.leaveNoPlace(); err != nil && r.AtLeast(2) {
		return nil, err
	}
	for _, e := range chosen {
		if err := r.setNumbers(e.Options); err != nil {
			return nil, err
		}
	}
	components, commands, marks, steps := 0, 0, 0, 0
	for _, e := range chosen {
		components, commands = components+len(e.Components), commands+len(e.Commands)
		marks, steps = marks+len(e.Marks), steps+len(e.Steps)
	}
	r.Components, r.commands, r.marks = make([]ComponentSpec, 0, components), make([]CommandSpec, 0, commands), make([]MarkSpec, 0, marks)
	insertions := make([]Insertion, 0, steps)
	r.hooks.join(chosen)
	for _, e := range chosen {
		if err := r.add(e); err != nil {
			return nil, err
		}
		for _, in := range e.Steps {
			if in.Step.Source = e.ID; r.AtLeast(in.Since) {
				insertions = append(insertions, in)
			}
		}
	}
	if err := r.decideOnly(chosen, known); err != nil {
		return nil, err
	}
	if err := fieldsNamed(chosen, known); err != nil {
		return nil, err
	}
	if err := r.settle(); err != nil {
		return nil, err
	}
	for _, e := range chosen {
		if err := r.addAnnex(e); err != nil {
			return nil, err
		}
	}
	r.Steps = r.baseSteps(len(insertions))
	for _, in := range insertions {
		at := r.step(in.After) + 1
		if in.After == "" {
			at = r.step(in.Before)
		}
		if at < 0 || in.After != "" && at == 0 {
			return nil, fmt.Errorf("step %s is to stand beside %s, which is no step", in.Step.Key, in.After+in.Before)
		}
		if r.step(in.Step.Key) >= 0 {
			return nil, fmt.Errorf("there are two steps %s", in.Step.Key)
		}
		r.Steps = slices.Insert(r.Steps, at, in.Step)
	}
	if err := r.refuseGoal(); err != nil && r.AtLeast(2) {
		return nil, err
	}
	r.roundStart, r.roundEnd = r.step(stepRound), r.step(StepEnd)-1
	for _, board := range r.boards {
		board.Version, board.Steps, board.sentences, board.areas = r.Version, r.Steps, r.sentences, areasOf(known)
	}
	return r, nil
}

// decideOnly removes from the commands the decisions that no extension in play asks for: a command for another
// extension's decision does not make that decision come up. A decision that no known extension asks for is an error.
func (r *Rules) decideOnly(chosen, known []*Extension) error {
	asked := decisionsOf(chosen)
	var anybody []DecisionKind // computed when needed
	unasked := func(kind DecisionKind) bool { return !slices.Contains(asked, kind) }
	for i := range r.commands {
		c := &r.commands[i]
		if !slices.ContainsFunc(c.During, unasked) {
			continue
		}
		if anybody == nil {
			anybody = decisionsOf(known)
		}
		for _, kind := range c.During {
			if unasked(kind) && !slices.Contains(anybody, kind) {
				return fmt.Errorf("%s plays %s during %s, a decision of nobody", c.source, c.Type, kind)
			}
		}
		c.During = slices.DeleteFunc(slices.Clone(c.During), unasked)
	}
	return nil
}

// fieldsNamed returns an error if a command that only one extension has does not name its Fields: the
// protocol could not write it, and it would have no card in the window. A command of the base game or of
// another extension may be reused without them.
func fieldsNamed(chosen, known []*Extension) error {
	for _, e := range chosen[1:] {
		for i := range e.Commands {
			c := &e.Commands[i]
			same := func(other CommandSpec) bool { return other.Type == c.Type }
			named := func(other *Extension) bool {
				return slices.ContainsFunc(other.Commands, func(o CommandSpec) bool { return same(o) && o.Fields != nil })
			}
			if !slices.ContainsFunc(chosen[0].Commands, same) && !slices.ContainsFunc(known, named) {
				return fmt.Errorf("%s: the command %s needs Fields, an empty list where it is of one word", e.ID, c.Type)
			}
		}
	}
	return nil
}

// decisionsOf returns the kinds of decision that the extensions ask for.
func decisionsOf(extensions []*Extension) []DecisionKind {
	var kinds []DecisionKind
	for _, e := range extensions {
		kinds = append(kinds, e.Decisions...)
		for i := range e.Actions {
			kinds = append(kinds, e.Actions[i].Decision)
		}
		for i := range e.Openers {
			kinds = append(kinds, e.Openers[i].Kind)
		}
	}
	return kinds
}

// add adds everything of an extension besides its hooks.
func (r *Rules) add(e *Extension) error {
	for i := range e.Components {
		r.Components = append(r.Components, e.Components[i])
		c := &r.Components[len(r.Components)-1]
		c.source = e.ID
		if err := r.refer(c); err != nil {
			return err
		}
	}
	r.Actions = append(r.Actions, e.Actions...)
	for _, c := range e.Commands {
		c.source = e.ID
		r.commands = append(r.commands, c)
	}
	r.openers = append(r.openers, e.Openers...)
	if e.Table != nil {
		r.tables = append(r.tables, e.Table)
	}
	for _, mark := range e.Marks { // two extensions may share a kind of mark, or of person
		if !slices.ContainsFunc(r.marks, func(m MarkSpec) bool { return m.Kind == mark.Kind && m.On == mark.On }) {
			r.marks = append(r.marks, mark)
		}
	}
	r.pools = append(r.pools, e.Pools...)
	for _, person := range e.People {
		if r.PersonSpec(person.Kind) == nil {
			r.people = append(r.people, person)
		}
	}
	for _, m := range e.Modes {
		m.source = e.ID
		r.modes = append(r.modes, m)
	}
	r.moveFields = append(r.moveFields, e.MoveFields...)
	r.options = append(r.options, e.Options...)
	if e.Sentences != nil {
		r.sentences = append(r.sentences, e.Sentences)
	}
	r.moveOrder = max(r.moveOrder, e.MoveOrder)
	r.terms.SeveralHubsOnFloor = r.terms.SeveralHubsOnFloor || e.Terms.SeveralHubsOnFloor
	r.terms.HighestFloor = max(r.terms.HighestFloor, e.Terms.HighestFloor)
	r.terms.GroundOnly = r.terms.GroundOnly || e.Terms.GroundOnly
	if e.Terms.HighestFloor > 0 || e.Terms.GroundOnly {
		r.terms.Rule, r.terms.Source = e.Terms.Rule, e.ID
	}
	r.levelInTurn = r.levelInTurn || e.LevelInTurn
	if e.Outcome != nil {
		r.outcome = e.Outcome
	}
	r.bonuses = append(r.bonuses, e.Bonuses...)
	r.goals = append(r.goals, e.Goals...)
	r.invariants = append(r.invariants, e.Invariants...)
	if len(r.Actions) > MaxActions {
		return fmt.Errorf("%s brings one kind of action too many", e.ID)
	}
	return nil
}

// refer finds the entries of the numbers table that a component names.
func (r *Rules) refer(c *ComponentSpec) error {
	c.Holds = slices.Clone(c.Holds)
	missing := ""
	find := func(name string) Number {
		i := r.entry(name)
		if i == NoNumber && name != "" {
			missing = name
		}
		return i
	}
	c.price, c.upkeep, c.limit = find(c.Price), find(c.Upkeep), find(c.Limit)
	for i := range c.Holds {
		c.Holds[i].most = find(c.Holds[i].Most)
	}
	if missing != "" {
		return fmt.Errorf("component %s: there is no number %s", c.Kind, missing)
	}
	if c.WorksBeside != "" {
		r.worksBeside = true
		c.lacks = []rule.Reason{{Rule: "B31", Key: "needs_hub_beside", What: string(c.Kind), Other: string(c.WorksBeside), Source: Base}}
	}
	return nil
}

// settle sorts the hooks and returns an error for ties. It puts commands and components in the order of sorted lists
// of legal commands, so that there is almost nothing left to sort.
func (r *Rules) settle() error {
	r.sortCommands()
	for i := range r.Components {
		spec := &r.Components[i]
		r.byKind = append(r.byKind, spec)
		if spec.Entry || spec.Direct {
			r.entered = append(r.entered, spec)
		}
	}
	slices.SortFunc(r.byKind, func(a, b *ComponentSpec) int { return cmp.Compare(a.Kind, b.Kind) })
	if err := r.hooks.settle(); err != nil {
		return err
	}
	for i := range r.commands {
		r.commands[i].objections = some(r.hooks.Objections, func(o *Objection) bool {
			return o.To == nil || slices.Contains(o.To, r.commands[i].Type)
		})
	}
	q := &r.hooks.Queries
	r.judges = []judges{q.judgesOf("")}
	for _, kind := range [...]clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly, clinic.Patient} {
		r.judges = append(r.judges, q.judgesOf(kind))
	}
	for i := range r.people {
		r.judges = append(r.judges, q.judgesOf(r.people[i].Kind))
	}
	for i := range r.judges {
		r.judges[i].rooms = r.roomsOf(r.judges[i].kind)
	}
	r.indexCommands()
	return nil
}

// indexCommands lists the commands for each kind of decision.
func (r *Rules) indexCommands() {
	r.playable = make(map[DecisionKind][]*CommandSpec, len(r.commands))
	for i := range r.commands {
		for _, kind := range r.commands[i].During {
			r.playable[kind] = nil
		}
	}
	for i := range r.commands {
		c := &r.commands[i]
		if !c.Always {
			for _, kind := range c.During {
				r.playable[kind] = append(r.playable[kind], c)
			}
			continue
		}
		r.always = append(r.always, c)
		for kind, commands := range r.playable {
			r.playable[kind] = append(commands, c)
		}
	}
}

// during returns the commands for decisions of that kind, sorted by type.
func (r *Rules) during(kind DecisionKind) []*CommandSpec {
	if commands, some := r.playable[kind]; some {
		return commands
	}
	return r.always
}

// judges are the judgements about a kind of person, and the rooms that hold such people.
type judges struct {
	kind      clinic.PersonKind
	rooms     []room
	mayEnd    List[Judgement[Entering]]
	mayMove   List[Judgement[*clinic.Person]]
	mayReturn List[Judgement[*clinic.Person]]
}

// room is a kind of room with how many people of some kind it may hold.
type room struct {
	kind clinic.Kind
	most Number
}

// roomsOf returns the rooms that hold people of that kind.
func (r *Rules) roomsOf(kind clinic.PersonKind) (rooms []room) {
	for i := range r.Components {
		spec := &r.Components[i]
		if at := slices.IndexFunc(spec.Holds, func(h Holding) bool { return h.Kind == r.As(kind) }); at >= 0 {
			rooms = append(rooms, room{spec.Kind, spec.Holds[at].most})
		}
	}
	return rooms
}

func (q *Queries) judgesOf(kind clinic.PersonKind) judges {
	return judges{kind: kind, mayEnd: speakOf(kind, q.MayEnd), mayMove: speakOf(kind, q.MayMove), mayReturn: speakOf(kind, q.MayReturn)}
}

func speakOf[S any](kind clinic.PersonKind, judgements List[Judgement[S]]) List[Judgement[S]] {
	return some(judgements, func(j *Judgement[S]) bool { return j.Of == nil || slices.Contains(j.Of, kind) })
}

// some returns the wanted hooks: the list itself if it wants all.
func some[H hook[H]](list List[H], wanted func(*H) bool) List[H] {
	count := 0
	for i := range list {
		count += number(wanted(&list[i]))
	}
	if count == len(list) || count == 0 {
		return list[:count:count]
	}
	chosen := make(List[H], 0, count)
	for i := range list {
		if wanted(&list[i]) {
			chosen = append(chosen, list[i])
		}
	}
	return chosen
}

// sortCommands sorts the specifications by type. Each is moved only once.
func (r *Rules) sortCommands() {
	order := make([]int, len(r.commands))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(strings.Compare(string(r.commands[a].Type), string(r.commands[b].Type)), a-b)
	})
	commands := make([]CommandSpec, len(order))
	for i, from := range order {
		commands[i] = r.commands[from]
	}
	r.commands = commands
}

// holds reports whether such a room holds these people, and which number limits how many.
func (j *judges) holds(built clinic.Kind) (most Number, ok bool) {
	for i := range j.rooms {
		if j.rooms[i].kind == built {
			return j.rooms[i].most, true
		}
	}
	return NoNumber, false
}

// mayOpen reports whether one of the judgements may allow ending a move in such a component where it was refused.
func (j *judges) mayOpen(kind clinic.Kind) bool {
	for i := range j.mayEnd {
		if opens := j.mayEnd[i].Opens; opens == nil || slices.Contains(opens, kind) {
			return true
		}
	}
	return false
}

// judgesOf returns the judgements about a kind of person.
func (r *Rules) judgesOf(kind clinic.PersonKind) *judges {
	for i := range r.judges {
		if r.judges[i].kind == kind {
			return &r.judges[i]
		}
	}
	return &r.judges[0]
}

// Sentence returns the English sentence of a reason.
func (r *Rules) Sentence(reason rule.Reason) string {
	return reason.SentenceNaming(r.nameOf, r.sentences...)
}

// nameOf returns the English name of a thing; rooms of an annex are named with their level.
func (r *Rules) nameOf(thing string) string {
	for _, board := range r.boards {
		if spec := board.Component(clinic.Kind(thing)); spec != nil && spec.Written != "" {
			return board.LevelName(spec.Level) + " " + rule.Name(spec.Written)
		}
	}
	return rule.Name(thing)
}

// Component returns the specification of a kind of component, nil if the game has none.
func (r *Rules) Component(kind clinic.Kind) *ComponentSpec {
	for i := range r.Components {
		if r.Components[i].Kind == kind {
			return &r.Components[i]
		}
	}
	return nil
}

// Number returns the value of the entry with that name in the numbers table in force, 0 if there is none.
func (r *Rules) Number(name string) int {
	if i := r.entry(name); i != NoNumber {
		return r.Numbers[i]
	}
	return 0
}

// entry returns the entry with that name in the numbers table, NoNumber if there is none.
func (r *Rules) entry(name string) Number {
	if i, ok := r.names[name]; ok {
		return i
	}
	if i, ok := baseNames[name]; ok {
		return i
	}
	return NoNumber
}

// step returns the index of the step with that key, −1 if there is none.
func (r *Rules) step(key string) int {
	return slices.IndexFunc(r.Steps, func(s Step) bool { return s.Key == key })
}

// actionIndex returns the index of a kind of action tile, −1 if the game has none.
func (r *Rules) actionIndex(a Action) int {
	return slices.IndexFunc(r.Actions, func(s ActionSpec) bool { return s.Action == a })
}

// unknown returns an error for the first name that no extension has, or that is given twice.
func unknown(names []string, known []*Extension, variant bool) error {
	var ids []string
	for _, e := range known {
		if e.Variant == variant {
			ids = append(ids, e.ID)
		}
	}
	for i, name := range names {
		if !slices.Contains(ids, name) {
			return &ConfigError{Why: fmt.Sprintf("there is no extension %q; there are: %s", name, strings.Join(ids, ", "))}
		}
		if slices.Contains(names[:i], name) {
			return &ConfigError{Why: fmt.Sprintf("%q is named twice", name)}
		}
	}
	return nil
}
