package ui

import (
	"clinic/assets/texts"
	"clinic/input"
	"clinic/sprites/theme"
)

// Reader is who reads a window: in which language, worded for what they use, in which size and colors, and with which
// keys. Whoever writes or paints for them is given it; nothing of it holds for the whole program.
type Reader struct {
	Texts     *texts.Texts
	Styles    Styles
	Theme     theme.Theme
	Shortcuts input.Shortcuts
}

// T returns the text of an id. data is at most one value. For an unknown id it returns the id in brackets.
// It is the only method: Go copies each method into every type that embeds a reader, which the page has to fetch.
func (r *Reader) T(id string, data ...Data) string { return r.Texts.T(id, data...) }

// Wearing returns the same reader with another theme.
func Wearing(reader *Reader, look theme.Theme) *Reader {
	worn := *reader
	worn.Theme = look
	return &worn
}

// NewReader returns a reader of the language with that code, at 100 %.
func NewReader(language string) *Reader {
	return &Reader{Texts: texts.New(language), Styles: StylesAt(100)}
}

// Styles are the sizes and weights of the interface; there are no others.
type Styles struct {
	Small, SmallBold           Style // names of tabs, and texts that nobody needs to play
	Text, TextStrong, TextBold Style
	Figures                    Style
	Heading, Label             Style
	Price, Number, Big         Style
	Name                       Style // of the game, in small windows
	Title                      Style

	Percent int // the size of all texts
}

// usualStyles are the styles at 100 %.
var usualStyles = Styles{
	Small:      Style{Size: 12},
	SmallBold:  Style{Size: 12, Weight: Bold},
	Text:       Style{Size: 14},
	TextStrong: Style{Size: 14, Weight: SemiBold},
	TextBold:   Style{Size: 14, Weight: Bold},
	Figures:    Style{Size: 14, Weight: SemiBold, Tabular: true},
	Heading:    Style{Size: 16, Weight: Bold},
	Label:      Style{Size: 16, Weight: SemiBold},
	Price:      Style{Size: 16, Weight: Bold, Tabular: true},
	Number:     Style{Size: 20, Weight: Bold, Tabular: true},
	Big:        Style{Size: 28, Weight: Bold, Tabular: true},
	Name:       Style{Size: 36, Weight: Bold},
	Title:      Style{Size: 64, Weight: Bold},
}

// mostGrowth is the size at 100 %, in logical pixels, above which texts grow by no more pixels: large texts are
// readable already.
const mostGrowth = 16

// StylesAt returns the styles for a size of all texts in percent; 100 is the default. Anything laid out keeps its
// measured size until it is laid out again.
func StylesAt(percent int) Styles {
	s := usualStyles
	s.Percent = percent
	for _, style := range [...]*Style{&s.Small, &s.SmallBold, &s.Text, &s.TextStrong, &s.TextBold, &s.Figures, &s.Heading, &s.Label, &s.Price, &s.Number, &s.Big, &s.Name, &s.Title} {
		style.usual = style.Size
		style.Size += min(style.Size, mostGrowth) * float64(percent-100) / 100
	}
	return s
}

// Grown scales the length of something that holds texts, in logical pixels at 100 %: larger texts make it longer,
// but smaller ones don't make it shorter.
func (s *Styles) Grown(length float64) float64 { return length * max(1, float64(s.Percent)/100) }
