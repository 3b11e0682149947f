package bot

import (
	"math"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// C70: patients come unclassified. The judgement expects them to be like those in the patient bag.
func TestUnclassifiedPatientsCountLikeThoseInTheBag(t *testing.T) {
	b, c := playedWith(t, "triage", 1, 1, game.DecideAction)
	b.readSite(c, &b.site)
	o := &b.site.prospect
	sum := 0.0
	for _, share := range o.mix {
		sum += share
	}
	if math.Abs(sum-1) > 1e-9 || o.mix[clinic.White] <= o.mix[clinic.Red] || o.mix[clinic.White] < o.bag[clinic.White]*0.7 {
		t.Errorf("the mix is %v, in the bag %v", o.mix, o.bag)
	}
}

// C71: a random draw ends what can be planned. A Chief also considers plans with one, and not only those that
// classify no one.
func TestChiefLooksAtMovesThatDraw(t *testing.T) {
	draws := 0
	for seed := uint64(1); seed <= 6; seed++ {
		b, c := playedWith(t, "triage", seed, 2, game.DecideMove)
		if !b.planner.Move(c, b.planPrices(b.pricesFor(c.State.Round))).Draws {
			continue
		}
		draws++
		s := newChief(b, c.Rules.View(c.State, c.Player), c.Player, game.Random{Word: seed}).(*chief)
		s.look()
		found := false
		for i := range s.list {
			last := s.list[i].commands[len(s.list[i].commands)-1]
			person := c.Where(last.Person).Clinic().Person(last.Person)
			found = found || last.Type == game.MoveOne && person.Level == clinic.Unclassified
		}
		if !found {
			t.Errorf("seed %d: none of %d plans classifies anybody", seed, len(s.list))
		}
	}
	if draws == 0 {
		t.Error("no plan of these games draws")
	}
}
