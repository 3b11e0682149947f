package game

import (
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// These games are played with random legal commands and hunt coverage: they go on until every type of command,
// component, event and refusal has been seen, and after each command everything that must always hold is checked.
// A failure prints the one command that repeats it.

var onlySeed = flag.Int("game", -1, "play only this random game")

// hunt is what has been seen and what is still to be seen.
type hunt struct {
	seen map[string]int
}

func (h *hunt) see(what ...string) {
	for _, w := range what {
		h.seen[w]++
	}
}

// wanted is everything that random games must come across.
func wanted(known []*Extension) []string {
	var list []string
	rules, _ := NewRules(Config{Players: 2}, known)
	for _, spec := range rules.commands {
		list = append(list, "command "+string(spec.Type))
	}
	for _, spec := range rules.Components {
		list = append(list, "component "+string(spec.Kind))
	}
	for _, e := range []EventType{
		RoundBegan, ActionChosen, ActionsRevealed, ActionRevealed, ComponentBuilt, PersonHired, PatientQueued, PatientsSwapped,
		PatientAdmitted, PatientArrived, PatientGaveUp, PersonMoved, PatientCured, TreatmentChosen, SalariesPaid, UpkeepPaid,
		ExpensesMissed, PopularityBought, IncomeSaved, PatientDied, LevelChanged, LaboratoryPoint, ResidentLevelledUp,
		ResidencyRefilled, NursesLeft, PilesOpened, TurnOrderSet, BonusTaken, GoalChosen, PlayerDone, GameEnded,
	} {
		list = append(list, "event "+string(e))
	}
	for key := range rule.English {
		if !slices.Contains(neverRefused, key) {
			list = append(list, "refusal "+key)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// TestRandomGames plays until all is seen, at least 24 games and at most 400.
func TestRandomGames(t *testing.T) {
	h := &hunt{seen: map[string]int{}}
	list := wanted(nil)
	missing, games := list, 0
	for seed := 0; seed < 400 && (seed < 24 || len(missing) > 0); seed++ {
		games = seed + 1
		if *onlySeed >= 0 && seed != *onlySeed {
			continue
		}
		if !playRandomly(t, h, seed, nil) {
			t.Fatalf("repeat with: go test ./game -run '^%s$' -game %d", t.Name(), seed)
		}
		missing = slices.DeleteFunc(slices.Clone(list), func(w string) bool { return h.seen[w] > 0 })
	}
	t.Logf("all seen in %d games", games)
	if len(missing) > 0 && *onlySeed < 0 {
		t.Errorf("never seen in %d games: %s", games, strings.Join(missing, ", "))
	}
}

// randomConfig spreads players, sides, layouts and money over the seeds.
func randomConfig(seed int, known []*Extension) Config {
	config := Config{Players: seed%4 + 1, Seed: uint64(seed)}
	for player := range config.Players {
		config.Sides = append(config.Sides, []string{BeginnerSide, ExpertSide}[(seed/4+player)%2])
	}
	if seed%3 == 0 {
		config.Layouts = []string{OwnLayout}
	}
	if seed%5 == 0 { // rich games see what poor ones can't afford
		config.Numbers = map[string]int{"start.money": 400, "supply.treatment_rooms": 6, "build.components": 6}
	}
	if seed%5 == 1 { // crowded ones run out of places
		config.Numbers = map[string]int{"start.money": 60, "parking.street": 1, "pre_admissions": 1, "queue.base": 5}
	}
	for _, e := range known {
		config.Extensions = append(config.Extensions, e.ID)
	}
	return config
}

// playRandomly plays one game to its end and checks everything on the way.
func playRandomly(t *testing.T, h *hunt, seed int, known []*Extension) bool {
	rules, err := NewRules(randomConfig(seed, known), known)
	if err != nil {
		t.Error(err)
		return false
	}
	m := NewMatch(rules, nil)
	random := Random{uint64(seed) + 1<<40}
	pieces := countPieces(m.State)
	moves := 0
	var earlier *State
	var earlierText string
	for commands := 0; !m.State.Over; commands++ {
		if commands > 5000 {
			t.Errorf("game %d does not end", seed)
			return false
		}
		deciders := m.State.Deciders()
		if len(deciders) == 0 {
			t.Errorf("game %d, command %d: nobody decides %+v", seed, commands, m.State.Pending)
			return false
		}
		player := deciders[random.Below(len(deciders))]
		legal := rules.Legal(m.State, player)
		if len(legal) == 0 {
			t.Errorf("game %d, command %d: nothing is legal for %+v", seed, commands, m.State.Decision(player))
			return false
		}
		if commands%9 == 0 {
			if why := checkLegalList(rules, m.State, player, legal); why != "" {
				t.Errorf("game %d, command %d: %s", seed, commands, why)
				return false
			}
		}
		if why := tryForbidden(h, m, player, legal, &random); why != "" {
			t.Errorf("game %d, command %d: %s", seed, commands, why)
			return false
		}
		command := legal[random.Below(len(legal))]
		if m.State.Decision(player).Kind == DecideMove {
			moves++
			if done := slices.IndexFunc(legal, func(c Command) bool { return c.Type == Done }); moves > 12 && done >= 0 {
				command, moves = legal[done], 0
			}
		}
		before := standing(m.State)
		events, v := m.Apply(player, command)
		if !v.Legal() {
			t.Errorf("game %d, command %d: %+v is listed and refused: %v", seed, commands, command, v.Refusal)
			return false
		}
		h.see("command " + string(command.Type))
		if command.Type == BuildOne {
			h.see("component " + string(command.Component.Kind))
		}
		for _, w := range v.Warnings {
			h.see("refusal " + w.Key)
		}
		for _, e := range events {
			h.see("event " + string(e.Type))
		}
		if why := checkState(m, before, events, pieces); why != "" {
			t.Errorf("game %d, command %d, %+v: %s", seed, commands, command, why)
			return false
		}
		if commands%50 == 0 {
			if earlier != nil && text(earlier) != earlierText {
				t.Errorf("game %d, command %d: an earlier state has changed", seed, commands)
				return false
			}
			earlier = m.State.Clone()
			earlierText = text(earlier)
			var read State
			if err := json.Unmarshal([]byte(earlierText), &read); err != nil || text(&read) != earlierText {
				t.Errorf("game %d, command %d: written and read differ: %v", seed, commands, err)
				return false
			}
		}
		if commands%3 == 0 {
			for _, u := range m.rulesOf(player).Forecast().Untreated {
				h.see("refusal " + u.Needs.Key)
			}
		}
		if random.Below(12) == 0 {
			if why := checkUndo(h, m, random.Below(len(m.State.Players))); why != "" {
				t.Errorf("game %d, command %d: %s", seed, commands, why)
				return false
			}
		}
	}
	_, v := m.Apply(0, Command{Type: Done})
	h.see("refusal " + v.Refusal.Key)
	if replay := replayed(t, m); text(replay) != text(m.State) && !m.State.UndonePastDraw {
		t.Errorf("game %d: the replay of its commands ends differently", seed)
		return false
	}
	return true
}

// replayed plays the log of a match again from its start.
func replayed(t *testing.T, m *Match) *State {
	t.Helper()
	n := NewMatch(m.Rules, m.Start)
	for _, entry := range m.Log {
		if _, v := n.Apply(entry.Player, entry.Command); !v.Legal() {
			t.Errorf("the replay refuses %+v: %v", entry.Command, v.Refusal)
			break
		}
	}
	return n.State
}

// text is the state as JSON, for comparing.
func text(s *State) string {
	b, err := json.Marshal(s)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// standings are the numbers of each player that events must account for.
type figures struct{ money, popularity, time int }

func standing(s *State) []figures {
	var list []figures
	for i := range s.Players {
		p := &s.Players[i]
		list = append(list, figures{p.Money + p.Turn.Income, p.Popularity, p.Time})
	}
	return list
}

// checkState gives what is wrong after a command, or nothing.
func checkState(m *Match, before []figures, events []Event, pieces string) string {
	s := m.State
	if got := countPieces(s); got != pieces {
		return fmt.Sprintf("the pieces don't add up (B38, B86):\n%s\nwere\n%s", got, pieces)
	}
	for _, e := range events {
		if e.Rule == "" {
			return fmt.Sprintf("%s names no rule", e.Type)
		}
		if e.Player == NoPlayer {
			continue
		}
		before[e.Player].money += e.Money
		before[e.Player].popularity += e.Popularity
		before[e.Player].time += e.Time
	}
	if after := standing(s); !slices.Equal(after, before) {
		return fmt.Sprintf("money, popularity and time are %v, by the events %v", after, before)
	}
	for i := range s.Players {
		c := m.rulesOf(i)
		if s.Players[i].Money < 0 {
			return fmt.Sprintf("player %d has $%d (B28)", i, s.Players[i].Money)
		}
		if c.FreePlaces() < 0 {
			return fmt.Sprintf("player %d has %d cars on %d places (B60)", i, c.Clinic().Cars(), c.Places())
		}
		if why := checkClinic(c); why != "" {
			return fmt.Sprintf("player %d: %s", i, why)
		}
		if len(m.Log)%7 != 0 {
			continue
		}
		v := m.Rules.View(s, i)
		if v.Random != (Random{}) || v.Config.Seed != 0 {
			return "a view shows what is hidden (B92)"
		}
	}
	if len(m.Log)%7 == 0 && text(s.Clone()) != text(s) {
		return "a clone differs"
	}
	return ""
}

// checkClinic checks what the rules of building and the rooms promise at any time.
func checkClinic(c Context) string {
	board := c.Clinic()
	for space := range board.Modules().All() {
		tile := board.At(space)
		if space.Floor > 0 && board.Module(space.Below()) == nil {
			return fmt.Sprintf("%v stands on nothing (B6)", space)
		}
		for beside := range clinic.One(space).Adjacent().All() {
			if next := board.Module(beside); next != nil && next.Color == tile.Color {
				return fmt.Sprintf("%v and %v match (B7)", space, beside)
			}
		}
		if most, ok := c.Holding(space, clinic.Patient); ok && most >= 0 && c.Present(space, clinic.Patient) > most {
			return fmt.Sprintf("%d patients in %v (B74)", c.Present(space, clinic.Patient), space)
		}
	}
	ids := map[string]bool{}
	for _, p := range board.People {
		if ids[p.ID] {
			return fmt.Sprintf("two people are %s", p.ID)
		}
		ids[p.ID] = true
	}
	return ""
}

// countPieces is how many pieces of each kind there are in the whole game; it never changes.
func countPieces(s *State) string {
	m := &s.Market
	patients, doctors := m.PatientBag, m.DoctorBag
	add := func(bag *market.Bag, other market.Bag) {
		for i := range bag {
			bag[i] += other[i]
		}
	}
	if m.Incoming != nil {
		add(&patients, *m.Incoming)
	}
	add(&patients, m.PatientSupply)
	add(&doctors, m.DoctorSupply)
	for _, level := range m.Residency {
		if level != clinic.NoLevel {
			doctors[level]++
		}
	}
	for _, row := range m.Appointments {
		for _, level := range row.Patients {
			if level != clinic.NoLevel {
				patients[level]++
			}
		}
	}
	nurses, orderlies := m.NursesLeft+m.NursesGone, m.Orderlies
	for _, there := range m.Nurses {
		nurses += number(there)
	}
	tiles := map[string]int{}
	for _, pile := range m.Piles {
		tiles[string(pile.Kind)+pile.Service.String()] += pile.Left
	}
	for i := range s.Players {
		board := &s.Players[i].Clinic
		for _, p := range board.People {
			switch p.Kind {
			case clinic.Patient:
				patients[p.Level]++
			case clinic.Doctor:
				doctors[p.Level]++
			case clinic.Nurse:
				nurses++
			case clinic.Orderly:
				orderlies++
			}
		}
		for j := range board.Tiles {
			tile := &board.Tiles[j]
			if m.Pile(tile.Kind, tile.Service) != nil {
				tiles[string(tile.Kind)+tile.Service.String()]++
			}
			tiles["conveyor"] += number(tile.Conveyor)
		}
	}
	// Each color of patient and doctor keeps its number: changing color is trading pieces (B86). Solo specials aside,
	// pieces that the setup still places come from the same piles.
	return fmt.Sprint(patients, doctors, nurses, orderlies, tiles)
}

// checkLegalList checks that the list is sorted, has nothing twice, and that all of it is accepted and can be applied.
func checkLegalList(r *Rules, s *State, player int, legal []Command) string {
	for i := range legal {
		if i > 0 && legal[i-1].compare(&legal[i]) >= 0 {
			return fmt.Sprintf("the legal list is not sorted, or has twice: %+v", legal[i])
		}
		if v := r.Check(s, player, &legal[i]); !v.Legal() {
			return fmt.Sprintf("%+v is listed, and refused: %v", legal[i], v.Refusal)
		}
	}
	return ""
}

// tryForbidden samples commands outside the legal list: they must be refused with a sentence and change nothing.
func tryForbidden(h *hunt, m *Match, player int, legal []Command, random *Random) string {
	for range 3 {
		command := randomCommand(m.State, player, random)
		if len(command.Path) == 0 && slices.ContainsFunc(legal, func(c Command) bool { return c.compare(&command) == 0 }) {
			continue
		}
		who := player
		if random.Below(20) == 0 {
			who = random.Below(len(m.State.Players)+2) - 1
		}
		v := m.Rules.Check(m.State, who, &command)
		if v.Legal() {
			if !mayBeUnlisted(m.State, command) && who == player {
				return fmt.Sprintf("%+v is not listed, and legal", command)
			}
			continue
		}
		h.see("refusal " + v.Refusal.Key)
		if random.Below(4) == 0 {
			before := text(m.State)
			if _, again := m.Apply(who, command); again.Legal() || text(m.State) != before {
				return fmt.Sprintf("refusing %+v changed the state", command)
			}
		}
		if m.Rules.Sentence(v.Refusal) == v.Refusal.Key || strings.Contains(m.Rules.Sentence(v.Refusal), "{") {
			return fmt.Sprintf("the refusal %q has no sentence", v.Refusal.Key)
		}
	}
	return ""
}

// mayBeUnlisted tells of legal commands that say the same as a listed one in other words: a move with its
// own path, a treatment by other nurses.
func mayBeUnlisted(_ *State, command Command) bool {
	return len(command.Path) > 0 || command.Type == Treat
}

// checkUndo takes the last command back and plays it again: both must lead exactly where they should.
func checkUndo(h *hunt, m *Match, player int) string {
	after, log := text(m.State), len(m.Log)
	if reason := m.Undo(player); !reason.None() {
		h.see("refusal " + reason.Key)
		if text(m.State) != after || len(m.Log) != log {
			return "a refused undo changed the match"
		}
		return ""
	}
	if len(m.Log) >= log {
		return "undo did not take back one command"
	}
	marked := m.State.UndonePastDraw
	if _, reason := m.Redo(player); !reason.None() {
		return "redo refuses what was taken back: " + m.Rules.Sentence(reason)
	}
	if !marked && text(m.State) != after {
		return "undo and redo lead elsewhere"
	}
	_, reason := m.Redo(player)
	h.see("refusal " + reason.Key)
	return ""
}
