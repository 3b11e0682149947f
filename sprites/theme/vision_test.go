package theme

import (
	"image/color"
	"math"
	"sync"
	"testing"
)

// visions turn linear light into the light seen by people who lack one kind of cones: Machado, Oliveira and
// Fernandes 2009, severity 1.
var visions = map[Vision][3][3]float64{
	AllColors:    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	Protanopia:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deuteranopia: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritanopia:   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// lab returns the color as it is seen, in CIELAB under D65.
func lab(c color.NRGBA, vision [3][3]float64) [3]float64 {
	light := linear(c)
	var seen [3]float64
	for i, row := range vision {
		seen[i] = max(0, min(1, row[0]*light[0]+row[1]*light[1]+row[2]*light[2]))
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*seen[0] + 0.3576*seen[1] + 0.1805*seen[2]) / 0.95047)
	y := f(0.2126*seen[0] + 0.7152*seen[1] + 0.0722*seen[2])
	z := f((0.0193*seen[0] + 0.1192*seen[1] + 0.9505*seen[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// difference returns the CIEDE2000 difference (Sharma, Wu and Dalal 2005): 1 is just visible between two adjacent
// areas.
func difference(p, q [3]float64) float64 {
	chroma := func(a, b float64) float64 { return math.Hypot(a, b) }
	mean7 := math.Pow((chroma(p[1], p[2])+chroma(q[1], q[2]))/2, 7)
	grey := 1 + 0.5*(1-math.Sqrt(mean7/(mean7+math.Pow(25, 7))))
	a1, a2 := p[1]*grey, q[1]*grey
	c1, c2 := chroma(a1, p[2]), chroma(a2, q[2])
	degrees := func(b, a float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		return math.Mod(math.Atan2(b, a)*180/math.Pi+360, 360)
	}
	h1, h2 := degrees(p[2], a1), degrees(q[2], a2)
	turn, hue := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		turn, hue = 0, h1+h2
	case math.Abs(h1-h2) > 180:
		turn -= math.Copysign(360, turn)
		hue = math.Mod(hue+180, 360)
	}
	sin, cos := func(d float64) float64 { return math.Sin(d * math.Pi / 180) }, func(d float64) float64 { return math.Cos(d * math.Pi / 180) }
	dL, dC, dH := q[0]-p[0], c2-c1, 2*math.Sqrt(c1*c2)*sin(turn/2)
	l, c := (p[0]+q[0])/2, (c1+c2)/2
	weight := 1 - 0.17*cos(hue-30) + 0.24*cos(2*hue) + 0.32*cos(3*hue+6) - 0.2*cos(4*hue-63)
	sL, sC, sH := 1+0.015*(l-50)*(l-50)/math.Sqrt(20+(l-50)*(l-50)), 1+0.045*c, 1+0.015*c*weight
	c7 := math.Pow(c, 7)
	mixed := -2 * math.Sqrt(c7/(c7+math.Pow(25, 7))) * sin(60*math.Exp(-math.Pow((hue-275)/25, 2)))
	return math.Sqrt(math.Pow(dL/sL, 2) + math.Pow(dC/sC, 2) + math.Pow(dH/sH, 2) + mixed*dC/sC*dH/sH)
}

// The formula agrees with its authors' examples.
func TestDifferenceIsCIEDE2000(t *testing.T) {
	for _, example := range []struct {
		p, q [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, -1, 2}, [3]float64{50, 0, 0}, 2.3669},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{60.2574, -34.0099, 36.2677}, [3]float64{60.4626, -34.1751, 39.4387}, 1.2644},
		{[3]float64{2.0776, 0.0795, -1.135}, [3]float64{0.9033, -0.0636, -0.5514}, 0.9082},
	} {
		if got := difference(example.p, example.q); math.Abs(got-example.want) > 0.0001 {
			t.Errorf("%v and %v differ by %.4f, want %.4f", example.p, example.q, got, example.want)
		}
	}
}

// kinds returns the groups of colors that must be told apart within each group.
func kinds() map[string][]Color {
	return map[string][]Color{
		"the seats": PlayerColors[:], "the levels": LevelColors[:],
		"the rooms": {HubColor, TreatColor, SupplyColor, SpecialColor, GardenColor},
		"legality":  {Legal, Illegal, Accent, Warning},
	}
}

// least returns the smallest difference of any two of the colors to that vision, in a look.
func (t Theme) least(colors []Color, vision Vision) (smallest float64) {
	smallest = math.Inf(1)
	for i, a := range colors {
		for _, b := range colors[:i] {
			smallest = min(smallest, difference(lab(t.RGBA(a), visions[vision]), lab(t.RGBA(b), visions[vision])))
		}
	}
	return smallest
}

// apart is how much two colors with different meanings must differ in the palette of a vision. 1 is just visible
// between two areas that touch; small areas (a cube is a third of a degree wide) need about six times that, and
// colors to be remembered from one end of the table to the other need at least twice as much again. Colored text
// also says the same in words, so half is enough.
const (
	apart        = 20
	apartAsTexts = 10
)

// In the palette of a vision all colors with different meanings look different to it. The usual palette fails this
// for each of the other visions.
func TestPalettesAreToldApartByTheirEyes(t *testing.T) {
	inEveryLook(t, func(t *testing.T, look Theme) {
		for kind, colors := range kinds() {
			if got := look.least(colors, look.Vision); got < apart {
				t.Errorf("two colors of %s differ by %.1f, want %d", kind, got, apart)
			}
		}
		if got := look.least([]Color{LegalInk, IllegalInk, Warning, Accent}, look.Vision); got < apartAsTexts {
			t.Errorf("two colors of texts differ by %.1f, want %d", got, apartAsTexts)
		}
	})
	for _, vision := range Visions[1:] {
		alike := 0
		for _, colors := range kinds() {
			if (Theme{}).least(colors, vision) < apart/2 {
				alike++
			}
		}
		if alike == 0 {
			t.Errorf("%s needs no palette of its own", vision)
		}
	}
}

// In the usual colors every vision can tell the seats apart, since the dots before names carry nothing else. Rooms
// and levels can't always be told apart by color, so they carry signs and pips everywhere.
func TestSeatsAreToldApartByEveryEye(t *testing.T) {
	const enough = 17
	for _, contrast := range []bool{false, true} {
		for vision := range visions {
			if got := (Theme{Contrast: contrast}).least(PlayerColors[:], vision); got < enough {
				t.Errorf("with %q two seats differ by %.1f, want %d", vision, got, enough)
			}
		}
	}
}

// Several themes are asked at the same time, and none changes what the others answer.
func TestThemesAreAskedAtTheSameTime(t *testing.T) {
	colors := [...]Color{Ground, Ink, HubColor, Accent, FourthSeat, Legal, AdmitColor, PlayerColors[3], LevelColors[1], Mix(Accent, Card, 0.5)}
	answers := make([][len(colors)]color.NRGBA, len(looks()))
	for range 2 {
		var asking sync.WaitGroup
		for i, look := range looks() {
			asking.Go(func() {
				before := answers[i]
				for k, c := range colors {
					answers[i][k] = look.RGBA(c)
				}
				if before != answers[i] && before[0].A > 0 {
					t.Errorf("the colors of %q were %v and are %v", look.Name(), before, answers[i])
				}
			})
		}
		asking.Wait()
	}
	for i, now := range answers {
		for k, other := range answers[:i] {
			if now == other {
				t.Errorf("the looks %q and %q are alike: %v", looks()[i].Name(), looks()[k].Name(), now)
			}
		}
	}
}

// What is mixed from other mixtures looks like what is mixed step by step, up to rounding, and equal mixtures are
// equal.
func TestMixturesAreMixed(t *testing.T) {
	const part, again = 0.3, 0.6
	inEveryLook(t, func(t *testing.T, look Theme) {
		night, evening, ground := look.RGBA(Night), look.RGBA(Evening), look.RGBA(Ground)
		step := func(a, b uint8, t float64) float64 { return float64(a) + (float64(b)-float64(a))*t }
		got := look.RGBA(Fade(Mix(Ground, Mix(Night, Evening, part), again), 0.5))
		for i, of := range [...][4]uint8{{night.R, evening.R, ground.R, got.R}, {night.G, evening.G, ground.G, got.G}, {night.B, evening.B, ground.B, got.B}} {
			if want := float64(of[2]) + (step(of[0], of[1], part)-float64(of[2]))*again; math.Abs(want-float64(of[3])) > 0.51 {
				t.Errorf("channel %d is %d, want %.1f", i, of[3], want)
			}
		}
		if got.A != 128 {
			t.Errorf("at half its opacity the color has %d", got.A)
		}
	})
	if Mix(Ink, Card, 0) != Ink || Mix(Card, Ink, 1) != Ink || Mix(Ink, Ink, 0.5) != Ink || Darker(Gold, 0.2) == Gold || Fade(Ink, 0) == (Color{}) {
		t.Error("colors are not compared by what they are")
	}
	if none := (Theme{}).RGBA(Color{}); none != (color.NRGBA{}) {
		t.Errorf("no color looks like %v", none)
	}
	if n := testing.AllocsPerRun(10, func() { (Theme{Contrast: true}).RGBA(Darker(Mix(Accent, Card, 0.5), 0.15)) }); n > 0 {
		t.Errorf("a color allocates %g times", n)
	}
}
