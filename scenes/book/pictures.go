package book

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// ofRule is the prefix of names of an extension's pictures of its rules; the extension and the rule follow it.
const ofRule = "@"

// drawing is a picture of the book.
type drawing struct {
	tall  float64 // in logical pixels, 0 for the usual height
	paint func(c *ui.Canvas, r ui.Rect)
	sign  ui.Icon // at the upper left: right, wrong, or lacking something; nil for none
	color func() theme.Color
}

const (
	usualHigh   = 148.0
	pictureEdge = 6.0 // around the drawing
)

func (d *drawing) high(float64) float64 {
	if d.tall > 0 {
		return d.tall
	}
	return usualHigh
}

// draw paints the picture on its background.
func (d *drawing) draw(c *ui.Canvas, r ui.Rect) {
	c.Round(r, 14, theme.Ground)
	d.paint(c, r.Inset(pictureEdge))
	if d.sign != nil {
		d.sign(c, ui.Rect{X: r.X + 10, Y: r.Y + 10, W: 20, H: 20}, d.color())
	}
}

// drawing returns the picture of a name, which is made when it is first needed.
func (b *Book) drawing(name string) *drawing {
	if d := b.drawn[name]; d != nil {
		return d
	}
	if b.drawn == nil {
		b.drawn = map[string]*drawing{}
	}
	d := b.make(name)
	b.drawn[name] = d
	return d
}

func (b *Book) make(name string) *drawing {
	if of, found := strings.CutPrefix(name, ofRule); found {
		extension, rule, _ := strings.Cut(of, ".")
		for _, board := range extensionui.Of(extension).Boards() {
			if board.Rule == rule {
				return &drawing{paint: dollhouse.NewBoard(board.Rooms).Draw}
			}
		}
	}
	switch name {
	case "pairs":
		return &drawing{tall: pairsHigh, paint: b.paintPairs}
	case "pays":
		return &drawing{tall: 212, paint: b.paintPays}
	}
	return b.ofPosition(positions[name])
}

// ofPosition returns the picture of a position: a room that does not work is gray and shows what it lacks, and a
// forbidden part is red.
func (b *Book) ofPosition(p *position) *drawing {
	board := p.board()
	numbers := make(game.Numbers, game.NumberCount)
	numbers[game.PlacesStreet], _ = b.Numbers["parking_street"].(int)
	numbers[game.PlacesParkingLot], _ = b.Numbers["parking_lot"].(int)
	shown := dollhouse.Of(board, numbers)
	d := &drawing{}
	var rooms []sprites.Room
	for _, room := range shown.Rooms {
		if room.Kind == sprites.KindStreet && !p.streets {
			continue
		}
		if room.Off {
			d.sign, d.color = ui.IconWarning, func() theme.Color { return theme.Warning }
		}
		rooms = append(rooms, room)
	}
	if p.wrong.Kind != "" {
		d.sign, d.color = ui.IconCross, func() theme.Color { return theme.IllegalInk }
		rooms = withWrong(rooms, board, p.wrong)
	} else if d.sign == nil && p.works {
		d.sign, d.color = ui.IconCheck, func() theme.Color { return theme.LegalInk }
	}
	d.paint = dollhouse.NewBoard(rooms).Draw
	return d
}

// withWrong adds the forbidden part, with red bars toward what it may not touch; a conveyor makes its room red.
func withWrong(rooms []sprites.Room, board *clinic.Clinic, wrong clinic.Component) []sprites.Room {
	for i := range rooms {
		if wrong.Kind == clinic.Conveyor && rooms[i].Space == wrong.Space {
			rooms[i].Conveyor, rooms[i].Light = true, sprites.LitBad
			return rooms
		}
	}
	room := sprites.Room{Space: wrong.Space, Kind: dollhouse.Kind(wrong.Kind), Service: wrong.Service, Trial: sprites.Forbidden}
	for side := clinic.North; side <= clinic.West; side++ {
		if next := wrong.Space.Next(side); board.Contains(next) && board.At(next).Kind == wrong.Kind {
			room.BadSides = room.BadSides.With(side)
		}
	}
	return append(rooms, room)
}

// paintPays paints what a patient of each color pays, and what a garden beside the room adds (B81).
func (b *Book) paintPays(c *ui.Canvas, r ui.Rect) {
	rows := []struct {
		picture sprites.ID
		number  string
		plus    bool
	}{
		{sprites.Patient1.Picture(), "income_white", false}, {sprites.Patient2.Picture(), "income_yellow", false}, {sprites.Patient3.Picture(), "income_orange", false},
		{sprites.Patient4.Picture(), "income_red", false}, {sprites.KindGarden.Picture(0), "income_garden", true},
	}
	high := r.H / float64(len(rows))
	x := r.X + r.W/2
	for i, row := range rows {
		line := ui.Rect{X: x - 70, Y: r.Y + float64(i)*high, W: 60, H: high}
		pictures.UpTo(c, row.picture, line.Inset(2), 1, 0)
		value, _ := b.Numbers[row.number].(int)
		text := c.Texts.Dollars(value)
		if row.plus {
			text = words.SignedDollars(c.Reader, value)
		}
		c.TextIn(c.Styles.Price, text, ui.Rect{X: x + 4, Y: line.Y, W: 80, H: high}, ui.Left, theme.Ink)
	}
}

// drawSign paints the picture beside the title of a page of the base game.
func drawSign(c *ui.Canvas, page string, r ui.Rect) {
	c.Round(r, 14, theme.Ground)
	pictures.UpTo(c, pictureOf(page), r.Inset(r.W*0.14), 1.6, 0)
}

// Picture paints the picture of an extension on its background, fade from 0 to 1.
func Picture(c *ui.Canvas, id string, r ui.Rect, fade float64) {
	c.Round(r, 12, theme.Ground)
	switch d := extensionui.Of(id); {
	case d == nil:
	case d.Plan != nil:
		dollhouse.Thumbnail(c, d.Plan, r.Inset(r.W*0.08), 2)
	default:
		pictures.UpTo(c, d.Picture, r.Inset(r.W*0.12), 2.4, fade)
	}
}

// Ruling is a rule with its id behind it on a page of another screen.
func Ruling(reader *ui.Reader, id, rule, text string) tree.Node {
	const number, pad, least = 46, 8, 28
	row := tree.Row(pad, tree.Grow(tree.Text(reader.Styles.Text, text, theme.Ink)), tree.Wide(number, tree.Top(tree.Text(reader.Styles.Text, rule, theme.SecondInk).To(ui.Right))))
	return tree.Named(id, tree.Ground(tree.Round(10, theme.Card), tree.Pad(pad, pad, tree.Limits{High: least, Node: row})))
}
