package extensions

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/engine"
	"clinic/game/market"
	"clinic/game/save"
)

// Games of random legal commands with each extension, each pair that may be played together, and all that may:
// after every command what must always hold is checked. A failure names the game that repeats it.
func TestRandomGames(t *testing.T) {
	known := All()
	for i, e := range known {
		for players := range game.MaxPlayers {
			playRandomly(t, players+1, i*100+players, e)
		}
		for j, other := range known[:i] {
			if together(e, other) {
				playRandomly(t, (i+j)%game.MaxPlayers+1, i*100+j+10, e, other)
			}
		}
	}
	for seed := range 6 {
		from := seed * 5 % len(known)
		ids, variants := game.Together(slices.Concat(known[from:], known[:from]))
		playRandomly(t, seed%game.MaxPlayers+1, 9000+seed, extensionsNamed(append(ids, variants...))...)
	}
}

// together tells whether two extensions may be played in one game (X1).
func together(a, b *game.Extension) bool {
	return !slices.Contains(a.Excludes, b.ID) && !slices.Contains(b.Excludes, a.ID)
}

// X2: what does not exclude each other makes a game, in pairs. X5: it is a cooperative one where one of them has an outcome. In
// all of them standings list everybody by the score, and popularity is a line of it.
func TestEveryPairMakesAGame(t *testing.T) {
	for i, e := range All() {
		for _, other := range All()[:i] {
			excluded := !together(e, other)
			rules, err := game.NewRules(configWith(3, i, e, other), All())
			if (err != nil) != excluded {
				t.Errorf("X2: %s with %s: %v", e.ID, other.ID, err)
			}
			if err != nil {
				continue
			}
			s, _ := rules.Start()
			for player := range s.Players {
				s.Players[player].Popularity = 100 * (1 + (player+1)%3)
			}
			if cooperative := e.Outcome != nil || other.Outcome != nil; rules.Cooperative() != cooperative {
				t.Errorf("X5: %s with %s is cooperative: %v", e.ID, other.ID, !cooperative)
			}
			if got := rules.Standings(s); !slices.Equal(got, []int{1, 0, 2}) {
				t.Errorf("X5: %s with %s: the standings are %v", e.ID, other.ID, got)
			}
		}
	}
}

// configWith is a game with those extensions.
func configWith(players, seed int, chosen ...*game.Extension) game.Config {
	config := game.Config{Players: players, Seed: uint64(seed), Numbers: map[string]int{"start.money": 15 + seed%3*60}}
	for player := range players {
		config.Sides = append(config.Sides, []string{game.BeginnerSide, game.ExpertSide}[(seed+player)%2])
	}
	if seed%3 == 0 {
		config.Layouts = []string{game.OwnLayout}
	}
	if slices.ContainsFunc(chosen, func(e *game.Extension) bool { return e.Annex != nil }) {
		config.AnnexSides = []string{[]string{"4x2", "3x2"}[seed%2]}
		if seed%4 == 0 {
			config.AnnexLayouts = []string{"", game.OwnLayout}[:min(2, players)]
		}
	}
	for _, e := range chosen {
		if e.Variant {
			config.Variants = append(config.Variants, e.ID)
		} else {
			config.Extensions = append(config.Extensions, e.ID)
		}
		for i, option := range e.Options {
			if config.Options == nil {
				config.Options = map[string]string{}
			}
			config.Options[option.Name] = option.Values[(seed+i)%len(option.Values)]
		}
	}
	return config
}

// playRandomly plays a game to its end.
func playRandomly(t *testing.T, players, seed int, chosen ...*game.Extension) {
	t.Helper()
	config := configWith(players, seed, chosen...)
	rules, err := game.NewRules(config, All())
	if err != nil {
		t.Fatal(err)
	}
	name := fmt.Sprintf("game %d of %d with %v %v", seed, players, config.Extensions, config.Variants)
	m := game.NewMatch(rules, nil)
	s := m.State
	pieces, chance := countPieces(rules, s), game.Random{Word: uint64(seed)}
	commands := 0
	for ; !s.Over && commands < 6000; commands++ {
		deciders := s.Deciders()
		if len(deciders) == 0 {
			t.Fatalf("%s, command %d: nobody decides %+v", name, commands, s.Pending)
		}
		player := deciders[chance.Below(len(deciders))]
		legal := rules.Legal(s, player)
		if len(legal) == 0 {
			t.Fatalf("%s, command %d: nothing is legal for %+v", name, commands, s.Decision(player))
		}
		if commands%20 == 0 {
			checkLegal(t, rules, s, player, legal, name)
		}
		command := legal[chance.Below(len(legal))]
		moving := s.Decision(player).Kind == game.DecideMove && s.Players[player].Turn.Moves > 10
		if at := slices.IndexFunc(legal, func(c game.Command) bool { return c.Type == game.Done }); moving && at >= 0 {
			command = legal[at]
		}
		before := figuresOf(s)
		events, v := m.Apply(player, command)
		if !v.Legal() {
			t.Fatalf("%s, command %d: %+v is listed and refused: %v", name, commands, command, v.Refusal)
		}
		for _, e := range events {
			if e.Rule == "" {
				t.Fatalf("%s, command %d: %s names no rule", name, commands, e.Type)
			}
			if e.Player != game.NoPlayer {
				before[e.Player].money += e.Money
				before[e.Player].department += e.AnnexMoney
				before[e.Player].popularity += e.Popularity
				before[e.Player].time += e.Time
			}
		}
		if after := figuresOf(s); !slices.Equal(after, before) {
			t.Fatalf("%s, command %d, %+v: money, popularity and time are %v, by the events %v: %+v", name, commands, command, after, before, events)
		}
		if now := countPieces(rules, s); now != pieces {
			t.Fatalf("%s, command %d, %+v: the pieces don't add up:\n%s\nwere\n%s", name, commands, command, now, pieces)
		}
		for i := range s.Players {
			c := game.Context{Rules: rules, State: s, Player: i}
			if c.FreePlaces() < 0 || c.Owner().Money < 0 {
				t.Fatalf("%s, command %d, %+v: player %d has $%d and %d places", name, commands, command, i, c.Owner().Money, c.FreePlaces())
			}
			if c.HasAnnex() && (c.Annex().FreePlaces() < 0 || c.Owner().Annex.Money < 0) {
				t.Fatalf("%s, command %d, %+v: department %d has $%d and %d places", name, commands, command, i, c.Owner().Annex.Money, c.Annex().FreePlaces())
			}
		}
		if commands%50 == 0 {
			checkWritten(t, s, name)
		}
		if commands%400 == 150 {
			checkPosition(t, m, name)
		}
	}
	if !s.Over {
		t.Fatalf("%s does not end", name)
	}
	for i := range s.Players {
		(game.Context{Rules: rules, State: s, Player: i}).Score()
	}
}

// checkLegal checks that a list of legal commands has nothing twice, and that all of it is accepted.
func checkLegal(t *testing.T, rules *game.Rules, s *game.State, player int, legal []game.Command, name string) {
	t.Helper()
	seen := map[string]bool{}
	for i := range legal {
		text, _ := json.Marshal(legal[i])
		if seen[string(text)] {
			t.Fatalf("%s: %s is listed twice", name, text)
		}
		seen[string(text)] = true
		if v := rules.Check(s, player, &legal[i]); !v.Legal() {
			t.Fatalf("%s: %s is listed and refused: %s %s", name, text, v.Refusal.Rule, rules.Sentence(v.Refusal))
		}
	}
}

// checkWritten checks that a state is the same when it is written and read, and when it is cloned.
func checkWritten(t *testing.T, s *game.State, name string) {
	t.Helper()
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var read game.State
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	for _, other := range []*game.State{&read, s.Clone()} {
		if again, _ := json.Marshal(other); string(again) != string(text) {
			t.Fatalf("%s: a copy differs:\n%s\n%s", name, again, text)
		}
	}
}

// checkPosition checks that a state is the same when the protocol writes it as a position and reads it again.
func checkPosition(t *testing.T, m *game.Match, name string) {
	t.Helper()
	saved, err := save.Encode(save.Game{Match: m})
	if err != nil {
		t.Fatal(err)
	}
	e := &engine.Engine{Extensions: All()}
	e.Answer([]byte(`{"do":"load","save":` + string(saved) + `}`))
	state := stateOf(t, e.Answer([]byte(`{"do":"state"}`)), name)
	if again := stateOf(t, e.Answer([]byte(`{"do":"position","position":`+state+`}`)), name); again != state {
		t.Fatalf("%s: the position\n%s\nis read as\n%s", name, state, again)
	}
}

func stateOf(t *testing.T, reply any, name string) string {
	t.Helper()
	text, err := json.Marshal(reply)
	if err != nil {
		t.Fatal(err)
	}
	var answer struct{ State json.RawMessage }
	if err := json.Unmarshal(text, &answer); err != nil || answer.State == nil {
		t.Fatalf("%s: no state: %s", name, text)
	}
	return string(answer.State)
}

type figures struct{ money, department, popularity, time int }

func figuresOf(s *game.State) []figures {
	var list []figures
	for i := range s.Players {
		p := &s.Players[i]
		f := figures{p.Money + p.Turn.Income, 0, p.Popularity, p.Time}
		if p.Annex != nil {
			f.department = p.Annex.Money
		}
		list = append(list, f)
	}
	return list
}

// countPieces is how many pieces there are in the whole game, those of the extensions' stocks too; it never changes.
func countPieces(rules *game.Rules, s *game.State) string {
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
		doctors[level]++
	}
	for _, row := range m.Appointments {
		for _, level := range row.Patients {
			patients[level]++
		}
	}
	patients[clinic.NoLevel], doctors[clinic.NoLevel] = 0, 0
	for _, d := range s.Pending {
		if d.Kind == DecideDrawn { // who was drawn lies beside the bag
			for _, color := range strings.Fields(d.Note) {
				level, _ := clinic.LevelNamed(color)
				patients[level]++
			}
		}
	}
	nurses, orderlies := m.NursesLeft+m.NursesGone, m.Orderlies
	for _, there := range m.Nurses {
		if there {
			nurses++
		}
	}
	tiles, pools := map[string]int{}, map[string]int{}
	for _, pile := range m.Piles {
		tiles[string(pile.Kind)+pile.Service.String()] += pile.Left
	}
	for _, pool := range rules.Pools() {
		pools[pool.Kind] = clinic.CountOf(m.Pools, pool.Kind)
	}
	lies := func(on game.Bearer, marks []clinic.Mark) {
		for _, spec := range rules.Marks() {
			if spec.On == on && spec.Pool != "" {
				pools[spec.Pool] += clinic.CountOf(marks, spec.Kind)
			}
		}
	}
	lies(game.OnTable, s.Marks)
	for _, spec := range rules.Marks() { // pieces of survivors and of the deceased lie on the table
		for _, word := range spec.Words {
			level, _ := clinic.LevelNamed(word)
			switch spec.Of {
			case clinic.Patient:
				patients[level] += clinic.CountNoted(s.Marks, spec.Kind, word)
			case clinic.Doctor:
				doctors[level] += clinic.CountNoted(s.Marks, spec.Kind, word)
			}
		}
	}
	for i := range s.Players {
		lies(game.OnPlayer, s.Players[i].Marks)
		lies(game.OnTurn, s.Players[i].Turn.Marks)
		board := &s.Players[i].Clinic
		for j := range board.People {
			p := &board.People[j]
			lies(game.OnPerson, p.Marks)
			if spec := rules.PersonSpec(p.Kind); spec != nil && spec.Pool != "" {
				pools[spec.Pool]++
			}
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
			lies(game.OnTile, tile.Marks)
			if m.Pile(tile.Kind, tile.Service) != nil {
				tiles[string(tile.Kind)+tile.Service.String()]++
			}
			if tile.Conveyor {
				tiles[string(clinic.Conveyor)]++
			}
		}
		for j := range board.Outside {
			lies(game.OnOutside, board.Outside[j].Marks)
			if m.Pile(board.Outside[j].Kind, clinic.NoService) != nil {
				tiles[string(board.Outside[j].Kind)]++
			}
		}
		if annex := s.Players[i].Annex; annex != nil { // gardens, parking lots and conveyors are out of the same piles
			for j := range annex.Clinic.Tiles {
				tile := &annex.Clinic.Tiles[j]
				if m.Pile(tile.Kind, clinic.NoService) != nil {
					tiles[string(tile.Kind)]++
				}
				if tile.Conveyor {
					tiles[string(clinic.Conveyor)]++
				}
			}
		}
	}
	return fmt.Sprint(patients, doctors, nurses, orderlies, tiles, pools, countDepartments(s))
}

// countDepartments is how many pieces of the emergency departments there are.
func countDepartments(s *game.State) string {
	m := s.Market.Annex
	if m == nil {
		return ""
	}
	patients, doctors, nurses, tiles := m.PatientBag, m.DoctorBag, m.NursesLeft+m.NursesGone, map[clinic.Kind]int{}
	for level := range patients {
		patients[level] += m.PatientSupply[level]
		doctors[level] += m.DoctorSupply[level]
	}
	for _, level := range m.Residency {
		doctors[level]++
	}
	for _, row := range m.Appointments {
		for _, level := range row.Patients {
			patients[level]++
		}
	}
	for _, there := range m.Nurses {
		if there {
			nurses++
		}
	}
	for _, pile := range m.Piles {
		tiles[pile.Kind] += pile.Left
	}
	for i := range s.Players {
		board := &s.Players[i].Annex.Clinic
		for j := range board.People {
			switch p := &board.People[j]; p.Kind {
			case EmergencyPatient:
				patients[p.Level]++
			case EmergencyDoctor:
				doctors[p.Level]++
			case EmergencyNurse:
				nurses++
			}
		}
		for j := range board.Tiles {
			if kind := board.Tiles[j].Kind; m.Pile(kind, clinic.NoService) != nil {
				tiles[kind]++
			}
		}
	}
	patients[clinic.NoLevel], doctors[clinic.NoLevel] = 0, 0
	return fmt.Sprint(patients, doctors, nurses, tiles)
}
