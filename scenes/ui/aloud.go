package ui

import (
	"math"
	"slices"
	"strings"

	"clinic/input"
)

// Call sets the accessible name of a widget.
func Call(w Widget, name string) { w.base().Says = name }

// uncited returns a text without the rule ids in brackets: listeners find those in the rules book.
func uncited(text string) string {
	var out strings.Builder
	from := 0
	for open, end := range brackets(text) {
		out.WriteString(strings.TrimSuffix(text[from:open], " "))
		from = end
	}
	return out.String() + text[from:]
}

// Said joins parts into sentences: each gets its end mark and loses its rule ids. Empty parts are left out.
func Said(reader *Reader, parts ...string) string {
	var said []string
	for _, part := range parts {
		for _, line := range strings.Split(uncited(part), "\n") {
			if line = strings.TrimSpace(line); line == "" {
				continue
			}
			said = append(said, reader.Texts.Sentence(line))
		}
	}
	return reader.Texts.Sentences(said...)
}

// told returns what is said about the focused widget: its name, state and tip, and what the keys do if they are in
// use.
func (p *Page) told(g *input.Gestures) string {
	w := p.focus
	b, tip := w.base(), p.tipOf(w)
	keys := func(id string) string {
		if !p.showFocus {
			return ""
		}
		return p.T(id, Data{"Key": KeyOf(p.Reader, input.Take, g.ByPad)})
	}
	switch w := w.(type) {
	case *Button:
		state := ""
		if w.Selected {
			state = p.T("spoken.chosen")
		}
		return Said(p.Reader, b.Says, w.Text, w.Note, state, tip, keys("spoken.press"), w.Among)
	case *Switch:
		state := p.T("spoken.off")
		if w.On {
			state = p.T("spoken.on")
		}
		return Said(p.Reader, p.nameOf(w), w.Text, state, tip, keys("spoken.switch"))
	case *Segments:
		option := ""
		if w.Selected >= 0 && w.Selected < len(w.Options) {
			option = p.T("spoken.of", Data{"What": w.Options[w.Selected], "Number": w.Selected + 1, "All": len(w.Options)})
		}
		return Said(p.Reader, p.nameOf(w), option, tip, keys("spoken.sideways"))
	case *Stepper:
		return Said(p.Reader, p.nameOf(w), w.Format(w.Value), tip, keys("spoken.sideways"))
	case *Slider:
		return Said(p.Reader, p.nameOf(w), w.Format(w.Value), tip, keys("spoken.sideways"))
	case *TextField:
		text := w.Value
		if text == "" {
			text = p.T("spoken.empty")
		}
		return Said(p.Reader, p.nameOf(w), text, tip)
	case *Area:
		does := ""
		if w.Do != nil {
			does = keys("spoken.press")
		}
		state := ""
		switch {
		case w.Selected:
			state = p.T("spoken.chosen")
		case w.Switches:
			state = p.T("spoken.not_chosen")
		}
		said := slices.DeleteFunc(p.written(w, b.Says), func(text string) bool { return text == "" })
		said = slices.Insert(said, min(1, len(said)), state) // behind the name: it is what a press changes
		return Said(p.Reader, append(said, tip, does)...)
	}
	return Said(p.Reader, append(p.written(w, b.Says), tip)...)
}

// stays reports whether a widget is worth announcing after the pointer has used it: it has a new state, or is
// selected. A button that leads elsewhere is not.
func stays(w Widget) bool {
	if b, button := w.(*Button); button {
		return b.Selected
	}
	_, scrolls := w.(*Scroll)
	return w != nil && !scrolls
}

// written returns the name of a widget, followed by the texts drawn on it.
func (p *Page) written(w Widget, name string) []string {
	parts := []string{name}
	if p.heard == w || replaces(w, p.heard) { // laid out anew, it is not drawn yet
		parts = append(parts, p.words...)
	}
	return slices.Clip(parts)
}

// nameOf returns the accessible name of a widget. Without one of its own, it is the caption to its left, or else
// the one above it.
func (p *Page) nameOf(of Widget) string {
	own := of.base()
	if own.Says != "" {
		return own.Says
	}
	name, near := "", math.Inf(1)
	for _, w := range p.Widgets {
		caption, ok := w.(*Caption)
		if !ok || caption.Hidden || caption.Inside != own.Inside {
			continue
		}
		const above, left = 48, 320 // logical pixels, at most
		r := caption.Rect
		away := math.Inf(1)
		switch {
		case r.Y < own.Rect.Bottom() && r.Bottom() > own.Rect.Y && r.X < own.Rect.X && own.Rect.X-r.X < left:
			away = own.Rect.X - r.X
		case r.Y < own.Rect.Y && own.Rect.Y-r.Y < above && r.X < own.Rect.Right() && r.Right() > own.Rect.X:
			away = own.Rect.Y - r.Y
		}
		if away < near {
			name, near = caption.Text, away
		}
	}
	return name
}
