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
	"clinic/game/gametest"
	"clinic/game/puzzle"
)

func learned(t testing.TB) *bot.Judgement {
	judgement, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	return judgement
}

// Each day has a puzzle of its kind. Its answer is legal and optimal, and solves the puzzle only as a whole.
func TestEachDayHasAPuzzleWithAnAnswer(t *testing.T) {
	judgement := learned(t)
	grades := map[int]int{}
	for number := 412; number < 412+gametest.Budget(36, 12); number++ {
		p := puzzle.Of(number, assets.Puzzles, judgement, extensions.All())
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

// Past days have the puzzles that were found for them then.
func TestPuzzlesOfPastDaysAreThoseOfThen(t *testing.T) {
	judgement := learned(t)
	want := map[int]string{
		412: "61d4a49daa14e126", 413: "6b66de2ad6a745b1", 414: "f1dfc30ac78a58a2", 415: "505001f97121390d", 1: "a408707d0785eacd",
	}
	for number, as := range want {
		if is := sum(t, puzzle.Of(number, assets.Puzzles, judgement, extensions.All())); is != as {
			t.Errorf("%d: %q", number, is)
		}
	}
}

// Future days have the same puzzle on every machine. When these change, everybody's puzzles do: before that, keep
// those of past days, see docs/today.md.
func TestPuzzlesOfDaysToComeStayAsTheyAre(t *testing.T) {
	judgement := learned(t)
	known := [...]string{
		"5a92e8ca01ebb18a", "f629c0044e0e1831", "9a93f6de8a2af8c5", "d5295a85aaf68f54", "bc8d4323f466b47f",
		"656868ed16aa196a", "67d57bec82767426", "2680d9392717f341", "b10d8046fd20a430", "1638d237a6c0a474",
		"23dceb35f4a630ec", "dc701b34f5e2b98c", "26431d5c10d607c4", "fc5bf6f1059d1e9c", "f65064bd198ad303",
		"46b8530f7d8bf18e", "c3204908fb012eea", "5082ef30e5a53c3b", "cd486ba5a6a5dc1", "d5db1cd8d9b434dd",
		"e59af6f19dcf7227", "ffc3f7c4f0839570", "af9d90f52157670a", "27a0fd8acb0ffc44", "b1e690f5d78ea2f9",
		"acafdfddb3da67b2", "f020d13f8a11e810", "9b95e3ef7890ff2b", "f185367119246f70", "19c589827baf94d7",
	}
	for i, as := range known[:gametest.Budget(len(known), 6)] {
		if is := sum(t, puzzle.Of(first+i, assets.Puzzles, judgement, extensions.All())); is != as {
			t.Errorf("%d: %q", first+i, is)
		}
	}
}

// sum returns a number that differs between puzzles.
func sum(t *testing.T, p *puzzle.Puzzle) string {
	data, err := json.Marshal([]any{p.Kind, p.Start, p.Best.Of(puzzle.Income), p.Best.Of(puzzle.Treated), p.Ask(puzzle.Time).One, p.Best.Of(puzzle.Time), p.Answer})
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(data)
	return fmt.Sprintf("%x", h.Sum64())
}
