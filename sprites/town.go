package sprites

import (
	"fmt"
	"math"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The town around a clinic is a grid of low cardboard blocks, as on an architect's site model.
const (
	blockStep         = 1.62 // from block to block, in tiles; the street between takes 0.46
	blockSide         = 1.16
	townX, townY      = -0.58, -0.98 // the place of one of the blocks
	parks, blockKinds = 2, 12
	townFree          = 1.15 // tiles around the plot that stay free
	townFadeX         = 620  // distance from the clinic at which blocks reach their full color, in pixels at 100 %
	townFadeY         = 520
	townFaintest      = 0.3
	highestBlock      = 60
	districtStep      = 1.5 // the street between takes 0.34
	districtStrength  = 0.9
	parkEvery         = 7
	pondEvery         = 2  // of the parks
	carEvery          = 4  // of the blocks
	lowHouses         = 18 // greatest height of houses in front of a car, in pixels at 100 %
)

var blocks = func() (ids [blockKinds]ID) {
	for i := range ids {
		ids[i] = Must(fmt.Sprintf("block-%d", i))
	}
	return ids
}()

// DrawTown draws the town around a plot of columns × rows over all of dst; blocks near the clinic are paler. It is
// the same town every time. Fill dst with Ground before. A window takes some hundred blocks: if the picture
// changes often, draw the town into an image of its own.
func DrawTown(dst *ebiten.Image, s Sheet, p Projection, columns, rows int) {
	middle := p.At(1, float64(columns)/2, float64(rows)/2, 0) // the middle of a grown clinic
	drawBlocks(dst, s, p, blockStep, func(x, y float64, centre theme.Point) float64 {
		if x+blockSide > -townFree && x < float64(columns)+townFree && y+blockSide > -townFree && y < float64(rows)+townFree {
			return 0
		}
		near := math.Hypot((centre.X-middle.X)/p.Scale/townFadeX, (centre.Y-middle.Y)/p.Scale/townFadeY)
		return min(1, max(townFaintest, near*1.05-0.12))
	}, nil)
}

// DrawDistrict draws the town over all of dst, equally pale everywhere, except the blocks whose middle, in device
// pixels, is taken. Its streets are narrow, its parks have trees, and some of its streets have cars. pond is
// called to draw the pond of a park that has one. Fill dst with Ground before.
func DrawDistrict(dst *ebiten.Image, s Sheet, p Projection, taken func(at theme.Point) bool, pond func(at theme.Point)) {
	drawBlocks(dst, s, p, districtStep, func(_, _ float64, centre theme.Point) float64 {
		if taken(centre) {
			return 0
		}
		return districtStrength
	}, func(d *drawing, i, j int, x, y float64) {
		const middle, street = blockSide / 2, blockSide + (districtStep-blockSide)/2
		spread := spreadOf(i, j)
		if spread%parkEvery == 0 {
			wet := spread/parkEvery%pondEvery == 0
			if wet {
				pond(p.At(0, x+middle, y+middle, 0))
			}
			for _, at := range [...][2]float64{{0.2, 0.22}, {0.95, 0.3}, {0.26, 0.95}, {0.92, 0.94}, {0.56, 0.56}} {
				if !wet || at[0] != at[1] {
					d.put(treeSmall, p.At(0, x+at[0], y+at[1], 0), Options{})
				}
			}
		}
		if at := spread / 64; at%carEvery == 0 {
			car, across := Cars(int(at/carEvery) % len(carsX))
			place, frontI, frontJ := p.At(0, x+middle, y+street, 0), i, j+1
			if at/2%2 == 0 {
				car, place, frontI, frontJ = across, p.At(0, x+street, y+middle, 0), i+1, j
			}
			_, high := blocks[blockKind(frontI, frontJ)].Anchor()
			if !taken(place) && (high <= lowHouses || taken(p.At(0, x+float64(frontI-i)*districtStep+middle, y+float64(frontJ-j)*districtStep+middle, 0))) {
				d.put(car, place, Options{})
			}
		}
	})
}

// drawBlocks draws blocks step tiles apart. strength returns how strongly to draw each, given its north corner in
// tiles and its middle on the screen; 0 leaves it out. more, if not nil, draws the things on it.
func drawBlocks(dst *ebiten.Image, s Sheet, p Projection, step float64, strength func(x, y float64, centre theme.Point) float64, more func(d *drawing, i, j int, x, y float64)) {
	d := drawing{View: &View{Projection: p}, dst: dst, s: s}
	if p.Scale != s.Scale() {
		d.stretch = p.Scale / s.Scale()
	}
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	// blocks in a row on the screen share i + j, those in a column i - j
	row := func(y float64) float64 { return ((y-p.Y)/p.Scale/HalfTileHeight - townX - townY) / step }
	column := func(x float64) float64 { return ((x-p.X)/p.Scale/HalfTileWidth - townX + townY) / step }
	above, below := (2*blockSide*HalfTileHeight)*p.Scale, highestBlock*p.Scale
	beside := blockSide * HalfTileWidth * p.Scale
	for sum := int(math.Floor(row(-above))); sum <= int(math.Ceil(row(h+below))); sum++ {
		for diff := int(math.Floor(column(-beside))); diff <= int(math.Ceil(column(w+beside))); diff++ {
			if (sum+diff)%2 != 0 {
				continue
			}
			i, j := (sum+diff)/2, (sum-diff)/2
			x, y := townX+float64(i)*step, townY+float64(j)*step
			if part := strength(x, y, p.At(0, x+blockSide/2, y+blockSide/2, 0)); part > 0 {
				d.put(blocks[blockKind(i, j)], p.At(0, x, y, 0), Options{Fade: 1 - part})
				if more != nil {
					more(&d, i, j, x, y)
				}
			}
		}
	}
}

// blockKind chooses what stands on a block: about one in seven is a park.
func blockKind(i, j int) int {
	spread := spreadOf(i, j)
	if spread%parkEvery == 0 {
		return int(spread/parkEvery) % parks
	}
	return parks + int(spread/parkEvery)%(blockKinds-parks)
}

// spreadOf returns a pseudorandom number of a block, unrelated to its neighbors': a plain integer hash.
func spreadOf(i, j int) uint32 {
	spread := uint32(i)*0x9E3779B1 ^ uint32(j)*0x85EBCA77
	spread = (spread ^ spread>>15) * 0x2C1B3C6D
	spread = (spread ^ spread>>12) * 0x297A2D39
	return spread ^ spread>>15
}
