package sprites

import (
	"fmt"
	"math"

	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// The town around a clinic is a grid of low card blocks, as on an architect's site model.
const (
	blockStep         = 1.62 // from block to block, in tiles; the street between takes 0.46
	blockSide         = 1.16
	townX, townY      = -0.58, -0.98 // where one of the blocks lies
	parks, blockKinds = 2, 12
	townFree          = 1.15 // this much of a tile around the plot stays free
	townFadeX         = 620  // how far from the clinic blocks reach their full color, in pixels at 100 %
	townFadeY         = 520
	townFaintest      = 0.3
	highestBlock      = 60
	districtStrength  = 0.7
	parkEvery         = 7
)

var blocks = func() (ids [blockKinds]ID) {
	for i := range ids {
		ids[i] = Must(fmt.Sprintf("block-%d", i))
	}
	return ids
}()

// DrawTown draws the town around a plot of columns × rows over all of dst, paler the nearer a block is to the clinic.
// It is the same town every time. Fill dst with Ground before. A window takes some hundred blocks: where the picture
// changes often, draw it into an image of its own.
func DrawTown(dst *ebiten.Image, s *Sheet, p Projection, columns, rows int) {
	middle := p.At(1, float64(columns)/2, float64(rows)/2, 0) // the middle of a grown clinic
	drawBlocks(dst, s, p, func(x, y float64, centre paint.Point) float64 {
		if x+blockSide > -townFree && x < float64(columns)+townFree && y+blockSide > -townFree && y < float64(rows)+townFree {
			return 0
		}
		near := math.Hypot((centre.X-middle.X)/p.Scale/townFadeX, (centre.Y-middle.Y)/p.Scale/townFadeY)
		return min(1, max(townFaintest, near*1.05-0.12))
	})
}

// DrawDistrict draws the town over all of dst, everywhere equally pale, but for the blocks whose middle is at a place that is taken, in device
// pixels. Fill dst with Ground before.
func DrawDistrict(dst *ebiten.Image, s *Sheet, p Projection, taken func(at paint.Point) bool) {
	drawBlocks(dst, s, p, func(_, _ float64, centre paint.Point) float64 {
		if taken(centre) {
			return 0
		}
		return districtStrength
	})
}

// drawBlocks draws each block as strongly as is said of its north corner in tiles and its middle on the screen; 0 leaves it out.
func drawBlocks(dst *ebiten.Image, s *Sheet, p Projection, strength func(x, y float64, centre paint.Point) float64) {
	d := drawing{View: &View{Projection: p}, dst: dst, s: s}
	if p.Scale != s.Scale() {
		d.stretch = p.Scale / s.Scale()
	}
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	// blocks in a row on the screen share i + j, those in a column i - j
	row := func(y float64) float64 { return ((y-p.Y)/p.Scale/HalfTileHeight - townX - townY) / blockStep }
	column := func(x float64) float64 { return ((x-p.X)/p.Scale/HalfTileWidth - townX + townY) / blockStep }
	above, below := (2*blockSide*HalfTileHeight)*p.Scale, highestBlock*p.Scale
	beside := blockSide * HalfTileWidth * p.Scale
	for sum := int(math.Floor(row(-above))); sum <= int(math.Ceil(row(h+below))); sum++ {
		for diff := int(math.Floor(column(-beside))); diff <= int(math.Ceil(column(w+beside))); diff++ {
			if (sum+diff)%2 != 0 {
				continue
			}
			i, j := (sum+diff)/2, (sum-diff)/2
			x, y := townX+float64(i)*blockStep, townY+float64(j)*blockStep
			if part := strength(x, y, p.At(0, x+blockSide/2, y+blockSide/2, 0)); part > 0 {
				d.put(blocks[blockKind(i, j)], p.At(0, x, y, 0), Options{Fade: 1 - part})
			}
		}
	}
}

// blockKind chooses what stands on a block: about one in seven is a park.
func blockKind(i, j int) int {
	spread := uint32(i)*0x9E3779B1 ^ uint32(j)*0x85EBCA77 // a plain integer hash
	spread = (spread ^ spread>>15) * 0x2C1B3C6D
	spread = (spread ^ spread>>12) * 0x297A2D39
	spread ^= spread >> 15
	if spread%parkEvery == 0 {
		return int(spread/parkEvery) % parks
	}
	return parks + int(spread/parkEvery)%(blockKinds-parks)
}
