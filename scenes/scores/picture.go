package scores

import (
	"bytes"
	"image"
	"image/png"
	"slices"
	"strconv"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/files"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// save lets the player keep a picture of the end: in a file of their choice, or as a download.
func (s *Scene) save(c *scenes.Context) {
	var data bytes.Buffer
	err := png.Encode(&data, s.poster().Picture())
	c.SaveFile(ui.T("scores.save"), "clinic.png", data.Bytes(), err, files.Kind{Name: ui.T("files.picture"), Ending: "png"})
}

// poster returns the picture that is saved.
func (s *Scene) poster() *Poster {
	p := PosterOf(s.session)
	p.sheet.standing = s.standing
	return p
}

// The size of the saved picture in pixels, independent of the window, and its width in logical pixels if the lines of
// the sheet fit.
const pictureWide, pictureHigh, posterWide = 1920, 1080, 1280.0

// Poster is the end of a game as it is shown to others: who won, the score sheet, and beside it the clinics of all
// players.
type Poster struct {
	sheet  *Scene // never on the screen: everything it paints is in the picture
	houses []*dollhouse.House
	about  string // the game
	code   string // a text with the code by which it can be played again; empty if it has no code
}

// PosterOf returns the poster of a session whose game is over.
func PosterOf(s *session.Session) *Poster {
	p := &Poster{sheet: New(s)}
	p.sheet.looked = game.NoPlayer
	p.sheet.lines = p.sheet.rows()
	for player := range p.sheet.scores {
		house := &dollhouse.House{}
		house.Show(dollhouse.OfPlayer(s.ContextOf(player)))
		p.houses = append(p.houses, house)
	}
	config := &s.Rules().Config
	var parts []string
	if len(p.sheet.scores) == 1 {
		parts = append(parts, ui.T("campaign.alone"), ui.T("newgame.side."+config.Sides[0]))
	}
	for _, id := range slices.Concat(config.Extensions, config.Variants) {
		parts = append(parts, words.Extension(id))
	}
	if len(config.Extensions)+len(config.Variants) == 0 {
		parts = append(parts, ui.T("records.base_game"))
	}
	p.about = texts.Dots(parts...)
	if code, err := sharing.CodeOf(s); err == nil {
		p.code = ui.T("scores.picture_code", ui.Data{"Code": code})
	}
	return p
}

// Painted returns the poster as an image for the screen; the caller deallocates it.
func (p *Poster) Painted() *ebiten.Image {
	size := ui.TextSize()
	ui.SizeTexts(100)
	defer ui.SizeTexts(size)
	target := ebiten.NewImage(pictureWide, pictureHigh)
	p.draw(ui.NewCanvas(target, pictureWide/p.wide()))
	return target
}

// Picture returns the poster as an image for a file.
func (p *Poster) Picture() *image.RGBA {
	target := p.Painted()
	defer target.Deallocate()
	picture := image.NewRGBA(target.Bounds())
	target.ReadPixels(picture.Pix)
	return picture
}

// The parts of the picture, in logical pixels.
const (
	posterHead = 68.0
	posterFoot = 24.0
	sheetWide  = 262.0 // without the cells of the players
	lonelyCell = 128.0 // in a solo game
	sheetCell  = 92.0
	nameHigh   = 36.0 // above a clinic
)

// wide returns the width of the poster in logical pixels: more than usual if the sheet has many lines, which are
// smaller then. Its height is nine sixteenths of that.
func (p *Poster) wide() float64 {
	const step = 1.05
	wide := posterWide
	for p.lack(wide) > 0 {
		wide *= step
	}
	return wide
}

// lack returns by how much the sheet is too high at that width, 0 or less if it fits.
func (p *Poster) lack(wide float64) float64 {
	area := p.sheetArea(wide, wide*pictureHigh/pictureWide).Inset(16)
	high := 2*(nameRowHeight+4) + p.record(area.W)
	for _, r := range p.sheet.lines {
		high += p.leastRow(r, area.W)
	}
	return high - area.H
}

// record returns the height of the line about the records with the gap above it, 0 if there is none.
func (p *Poster) record(width float64) float64 {
	if high := p.sheet.recordHigh(width); high > 0 {
		return high + 6
	}
	return 0
}

func (p *Poster) cell() float64 {
	if len(p.houses) == 1 { // the progress of the goal is written there
		return lonelyCell
	}
	return sheetCell
}

func (p *Poster) sheetArea(wide, high float64) ui.Rect {
	return ui.Rect{X: margin, Y: margin + posterHead, W: sheetWide + p.cell()*float64(len(p.houses)), H: high - 2*margin - posterHead - posterFoot - 8}
}

func (p *Poster) leastRow(r row, width float64) float64 {
	return max(leastRow, rowPad+ui.ParagraphHeight(ui.TextStrong, p.sheet.lineName(r.what), width-p.cell()*float64(len(p.houses))-pictureWidth))
}

// draw paints the poster on a canvas whose width is that of wide.
func (p *Poster) draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	p.drawHead(c)
	sheet := p.sheetArea(c.Width, c.Height)
	c.Panel(sheet, 16)
	p.drawSheet(c, sheet.Inset(16))
	p.drawClinics(c, ui.Rect{X: sheet.Right() + gap, Y: sheet.Y, W: c.Width - sheet.Right() - gap - margin, H: sheet.H})
	if foot := (ui.Rect{X: margin, Y: c.Height - margin - posterFoot, W: c.Width - 2*margin, H: posterFoot}); ui.Measure(ui.Text, p.code) <= foot.W {
		c.TextIn(ui.Text, p.code, foot, ui.Left, theme.SecondInk)
		c.Landmark("picture.code", foot)
	}
}

// drawHead says who won and why, and which game it was.
func (p *Poster) drawHead(c *ui.Canvas) {
	head := ui.Rect{X: margin, Y: margin, W: c.Width - 2*margin, H: posterHead - 8}
	name := ui.Measure(ui.Big, ui.T("game.name"))
	at := ui.Rect{X: head.Right() - name, Y: head.Y, W: name, H: 36}
	c.TextIn(ui.Big, ui.T("game.name"), at, ui.Right, theme.Ink)
	pictures.Draw(c, pictures.Logo, at.X-30, at.Y+18, 1.1, 0)
	verdict, reason := p.sheet.Head()
	c.TextIn(ui.Big, verdict, ui.Rect{X: head.X, Y: head.Y, W: at.X - 60 - head.X, H: 36}, ui.Left, theme.Ink)
	c.TextIn(ui.Label, reason, ui.Rect{X: head.X, Y: head.Y + 36, W: head.W, H: 24}, ui.Left, theme.SecondInk)
	if beside := head.W - ui.Measure(ui.Label, reason) - 2*gap; ui.Measure(ui.Text, p.about) <= beside {
		c.TextIn(ui.Text, p.about, ui.Rect{X: head.Right() - beside, Y: head.Y + 36, W: beside, H: 24}, ui.Right, theme.SecondInk)
	}
}

// drawSheet paints every line of the sheet, the players' totals, and the line about the records.
func (p *Poster) drawSheet(c *ui.Canvas, area ui.Rect) {
	s, cell := p.sheet, p.cell()
	names := area.CutTop(nameRowHeight, 4)
	for player := range s.scores {
		at := ui.Rect{X: names.Right() - cell*float64(len(s.scores)-player), Y: names.Y, W: cell, H: names.H}
		s.paintName(c, at.Inset(2), ui.State{}, player)
	}
	if high := p.record(area.W); high > 0 {
		s.paintRecord(c, area.CutBottom(high-6, 6))
	}
	total := area.CutBottom(nameRowHeight, 4)
	spare := area.H
	for _, r := range s.lines {
		spare -= p.leastRow(r, area.W)
	}
	for i, r := range s.lines {
		at := area.CutTop(min(60, p.leastRow(r, area.W)+max(0, spare)/float64(len(s.lines))), 0)
		r.rule = "" // of no use to readers without the book
		s.paintRow(c, at, r, cell, 1, false)
		c.Landmark("picture.line."+strconv.Itoa(i), at)
	}
	c.Landmark("picture.total", total)
	s.paintTotal(c, total, cell, false)
}

// drawClinics paints the clinics of all players side by side, in two rows if there are more than two, the first
// player's first.
func (p *Poster) drawClinics(c *ui.Canvas, area ui.Rect) {
	right := area
	left := right.CutLeft((area.W-gap)/2, gap)
	places := []ui.Rect{area}
	switch len(p.houses) {
	case 2:
		places = []ui.Rect{left, right}
	case 3:
		places = append([]ui.Rect{left}, halves(right)...)
	case 4:
		at, beside := halves(left), halves(right)
		places = []ui.Rect{at[0], beside[0], at[1], beside[1]}
	}
	for i, player := range p.sheet.standings {
		p.drawClinic(c, places[i], player)
	}
}

// halves returns the upper and the lower half of an area.
func halves(area ui.Rect) []ui.Rect {
	upper := area.CutTop((area.H-gap)/2, gap)
	return []ui.Rect{upper, area}
}

// drawClinic paints a player's clinic.
func (p *Poster) drawClinic(c *ui.Canvas, area ui.Rect, player int) {
	s := p.sheet
	c.Panel(area, 16)
	area = area.Inset(10)
	head := area.CutTop(nameHigh, 4)
	if len(p.houses) > 1 {
		points := words.Number(s.scores[player].Total)
		c.TextIn(ui.Number, points, head.CutRight(ui.Measure(ui.Number, points)+10, 8), ui.Right, theme.Ink)
	}
	s.paintWho(c, player, head.X+14, head.Y+head.H/2)
	head.CutLeft(34, 0)
	c.TextIn(ui.Heading, s.session.Seats().Name(player), head, ui.Left, theme.Ink)
	c.Round(area, 12, theme.Ground)
	p.houses[player].Draw(c, area.Inset(6))
	c.Landmark("picture.clinic."+strconv.Itoa(player), area)
}
