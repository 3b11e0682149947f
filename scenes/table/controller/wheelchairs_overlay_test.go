package controller_test

import (
	"testing"

	"clinic/game/clinic"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// T says how long a person takes who may ride, where riding is quicker than walking, with the picture of the vehicle
// (B70, C30).
func TestTheOverlayOfTimesKnowsRides(t *testing.T) {
	p, who, _ := sitByAWheelchair(t)
	p.key(ebiten.KeyT)
	p.hover(who)
	o := p.overlaid(view.Times)
	c, ridden := p.session.Context(), 0
	person := c.Clinic().Person(who.Person)
	var walked, rolled clinic.Routes
	if !c.Reach(person, &walked).None() || !c.ReachBy("wheelchair", person, &rolled).None() {
		t.Fatal("nobody may ride")
	}
	for i := range o.Signs {
		sign := &o.Signs[i]
		time := min(walked.To(sign.At.Space), rolled.To(sign.At.Space))
		rides := time < walked.To(sign.At.Space)
		if rides {
			ridden++
		}
		if sign.Text != p.Texts.Number(int(time)) || (sign.Art != sprites.None) != rides {
			t.Errorf("to %v: %+v; on foot it takes %d, by wheelchair %d", sign.At, sign, walked.To(sign.At.Space), rolled.To(sign.At.Space))
		}
	}
	if ridden == 0 || o.Legend != p.T("overlay.legend.times_rides", ui.Data{"From": view.PersonName(p.Reader, person.Kind, person.Level, person.Service).Label()}) {
		t.Errorf("%d places are reached sooner by wheelchair, and the line says %q", ridden, o.Legend)
	}
}
