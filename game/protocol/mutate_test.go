package protocol

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
)

// mutation makes random changes to a JSON value, so that the result is almost a request.
type mutation struct {
	chance game.Random
	words  []string
}

// collect gathers the strings of a value, which change uses to replace others.
func (m *mutation) collect(value any) {
	switch v := value.(type) {
	case string:
		m.words = append(m.words, v)
	case []any:
		for _, item := range v {
			m.collect(item)
		}
	case []field:
		for _, f := range v {
			m.collect(f.value)
		}
	}
}

// change returns the value with one random change.
func (m *mutation) change(value any) any {
	switch v := value.(type) {
	case []any:
		if len(v) == 0 || m.chance.Below(6) == 0 {
			return m.changeList(v)
		}
		i := m.chance.Below(len(v))
		changed := append([]any(nil), v...)
		changed[i] = m.change(v[i])
		return changed
	case []field:
		if len(v) == 0 {
			return v
		}
		i := m.chance.Below(len(v))
		changed := append([]field(nil), v...)
		switch m.chance.Below(12) {
		case 0:
			return append(changed[:i], changed[i+1:]...)
		case 1:
			changed[i].value = v[m.chance.Below(len(v))].value
			return changed
		}
		changed[i].value = m.change(v[i].value)
		return changed
	case json.Number:
		numbers := [...]int{-1, 0, 1, 2, 3, 4, 5, 7, 40, 1000}
		return json.Number(strconv.Itoa(numbers[m.chance.Below(len(numbers))]))
	case bool:
		return !v
	}
	if m.chance.Below(12) == 0 {
		return nil
	}
	return m.words[m.chance.Below(len(m.words))]
}

func (m *mutation) changeList(list []any) []any {
	if len(list) == 0 {
		return []any{m.words[m.chance.Below(len(m.words))]}
	}
	i, j := m.chance.Below(len(list)), m.chance.Below(len(list))
	changed := append([]any(nil), list...)
	switch m.chance.Below(3) {
	case 0:
		return append(changed[:i], changed[i+1:]...)
	case 1:
		return append(changed, list[i])
	}
	changed[i], changed[j] = changed[j], changed[i]
	return changed
}

// FuzzChangedPosition takes a position out of a game, with or without extensions, makes a few random changes, and
// plays on if the position is accepted.
func FuzzChangedPosition(f *testing.F) {
	for seed := range uint64(120) {
		f.Add(seed)
	}
	extra := []string{
		"white", "red", "critical", "doctor", "nurse", "orderly", "patient", "outside", "pre-admissions", "quarantine", "setup",
		"build", "hire", "admit", "move", "business", "admin", "end", "conveyor", "entrance", "helipad", "garden", "own", "3x3",
		"choose_action", "treat", "buy_popularity", "place_bonus", "build_clinic", "take_bonus", "choose_goal", "psychiatry", "neurology",
		"emergency", "light", "dark", "emergency_hub", "emergency_doctor", "emergency_patient", "off_duty", "e1", "d1", "burn_victim", "temp",
	}
	everything, variants := game.Together(extensions.All())
	f.Fuzz(func(t *testing.T, seed uint64) {
		chance := game.Random{Word: seed}
		config := game.Config{Players: 1 + chance.Below(2), Seed: seed, Numbers: map[string]int{"start.money": 40}}
		if chance.Below(3) == 0 {
			config.Layouts = []string{game.OwnLayout}
		}
		switch seed % 4 {
		case 1:
			config.Extensions = []string{"emergency"}
		case 2:
			config.Extensions = []string{"covid_19"}
		case 3:
			config.Extensions, config.Variants = everything, variants
		}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s, _ := rules.Start()
		player := bot.Random{Chance: game.Random{Word: seed}}
		for range chance.Below(120) {
			if next, ok := player.NextPlayer(s); ok {
				if _, _, err := player.Play(rules, s, next); err != nil {
					t.Fatal(err)
				}
			}
		}
		value, err := parse(jsonOf(t, writeState(rules, s, true)))
		if err != nil {
			t.Fatal(err)
		}
		m := mutation{chance: chance, words: extra}
		m.collect(value)
		for range 1 + m.chance.Below(4) {
			value = m.change(value)
		}
		request := "{\"do\":\"position\",\"position\":" + string(jsonOf(t, plain{value})) + "}"
		e := &Engine{Extensions: extensions.All()}
		check := func(request string) string {
			t.Helper()
			reply := string(jsonOf(t, e.Answer([]byte(request))))
			if strings.Contains(reply, lastDefence) {
				t.Fatal(request, reply)
			}
			return reply
		}
		if reply := check(request); !strings.HasPrefix(reply, `{"ok":true`) {
			return
		}
		for range 40 {
			next, ok := player.NextPlayer(e.match.State)
			if !ok {
				break
			}
			for _, do := range [...]string{"legal", "forecast", "score", "undo"} {
				check(`{"do":"` + do + `","player":` + strconv.Itoa(next) + `}`)
			}
			if next, ok = player.NextPlayer(e.match.State); !ok {
				break
			}
			command, err := player.Choose(e.match.Rules, e.match.State, next)
			if err != nil {
				break // no command is legal
			}
			e.match.Apply(next, command)
		}
		check(`{"do":"state"}`)
	})
}
