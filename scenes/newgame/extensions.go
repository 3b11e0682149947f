package newgame

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// layoutExtensions places a card for each extension: its name, what it brings, and what it excludes.
func (s *Scene) layoutExtensions(c *scenes.Context, area ui.Rect) {
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	area.W -= 12
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "newgame.cards", Rect: area}, Offset: offset}
	s.page.Add(s.scroll)
	const least = 300
	across := max(1, int((area.W+gap)/(least+gap)))
	width := (area.W - gap*float64(across-1)) / float64(across)
	y, height := area.Y, 0.0
	for i, e := range s.known {
		if i%across == 0 {
			y += height
			height = 0
			for _, other := range s.known[i:min(i+across, len(s.known))] {
				height = max(height, extensionHeight(other, width)+gap)
			}
		}
		r := ui.Rect{X: area.X + float64(i%across)*(width+gap), Y: y, W: width, H: height - gap}
		spot := &ui.Spot{Base: ui.Base{ID: "newgame.extension." + e.ID, Rect: r, Inside: s.scroll}}
		chosen := slices.Contains(s.choice.extensions, e.ID)
		spot.Do = s.change(c, func() { s.toggle(e) })
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if chosen || state.Hover || state.Focus {
				paintCard(c, r, state, chosen)
			} else {
				c.Panel(r, 10)
			}
			y := r.Y + 14
			y += c.Paragraph(ui.Heading, ui.T("extension."+e.ID), r.X+16, y, r.W-60, ui.Left, ui.Ink) + 4
			y += c.Paragraph(ui.Text, ui.T("extension_line."+e.ID), r.X+16, y, r.W-32, ui.Left, ui.SecondInk)
			if sentence := exclusions(e); sentence != "" {
				c.Paragraph(ui.Text, sentence, r.X+16, y+4, r.W-32, ui.Left, ui.Warning)
			}
			if chosen {
				ui.IconCheck(c, ui.Rect{X: r.Right() - 36, Y: r.Y + 14, W: 20, H: 20}, ui.Accent)
			}
		}
		s.page.Add(spot)
	}
	s.scroll.Height = y + height - area.Y
}

func extensionHeight(e *game.Extension, width float64) float64 {
	h := 28 + 4 + ui.ParagraphHeight(ui.Heading, ui.T("extension."+e.ID), width-60) + ui.ParagraphHeight(ui.Text, ui.T("extension_line."+e.ID), width-32)
	if sentence := exclusions(e); sentence != "" {
		h += 4 + ui.ParagraphHeight(ui.Text, sentence, width-32)
	}
	return h
}

// exclusions says what can't be played together with an extension.
func exclusions(e *game.Extension) string {
	if len(e.Excludes) == 0 {
		return ""
	}
	var names []string
	for _, other := range e.Excludes {
		names = append(names, ui.T("extension."+other))
	}
	return ui.T("newgame.excludes", ui.Data{"Names": strings.Join(names, ", ")})
}

// toggle takes an extension in or out; what it excludes goes out.
func (s *Scene) toggle(e *game.Extension) {
	if at := slices.Index(s.choice.extensions, e.ID); at >= 0 {
		s.choice.extensions = slices.Delete(s.choice.extensions, at, at+1)
		return
	}
	s.choice.extensions = slices.DeleteFunc(s.choice.extensions, func(id string) bool {
		at := slices.IndexFunc(s.known, func(k *game.Extension) bool { return k.ID == id })
		return slices.Contains(e.Excludes, id) || at >= 0 && slices.Contains(s.known[at].Excludes, e.ID)
	})
	s.choice.extensions = append(s.choice.extensions, e.ID)
}
