package ledger

import (
	"testing"

	"clinic/game"
)

// No picture touches the name of its room, and where there is room all names stand in one column.
func TestTheNamesOfRoomsAreClearOfThePictures(t *testing.T) {
	p := &part{}
	p.forecast.Treatments = []game.ForecastTreatment{{Treatment: game.Treatment{Doctors: []string{"d1"}}}, {Treatment: game.Treatment{Doctors: []string{"d2"}, Nurses: []string{"n1"}}}}
	for people := 1; people <= 6; people++ {
		pictures := 8 + 36 + 8 + 34*float64(people)
		for _, wide := range []float64{440, 592} {
			if from := p.namesFrom(people, wide); from < pictures+8 {
				t.Errorf("in a list of %v the name of %d people begins at %v, their pictures reach to %v", wide, people, from, pictures)
			}
		}
	}
	if one, three := p.namesFrom(1, 592), p.namesFrom(3, 592); one != three {
		t.Errorf("the names begin at %v and %v", one, three)
	}
}
