package scores

import (
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// V9: a cooperative game ends with its own screen, which says by which numbers it was won or lost, and honors the
// best player only for the vaccine. Everybody's points stand beside it, and chart and clinic are a click away.
func TestACooperativeGameEndsForAllTogether(t *testing.T) {
	reader := ui.NewReader("en")
	for _, x := range []struct {
		end               sample.Wave
		verdict, sentence string
		honoured          string
	}{
		{sample.Lost, "Defeat", "Survived: 6. Deceased: 9 (people: 7, tiles: 2). Survivors do not outnumber the deceased, so you lose. (V9)", ""},
		{sample.Tactical, "Tactical victory", "63 popularity in all; the vaccine takes 80 (40 a player): 17 short. (V9)", ""},
		{sample.Strategic, "Strategic victory", "159 popularity in all; the vaccine takes 80 (40 a player): enough. (V9)", "Ana"},
	} {
		s, err := opened(reader)(sample.Against(2, x.end))
		if err != nil {
			t.Fatal(err)
		}
		st := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
		if s.verdict() != x.verdict || !st.Reads(x.sentence) {
			t.Errorf("%s: it says %q and %v", x.verdict, s.verdict(), st.Seen().Inks)
		}
		honoured := ""
		if player := s.honoured(); player != game.NoPlayer {
			honoured = s.session.Seats().Name(st.Reader, player)
		}
		if honoured != x.honoured {
			t.Errorf("%s: %q is honoured", x.verdict, honoured)
		}
		for _, id := range []string{"scores.player.1", "scores.total", "scores.together.fates"} {
			if _, shown := st.Seen().At[id]; !shown {
				t.Errorf("%s: %s is not shown", x.verdict, id)
			}
		}
		st.ClickOn(t, "scores.tab.1")
		st.ClickOn(t, "scores.chart.1")
		if _, shown := st.Seen().At["scores.clinic"]; s.chart.kind != money || !shown {
			t.Errorf("%s: the rounds are not a click away", x.verdict)
		}
		st.ClickOn(t, "scores.tab.0")
		if _, shown := st.Seen().At["scores.together.fates"]; !shown {
			t.Errorf("%s: the outcome does not come back", x.verdict)
		}
	}
}

func TestNothingOfACooperativeEndIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			for players, end := range map[int]sample.Wave{1: sample.Strategic, 2: sample.Lost, 4: sample.Tactical} {
				reader.Texts.Lengthen(longer)
				s, err := opened(reader)(sample.Against(players, end))
				if err != nil {
					t.Fatal(err)
				}
				st := scenetest.NewStage(s.Reader, s, size[0], size[1], size[2])
				for _, fault := range st.Faults("scores.row.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %d players: %s", size[0], size[1], size[2], longer, players, fault)
				}
			}
		}
	}
}
