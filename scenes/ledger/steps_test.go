package ledger

import (
	"fmt"
	"testing"

	"clinic/game"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a step of Admin changes stands in the bar as pairs; a click on one reads its line. A death has its card over the
// picture, and what it costs flies to the popularity.
func TestAStepShowsItsChangesAndADeathItsCard(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {820, 1180}} {
		l, _, st := stage(t, 1, size[0], size[1], 100)
		for l.deciding() {
			st.Keys(ebiten.KeyEnter)
		}
		dead := -1
		for i := range l.lines {
			if l.lines[i].event.Type == game.PatientDied && dead < 0 {
				dead = i
			}
		}
		if dead < 0 {
			t.Fatal("nobody dies in the sample")
		}
		for l.cursor < dead {
			st.Keys(ebiten.KeyArrowDown)
		}
		st.Wait(200)
		if _, told := st.Seen().At["ledger.death"]; !told {
			t.Errorf("at %v there is no card of the death", size)
		}
		if _, ringed := st.Seen().At["ledger.death.place"]; ringed != (l.scenery.room != nil) || !ringed {
			t.Errorf("at %v the room of the death is ringed: %v", size, ringed)
		}
		other := -1
		for _, i := range l.changesOfStep() {
			if _, there := st.Seen().At[fmt.Sprintf("ledger.pair.%d", i)]; there && i != dead {
				other = i
			}
		}
		st.ClickOn(t, fmt.Sprintf("ledger.pair.%d", other))
		if l.cursor != other {
			t.Errorf("at %v a click on the pair of line %d leads to line %d", size, other, l.cursor)
		}
		if _, told := st.Seen().At["ledger.death"]; told != (l.dead() != nil) {
			t.Errorf("at %v the card is shown: %v", size, told)
		}
	}
}
