package sprites

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"strings"
	"sync"

	"clinic/assets"
	"clinic/sprites/theme"
)

// The art is drawn in the usual colors. Another look exchanges each of them; with high contrast, things that stand
// or are built get a dark outline.

var exchanges = sync.OnceValue(assets.ArtColors)

// colored returns an SVG in the colors of a look.
func colored(svg []byte, look theme.Theme) []byte {
	if look == (theme.Theme{}) {
		return svg
	}
	becomes := exchanges()[look.Name()]
	const digits = 6 // of a color, after its #
	var out []byte
	for {
		before, after, more := bytes.Cut(svg, []byte("#"))
		if out = append(out, before...); !more {
			return out
		}
		if now, other := becomes["#"+string(after[:min(digits, len(after))])]; other {
			out, svg = append(out, now...), after[digits:]
		} else {
			out, svg = append(out, '#'), after
		}
	}
}

// Pictures without an outline: shadows and lights, signs, and what lies flat on something outlined.
var plain = [...]string{
	"shadow", "soft", "glow", "lit", "spot", "slot", "hatch", "rim", "mark", "icon", "carpet", "sign", "left", "plan", "space", "pavement",
	"block", "bar", "logo", "missing", "small-plot", "service", "action",
}

// Pictures with the outline inside, since their neighbors begin where they end.
var tiled = [...]string{"floor", "wall", "slab", "component", "small", "hub", "module"}

func begins(name string, with []string) bool {
	for _, start := range with {
		if strings.HasPrefix(name, start) {
			return true
		}
	}
	return false
}

// outline draws a dark line around a picture, or just inside it.
func outline(img *image.RGBA, name string, scale float64, look theme.Theme) {
	if begins(name, plain[:]) {
		return
	}
	const width, solid = 1.4, 128 // pixels at 100 %; the alpha from which a pixel belongs to the thing
	within := begins(name, tiled[:])
	reach := max(1, width*scale)
	r, size := int(math.Ceil(reach)), img.Rect.Size()
	ink := look.RGBA(theme.Outline)
	was := make([]uint8, size.X*size.Y)
	for y := range size.Y {
		for x := range size.X {
			was[y*size.X+x] = img.Pix[y*img.Stride+4*x+3]
		}
	}
	inside := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < size.X && y < size.Y && was[y*size.X+x] >= solid
	}
	for y := range size.Y {
		for x := range size.X {
			own := inside(x, y)
			if own != within {
				continue
			}
			near := reach + 1
			for dy := -r; dy <= r; dy++ {
				for dx := -r; dx <= r; dx++ {
					if inside(x+dx, y+dy) != own {
						near = min(near, math.Hypot(float64(dx), float64(dy)))
					}
				}
			}
			cover := max(0, min(1, reach+0.5-near))
			if cover == 0 {
				continue
			}
			c := img.RGBAAt(x, y)
			line := color.RGBA{uint8(float64(ink.R) * cover), uint8(float64(ink.G) * cover), uint8(float64(ink.B) * cover), uint8(255 * cover)}
			if within { // over the picture, and as opaque
				part := float64(c.A) / 255
				mix := func(old, of uint8) uint8 { return uint8(float64(old)*(1-cover) + float64(of)*part) }
				img.SetRGBA(x, y, color.RGBA{mix(c.R, line.R), mix(c.G, line.G), mix(c.B, line.B), c.A})
				continue
			}
			under := func(over, of uint8) uint8 { return over + uint8(float64(of)*(1-float64(c.A)/255)) }
			img.SetRGBA(x, y, color.RGBA{under(c.R, line.R), under(c.G, line.G), under(c.B, line.B), under(c.A, line.A)})
		}
	}
}
