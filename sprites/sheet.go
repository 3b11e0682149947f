package sprites

import (
	"image"
	"math"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheet draws sharp pictures for one scale in the colors of a theme. It rasterizes each on first use into shared
// atlas pages. Make one for the interface (window scale × device density) and one for a clinic (that × its zoom). A
// copy with another theme shares the pages. It belongs to the goroutine that draws.
type Sheet struct {
	*atlas
	Theme theme.Theme
}

// atlas is what a sheet has drawn so far, in any theme.
type atlas struct {
	scale    float64
	pages    []*page
	pictures [][]raster  // by ID, then one for each size drawn
	coming   chan wanted // being rasterized in a goroutine, see Follow

	white    *page                   // the page with a white dot, which faded areas are stretched from
	dot      image.Point             // its middle
	draw     ebiten.DrawImageOptions // reused, so that drawing allocates nothing
	fade     ebiten.DrawTrianglesOptions
	vertices [4]ebiten.Vertex

	buried bool        // draws only what lies above the ground, see rise.go
	ground theme.Point // the ground's corner nearest to the viewer
	cut    [mostCorners]ebiten.Vertex
}

// raster is one picture at one size on a page.
type raster struct {
	scale  float64
	look   theme.Theme
	size   float64 // relative to the sheet's scale
	page   *page
	at     image.Rectangle // on the page
	image  *ebiten.Image
	dx, dy float64 // its top left corner from the anchor, in device pixels
}

// Options change how a picture is drawn; the zero value changes nothing.
type Options struct {
	Scale   float64     // size relative to 100 %, rasterized sharp; 0 means 1. Use few different values: each is kept
	Stretch float64     // additional scale by stretching the raster, for animations; 0 means 1
	Fade    float64     // 0 is opaque, 1 invisible
	Tint    theme.Color // multiplied in; the zero value changes nothing, and gives the white pictures named mark-… ink
	Mirror  bool        // left and right swapped around the anchor
}

// NewSheet returns a sheet for scale device pixels per pixel at 100 % (0.25 to 8) and a theme.
func NewSheet(scale float64, look theme.Theme) Sheet {
	s := Sheet{&atlas{}, look}
	s.draw.Filter = ebiten.FilterLinear
	s.fade.Filter = ebiten.FilterLinear
	s.Rescale(scale)
	return s
}

// Scale returns the number of device pixels per pixel at 100 %.
func (s *atlas) Scale() float64 { return s.scale }

// Rescale changes the sheet's scale. Unless the scale stays the same, the pictures drawn so far are discarded.
func (s *atlas) Rescale(scale float64) {
	if scale = min(max(scale, 0.25), 8); scale == s.scale {
		return
	}
	s.Close()
	s.scale = scale
	s.pictures = make([][]raster, len(art))
}

// Close frees the memory of the pages. A closed sheet may be used again after Rescale.
func (s *atlas) Close() {
	for _, p := range s.pages {
		p.image.Deallocate()
	}
	s.pages, s.pictures, s.coming, s.white, s.scale = nil, nil, nil, nil, 0
}

// Has reports whether the picture is already rasterized at the sheet's scale in its theme.
func (s Sheet) Has(id ID) bool { return s.made(id, 1) != nil }

// Size returns the width and height at which a picture is drawn, in device pixels.
func (s *atlas) Size(id ID) (w, h float64) {
	w, h = id.Size()
	return w * s.scale, h * s.scale
}

// Draw draws a picture with its anchor at (x, y) in pixels of dst, rounded to whole ones unless it is stretched.
func (s Sheet) Draw(dst *ebiten.Image, id ID, x, y float64, o Options) {
	if id == None || o.Fade >= 1 {
		return
	}
	if marks[id] && o.Tint == (theme.Color{}) {
		o.Tint = theme.SecondInk
	}
	size := 1.0
	if o.Scale > 0 {
		size = o.Scale
	}
	if unseen {
		s.ask(id, size)
		return
	}
	r := s.picture(id, size)
	if s.buried {
		stretch := o.Stretch
		if stretch == 0 {
			stretch = 1
		}
		s.drawBuried(dst, r.image, x+r.dx*stretch, y+r.dy*stretch, stretch, 1-o.Fade)
		return
	}
	s.draw.GeoM.Reset()
	s.draw.GeoM.Translate(r.dx, r.dy)
	if o.Mirror {
		s.draw.GeoM.Scale(-1, 1)
	}
	if o.Stretch > 0 && o.Stretch != 1 {
		s.draw.GeoM.Scale(o.Stretch, o.Stretch)
	} else {
		x, y = math.Floor(x+0.5), math.Floor(y+0.5)
	}
	s.draw.GeoM.Translate(x, y)
	if !s.seen(dst, r.image) {
		return
	}
	s.draw.ColorScale.Reset()
	if o.Tint != (theme.Color{}) {
		s.draw.ColorScale = theme.Tint(s.Theme.RGBA(o.Tint))
	}
	if o.Fade > 0 {
		s.draw.ColorScale.ScaleAlpha(float32(1 - o.Fade))
	}
	dst.DrawImage(r.image, &s.draw)
}

// seen reports whether a picture about to be drawn touches dst, which may be a part of the window.
func (s *atlas) seen(dst, picture *ebiten.Image) bool {
	size, within := picture.Bounds().Size(), dst.Bounds()
	x0, y0 := s.draw.GeoM.Apply(0, 0)
	x1, y1 := s.draw.GeoM.Apply(float64(size.X), float64(size.Y))
	return max(x0, x1) > float64(within.Min.X) && min(x0, x1) < float64(within.Max.X) &&
		max(y0, y1) > float64(within.Min.Y) && min(y0, y1) < float64(within.Max.Y)
}

// square holds the corners of the two triangles of an area.
var square = [6]uint16{0, 1, 3, 0, 3, 2}

// FadeDown fills an area with an even gradient from one color at its top to another at its bottom. It uses a page
// of the pictures, so that a whole clinic is one batch.
func (s Sheet) FadeDown(dst *ebiten.Image, x, y, w, h float64, from, to theme.Color) {
	if unseen {
		return
	}
	if s.white == nil {
		white := image.NewRGBA(image.Rect(0, 0, 3, 3))
		for i := range white.Pix {
			white.Pix[i] = 0xff
		}
		page, at := s.place(white)
		s.white, s.dot = page, at.Min.Add(image.Pt(1, 1))
	}
	for i := range s.vertices {
		c, right, down := s.Theme.RGBA(from), float64(i%2), float64(i/2)
		if down == 1 {
			c = s.Theme.RGBA(to)
		}
		s.vertices[i] = ebiten.Vertex{
			DstX: float32(x + w*right), DstY: float32(y + h*down), SrcX: float32(s.dot.X) + 0.5, SrcY: float32(s.dot.Y) + 0.5,
			ColorR: float32(c.R) / 255, ColorG: float32(c.G) / 255, ColorB: float32(c.B) / 255, ColorA: float32(c.A) / 255,
		}
	}
	dst.DrawTriangles(s.vertices[:], square[:], s.white.image, &s.fade)
}

// made returns the raster of a picture at a size relative to the sheet's scale, nil if it isn't made yet.
func (s Sheet) made(id ID, size float64) *raster {
	scale := rounded(s.scale, size)
	for i := range s.pictures[id] {
		if r := &s.pictures[id][i]; r.scale == scale && r.look == s.Theme {
			return r
		}
	}
	return nil
}

// rounded returns the scale of a picture, given the scale of its sheet and its relative size.
func rounded(scale, size float64) float64 { return math.Round(scale*size*1024) / 1024 }

// picture returns the raster of a picture at a size relative to the sheet's scale, and makes it the first time.
func (s Sheet) picture(id ID, size float64) *raster {
	if r := s.made(id, size); r != nil {
		return r
	}
	img, err := rasterise(id, rounded(s.scale, size), s.Theme)
	if err != nil {
		panic(err) // the art is built in; a test draws all of it
	}
	return s.keep(id, size, img)
}

// keep puts the pixels of a picture on a page.
func (s Sheet) keep(id ID, size float64, pixels *image.RGBA) *raster {
	scale := rounded(s.scale, size)
	b := bounds(id, scale)
	page, at := s.place(pixels)
	s.pictures[id] = append(s.pictures[id], raster{
		scale: scale, look: s.Theme, size: size, page: page, at: at, image: page.image.SubImage(at).(*ebiten.Image),
		dx: float64(b.Min.X), dy: float64(b.Min.Y),
	})
	return &s.pictures[id][len(s.pictures[id])-1]
}
