package sprites

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// The sides of an atlas page, in device pixels: they start at leastSide and are doubled in turn up to mostSide.
// All pictures of a table fit on one page and are one batch. Sides are powers of two because textures are. A
// larger picture gets a page of its own.
const leastSide, mostSide = 256, 2048

// page is a texture filled with pictures on shelves.
type page struct {
	image   *ebiten.Image
	shelves shelves
}

// shelves says where pictures lie on a page, one pixel apart from each other and from the edges.
type shelves struct {
	width, height int // of the page
	bottom        int // of the lowest shelf
	list          []shelf
}

// shelf is filled from the left, even after others have been put below it.
type shelf struct{ y, height, end int }

// wasted reports whether a picture is so much lower than a shelf that it is better off on another one.
func (r *shelf) wasted(h int) bool { return h*4 < r.height*3 }

// find returns a free place for a picture of this size, and the index of its shelf, which may be a new one.
func (r *shelves) find(w, h int) (at image.Rectangle, in int, found bool) {
	in = -1
	for i := range r.list {
		if l := &r.list[i]; h <= l.height && l.end+w+1 <= r.width && (in < 0 || l.height < r.list[in].height) {
			in = i
		}
	}
	x, y := 1, r.bottom+1
	below := x+w+1 <= r.width && y+h+1 <= r.height
	switch {
	case in >= 0 && (!below || !r.list[in].wasted(h)):
		x, y = r.list[in].end, r.list[in].y
	case below:
		in = len(r.list)
	default:
		return image.Rectangle{}, 0, false
	}
	return image.Rect(x, y, x+w, y+h), in, true
}

// take puts a picture where find has found a place.
func (r *shelves) take(at image.Rectangle, in int) {
	if in == len(r.list) {
		r.list = append(r.list, shelf{y: at.Min.Y, height: at.Dy()})
		r.bottom = at.Max.Y
	}
	r.list[in].end = at.Max.X + 1
}

// grown returns the shelves of a page twice as large, and false if that would be too large.
func (r shelves) grown() (shelves, bool) {
	if r.width <= r.height {
		r.width *= 2
	} else {
		r.height *= 2
	}
	return r, r.width <= mostSide && r.height <= mostSide
}

// place puts pixels on a page and returns which one and where.
func (s *atlas) place(img *image.RGBA) (*page, image.Rectangle) {
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	for _, p := range s.pages {
		if at, in, ok := p.shelves.find(w, h); ok {
			return p.put(img, at, in)
		}
	}
	for _, p := range s.pages {
		for larger, ok := p.shelves.grown(); ok; larger, ok = larger.grown() {
			if at, in, ok := larger.find(w, h); ok {
				s.grow(p, larger)
				return p.put(img, at, in)
			}
		}
	}
	p := &page{shelves: shelves{width: leastSide, height: leastSide}}
	at, in, ok := p.shelves.find(w, h)
	for ; !ok && max(p.shelves.width, p.shelves.height) < mostSide; at, in, ok = p.shelves.find(w, h) {
		p.shelves, _ = p.shelves.grown()
	}
	if !ok {
		p.shelves.width, p.shelves.height = w+2, h+2
		at, in, _ = p.shelves.find(w, h)
	}
	p.image = newPage(&p.shelves)
	s.pages = append(s.pages, p)
	return p.put(img, at, in)
}

func newPage(r *shelves) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, r.width, r.height), &ebiten.NewImageOptions{Unmanaged: true})
}

// grow makes a page larger.
func (s *atlas) grow(p *page, to shelves) {
	larger := newPage(&to)
	larger.DrawImage(p.image, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	p.image.Deallocate()
	p.image, p.shelves = larger, to
	for id := range s.pictures {
		for i := range s.pictures[id] {
			if r := &s.pictures[id][i]; r.page == p {
				r.image = larger.SubImage(r.at).(*ebiten.Image)
			}
		}
	}
}

func (p *page) put(img *image.RGBA, at image.Rectangle, in int) (*page, image.Rectangle) {
	p.shelves.take(at, in)
	p.image.SubImage(at).(*ebiten.Image).WritePixels(img.Pix)
	return p, at
}
