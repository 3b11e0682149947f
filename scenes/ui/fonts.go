package ui

import (
	"bytes"
	"fmt"
	"math"
	"sync"
	"unicode"
	"unicode/utf8"

	"clinic/assets"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Weight is how bold a text is.
type Weight uint8

// The three weights of the interface.
const (
	Regular Weight = iota
	SemiBold
	Bold
)

// Style is the look of a text. Size is in logical pixels, at the size of texts in use.
type Style struct {
	Size   float64
	Weight Weight
	// Tabular gives all figures one width, for numbers that change.
	Tabular bool
}

// The sizes and weights of the interface; there are no others except the title's.
var (
	Small      = Style{Size: 12} // names of tabs, and what nobody plays by
	SmallBold  = Style{Size: 12, Weight: Bold}
	Text       = Style{Size: 14}
	TextStrong = Style{Size: 14, Weight: SemiBold}
	TextBold   = Style{Size: 14, Weight: Bold}
	Figures    = Style{Size: 14, Weight: SemiBold, Tabular: true}
	Heading    = Style{Size: 16, Weight: Bold}
	Label      = Style{Size: 16, Weight: SemiBold}
	Price      = Style{Size: 16, Weight: Bold, Tabular: true}
	Number     = Style{Size: 20, Weight: Bold, Tabular: true}
	Big        = Style{Size: 28, Weight: Bold, Tabular: true}
	Name       = Style{Size: 36, Weight: Bold} // of the game, in small windows
	Title      = Style{Size: 64, Weight: Bold}
)

// styles are all of them, and usualSizes how large they are at 100 %.
var (
	styles     = [...]*Style{&Small, &SmallBold, &Text, &TextStrong, &TextBold, &Figures, &Heading, &Label, &Price, &Number, &Big, &Name, &Title}
	usualSizes = sizesOf(styles[:])
	textSize   = 100 // percent
)

func sizesOf(styles []*Style) (sizes []float64) {
	for _, style := range styles {
		sizes = append(sizes, style.Size)
	}
	return sizes
}

// mostGrowth is the size at 100 %, in logical pixels, above which texts grow by no more pixels: what is large already
// can be read.
const mostGrowth = 16

// SizeTexts has all texts written at a size in percent from now on; 100 is usual. What is laid out and written keeps
// the size it was measured with until it is laid out anew.
func SizeTexts(percent int) {
	textSize = percent
	for i, style := range styles {
		style.Size = usualSizes[i] + min(usualSizes[i], mostGrowth)*float64(percent-100)/100
	}
}

// TextSize is the size of all texts, in percent.
func TextSize() int { return textSize }

// Grown gives a length, in logical pixels, of what holds texts and is so long at 100 %: it is longer with larger texts.
// Nothing shrinks with smaller ones.
func Grown(length float64) float64 { return length * max(1, float64(textSize)/100) }

// LineHeight is the distance of two lines of a text, in logical pixels.
func (s Style) LineHeight() float64 { return math.Round(s.Size*1.3) + 2 }

// fonts are Inter in its weights, and for the characters it lacks DejaVu, which is read when the first of them comes.
// DejaVu has its signs in one weight alone.
var (
	fonts    = [3]*text.GoTextFaceSource{parsed("Inter", assets.InterRegular), parsed("Inter SemiBold", assets.InterSemiBold), parsed("Inter Bold", assets.InterBold)}
	fallback = [3][]func() *text.GoTextFaceSource{Regular: {plainFallback}, SemiBold: {boldFallback, plainFallback}, Bold: {boldFallback, plainFallback}}

	plainFallback = sync.OnceValue(func() *text.GoTextFaceSource { return parsed("DejaVu Sans", assets.DejaVu) })
	boldFallback  = sync.OnceValue(func() *text.GoTextFaceSource { return parsed("DejaVu Sans Bold", assets.DejaVuBold) })
)

func parsed(name string, data []byte) *text.GoTextFaceSource {
	source, err := text.NewGoTextFaceSource(bytes.NewReader(data))
	if err != nil {
		panic(fmt.Sprintf("the font %s that is built in cannot be read: %v", name, err))
	}
	return source
}

// known tells of characters that have been seen whether Inter has them; its weights have the same.
var known = map[rune]bool{}

func interHas(r rune) bool {
	if r < utf8.RuneSelf {
		return true
	}
	has, seen := known[r]
	if !seen {
		has = sourceHas(fonts[Regular], r)
		known[r] = has
	}
	return has
}

func sourceHas(source *text.GoTextFaceSource, r rune) bool {
	glyphs := text.AppendGlyphs(nil, string(r), &text.GoTextFace{Source: source, Size: 8}, nil)
	return len(glyphs) > 0 && glyphs[0].GID != 0
}

// writable tells whether a character can be shown: the fonts have neither emoji nor Chinese, say. What joins or turns
// others is nothing to see.
func writable(r rune) bool {
	return interHas(r) || unicode.Is(unicode.Cf, r) || sourceHas(plainFallback(), r)
}

// face is a style at a number of device pixels.
type face struct {
	weight    Weight
	inter     *text.GoTextFace
	both      *text.MultiFace // with the characters that Inter lacks; nil before the first of them
	ascent    float64         // device pixels from the top of the line to the base line; DejaVu's is less
	capHeight float64         // device pixels
}

// of gives what a text is written in.
func (f *face) of(s string) text.Face {
	for _, r := range s {
		if !interHas(r) {
			return f.withFallback()
		}
	}
	return f.inter
}

func (f *face) withFallback() text.Face {
	if f.both == nil {
		all, err := []text.Face{f.inter}, error(nil)
		for _, source := range fallback[f.weight] {
			all = append(all, &text.GoTextFace{Source: source(), Size: f.inter.Size})
		}
		if f.both, err = text.NewMultiFace(all...); err != nil {
			panic(fmt.Sprintf("fonts that are built in do not fit together: %v", err))
		}
	}
	return f.both
}

type faceKey struct {
	weight  Weight
	tabular bool
	size    float64 // device pixels
}

var faces = map[faceKey]*face{}

func faceFor(style Style, scale float64) *face {
	key := faceKey{style.Weight, style.Tabular, math.Round(style.Size*scale*4) / 4}
	if f := faces[key]; f != nil {
		return f
	}
	inter := &text.GoTextFace{Source: fonts[style.Weight], Size: key.size}
	if style.Tabular {
		inter.SetFeature(text.MustParseTag("tnum"), 1)
	}
	f := &face{weight: style.Weight, inter: inter, ascent: inter.Metrics().HAscent, capHeight: inter.Metrics().CapHeight}
	faces[key] = f
	return f
}
