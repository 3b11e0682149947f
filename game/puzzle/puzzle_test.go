package puzzle_test

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
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
	for number := 412; number < 412+36; number++ {
		p := puzzle.Of(number, judgement, extensions.All())
		if kind := puzzle.KindOf(number); number >= first && p.Kind != kind {
			t.Errorf("%d is a puzzle of the kind %s", number, p.Kind)
		}
		grades[p.Grade]++
		least := 4
		if p.Kind == puzzle.TwoRooms || p.Kind == puzzle.FullHouse || p.Kind == puzzle.TheQueue || p.Kind == puzzle.TheBill {
			least = 2 // one Build, one Admit, one Business
		}
		if len(p.Answer) < least || len(p.Answer) > 12 {
			t.Errorf("%d has an answer of %d moves", number, len(p.Answer))
		}
		if at := p.Standing(p.Start); p.Stars(at) != 0 || at.Of(puzzle.Time) != 0 {
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

// Days that have been have the puzzles that were found for them then.
func TestPuzzlesOfPastDaysAreThoseOfThen(t *testing.T) {
	judgement := learned(t)
	want := map[int]string{
		412: "61d4a49daa14e126", 413: "6b66de2ad6a745b1", 414: "f1dfc30ac78a58a2", 415: "505001f97121390d", 1: "a408707d0785eacd",
	}
	for number, as := range want {
		if is := sum(t, puzzle.Of(number, judgement, extensions.All())); is != as {
			t.Errorf("%d: %q", number, is)
		}
	}
}

// Days to come have the same puzzle on every machine. When these change, everybody's puzzles do: before that, keep those of
// the days that have been, see docs/today.md.
func TestPuzzlesOfDaysToComeStayAsTheyAre(t *testing.T) {
	judgement := learned(t)
	for i, as := range [...]string{
		"b49b2b44c43dd574", "e1f30e774507e58b", "b8540ff9af4a27b7", "3bdfb626b038a00a", "274e389132fdeebd",
		"6a1f9386ee8eb234", "a5a6952c7bb458b8", "7f22e9c45a029b47", "3d014c0130d14f66", "271b5ca73cc70883",
		"5db9d78e637aef56", "cd5400fb00979f36", "f2b9033ab2fbb8ee", "32a17aaef38af2d2", "c74861fafc43ad0d",
		"7dff8a942859d41c", "1bc57ba82da701dc", "705e8b76a3b3383b", "44498787306dbef7", "1622250a26bb468b",
		"7eeea968fb494bf9", "ba5ad8fe0ee125e3", "c8f92f38f064c190", "6c63012aaa1f82da", "ba10b56aed0362a1",
		"596dc7f878e257d4", "fb75a91be6d2ac3e", "5ab787782e68b495", "458d2ef2fedfafd6", "82a4196c74b6da8d",
	} {
		if is := sum(t, puzzle.Of(first+i, judgement, extensions.All())); is != as {
			t.Errorf("%d: %q", first+i, is)
		}
	}
}

// sum is another number for another puzzle.
func sum(t *testing.T, p *puzzle.Puzzle) string {
	data, err := json.Marshal([]any{p.Kind, p.Start, p.Best.Of(puzzle.Income), p.Best.Of(puzzle.Treated), p.Ask(puzzle.Time).One, p.Best.Of(puzzle.Time), p.Answer})
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(data)
	return fmt.Sprintf("%x", h.Sum64())
}
