package arrangement

// How large a clinic is drawn that stands at the lower edge. Lengths of the clinic are in pixels at 100 %.
const (
	groundHigh = 365.0 // of a floor with its lot
	lowTop     = 96.0  // saved if the highest floor has nothing at the back
	usualApart = 228.0 // from floor to floor
	leastApart = 200.0
	mostApart  = 340.0

	mostScale  = 1.2
	leastScale = 0.46 // a room then has the area of a touch target
	margin     = 80.0 // logical pixels, above and below all floors in Dock
	heads      = 40.0 // logical pixels, above the highest floor in Dock
)

// Tower holds what determines the size at which a clinic is drawn.
type Tower struct {
	Floors int     // floors that hold something or may be built on now
	Wide   float64 // of everything drawn, in pixels at 100 %; 0 stands for a clinic alone
	Ground float64 // height of a floor with its lot, in pixels at 100 %; 0 stands for the usual
	LowTop bool    // the highest floor has nothing in its two rows at the back
}

// high returns the height of all floors at a distance from each other, in pixels at 100 %.
func (t Tower) high(apart float64) float64 {
	high := groundHigh + float64(t.Floors-1)*apart
	if t.Ground > 0 {
		high += t.Ground - groundHigh
	}
	if t.LowTop && t.Floors > 1 {
		high -= lowTop
	}
	return high
}

// View says how a clinic is drawn.
type View struct {
	Scale  float64 // relative to 100 %
	Apart  float64 // from floor to floor, in pixels at 100 %
	Floors int     // how many are seen at once
}

// ViewOf returns how a clinic is drawn into a free area in logical pixels. If not all floors are seen at once, the
// view stops at whole floors.
func (a Arrangement) ViewOf(width, height float64, t Tower) View {
	t.Floors = max(1, t.Floors)
	wide := t.Wide
	if wide == 0 {
		wide = 780
		if a == Low {
			wide = 672
		}
	}
	if a == Low {
		width -= 24
	}
	scale := min(width/wide, mostScale)
	if slots[a].Floors {
		scale = min(scale, height/(groundHigh+19))
	} else {
		scale = min(scale, (height-margin)/t.high(usualApart))
	}
	v := View{Scale: max(leastScale, scale), Apart: leastApart, Floors: 1}
	for n := 2; n <= t.Floors; n++ {
		part := t
		part.Floors = n
		part.LowTop = t.LowTop && n == t.Floors
		if part.high(leastApart)*v.Scale > height {
			break
		}
		v.Floors = n
	}
	if v.Floors > 1 {
		seen := Tower{Floors: v.Floors, LowTop: t.LowTop && v.Floors == t.Floors, Ground: t.Ground}
		if a == Dock { // people on the highest floor must not be hidden by the ribbon
			height -= heads
		}
		v.Apart = (height/v.Scale - seen.high(0)) / float64(v.Floors-1)
	}
	v.Apart = min(mostApart, max(leastApart, v.Apart))
	return v
}
