package dollhouse

import (
	"math"
	"strconv"

	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The town around a clinic's lot: low blocks almost as pale as the table, paler the nearer they are to the clinic, so
// that nothing competes with it.

var blocks = func() (list [12]sprites.ID) {
	for i := range list {
		list[i] = sprites.Must("block-" + strconv.Itoa(i))
	}
	return list
}()

const (
	parks              = 2    // how many of the blocks are parks, the first ones
	blockPitch         = 1.62 // tiles
	blockSide          = 1.16
	blocksEast         = -0.58
	blocksSouth        = -0.98
	blockReach         = 14 // blocks considered in each direction
	lotMargin          = 1.15
	nearestBlock       = 0.3 // strength with which the nearest blocks are drawn
	blockHalf, blockUp = 120, 60
	blockMiddle        = 55
)

// lights are the lit windows of blocks at night; parks have none.
var lights = func() (list [len(blocks)]sprites.ID) {
	for i := parks; i < len(list); i++ {
		list[i] = sprites.Must("lit-" + strconv.Itoa(i))
	}
	return list
}()

// Town draws the blocks over the whole canvas except for the lot, whose size is given in tiles and whose position by
// the projection. The blocks near the lot are faint; without a lot (no columns) all are drawn alike. night is how
// dark it is, from 0 to 1.
func Town(c *ui.Canvas, sheet sprites.Sheet, p sprites.Projection, columns, rows int, night float64) {
	middle := p.At(0.9, float64(columns)/2, float64(rows)/2, 0)
	wide, high := c.Width*c.Scale, c.Height*c.Scale
	stretch := 0.0
	if p.Scale != sheet.Scale() {
		stretch = p.Scale / sheet.Scale()
	}
	for sum := -2 * blockReach; sum <= 2*blockReach; sum++ {
		for i := max(-blockReach, sum-blockReach); i <= min(blockReach, sum+blockReach); i++ {
			x, y := float64(i)*blockPitch+blocksEast, float64(sum-i)*blockPitch+blocksSouth
			if columns > 0 && onLot(x, columns) && onLot(y, rows) {
				continue
			}
			at := p.At(0, x, y, 0)
			if at.X < -blockHalf*p.Scale*1.1 || at.X > wide+blockHalf*p.Scale*1.1 || at.Y < -160*p.Scale || at.Y > high+blockUp*p.Scale {
				continue
			}
			strength := 1.0
			if columns > 0 {
				far := math.Hypot((at.X-middle.X)/(0.3875*wide), (at.Y+blockMiddle*p.Scale-middle.Y)/(0.52*high))
				strength = ui.Between(far*1.05-0.12, nearestBlock, 1)
			}
			kind, options := kindOfBlock(i, sum-i), sprites.Options{Fade: 1 - strength, Stretch: stretch}
			if night > 0 {
				options.Tint = theme.Mix(theme.Card, theme.Plum, night)
			}
			sheet.Draw(c.Target, blocks[kind], at.X, at.Y, options)
			if kind >= parks && night > 0 {
				sheet.Draw(c.Target, lights[kind], at.X, at.Y, sprites.Options{Fade: 1 - night, Stretch: stretch})
			}
		}
	}
}

// onLot reports whether a block that begins at a tile reaches a lot of a length in tiles.
func onLot(from float64, tiles int) bool {
	return from+blockSide > -lotMargin && from < float64(tiles)+lotMargin
}

// kindOfBlock chooses a block's picture by its place, without a visible pattern.
func kindOfBlock(i, j int) int {
	seed := uint32(i*7919+j*104729+40503) * 2654435761
	seed ^= seed >> 15
	seed *= 2246822519
	return int(seed>>13) % len(blocks)
}
