package protocol

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
)

// lastDefence is the start of a reply that only the recover in Answer writes. No request may cause it.
const lastDefence = "This request is more than the program can answer"

var sampleRequests = []string{
	`{"do":"hello"}`,
	`{"do":"new","config":{"players":2,"side":["4x3","3x3"],"seed":7,"layouts":["own"],"numbers":{"rounds":2}}}`,
	`{"do":"new","config":{"players":1,"goal":"six_red"}}`,
	`{"do":"state","player":0}`,
	`{"do":"legal","player":0}`,
	`{"do":"apply","player":0,"command":{"type":"take_bonus","choice":"garden"}}`,
	`{"do":"run_until","step":"build"}`,
	`{"do":"apply","player":0,"command":{"type":"choose_action","action":"build"}}`,
	`{"do":"check","player":0,"command":{"type":"build","component":{"kind":"conveyor","floor":0,"x":0,"y":1},"second":{"floor":0,"x":1,"y":1}}}`,
	`{"do":"apply","player":0,"command":{"type":"hire","kind":"nurse","slot":0}}`,
	`{"do":"apply","player":0,"command":{"type":"queue","from":{"service":"psychiatry","space":0},"to":{"service":"cardiology","space":0}}}`,
	`{"do":"apply","player":0,"command":{"type":"admit","service":"psychiatry"}}`,
	`{"do":"run_until","step":"move"}`,
	`{"do":"apply","player":0,"command":{"type":"move","person":"d1","to":{"floor":0,"x":1,"y":1},"path":[{"floor":0,"x":0,"y":1,"how":"enter","side":"west","time":1},{"floor":0,"x":1,"y":1}]}}`,
	`{"do":"route","player":0,"person":"d1","to":{"floor":0,"x":1,"y":1}}`,
	`{"do":"reach","player":0,"person":"d1"}`,
	`{"do":"apply","player":0,"command":{"type":"treat","patient":"p1","doctors":["d1"],"nurses":[]}}`,
	`{"do":"apply","player":0,"command":{"type":"buy_popularity","points":1}}`,
	`{"do":"apply","player":0,"command":{"type":"done"}}`,
	`{"do":"forecast","player":0}`,
	`{"do":"score","player":0}`,
	`{"do":"undo","player":0}`,
	`{"do":"save"}`,
	`{"do":"load","save":{"game":"clinic","format":1}}`,
	`{"do":"advise","player":0,"level":"resident","work":3,"seed":5}`,
	`{"do":"plan_move","player":0}`,
	`{"do":"review","player":0,"work":300}`,
	`{"do":"position","position":{"config":{"players":1},"step":"end"}}`,
}

// FuzzServe sends arbitrary lines: each gets one JSON reply, and none needs the last defence.
func FuzzServe(f *testing.F) {
	f.Add(strings.Join(sampleRequests, "\n"))
	for _, request := range sampleRequests {
		f.Add(sampleRequests[2] + "\n" + request)
	}
	f.Add(samplePosition)
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "random") || strings.Contains(text, "chief") || strings.Contains(text, "review") && !strings.Contains(text, `"work":300}`) {
			t.Skip("whole games, played or thought of, take too long here")
		}
		var out bytes.Buffer
		if err := new(Engine).Serve(strings.NewReader(text), &out); err != nil {
			t.Fatal(err)
		}
		lines := strings.Count(text, "\n")
		if text != "" && !strings.HasSuffix(text, "\n") {
			lines++
		}
		replies := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		if lines > 0 && len(replies) != lines {
			t.Fatalf("%d replies to %d lines", len(replies), lines)
		}
		for _, reply := range replies[:min(lines, len(replies))] {
			if !json.Valid([]byte(reply)) {
				t.Errorf("no JSON: %s", reply)
			}
			if strings.Contains(reply, lastDefence) {
				t.Error(reply)
			}
		}
	})
}

// FuzzPosition reads arbitrary positions: each is refused with a sentence, or it
// can be written, read back and played on.
func FuzzPosition(f *testing.F) {
	f.Add([]byte(`{"config":{"players":1}}`))
	f.Add([]byte(samplePosition))
	for seed := range uint64(4) {
		rules, err := game.NewRules(game.Config{Players: int(seed) + 1, Seed: seed}, nil)
		if err != nil {
			f.Fatal(err)
		}
		s, _ := rules.Start()
		player := bot.Random{Chance: game.Random{Word: seed}}
		for range 80 {
			if next, ok := player.NextPlayer(s); ok {
				if _, _, err := player.Play(rules, s, next); err != nil {
					f.Fatal(err)
				}
			}
		}
		f.Add(jsonOf(f, writeState(rules, s, true)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		value, err := parse(data)
		if err != nil {
			return
		}
		n := node{&reader{}, "position", value}
		rules, s := readPosition(n, nil, nil)
		if n.failed() {
			if n.reader.err.Rule == "" || n.reader.err.Message == "" {
				t.Errorf("refused without a reason: %v", n.reader.err)
			}
			return
		}
		if want, got := jsonOf(t, s), jsonOf(t, readBack(t, rules, s)); !bytes.Equal(want, got) {
			t.Fatal(firstDifference(want, got))
		}
		player := bot.Random{Chance: game.Random{Word: 1}, MostMoves: 10}
		for range 60 {
			next, ok := player.NextPlayer(s)
			if !ok {
				break
			}
			if _, _, err := player.Play(rules, s, next); err != nil {
				break // no command is legal
			}
			c := game.Context{Rules: rules, State: s, Player: next}
			c.Forecast()
			c.Score()
		}
	})
}

const samplePosition = `{"config":{"players":1,"side":"4x3"},"round":2,"step":"move","appointments":{"psychiatry":["white","red"]},` +
	`"residency":["white","yellow"],"players":[{"money":15,"popularity":0,"time":0,"components":[` +
	`{"kind":"hub","service":"psychiatry","floor":0,"x":0,"y":1},{"kind":"treatment_room","floor":0,"x":1,"y":1},` +
	`{"kind":"supply_room","floor":0,"x":1,"y":0},{"kind":"special","special":"operating_room","floor":1,"x":0,"y":1},` +
	`{"kind":"entrance","floor":0,"x":0,"y":1,"side":"west"},{"kind":"conveyor","floor":0,"x":0,"y":1},` +
	`{"kind":"garden","floor":0,"x":2,"y":1},{"kind":"parking_lot","floor":0,"x":3,"y":2}],"people":[` +
	`{"id":"d1","kind":"doctor","color":"yellow","at":{"floor":0,"x":1,"y":1}},{"id":"n1","kind":"nurse","at":"outside"},` +
	`{"id":"o1","kind":"orderly","at":{"floor":0,"x":1,"y":0}},` +
	`{"id":"p1","kind":"patient","color":"red","service":"psychiatry","at":"pre-admissions"}]}]}`
