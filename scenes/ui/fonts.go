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

// Style describes how a text looks. Size is in logical pixels, at the text size in use.
type Style struct {
	Size   float64
	Weight Weight
	// Tabular makes all digits equally wide, for numbers that change.
	Tabular bool

	usual float64 // the size at 100 %, in logical pixels; 0 for one that doesn't grow
}

// LineHeight returns the distance between two lines, in logical pixels.
func (s Style) LineHeight() float64 { return math.Round(s.Size*1.3) + 2 }

// fonts are the weights of Inter. Characters that it lacks come from DejaVu, which is loaded when the first of
// them appears. DejaVu has its symbols in one weight only.
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

// known caches whether Inter has a character; all its weights have the same.
var known cache[rune, bool]

func interHas(r rune) bool {
	return r < utf8.RuneSelf || known.of(r, func() bool { return sourceHas(fonts[Regular], r) })
}

func sourceHas(source *text.GoTextFaceSource, r rune) bool {
	glyphs := text.AppendGlyphs(nil, string(r), &text.GoTextFace{Source: source, Size: 8}, nil)
	return len(glyphs) > 0 && glyphs[0].GID != 0
}

// writable reports whether a character can be shown: the fonts have neither emoji nor Chinese, for example.
// Characters that only join or turn others are invisible.
func writable(r rune) bool {
	return interHas(r) || unicode.Is(unicode.Cf, r) || sourceHas(plainFallback(), r)
}

// face is a style at a size in device pixels.
type face struct {
	weight    Weight
	inter     *text.GoTextFace
	once      sync.Once
	both      *text.MultiFace // with the characters that Inter lacks; nil until one is needed
	ascent    float64         // device pixels from the top of the line to the baseline; DejaVu's is less
	capHeight float64         // device pixels
}

// of returns the face that a text is written in.
func (f *face) of(s string) text.Face {
	for _, r := range s {
		if !interHas(r) {
			return f.withFallback()
		}
	}
	return f.inter
}

func (f *face) withFallback() text.Face {
	f.once.Do(func() {
		all, err := []text.Face{f.inter}, error(nil)
		for _, source := range fallback[f.weight] {
			all = append(all, &text.GoTextFace{Source: source(), Size: f.inter.Size})
		}
		if f.both, err = text.NewMultiFace(all...); err != nil {
			panic(fmt.Sprintf("fonts that are built in do not fit together: %v", err))
		}
	})
	return f.both
}

type faceKey struct {
	weight  Weight
	tabular bool
	size    float64 // device pixels
}

var faces cache[faceKey, *face]

func faceFor(style Style, scale float64) *face {
	key := faceKey{style.Weight, style.Tabular, math.Round(style.Size*scale*4) / 4}
	return faces.of(key, func() *face {
		inter := &text.GoTextFace{Source: fonts[style.Weight], Size: key.size}
		if style.Tabular {
			inter.SetFeature(text.MustParseTag("tnum"), 1)
		}
		return &face{weight: style.Weight, inter: inter, ascent: inter.Metrics().HAscent, capHeight: inter.Metrics().CapHeight}
	})
}
