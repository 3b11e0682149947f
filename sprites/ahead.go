package sprites

import (
	"image"
	"sync/atomic"
	"time"

	"clinic/sprites/background"
)

// Pictures that will be needed for the first time are rasterized in a goroutine, so that no frame has to do it. A
// trial drawing that paints nothing finds out which ones.

// wanted is a picture of a sheet, with its pixels once it is rasterized.
type wanted struct {
	sheet  Sheet
	scale  float64 // of the sheet
	id     ID
	size   float64
	pixels *image.RGBA
}

var (
	unseen bool // no sheet draws anything
	asking bool // pictures that would be drawn are noted in asked
	asked  []wanted
	coming chan wanted // the pictures that Ahead has rasterized
)

// Unseen calls draw; meanwhile no sheet draws anything.
func Unseen(draw func()) {
	unseen = true
	defer func() { unseen = false }()
	draw()
}

// Ahead calls draw without drawing anything, and has the pictures it needs rasterized in a goroutine.
func Ahead(draw func()) {
	asking, asked = true, nil
	defer func() { asking = false }()
	Unseen(draw)
	coming = rasteriseBeside(asked)
}

// Arrived takes over the pictures that Ahead has rasterized so far, and reports whether those are all.
func Arrived() bool {
	if coming != nil && taken(coming) {
		coming = nil
	}
	return coming == nil
}

// ask notes a picture as needed during Ahead, unless it is already rasterized.
func (s Sheet) ask(id ID, size float64) {
	if !asking || s.made(id, size) != nil {
		return
	}
	scale := rounded(s.scale, size)
	for i := range asked {
		if w := &asked[i]; w.sheet == s && w.id == id && rounded(w.scale, w.size) == scale {
			return
		}
	}
	asked = append(asked, wanted{sheet: s, scale: s.scale, id: id, size: size})
}

// Follow has the pictures that another sheet has drawn rasterized in a goroutine for this sheet, and takes over
// those that are ready. Call it every tick before the scale of this sheet is needed. The others are rasterized
// when they are drawn.
func (s Sheet) Follow(other Sheet) {
	if s.coming == nil {
		var list []wanted
		for id, rasters := range other.pictures {
			for i := range rasters {
				if r := &rasters[i]; r.look == s.Theme && s.made(ID(id), r.size) == nil {
					list = append(list, wanted{sheet: s, scale: s.scale, id: ID(id), size: r.size})
				}
			}
		}
		s.coming = rasteriseBeside(list)
	}
	taken(s.coming)
}

// beside counts the lists that are being rasterized in goroutines.
var beside atomic.Int32

// Busy reports whether pictures are being rasterized in a goroutine.
func Busy() bool { return beside.Load() > 0 }

// rasteriseBeside starts a goroutine that rasterizes the pictures, and returns the channel that receives them. The
// last value has no pixels.
func rasteriseBeside(list []wanted) chan wanted {
	done := make(chan wanted, len(list)) // buffered, since nobody reads for a sheet that was closed
	beside.Add(1)
	background.Run("drawing pictures ahead", func() { rasteriseAll(list, done) })
	return done
}

// atOnce is how long pictures are rasterized before a pause for the game, which a single thread needs.
const atOnce = 3 * time.Millisecond

func rasteriseAll(list []wanted, done chan<- wanted) {
	defer beside.Add(-1)
	begun := time.Now()
	for _, w := range list {
		pixels, err := rasterise(w.id, rounded(w.scale, w.size), w.sheet.Theme)
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

// taken puts the pictures received so far on their pages, and reports whether those were all.
func taken(coming <-chan wanted) bool {
	for {
		select {
		case w := <-coming:
			if w.pixels == nil {
				return true
			}
			if s := w.sheet; w.scale == s.scale && s.made(w.id, w.size) == nil {
				s.keep(w.id, w.size, w.pixels)
			}
		default:
			return false
		}
	}
}
