package newgame

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// presets are all ready-made games.
var presets = extensions.Presets()

// leftOut returns the known extensions that a preset does not choose.
func leftOut(p *extensions.Preset, known []*game.Extension) []string {
	var ids []string
	chosen := p.Of(known)
	for _, e := range known {
		if !slices.Contains(chosen, e.ID) {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

const presetPicture = 28 // side of the picture of an extension on a ready-made game

// presets is a button for each ready-made game that these extensions offer, and below them what is in the game that is
// chosen.
func (s *Scene) presets(c *scenes.Context) tree.Node {
	row := tree.Row(8)
	for _, p := range s.offeredPresets() {
		row.Nodes = append(row.Nodes, tree.Grow(s.preset(c, p)))
	}
	contents := tree.ByWidth(func(wide float64) tree.Node {
		told := s.contents()
		short, base := told.within(c.Reader, wide), ui.Base{ID: "newgame.contents", Disabled: true}
		if short != told.whole(c.Reader) {
			base.Tip = told.whole(c.Reader)
		}
		return tree.Press{Base: base, Node: tree.Text(c.Styles.Text, short, theme.Ink).InLine()}
	})
	title := tree.Text(c.Styles.TextStrong, c.T("newgame.presets"), theme.SecondInk)
	return tree.Edges{Bottom: 12, Node: tree.Column(2, title, row, tree.Edges{Top: 4, Node: contents})}
}

// presetChips are the ready-made games in a line that is drawn sideways.
func (s *Scene) presetChips(c *scenes.Context) tree.Node {
	row := tree.Row(smallGap)
	for _, p := range s.offeredPresets() {
		ids, title := p.Of(s.known), extensionui.PresetTitle(c.Reader, p)
		chip := tree.Art{W: ui.Measure(c.Styles.TextStrong, title) + 32, H: finger, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
			c.Chip(r, title, sameSet(ids, s.choice.extensions), state)
		}}
		row.Nodes = append(row.Nodes, tree.Press{Base: ui.Base{ID: "newgame.preset." + p.ID}, Node: chip, Selected: sameSet(ids, s.choice.extensions), Do: s.change(c, func() { s.take(ids) })})
	}
	return tree.Scroll{ID: "newgame.presets", Sideways: true, Node: tree.Pad(smallPad, 0, row)}
}

// offeredPresets returns the ready-made games that these extensions offer.
func (s *Scene) offeredPresets() (offered []*extensions.Preset) {
	for i := range presets {
		if p := &presets[i]; p.ID == "first_game" || len(p.Of(s.known)) > 0 {
			offered = append(offered, p)
		}
	}
	return offered
}

func (s *Scene) preset(c *scenes.Context, p *extensions.Preset) tree.Node {
	ids := p.Of(s.known)
	chosen, ink := sameSet(ids, s.choice.extensions), theme.Ink
	if chosen {
		ink = theme.Accent
	}
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if chosen || state.Hover || state.Focus {
			paintCard(c, r, state, chosen)
		} else {
			c.Panel(r, 10)
		}
	}
	pictures := tree.Art{H: presetPicture, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { paintPictures(c, ids, r) }}
	face := tree.Pad(8, 8, tree.Column(2, tree.Grow(tree.Top(tree.Text(c.Styles.TextStrong, extensionui.PresetTitle(c.Reader, p), ink))), pictures))
	return tree.Press{Base: ui.Base{ID: "newgame.preset." + p.ID}, Node: tree.Ground(ground, face), Selected: chosen, Do: s.change(c, func() { s.take(ids) })}
}

// paintPictures paints the pictures of extensions side by side, and how many more there are than fit; without
// extensions it paints a clinic of the base game.
func paintPictures(c *ui.Canvas, ids []string, r ui.Rect) {
	if len(ids) == 0 {
		dollhouse.Thumbnail(c, dollhouse.Layout(clinic.White, clinic.MaxColumns), r.CutLeft(2*presetPicture, 0), 1)
		return
	}
	more, counted := 0, 0.0
	for float64(len(ids)-more)*(presetPicture+2)-2+counted > r.W {
		more++
		counted = max(presetPicture, ui.Measure(c.Styles.TextStrong, "+"+strconv.Itoa(more))) + 2
	}
	for _, id := range ids[:len(ids)-more] {
		book.Picture(c, id, r.CutLeft(presetPicture, 2), 0)
	}
	if more > 0 {
		c.TextIn(c.Styles.TextStrong, "+"+strconv.Itoa(more), r, ui.Left, theme.SecondInk)
	}
}

// contents is a sentence about what a game contains, with a list that can be cut short.
type contents struct {
	id    string
	names []string
}

// contents returns what the chosen game contains.
func (s *Scene) contents() contents {
	for i := range presets {
		p := &presets[i]
		switch ids := p.Of(s.known); {
		case !sameSet(ids, s.choice.extensions) || p.ID != "first_game" && len(ids) == 0:
		case p.Everything():
			return contents{"preset_contents.whole_clinic", titles(s.Reader, leftOut(p, s.known))}
		case len(ids) == 0:
			return contents{"preset_contents.first_game", nil}
		default:
			return contents{"preset_contents.other", titles(s.Reader, ids)}
		}
	}
	return contents{"preset_contents.other", titles(s.Reader, s.choice.extensions)}
}

func (l contents) whole(reader *ui.Reader) string { return l.with(reader, len(l.names)) }

// with returns the sentence with the first count names, and how many more there are.
func (l contents) with(reader *ui.Reader, count int) string {
	names := slices.Clone(l.names[:count])
	if more := len(l.names) - count; more > 0 {
		names = append(names, reader.T("newgame.more", ui.Data{"Count": more}))
	}
	return reader.T(l.id, ui.Data{"Names": reader.Texts.Commas(names)})
}

// within returns the sentence with as many names as fit into one line.
func (l contents) within(reader *ui.Reader, width float64) string {
	for count := len(l.names); count > 0; count-- {
		if told := l.with(reader, count); ui.Measure(reader.Styles.Text, told) <= width {
			return told
		}
	}
	return l.with(reader, 0)
}

// take chooses these extensions and no others, and makes the first of their cards show.
func (s *Scene) take(ids []string) {
	s.choice.extensions = slices.Clone(ids)
	for _, e := range s.known {
		if !s.chosen(e.ID) {
			s.choice.drop(e)
		} else if s.shown == "" {
			s.shown = e.ID
		}
	}
}

func titles(reader *ui.Reader, ids []string) (names []string) {
	for _, id := range ids {
		names = append(names, words.Extension(reader, id))
	}
	return names
}

func sameSet(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
