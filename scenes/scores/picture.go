package scores

import (
	"bytes"
	"image"
	"image/png"
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/files"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// save lets the player keep a picture of the end: in a file of their choice, or as a download.
func (s *Scene) save(c *scenes.Context) {
	var data bytes.Buffer
	err := png.Encode(&data, s.poster().Picture())
	c.SaveFile(c.T("scores.save"), "clinic.png", data.Bytes(), err, files.Kind{Name: c.T("files.picture"), Ending: "png"})
}

// poster returns the picture that is saved.
func (s *Scene) poster() *Poster {
	p := PosterOf(s.Reader, s.session)
	p.sheet.standing = s.standing
	return p
}

// The size of the saved picture in pixels, independent of the window, and its width in logical pixels if the lines of
// the sheet fit.
const pictureWide, pictureHigh, posterWide = 1920, 1080, 1280.0

// Poster is the end of a game as it is shown to others: who won, the score sheet, and beside it the clinics of all
// players.
type Poster struct {
	*ui.Reader
	sheet  *Scene // never on the screen: everything it paints is in the picture
	houses []*dollhouse.House
	code   string // with which it can be played again, with the words before it; empty where it has none
}

// PosterOf returns the poster of a session whose game is over.
func PosterOf(reader *ui.Reader, s *session.Session) *Poster {
	usual := *reader
	usual.Styles = ui.StylesAt(100) // as everybody sees the picture
	p := &Poster{Reader: &usual, sheet: New(&usual, s)}
	p.sheet.looked = game.NoPlayer
	p.sheet.lines = p.sheet.rows()
	for player := range p.sheet.scores {
		house := &dollhouse.House{}
		house.Show(dollhouse.OfPlayer(s.ContextOf(player)))
		p.houses = append(p.houses, house)
	}
	if code, err := sharing.CodeOf(s); err == nil {
		p.code = p.T("scores.picture_code", ui.Data{"Code": code})
	}
	return p
}

// Painted returns the poster as an image for the screen; the caller deallocates it.
func (p *Poster) Painted() *ebiten.Image {
	target := ebiten.NewImage(pictureWide, pictureHigh)
	p.draw(ui.NewCanvas(p.Reader, target, p.scale()))
	return target
}

// scale returns how many pixels of the picture a logical pixel is: fewer where the sheet has many lines.
func (p *Poster) scale() float64 {
	sheet, wide := p.points()
	return min(pictureWide/posterWide, pictureHigh/(sheet.Fit(wide).H+2*margin+posterHead+posterFoot+8))
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
)

// points is the sheet, and how wide it is.
func (p *Poster) points() (node tree.Node, wide float64) {
	t := &sheet{Scene: p.sheet, cell: sheetCell, pad: 14}
	if len(p.houses) == 1 { // how much of the goal is done stands there
		t.cell = lonelyCell
	}
	var names, lines []tree.Node
	for player := range p.houses {
		names = append(names, tree.Pad(2, 2, t.name(player)))
	}
	for i, r := range t.lines {
		r.rule = "" // of no use to who has no book at hand
		lines = append(lines, tree.Growing{Node: tree.Named("picture.line."+strconv.Itoa(i), t.line(r, 1)), Share: 1, Most: mostLine})
	}
	return card(t.whole(names, tree.Column(0, lines...), tree.Named("picture.total", t.totals()))), sheetWide + t.cell*float64(len(p.houses))
}

// draw paints the poster on a canvas.
func (p *Poster) draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	sheet, wide := p.points()
	code := tree.ByWidth(func(wide float64) tree.Node {
		if text := tree.Text(c.Styles.Text, p.code, theme.SecondInk).InLine(); text.Fit(wide).W <= wide {
			return tree.Named("picture.code", text)
		}
		return tree.Art{}
	})
	body := tree.Row(gap, tree.Wide(wide, sheet), tree.Grow(p.clinics()))
	all := tree.Column(0, tree.Limits{High: posterHead, Node: tree.Top(p.head())}, tree.Grow(body), tree.Edges{Top: 8, Node: tree.Limits{High: posterFoot, Node: code}})
	screen := tree.Screen{Reader: c.Reader}
	screen.Place(tree.Pad(margin, margin, all), ui.Rect{W: c.Width, H: c.Height})
	screen.Draw(c)
}

// head says who won and why, and which game it was.
func (p *Poster) head() tree.Node {
	verdict, why := p.sheet.Head()
	sign := tree.Art{W: 60, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		pictures.Draw(c, pictures.Logo, r.Right()-30, r.Y+18, 1.1, 0)
	}}
	name := tree.Text(p.Styles.Big, p.T("game.name"), theme.Ink).InLine()
	first := tree.Row(0, tree.Grow(tree.Text(p.Styles.Big, verdict, theme.Ink).InLine()), sign, name)
	reason := tree.Text(p.Styles.Label, why, theme.SecondInk).InLine()
	about := tree.Grow(tree.Text(p.Styles.Text, p.sheet.about(), theme.SecondInk).InLine().To(ui.Right))
	return tree.Column(0, tree.Limits{High: 36, Node: first}, tree.Limits{High: 24, Node: tree.First(tree.Row(2*gap, reason, about), reason)})
}

// clinics are those of all players beside each other, of more than two some above others, that of the first one first.
func (p *Poster) clinics() tree.Node {
	left, right := tree.Column(gap), tree.Column(gap)
	for i, player := range p.sheet.standings {
		column := &right
		if i == 0 || i == 2 && len(p.houses) == 4 {
			column = &left
		}
		column.Nodes = append(column.Nodes, tree.Grow(p.clinic(player)))
	}
	if len(right.Nodes) == 0 {
		return left
	}
	return tree.Row(gap, tree.Grow(left), tree.Grow(right))
}

// clinic is that of a player.
func (p *Poster) clinic(player int) tree.Node {
	const high = 36
	head := tree.Row(8, tree.Edges{Left: 2, Node: p.sheet.who(player)}, tree.Grow(tree.Text(p.Styles.Heading, p.sheet.session.Seats().Name(p.Reader, player), theme.Ink).InLine()))
	if len(p.houses) > 1 {
		points := tree.Text(p.Styles.Number, p.Texts.Number(p.sheet.scores[player].Total), theme.Ink).InLine()
		head.Nodes = append(head.Nodes, points)
	}
	house := tree.Named("picture.clinic."+strconv.Itoa(player), tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 12, theme.Ground)
		p.houses[player].Draw(c, r.Inset(6))
	}})
	return tree.Ground(tree.Panel(16), tree.Pad(10, 10, tree.Column(4, tree.Limits{High: high, Node: head}, tree.Grow(house))))
}
