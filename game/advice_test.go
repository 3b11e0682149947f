package game

import "testing"

// An extension's advice is about the player's clinic: it answers its own decision and no
// other, and values its pieces for this player.
func TestExtensionsAdvise(t *testing.T) {
	m := begin(t, Config{Players: 2, Seed: 1, Extensions: []string{"probe"}}, probe(map[string]int{}))
	asked := 0
	for !m.State.Over && asked < 4 {
		player := m.State.Deciders()[0]
		c := Context{m.Rules, m.State, player}
		kind := m.State.Decision(player).Kind
		command, some := c.Answer()
		if some != (kind == "light") {
			t.Fatalf("%s is answered: %v", kind, some)
		}
		if some {
			asked++
		} else {
			command = m.Rules.Legal(m.State, player)[0]
		}
		if _, v := m.Apply(player, command); !v.Legal() {
			t.Fatalf("%+v: %v", command, v.Refusal)
		}
	}
	sing := Command{Type: "sing"}
	player := m.State.Deciders()[0]
	m.State.Players[player].Marks = nil
	if _, v := m.Apply(player, sing); !v.Legal() {
		t.Fatal(v.Refusal)
	}
	if got := worths(m, player)["songs"]; got != 50 {
		t.Errorf("a song is worth %d", got)
	}
	if names := m.Rules.Worths(); len(names) != 1 || names[0] != "songs" {
		t.Errorf("worth something: %v", names)
	}
}

func worths(m *Match, player int) map[string]int {
	list := map[string]int{}
	Context{m.Rules, m.State, player}.EachWorth(func(w *Worth, hundredths int) { list[w.Name] = hundredths })
	return list
}
