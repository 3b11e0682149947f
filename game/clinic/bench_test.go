package clinic

import "testing"

// BenchmarkRoutes finds all reachable places and times for one person on a full 4×3×4 clinic with five conveyors.
// Target: at most 5 µs, no allocation.
func BenchmarkRoutes(b *testing.B) {
	c, foot, routes := fullClinic(), onFoot(), new(Routes)
	sources := c.Entrances(nil)
	b.ReportAllocs()
	for b.Loop() {
		c.Routes(sources, &foot, routes)
	}
}

// BenchmarkPlacement judges one component on every space. Target: at most 20 µs, no allocation.
func BenchmarkPlacement(b *testing.B) {
	empty := Clinic{Columns: MaxColumns, Rows: MaxRows}
	half := draw("HTSL STCS TLTS", "THTH ..S. S.L.", "S..S .... ....")
	for _, board := range []struct {
		name   string
		clinic *Clinic
	}{{"empty", &empty}, {"half", half}, {"full", fullClinic()}} {
		for _, kind := range []Kind{Hub, TreatmentRoom, OperatingRoom, Entrance, Helipad, Garden, Conveyor} {
			b.Run(board.name+"/"+string(kind), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					judgeOne(board.clinic, BlueprintOf(kind))
				}
			})
		}
	}
}

func BenchmarkClone(b *testing.B) {
	c := fullClinic()
	c.People = make([]Person, 40)
	b.ReportAllocs()
	for b.Loop() {
		_ = c.Clone()
	}
}

func BenchmarkBuildings(b *testing.B) {
	c := fullClinic()
	b.ReportAllocs()
	for b.Loop() {
		c.Buildings()
	}
}
