package main

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"strings"

	"clinic/assets/texts"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"

	scaled "golang.org/x/image/draw"
	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

const proofFolder = "build/proof"

// proofSizes are the windows of a proof: phones upright and on their side, a tablet, small and usual windows, a large
// one.
var proofSizes = [...]struct{ w, h int }{{390, 844}, {844, 390}, {820, 1180}, {1024, 640}, {1280, 800}, {2560, 1440}}

// saying is a way to write all texts: in a language, or in English that is longer by a percentage and has accents.
type saying struct {
	name, language string
	longer         int
}

func sayings() []saying {
	var list []saying
	for _, l := range texts.Languages() {
		list = append(list, saying{name: l.Code, language: l.Code})
	}
	return append(list, saying{name: "longer", language: "en", longer: 40})
}

// prove draws every scene in every language and size, with usual and with high contrast, and a sheet of all scenes
// for each combination.
func (p *painter) prove() error {
	for _, said := range sayings() {
		if p.only != "" && said.name != p.only {
			continue
		}
		reader := ui.NewReader(said.language)
		reader.Texts.Lengthen(said.longer)
		reader.Texts.Widest(said.longer > 0)
		for _, size := range proofSizes {
			for _, look := range [...]struct {
				name     string
				contrast bool
			}{{"", false}, {"-contrast", true}} {
				reader.Theme.Contrast = look.contrast
				if err := p.proveAt(reader, fmt.Sprintf("%s-%dx%d%s", said.name, size.w, size.h, look.name), size.w, size.h); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// proveAt draws every scene in one size into a folder, and a sheet of them.
func (p *painter) proveAt(reader *ui.Reader, name string, width, height int) error {
	var s sheet
	for _, shot := range everyScene() {
		if !p.wants(shot.Name) {
			continue
		}
		shot.Width, shot.Height, shot.Scale = width, height, 0
		picture, err := shot.Take(reader)
		if err != nil {
			return fmt.Errorf("the scene %s cannot be shown: %w", shot.Name, err)
		}
		if err := keepAt(picture, filepath.Join(proofFolder, name, shot.Name+".png")); err != nil {
			return err
		}
		s.add(picture, shot.Name)
	}
	return keepAt(s.all(), filepath.Join(proofFolder, name+".png"))
}

// everyScene returns one shot of each scene. Shots that only have another shape are left out.
func everyScene() []gallery.Shot {
	seen := map[string]bool{}
	var list []gallery.Shot
	for _, shot := range gallery.All() {
		if !seen[shot.Name] && !strings.HasPrefix(shot.Name, "table-shape-") {
			seen[shot.Name] = true
			list = append(list, shot)
		}
	}
	return list
}

// sheet arranges small pictures in a grid, each with its name.
type sheet struct {
	pictures []*image.RGBA
	names    []string
}

// The number of columns; the longest side of a small picture, the gap between two, and the height of a name, in
// pixels.
const (
	sheetColumns = 6
	sheetPart    = 640
	sheetGap     = 8
	sheetName    = 20
)

func (s *sheet) add(picture *image.RGBA, name string) {
	size := picture.Rect.Size()
	if longest := max(size.X, size.Y); longest > sheetPart {
		small := image.NewRGBA(image.Rect(0, 0, size.X*sheetPart/longest, size.Y*sheetPart/longest))
		scaled.CatmullRom.Scale(small, small.Rect, picture, picture.Rect, scaled.Src, nil)
		picture = small
	}
	s.pictures, s.names = append(s.pictures, picture), append(s.names, name)
}

func (s *sheet) all() *image.RGBA {
	if len(s.pictures) == 0 {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	one := s.pictures[0].Rect.Size().Add(image.Pt(sheetGap, sheetGap+sheetName))
	columns := min(sheetColumns, len(s.pictures))
	rows := (len(s.pictures) + columns - 1) / columns
	all := image.NewRGBA(image.Rect(0, 0, columns*one.X, rows*one.Y))
	draw.Draw(all, all.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	pen := font.Drawer{Dst: all, Src: image.NewUniform(color.Black), Face: basicfont.Face7x13}
	for i, picture := range s.pictures {
		at := image.Pt(i%columns*one.X, i/columns*one.Y)
		draw.Draw(all, picture.Rect.Add(at), picture, image.Point{}, draw.Src)
		pen.Dot = fixed.P(at.X+2, at.Y+one.Y-sheetGap-4)
		pen.DrawString(s.names[i])
	}
	return all
}
