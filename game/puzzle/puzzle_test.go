package puzzle_test

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/puzzle"
)

func learned(t testing.TB) *bot.Judgement {
	judgement, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	return judgement
}

// Each day has a puzzle of its kind; its answer is played by the rules, solves it as well as can be, and only as a whole.
func TestEachDayHasAPuzzleWithAnAnswer(t *testing.T) {
	judgement := learned(t)
	grades := map[int]int{}
	for number := 412; number < 412+28; number++ {
		p := puzzle.Of(number, judgement)
		if p.Kind != puzzle.Kinds[number%len(puzzle.Kinds)] {
			t.Errorf("%d is a puzzle of the kind %s", number, p.Kind)
		}
		grades[p.Grade]++
		if len(p.Answer) < 4 || len(p.Answer) > 12 {
			t.Errorf("%d has an answer of %d moves", number, len(p.Answer))
		}
		if at := p.Standing(p.Start); p.Stars(at) != 0 || at.Time != 0 {
			t.Errorf("%d begins with %+v, which solves it", number, at)
		}
		m := game.NewMatch(p.Rules, p.Start)
		for i, command := range p.Answer {
			if p.Solves(p.Standing(m.State)) && p.Stars(p.Standing(m.State)) == 2 {
				t.Errorf("%d is solved after %d of %d moves", number, i, len(p.Answer))
			}
			if _, v := m.Apply(0, command); !v.Legal() {
				t.Fatalf("%d: move %d of the answer is refused: %s", number, i, p.Rules.Sentence(v.Refusal))
			}
		}
		if at := p.Standing(m.State); p.Stars(at) != 2 {
			t.Errorf("%d: the answer comes to %+v, and the puzzle asks for %+v", number, at, *p)
		}
	}
	if grades[1] == 0 || grades[2] == 0 || grades[3] == 0 {
		t.Errorf("the puzzles are of the grades %v", grades)
	}
}

// The same day has the same puzzle on every machine. When these change, everybody's puzzles do: say so in docs/today.md.
func TestPuzzlesStayAsTheyAre(t *testing.T) {
	judgement := learned(t)
	want := map[int]string{
		412: "61d4a49daa14e126", 413: "6b66de2ad6a745b1", 414: "f1dfc30ac78a58a2", 415: "505001f97121390d", 1: "a408707d0785eacd", -3: "5bbabacf0cb038c0",
	}
	for number, as := range want {
		if is := sum(t, puzzle.Of(number, judgement)); is != as {
			t.Errorf("%d: %q", number, is)
		}
	}
}

// sum is another number for another puzzle.
func sum(t *testing.T, p *puzzle.Puzzle) string {
	data, err := json.Marshal([]any{p.Kind, p.Start, p.Income, p.Treated, p.Time, p.Best, p.Answer})
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(data)
	return fmt.Sprintf("%x", h.Sum64())
}
