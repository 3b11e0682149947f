package table

import (
	"math"
	"strconv"

	"clinic/scenes/ui"
	"clinic/sprites"
)

// The town around the clinic's lot: low blocks almost as pale as the table, paler the nearer they are to the clinic, so
// that nothing competes with it.

var blocks = func() (list [12]sprites.ID) {
	for i := range list {
		list[i] = sprites.Must("block-" + strconv.Itoa(i))
	}
	return list
}()

const (
	blockPitch         = 1.62 // tiles
	blockSide          = 1.16
	blocksEast         = -0.58
	blocksSouth        = -0.98
	blockReach         = 14 // blocks in each direction that are looked at
	lotMargin          = 1.15
	nearestBlock       = 0.3 // how strong the nearest blocks are drawn
	blockHalf, blockUp = 120, 60
	blockMiddle        = 55
)

func (t *Table) drawGround(c *ui.Canvas) {
	p := t.projection
	middle := p.At(0.9, float64(t.shown.Columns)/2, float64(t.shown.Rows)/2, 0)
	wide, high := c.Width*c.Scale, c.Height*c.Scale
	stretch := 0.0
	if p.Scale != t.clinicSheet.Scale() {
		stretch = p.Scale / t.clinicSheet.Scale()
	}
	for sum := -2 * blockReach; sum <= 2*blockReach; sum++ {
		for i := -blockReach; i <= blockReach; i++ {
			j := sum - i
			if j < -blockReach || j > blockReach {
				continue
			}
			x, y := float64(i)*blockPitch+blocksEast, float64(j)*blockPitch+blocksSouth
			if x+blockSide > -lotMargin && x < float64(t.shown.Columns)+lotMargin && y+blockSide > -lotMargin && y < float64(t.shown.Rows)+lotMargin {
				continue
			}
			at := p.At(0, x, y, 0)
			if at.X < -blockHalf*p.Scale*1.1 || at.X > wide+blockHalf*p.Scale*1.1 || at.Y < -160*p.Scale || at.Y > high+blockUp*p.Scale {
				continue
			}
			far := math.Hypot((at.X-middle.X)/(0.3875*wide), (at.Y+blockMiddle*p.Scale-middle.Y)/(0.52*high))
			strength := ui.Between(far*1.05-0.12, nearestBlock, 1)
			t.clinicSheet.Draw(c.Target, blocks[kindOfBlock(i, j)], at.X, at.Y, sprites.Options{Fade: 1 - strength, Stretch: stretch})
		}
	}
}

// kindOfBlock chooses a block's picture by its place, without any order the eye would find.
func kindOfBlock(i, j int) int {
	seed := uint32(i*7919+j*104729+40503) * 2654435761
	seed ^= seed >> 15
	seed *= 2246822519
	return int(seed>>13) % len(blocks)
}
