package protocol

import (
	"encoding/json"
	"slices"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/game/save"
)

// request is one thing that the engine can be asked to do. Its answer function reads the fields of the request.
type request struct {
	name   string
	answer func(e *Engine, o *object) any
}

var requests = [...]request{
	{"hello", (*Engine).hello},
	{"new", (*Engine).begin},
	{"position", (*Engine).position},
	{"state", (*Engine).state},
	{"legal", (*Engine).legal},
	{"check", (*Engine).check},
	{"apply", (*Engine).apply},
	{"route", (*Engine).route},
	{"reach", (*Engine).reach},
	{"forecast", (*Engine).forecast},
	{"score", (*Engine).score},
	{"run_until", (*Engine).runUntil},
	{"undo", (*Engine).undo},
	{"save", (*Engine).save},
	{"load", (*Engine).load},
	{"random", (*Engine).random},
	{"advise", (*Engine).advise},
	{"plan_move", (*Engine).planMove},
	{"review", (*Engine).review},
}

// finish closes a request that has been read. It returns the refusal, nil if the request may be granted.
func finish(o *object) any {
	o.close()
	if o.failed() {
		return refused(o.reader.err)
	}
	return nil
}

// finishInGame is finish for a request that needs a game.
func (e *Engine) finishInGame(o *object) any {
	if reply := finish(o); reply != nil {
		return reply
	}
	return e.needGame()
}

func (e *Engine) needGame() any {
	if e.match == nil {
		return refused(Refuse(protocolRule, "There is no game yet: begin one with new, position or load."))
	}
	return nil
}

func (e *Engine) refusedBy(reason rule.Reason) refusedReply {
	return refused(&Refusal{reason.Rule, e.match.Rules.Sentence(reason)})
}

// readPlayer reads the player of a request.
func (e *Engine) readPlayer(o *object) int {
	return e.checkPlayer(o.need("player"))
}

func (e *Engine) checkPlayer(n node) int {
	most := game.MaxPlayers - 1
	if e.match != nil {
		most = len(e.match.State.Players) - 1
	}
	return n.number(0, most)
}

func (e *Engine) of(player int) game.Context {
	return game.Context{Rules: e.match.Rules, State: e.match.State, Player: player}
}

type extension struct {
	ID       string   `json:"id"`
	Variant  bool     `json:"variant,omitempty"`
	Excludes []string `json:"excludes"`
}

func (e *Engine) hello(o *object) any {
	if reply := finish(o); reply != nil {
		return reply
	}
	known := []extension{}
	for _, x := range e.Extensions {
		known = append(known, extension{x.ID, x.Variant, listed(x.Excludes)})
	}
	return struct {
		okReply
		Protocol   int         `json:"protocol"`
		Game       string      `json:"game"`
		Version    string      `json:"version"`
		Extensions []extension `json:"extensions"`
	}{granted, Protocol, "clinic", e.Version, known}
}

type stateReply struct {
	okReply
	State record `json:"state"`
}

func (e *Engine) stateReply() any {
	return stateReply{granted, writeState(e.match.Rules, e.match.State, true)}
}

func (e *Engine) begin(o *object) any {
	n := o.need("config")
	rules := readRules(n, e.Extensions, e.Numbers)
	if rules != nil && rules.Config.Goal != "" {
		table := game.Context{Rules: rules, State: rules.NewTable()}
		if !slices.Contains(table.OfferedGoals(), rules.Config.Goal) {
			reason := rule.Reason{Rule: "B88", Key: "goal_not_offered", What: rules.Config.Goal}
			n.failReason(reason, rules.Sentence(reason))
		}
	}
	if reply := finish(o); reply != nil {
		return reply
	}
	e.match = game.NewMatch(rules, nil)
	return e.stateReply()
}

func (e *Engine) position(o *object) any {
	rules, start := readPosition(o.need("position"), e.Extensions, e.Numbers)
	if reply := finish(o); reply != nil {
		return reply
	}
	e.match = game.NewMatch(rules, start)
	return e.stateReply()
}

func (e *Engine) state(o *object) any {
	n, viewed := o.field("player")
	player := 0
	if viewed {
		player = e.checkPlayer(n)
	}
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	if viewed {
		view := e.match.Rules.View(e.match.State, player)
		return stateReply{granted, writeState(e.match.Rules, view, false)}
	}
	return e.stateReply()
}

func (e *Engine) legal(o *object) any {
	player := e.readPlayer(o)
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	commands := []command{}
	for _, c := range e.match.Rules.Legal(e.match.State, player) {
		commands = append(commands, writeCommand(e.match.Rules, &c))
	}
	return struct {
		okReply
		Commands []command `json:"commands"`
	}{granted, commands}
}

// readOrder reads the player and the command of a request. Its last result is the refusal, if any.
func (e *Engine) readOrder(o *object) (int, game.Command, any) {
	if reply := e.needGame(); reply != nil {
		return 0, game.Command{}, reply
	}
	player := e.readPlayer(o)
	c := readCommand(e.match.Rules, o.need("command"))
	return player, c, finish(o)
}

// cost is what a command costs, as the protocol writes it.
type cost struct {
	Money      int `json:"money"`
	Time       int `json:"time"`
	Queue      int `json:"queue"`
	Popularity int `json:"popularity"`

	extras []extra
}

func (c cost) MarshalJSON() ([]byte, error) {
	type plain cost
	return withExtras(plain(c), c.extras)
}

// writeCost writes a cost. It includes the own money of every annex that the program
// knows, even in games without that annex.
func (e *Engine) writeCost(c *game.Cost) cost {
	w := cost{Money: c.Money, Time: c.Time, Queue: c.Queue, Popularity: c.Popularity}
	w.extras = e.ownMoney(c.AnnexMoney)
	return w
}

// ownMoney writes an amount of the own money of this game's annex, and 0 for
// every other annex that the program knows.
func (e *Engine) ownMoney(amount int) []extra {
	var list []extra
	for _, known := range e.Extensions {
		if known.Annex == nil {
			continue
		}
		own := 0
		if e.match.Rules.BoardNamed(known.Annex.Board) != nil {
			own = amount
		}
		list = append(list, extra{string(known.Annex.Board) + "_money", own})
	}
	return list
}

func (e *Engine) apply(o *object) any {
	player, c, reply := e.readOrder(o)
	if reply != nil {
		return reply
	}
	events, v := e.match.Apply(player, c)
	if !v.Legal() {
		return e.refusedBy(v.Refusal)
	}
	written := []event{}
	for i := range events {
		written = append(written, writeEvent(e.match.Rules, &events[i]))
	}
	return struct {
		okReply
		Events []event `json:"events"`
	}{granted, written}
}

// readPerson reads the player and the person of a request. If the person is nil, the reply says why.
func (e *Engine) readPerson(o *object) (game.Context, *clinic.Person, any) {
	if reply := e.needGame(); reply != nil {
		return game.Context{}, nil, reply
	}
	c := e.of(e.readPlayer(o))
	id := o.need("person").text()
	if o.failed() {
		return c, nil, refused(o.reader.err)
	}
	c = c.Where(id)
	person := c.Clinic().Person(id)
	if person == nil {
		return c, nil, e.refusedBy(rule.Reason{Rule: "B76", Key: "no_such_person", What: id})
	}
	return c, person, nil
}

// readMode reads how else than on foot a person is to move; empty means on foot.
func (e *Engine) readMode(o *object) string {
	mode := ""
	for _, f := range e.match.Rules.MoveFields() {
		if n, ok := o.field(f.Name); ok && f.Part == game.PartFlag && n.flag() {
			mode = f.Name
		}
	}
	return mode
}

func (e *Engine) route(o *object) any {
	c, person, reply := e.readPerson(o)
	if reply != nil {
		return reply
	}
	to, board := readPlaceOn(c.Rules, o.need("to"))
	mode := e.readMode(o)
	if reply := finish(o); reply != nil {
		return reply
	}
	var routes clinic.Routes
	reason := c.ReachBy(mode, person, &routes)
	switch {
	case !reason.None():
	case to.Area == clinic.Inside && board != c.BoardName():
		reason = c.Rules.Crossing(person.Kind)
	case to.Area != clinic.Inside:
		reason = rule.Reason{Rule: "B76", Key: "only_into_rooms", What: string(person.Kind)}
	case !c.Clinic().Contains(to.Space):
		reason = rule.Reason{Rule: "B2", Key: "outside_grid"}
	case routes.To(to.Space) == clinic.Unreachable:
		reason = rule.Reason{Rule: "B72", Key: "no_way", What: string(person.Kind)}
	}
	if !reason.None() {
		return e.refusedBy(reason)
	}
	return struct {
		okReply
		Time int       `json:"time"`
		Path []wayStep `json:"path"`
	}{granted, int(routes.To(to.Space)), writeWay(routes.Way(to.Space, nil))}
}

type reached struct {
	At     onBoard `json:"at"`
	Time   int     `json:"time"`
	MayEnd bool    `json:"may_end"`
}

func (e *Engine) reach(o *object) any {
	c, person, reply := e.readPerson(o)
	if reply != nil {
		return reply
	}
	mode := e.readMode(o)
	if reply := finish(o); reply != nil {
		return reply
	}
	var routes clinic.Routes
	if reason := c.ReachBy(mode, person, &routes); !reason.None() {
		return e.refusedBy(reason)
	}
	places := []reached{}
	for space := range c.Clinic().Walkable().All() {
		if time := routes.To(space); time != clinic.Unreachable {
			mayEnd := person.In(space) || c.MayEnd(person, space).None()
			places = append(places, reached{placeOn(c.Rules, clinic.In(space)), int(time), mayEnd})
		}
	}
	return struct {
		okReply
		Places []reached `json:"places"`
	}{granted, places}
}

func (e *Engine) undo(o *object) any {
	player := e.readPlayer(o)
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	if reason := e.match.Undo(player); !reason.None() {
		return e.refusedBy(reason)
	}
	return e.stateReply()
}

func (e *Engine) save(o *object) any {
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	data, err := save.Encode(save.Game{Match: e.match})
	if err != nil {
		return refused(Refuse("save", "%v.", err))
	}
	return struct {
		okReply
		Save json.RawMessage `json:"save"`
	}{granted, data}
}

func (e *Engine) load(o *object) any {
	saved := o.need("save")
	if reply := finish(o); reply != nil {
		return reply
	}
	data, err := json.Marshal(plain{saved.value})
	if err != nil {
		return refused(Refuse("save", "%v.", err))
	}
	g, err := save.Decode(data, e.Extensions)
	if err != nil {
		return refused(Refuse("save", "%v.", err))
	}
	e.match = g.Match
	return e.stateReply()
}

// maxGames is the most games that one request may ask for.
const maxGames = 100_000

func (e *Engine) random(o *object) any {
	games := o.need("games").number(1, maxGames)
	rules := readRules(o.need("config"), e.Extensions, e.Numbers)
	if reply := finish(o); reply != nil {
		return reply
	}
	begun := time.Now()
	commands, scores := 0, [][]int{}
	player := bot.Random{Chance: game.Random{Word: rules.Config.Seed}, MostMoves: manyMoves}
	for i := range games {
		config := rules.Config
		config.Seed += uint64(i)
		next, err := game.NewRules(config, e.Extensions)
		if err != nil {
			return refused(Refuse("config", "%v.", err))
		}
		s, _ := next.Start()
		played, err := player.Game(next, s)
		if err != nil {
			return refused(Refuse("random", "Game %d with the seed %d: %v.", i+1, config.Seed, err))
		}
		commands += played
		scores = append(scores, totals(next, s))
	}
	return struct {
		okReply
		Games    int     `json:"games"`
		Commands int     `json:"commands"`
		Seconds  float64 `json:"seconds"`
		Scores   [][]int `json:"scores"`
	}{granted, games, commands, time.Since(begun).Seconds(), scores}
}

// manyMoves is the number of moves in one Move after which a random player is done.
const manyMoves = 40

// totals returns the score of each player (B87).
func totals(rules *game.Rules, s *game.State) []int {
	var scores []int
	for player := range s.Players {
		scores = append(scores, game.Context{Rules: rules, State: s, Player: player}.Score().Total)
	}
	return scores
}
