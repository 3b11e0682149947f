package sprites

import (
	"image"
	"sync/atomic"
	"time"

	"clinic/sprites/aside"
	"clinic/sprites/paint"
)

// What is to be shown for the first time is rasterised beside the game, so that no frame has to do it: the pictures are
// asked for by drawing in vain.

// wanted is a picture of a sheet, and once it is rasterised its pixels.
type wanted struct {
	sheet  *Sheet
	scale  float64 // of the sheet
	id     ID
	size   float64
	look   paint.Look
	pixels *image.RGBA
}

var (
	unseen bool // no sheet draws anything
	asking bool // and what was to be drawn is noted
	asked  []wanted
	coming chan wanted // what Ahead has rasterised
)

// Unseen calls draw, during which no sheet draws anything.
func Unseen(draw func()) {
	unseen = true
	defer func() { unseen = false }()
	draw()
}

// Ahead calls draw, during which no sheet draws anything, and has what was to be drawn rasterised beside the game.
func Ahead(draw func()) {
	asking, asked = true, nil
	defer func() { asking = false }()
	Unseen(draw)
	coming = rasteriseBeside(asked)
}

// Arrived takes what is ready of what Ahead has rasterised, and tells whether that is all.
func Arrived() bool {
	if coming != nil && taken(coming) {
		coming = nil
	}
	return coming == nil
}

// ask notes that a picture is needed, where anybody asks, unless it is there.
func (s *Sheet) ask(id ID, size float64) {
	if !asking || s.made(id, size) != nil {
		return
	}
	scale := rounded(s.scale, size)
	for i := range asked {
		if w := &asked[i]; w.sheet == s && w.id == id && rounded(w.scale, w.size) == scale {
			return
		}
	}
	asked = append(asked, wanted{sheet: s, scale: s.scale, id: id, size: size, look: paint.Worn()})
}

// Follow has what another sheet has drawn rasterised beside the game, and takes what is ready: call it tick after tick
// before the scale of this sheet is needed. What is not ready by then is made when it is drawn.
func (s *Sheet) Follow(other *Sheet) {
	if s.coming == nil {
		var list []wanted
		for id, rasters := range other.pictures {
			for i := range rasters {
				if r := &rasters[i]; r.look == paint.Worn() && s.made(ID(id), r.size) == nil {
					list = append(list, wanted{sheet: s, scale: s.scale, id: ID(id), size: r.size, look: r.look})
				}
			}
		}
		s.coming = rasteriseBeside(list)
	}
	taken(s.coming)
}

// beside counts the lists that are being rasterised beside the game.
var beside atomic.Int32

// Busy tells whether pictures are being rasterised beside the game.
func Busy() bool { return beside.Load() > 0 }

// rasteriseBeside has pictures rasterised one after another and gives where they come. The last one has no pixels.
func rasteriseBeside(list []wanted) chan wanted {
	done := make(chan wanted, len(list)) // nobody waits for a sheet that was closed
	beside.Add(1)
	aside.Run("drawing pictures ahead", func() { rasteriseAll(list, done) })
	return done
}

// atOnce is how long pictures are rasterised before there is room for the game again, where nothing happens at the same
// time.
const atOnce = 3 * time.Millisecond

func rasteriseAll(list []wanted, done chan<- wanted) {
	defer beside.Add(-1)
	begun := time.Now()
	for _, w := range list {
		pixels, err := rasterise(w.id, rounded(w.scale, w.size), w.look)
		if err != nil {
			panic(err) // the art is built in; a test draws all of it
		}
		w.pixels = pixels
		done <- w
		if time.Since(begun) > atOnce {
			time.Sleep(time.Millisecond)
			begun = time.Now()
		}
	}
	close(done)
}

// taken puts on their pages what has come, and tells whether that was all.
func taken(coming <-chan wanted) bool {
	for {
		select {
		case w := <-coming:
			if w.pixels == nil {
				return true
			}
			if s := w.sheet; w.scale == s.scale && w.look == paint.Worn() && s.made(w.id, w.size) == nil {
				s.keep(w.id, w.size, w.look, w.pixels)
			}
		default:
			return false
		}
	}
}
