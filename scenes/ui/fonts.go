package ui

import (
	"bytes"
	"fmt"
	"math"

	"clinic/assets"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
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

// Style is the look of a text. Size is in logical pixels.
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

// LineHeight is the distance of two lines of a text, in logical pixels.
func (s Style) LineHeight() float64 { return math.Round(s.Size*1.3) + 2 }

// typefaces are the parsed fonts: Inter, and DejaVu for the characters it lacks.
type typefaces struct{ inter, fallback [3]*text.GoTextFaceSource }

var fonts = loadFonts()

func loadFonts() (t typefaces) {
	parse := func(name string, data []byte) *text.GoTextFaceSource {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			panic(fmt.Sprintf("the font %s that is built in cannot be read: %v", name, err))
		}
		return source
	}
	t.inter = [3]*text.GoTextFaceSource{parse("Inter", assets.InterRegular), parse("Inter SemiBold", assets.InterSemiBold), parse("Inter Bold", assets.InterBold)}
	plain, bold := parse("DejaVu Sans", dejavusans.TTF), parse("DejaVu Sans Bold", dejavusansbold.TTF)
	t.fallback = [3]*text.GoTextFaceSource{plain, bold, bold}
	return t
}

// face is a style at a number of device pixels.
type face struct {
	multi     *text.MultiFace
	ascent    float64 // device pixels from the top of the line to the base line
	capHeight float64 // device pixels
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
	inter := &text.GoTextFace{Source: fonts.inter[style.Weight], Size: key.size}
	fallback := &text.GoTextFace{Source: fonts.fallback[style.Weight], Size: key.size}
	if style.Tabular {
		inter.SetFeature(text.MustParseTag("tnum"), 1)
	}
	multi, err := text.NewMultiFace(inter, fallback)
	if err != nil {
		panic(fmt.Sprintf("fonts that are built in do not fit together: %v", err))
	}
	f := &face{multi: multi, ascent: multi.Metrics().HAscent, capHeight: inter.Metrics().CapHeight}
	faces[key] = f
	return f
}
