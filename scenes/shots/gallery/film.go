package gallery

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"maps"
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/vector"
)

// The size of the film, and the ticks from one picture to the next.
const (
	filmWide, filmHigh = 640, 400
	filmEvery          = 6
	ticksPerSecond     = 60
)

// film records what a hand does with the mouse, picture by picture.
type film struct {
	*hand
	mouse    input.Recognizer
	x, y     float64
	held     bool
	rolling  bool
	ticks    int
	small    *ebiten.Image
	pictures []*image.RGBA
}

// Film returns the first round of a game, played with the mouse, as an animation. It works only within a running
// game; see scenes/shots.
func Film(reader *ui.Reader) (*gif.GIF, error) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
	if err != nil {
		return nil, err
	}
	match := game.NewMatch(rules, nil)
	s := sample.Session(match)
	table := controller.Play(reader, s, controller.Doors{})
	f := &film{hand: newHand(reader, table, 2*filmWide, 2*filmHigh, false), x: filmWide, y: 1.2 * filmHigh, small: ebiten.NewImage(filmWide, filmHigh)}
	defer f.window.Deallocate()
	defer f.small.Deallocate()
	f.pick("bonus/parking_lot")
	f.carry("component/parking_lot", "space/0/3/2")
	f.pick("goal/draw")
	f.see("action/build")
	f.rest(120)
	f.rolling = true
	f.pick("action/build")
	f.carry("component/treatment_room", "space/0/0/0")
	f.carry("component/hub/cardiology", "space/0/3/0")
	f.pick("button/done")
	f.pick("action/hire")
	f.carry("residency/0", "space/0/2/2")
	f.carry("nurse/0", "space/0/2/2")
	f.pick("button/done")
	f.pick("action/admit")
	f.carry("appointment/psychiatry/0", "space/0/2/2")
	f.pick("button/done")
	f.pick("dialog.done") // points are left
	me := &match.State.Players[0].Clinic
	for _, kind := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Patient} {
		if i := slices.IndexFunc(me.People, func(p clinic.Person) bool { return p.Kind == kind }); i >= 0 {
			f.carry("person/"+me.People[i].ID, "space/0/1/1")
		}
	}
	f.pick("button/done")
	f.pick("button/done")
	f.rest(150)
	if f.err != nil {
		return nil, f.err
	}
	return moving(f.pictures), nil
}

// tick passes a tick with the mouse where it is, and takes a picture if one is due.
func (f *film) tick() {
	f.hand.tick(f.mouse.Recognize(&input.Devices{MouseX: f.x, MouseY: f.y, MouseInside: true, Left: f.held, Passed: 1}))
	if f.ticks++; f.rolling && f.ticks%filmEvery == 0 && f.err == nil {
		f.take()
	}
}

func (f *film) rest(ticks int) {
	for range ticks {
		f.tick()
	}
}

// see waits until a thing is visible, and returns its middle.
func (f *film) see(id string) (x, y float64) {
	const look, most = 6, 200 // ticks between looks, and number of looks
	for range most {
		if f.err != nil || f.shows(id) {
			at := f.seen.At[id]
			return at[0] + at[2]/2, at[1] + at[3]/2
		}
		f.rest(look)
	}
	f.err = fmt.Errorf("the film waits for %s", id)
	return 0, 0
}

// lead moves the mouse in a slight arc, slowly at both ends.
func (f *film) lead(x, y float64) {
	fromX, fromY := f.x, f.y
	ticks := 14 + int(math.Hypot(x-fromX, y-fromY)/40)
	for i := 1; i <= ticks; i++ {
		part := (1 - math.Cos(math.Pi*float64(i)/float64(ticks))) / 2
		f.x, f.y = fromX+(x-fromX)*part, fromY+(y-fromY)*part
		f.tick()
	}
}

// pick clicks a thing once it is visible.
func (f *film) pick(id string) {
	f.lead(f.see(id))
	f.lead(f.see(id)) // it may have come to rest elsewhere
	f.rest(6)
	f.held = true
	f.rest(4)
	f.held = false
	f.rest(24)
}

// carry drags a thing to another.
func (f *film) carry(from, to string) {
	f.lead(f.see(from))
	f.lead(f.see(from))
	f.held = true
	f.rest(6)
	f.lead(f.see(to))
	f.rest(12)
	f.held = false
	f.rest(36)
}

// take records what is visible, with the mouse pointer.
func (f *film) take() {
	f.shell.Paint(f.window)
	f.small.Clear()
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(0.5, 0.5)
	f.small.DrawImage(f.window, &o)
	picture := image.NewRGBA(f.small.Bounds())
	f.small.ReadPixels(picture.Pix)
	for _, layer := range []struct {
		color  color.Color
		points []float64
	}{
		{color.White, []float64{-1.5, -3, 14.5, 12, 7.5, 13.5, 11.5, 21, 6.5, 23, 3, 15.5, -1.5, 20}},
		{theme.Theme{}.RGBA(theme.Ink), []float64{0, 0, 11, 10.5, 5.5, 11.5, 9, 19.5, 7, 20.5, 3.5, 12.5, 0, 16}},
	} {
		brush := vector.NewRasterizer(filmWide, filmHigh)
		for i := 0; i < len(layer.points); i += 2 {
			x, y := float32(f.x/2+layer.points[i]*0.8), float32(f.y/2+layer.points[i+1]*0.8)
			if i == 0 {
				brush.MoveTo(x, y)
			} else {
				brush.LineTo(x, y)
			}
		}
		brush.ClosePath()
		brush.Draw(picture, picture.Bounds(), image.NewUniform(layer.color), image.Point{})
	}
	f.pictures = append(f.pictures, picture)
}

// moving combines pictures into an animation. Each holds only what differs from the previous one.
func moving(pictures []*image.RGBA) *gif.GIF {
	colors := commonColors(pictures)
	near := map[color.RGBA]uint8{}
	index := func(c color.RGBA) uint8 {
		i, known := near[c]
		if !known {
			i = uint8(colors[1:].Index(c) + 1)
			near[c] = i
		}
		return i
	}
	out := &gif.GIF{Config: image.Config{ColorModel: colors, Width: filmWide, Height: filmHigh}}
	var before []uint8
	for _, p := range pictures {
		now := make([]uint8, filmWide*filmHigh)
		var changed image.Rectangle
		for i := range now {
			now[i] = index(color.RGBA{p.Pix[4*i] &^ fine, p.Pix[4*i+1] &^ fine, p.Pix[4*i+2] &^ fine, 0xFF})
			if before == nil || now[i] != before[i] {
				changed = changed.Union(image.Rect(i%filmWide, i/filmWide, i%filmWide+1, i/filmWide+1))
			}
		}
		const hundredths = 100 * filmEvery / ticksPerSecond
		if changed.Empty() {
			out.Delay[len(out.Delay)-1] += hundredths
			continue
		}
		frame := image.NewPaletted(changed, colors)
		for y := changed.Min.Y; y < changed.Max.Y; y++ {
			for x := changed.Min.X; x < changed.Max.X; x++ {
				if i := y*filmWide + x; before == nil || now[i] != before[i] {
					frame.SetColorIndex(x, y, now[i])
				}
			}
		}
		out.Image, out.Delay, out.Disposal = append(out.Image, frame), append(out.Delay, hundredths), append(out.Disposal, gif.DisposalNone)
		before = now
	}
	out.Delay[len(out.Delay)-1] = 300
	return out
}

// fine masks the bits of a color that a film leaves out.
const fine = 0x03

// commonColors returns a palette for all pictures: the first color is transparent, for what doesn't change; the
// others are the middles of boxes that each cover about the same part of the pictures.
func commonColors(pictures []*image.RGBA) color.Palette {
	counts := map[color.RGBA]int{}
	for i := 0; i < len(pictures); i += 8 {
		p := pictures[i].Pix
		for at := 0; at < len(p); at += 4 {
			counts[color.RGBA{p[at] &^ fine, p[at+1] &^ fine, p[at+2] &^ fine, 0xFF}]++
		}
	}
	all := slices.SortedFunc(maps.Keys(counts), func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(a.R, b.R), cmp.Compare(a.G, b.G), cmp.Compare(a.B, b.B))
	})
	boxes := [][]color.RGBA{all}
	parts := [3]func(c color.RGBA) uint8{func(c color.RGBA) uint8 { return c.R }, func(c color.RGBA) uint8 { return c.G }, func(c color.RGBA) uint8 { return c.B }}
	for len(boxes) < 255 {
		widest, by, most := -1, 0, 0.0
		for i, box := range boxes {
			weight := 0
			for _, c := range box {
				weight += counts[c]
			}
			for k, part := range parts {
				low, high := uint8(255), uint8(0)
				for _, c := range box {
					low, high = min(low, part(c)), max(high, part(c))
				}
				if w := float64(int(high)-int(low)) * math.Cbrt(float64(weight)); high > low && w > most {
					widest, by, most = i, k, w
				}
			}
		}
		if widest < 0 {
			break
		}
		box := boxes[widest]
		slices.SortStableFunc(box, func(a, b color.RGBA) int { return cmp.Compare(parts[by](a), parts[by](b)) })
		half, weight := 0, 0
		for _, c := range box {
			half += counts[c]
		}
		cut := 0
		for cut = 0; cut < len(box)-1; cut++ {
			if weight += counts[box[cut]]; 2*weight >= half {
				cut++
				break
			}
		}
		cut = max(1, min(cut, len(box)-1))
		boxes[widest] = box[:cut]
		boxes = append(boxes, box[cut:])
	}
	colors := color.Palette{color.RGBA{}}
	for _, box := range boxes {
		var r, g, b, n int
		for _, c := range box {
			k := counts[c]
			r, g, b, n = r+k*int(c.R), g+k*int(c.G), b+k*int(c.B), n+k
		}
		colors = append(colors, color.RGBA{uint8(r/n) + fine/2, uint8(g/n) + fine/2, uint8(b/n) + fine/2, 0xFF})
	}
	return colors
}
