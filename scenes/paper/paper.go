// Package paper is the display list of a panel: grounds, texts and pictures, and the spots that can be pointed at.
package paper

import (
	"slices"

	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Spot is the place of a thing that can be pointed at: to take it, click it, or ask what it is.
type Spot struct {
	Thing thing.Thing
	Rect  ui.Rect // logical pixels
	// Off is whether it is dimmed; Why is why it can't be used.
	Off   bool
	Why   string
	Cut   bool    // part of it is scrolled away
	Whole ui.Rect // where it would lie if nothing of it were scrolled away
}

// Paper keeps what a panel looks like, so that drawing it again needs no computing and no memory. It is written
// when the situation, the window or the language changes. All places are logical pixels.
type Paper struct {
	*ui.Reader
	Items []Item
	spots *[]Spot
	spot  int     // the index of the open spot, −1 for none
	clip  ui.Rect // the area in sight of what is being written, empty for all

	Speaks thing.Thing // for texts outside of all spots and headings
}

type itemKind uint8

const (
	panelItem itemKind = iota
	roundItem
	tileItem // a rounded area that can be used
	lineItem // the border of a rounded area
	emptyItem
	fillItem
	textItem
	artItem
	pieceItem // art that can be held
	iconItem
	mainItem // invisible: a main button
	tornItem // invisible: words too wide for their lines
	saysItem // invisible: what a picture says
)

// Item is one mark on the paper: a text, a picture, a ground.
type Item struct {
	Of      thing.Thing // the thing that it shows, nothing outside of all spots
	Text    string
	Art     sprites.ID
	Options sprites.Options

	kind          itemKind
	align         ui.Align
	r             ui.Rect // of texts and art: X and Y are their place
	radius, width float64
	style         ui.Style
	color         theme.Color
	number        thing.Thing // the number that is written, if it can be counting
	icon          ui.Icon
	torn          []string
	does          string  // of a main button
	lies          bool    // on another panel, so that it casts no shadow
	says          string  // to those who hear the game: a whole text at its first line
	clip          ui.Rect // the area of it in sight, empty for all
}

// Clear starts to write anew for a reader; spots are added to the list.
func (p *Paper) Clear(reader *ui.Reader, spots *[]Spot) {
	p.Reader = reader
	p.Items, p.spots, p.spot, p.clip, p.Speaks = p.Items[:0], spots, -1, ui.Rect{}, thing.Thing{}
}

// Clip limits what is written from now on to an area, in logical pixels; the empty area ends that. Spots are cut
// as well, and have no area left if they lie outside.
func (p *Paper) Clip(area ui.Rect) { p.clip = area }

// Measure returns what a function returns that writes on the paper, and keeps nothing of what it wrote.
func (p *Paper) Measure(write func() float64) float64 {
	defer func(before Paper) { *p = before }(*p)
	p.spots = new([]Spot)
	return write()
}

// Spots returns the list to which spots are added.
func (p *Paper) Spots() *[]Spot { return p.spots }

// Pale fades what was written since an item, from 0 to 1.
func (p *Paper) Pale(from int, fade float64) {
	for i := from; i < len(p.Items); i++ {
		p.Items[i].Options.Fade = fade
		if p.Items[i].kind == textItem {
			p.Items[i].color = theme.SecondInk
		}
	}
}

// Reach returns how far to the right and down pictures and texts go that were written since an item, in logical pixels.
func (p *Paper) Reach(from int) (right, bottom float64) {
	for i := from; i < len(p.Items); i++ {
		r, inked := p.Items[i].Ink()
		if !inked {
			r = p.Items[i].r
		}
		right, bottom = max(right, r.Right()), max(bottom, r.Bottom())
	}
	return right, bottom
}

func (p *Paper) add(i Item) {
	if p.spot >= 0 {
		i.Of = (*p.spots)[p.spot].Thing
	}
	i.clip = p.clip
	p.Items = append(p.Items, i)
}

// Begin opens a spot: what is written until End belongs to it.
func (p *Paper) Begin(what thing.Thing, r ui.Rect) {
	whole := r
	if p.clip.W > 0 {
		r = r.Intersect(p.clip)
	}
	*p.spots = append(*p.spots, Spot{Thing: what, Rect: r, Cut: r != whole, Whole: whole})
	p.spot = len(*p.spots) - 1
}

// Off dims the open spot and sets why.
func (p *Paper) Off(why string) {
	s := &(*p.spots)[p.spot]
	s.Off, s.Why = true, why
}

// End closes the open spot.
func (p *Paper) End() { p.spot = -1 }

// Resume reopens an earlier spot.
func (p *Paper) Resume(what thing.Thing) {
	for i := range *p.spots {
		if (*p.spots)[i].Thing == what {
			p.spot = i
		}
	}
}

// Panel writes the ground of a panel.
func (p *Paper) Panel(r ui.Rect, radius float64) {
	lies := slices.ContainsFunc(p.Items, func(below Item) bool {
		return below.kind == panelItem && below.r.Contains(r.X, r.Y) && below.r.Right() >= r.Right() && below.r.Bottom() >= r.Bottom()
	})
	p.add(Item{kind: panelItem, r: r, radius: radius, lies: lies})
}

// PanelAt returns the ground of the panel at a place, and whether there is one.
func (p *Paper) PanelAt(x, y float64) (ui.Rect, bool) {
	for i := range p.Items {
		if p.Items[i].kind == panelItem && p.Items[i].r.Contains(x, y) {
			return p.Items[i].r, true
		}
	}
	return ui.Rect{}, false
}

// Covers reports whether the ground of one of the panels covers a place.
func (p *Paper) Covers(x, y float64) bool {
	_, there := p.PanelAt(x, y)
	return there
}

// Round fills a rounded area.
func (p *Paper) Round(r ui.Rect, radius float64, color theme.Color) {
	p.add(Item{kind: roundItem, r: r, radius: radius, color: color})
}

// Tile fills a rounded area that can be used: with high contrast it has an edge.
func (p *Paper) Tile(r ui.Rect, radius float64, color theme.Color) {
	p.add(Item{kind: tileItem, r: r, radius: radius, color: color})
}

// Circle fills a circle around x, y.
func (p *Paper) Circle(x, y, radius float64, color theme.Color) {
	p.Round(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, color)
}

// Ring draws the border of a circle around x, y.
func (p *Paper) Ring(x, y, radius, width float64, color theme.Color) {
	p.Border(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, width, color)
}

// Border draws the border of a rounded area.
func (p *Paper) Border(r ui.Rect, radius, width float64, color theme.Color) {
	p.add(Item{kind: lineItem, r: r, radius: radius, width: width, color: color})
}

// Empty writes an empty place.
func (p *Paper) Empty(r ui.Rect, radius float64) { p.add(Item{kind: emptyItem, r: r, radius: radius}) }

// Fill fills an area.
func (p *Paper) Fill(r ui.Rect, color theme.Color) { p.add(Item{kind: fillItem, r: r, color: color}) }

// Text writes one line around the middle line y, and returns its width.
func (p *Paper) Text(style ui.Style, s string, x, y float64, align ui.Align, color theme.Color) float64 {
	const wide = 4000
	r := ui.Rect{X: x, Y: y - 20, W: wide, H: 40}
	switch align {
	case ui.Center:
		r.X -= wide / 2
	case ui.Right:
		r.X -= wide
	}
	p.TextIn(style, s, r, align, color)
	return ui.Measure(style, s)
}

// Counted writes a number like Text, one that is shown counting when its value changes.
func (p *Paper) Counted(of thing.Thing, style ui.Style, s string, x, y float64, color theme.Color) float64 {
	width := p.Text(style, s, x, y, ui.Left, color)
	p.Items[len(p.Items)-1].number = of
	return width
}

// CountedIn writes such a number into an area, as TextIn does.
func (p *Paper) CountedIn(of thing.Thing, style ui.Style, s string, r ui.Rect, align ui.Align, color theme.Color) {
	p.TextIn(style, s, r, align, color)
	p.Items[len(p.Items)-1].number = of
}

// TextIn writes one line into the middle of an area: smaller if larger texts have no room, and cut with an
// ellipsis if it does not fit.
func (p *Paper) TextIn(style ui.Style, s string, r ui.Rect, align ui.Align, color theme.Color) {
	p.add(Item{kind: textItem, style: ui.Snug(style, r.W, s), Text: s, says: s, r: r, align: align, color: color})
}

// Lines writes a text over at most most lines around the middle of an area, smaller if larger texts have no room.
func (p *Paper) Lines(style ui.Style, s string, r ui.Rect, most int, align ui.Align, color theme.Color) {
	style, closest := ui.SnugLines(style, s, r.W, r.H, most)
	broken := ui.Wrap(style, s, r.W)
	if len(broken) > most {
		rest := ""
		for i, line := range broken[most-1:] {
			if i > 0 {
				rest += " "
			}
			rest += line
		}
		broken = append(append([]string(nil), broken[:most-1]...), rest)
	}
	if torn := ui.Torn(style, s, r.W); len(torn) > 0 {
		p.add(Item{kind: tornItem, torn: torn})
	}
	height := style.LineHeight()
	if len(broken) > 1 && height*float64(len(broken)) > r.H {
		height = max(closest, r.H/float64(len(broken)))
	}
	y, from := r.Y+r.H/2-height*float64(len(broken)-1)/2, len(p.Items)
	for _, line := range broken {
		p.TextIn(style, line, ui.Rect{X: r.X, Y: y - height/2, W: r.W, H: height}, align, color)
		y += height
	}
	p.Unsaid(from)
	p.Items[from].says = s
}

// Art draws a picture with its anchor at x, y; size is relative to 100 %.
func (p *Paper) Art(id sprites.ID, x, y, size float64) {
	p.add(Item{kind: artItem, Art: id, r: ui.Rect{X: x, Y: y}, Options: sprites.Options{Scale: size}})
}

// FadedArt is Art faded by fade, from 0 to 1.
func (p *Paper) FadedArt(id sprites.ID, x, y, size, fade float64) {
	p.add(Item{kind: artItem, Art: id, r: ui.Rect{X: x, Y: y}, Options: sprites.Options{Scale: size, Fade: fade}})
}

// Tinted is Art in one color.
func (p *Paper) Tinted(id sprites.ID, x, y, size float64, color theme.Color) {
	p.add(Item{kind: artItem, Art: id, r: ui.Rect{X: x, Y: y}, Options: sprites.Options{Scale: size, Tint: color}})
}

// Piece is art that is not drawn while its spot's content is held.
func (p *Paper) Piece(piece sprites.Piece, x, y, size float64) {
	p.add(Item{kind: pieceItem, Art: piece.Picture(), r: ui.Rect{X: x, Y: y}, Options: sprites.Options{Scale: size}})
}

// Icon draws an icon into an area.
func (p *Paper) Icon(icon ui.Icon, r ui.Rect, color theme.Color) {
	p.add(Item{kind: iconItem, icon: icon, r: r, color: color})
}

// Main marks an area as a main button. does is what it does: any text that changes with that.
func (p *Paper) Main(does string, r ui.Rect) { p.add(Item{kind: mainItem, does: does, r: r}) }

// KeyCapSize returns the height of a key's cap, which is also its least width, in logical pixels.
func KeyCapSize(reader *ui.Reader) float64 { return reader.Styles.Grown(18) }

// KeyCap draws a key with its upper left corner at x, y, at most most wide, and returns its width: 0 for a key
// without a name.
func (p *Paper) KeyCap(name string, x, y, most float64) float64 {
	if name == "" {
		return 0
	}
	const pad = 4
	r := ui.Rect{X: x, Y: y, W: KeyCapSize(p.Reader), H: KeyCapSize(p.Reader)}
	if wide := ui.Measure(p.Styles.TextStrong, name) + 2*pad; wide > r.W+pad {
		r.W = min(wide, most)
	}
	p.Round(r, 5, theme.Card)
	p.Border(r, 5, 1.5, theme.SecondInk)
	p.TextIn(p.Styles.TextStrong, name, r, ui.Center, theme.Ink)
	p.Unsaid(len(p.Items) - 1) // the tip names the key
	return r.W
}

// Ink returns where a text or a picture is seen, in logical pixels; false for anything else.
func (i *Item) Ink() (ui.Rect, bool) {
	switch i.kind {
	case textItem:
		w, h := ui.Measure(i.style, i.Text), i.style.Size*0.9
		x := i.r.X
		switch i.align {
		case ui.Center:
			x += (i.r.W - w) / 2
		case ui.Right:
			x += i.r.W - w
		}
		return ui.Rect{X: x, Y: i.r.Y + (i.r.H-h)/2, W: w, H: h}, true
	case artItem, pieceItem:
		w, h := i.Art.Size()
		ax, ay := i.Art.Anchor()
		size := i.Options.Scale
		return ui.Rect{X: i.r.X - ax*size, Y: i.r.Y - ay*size, W: w * size, H: h * size}, true
	}
	return ui.Rect{}, false
}
