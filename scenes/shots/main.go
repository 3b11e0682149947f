// Command shots draws the pictures of all scenes off screen into build/shots, or those whose names begin with an
// argument. With -longer 40 every text is 40 percent longer, as it may be in another language, and in the longest of
// its forms for mouse, finger and keys, to show what would be cut off. With -text 150 texts have 150 percent of their
// usual size, one of the sizes in the settings. With -language pt the pictures are in that language. With -strip it
// draws film strips instead, into build/strips: eight pictures of everything that moves, or of what the arguments
// name. With -readme it draws the pictures of README.md anew: a table, and the first round of a game as an animation.
// With -proof it draws every scene in every language, at six sizes and with both contrasts into build/proof, with a
// sheet of all scenes for each; with -language as well, only those in one language, or "longer" for texts that are 40
// % longer. -contrast draws with high contrast, and -palette protanopia (deuteranopia, tritanopia) in the colors for
// that color vision; file names get a suffix for these. It needs a display: "make shots" provides one.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

const folder, stripFolder = "build/shots", "build/strips"

// painter takes all pictures within its first tick.
type painter struct {
	reader *ui.Reader
	wanted []string
	strips bool   // film strips instead of shots
	readme bool   // the pictures of README.md instead
	proof  bool   // every language and size instead
	only   string // the only language of a proof; "" is all
	err    error
}

// Update takes the pictures.
func (p *painter) Update() error {
	p.err = p.take()
	return ebiten.Termination
}

// Draw is never called.
func (p *painter) Draw(*ebiten.Image) {}

// Layout returns the size of an invisible window.
func (p *painter) Layout(int, int) (int, int) { return 64, 64 }

func (p *painter) take() error {
	if p.proof {
		return p.prove()
	}
	if p.readme {
		return readme(p.reader)
	}
	if p.strips {
		for _, strip := range gallery.Strips() {
			if p.wants(strip.Name) {
				if err := write(p.reader, strip.Take, strip.Name, filepath.Join(stripFolder, strip.Name+".png")); err != nil {
					return err
				}
			}
		}
		return nil
	}
	shots := slices.Concat(gallery.All(), gallery.SmallShots(), gallery.SmallTableShots())
	if len(p.wanted) > 0 {
		shots = append(shots, gallery.LessonSteps()...)
	}
	for _, shot := range shots {
		if p.wants(shot.Name) {
			path := filepath.Join(folder, fmt.Sprintf("%s-%dx%d%s.png", shot.Name, shot.Width, shot.Height, lookSuffix(p.reader.Theme)))
			if err := write(p.reader, shot.Take, shot.Name, path); err != nil {
				return err
			}
		}
	}
	return nil
}

// readme draws the pictures of README.md.
func readme(reader *ui.Reader) error {
	isTable := func(s gallery.Shot) bool { return s.Name == "table-middle" && s.Width == 1280 }
	shots := gallery.All()
	if err := write(reader, shots[slices.IndexFunc(shots, isTable)].Take, "table-middle", "docs/table.png"); err != nil {
		return err
	}
	pictures, err := gallery.Film(reader)
	if err != nil {
		return err
	}
	const path = "docs/round.gif"
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := gif.EncodeAll(file, pictures); err != nil {
		return err
	}
	fmt.Println(path)
	return file.Close()
}

// lookSuffix returns the suffix for the names of pictures that are not in the usual colors.
func lookSuffix(look theme.Theme) string {
	if look := look.Name(); look != "" {
		return "-" + look
	}
	return ""
}

// wants reports whether a picture is asked for.
func (p *painter) wants(picture string) bool {
	return len(p.wanted) == 0 || slices.ContainsFunc(p.wanted, func(name string) bool { return strings.HasPrefix(picture, name) })
}

// write takes a picture and writes it to a file.
func write(reader *ui.Reader, take func(reader *ui.Reader) (*image.RGBA, error), name, path string) error {
	picture, err := take(reader)
	if err != nil {
		return fmt.Errorf("the scene %s cannot be shown: %w", name, err)
	}
	return keepAt(picture, path)
}

// keepAt writes a picture to a file.
func keepAt(picture *image.RGBA, path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture); err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	fmt.Println(path)
	return nil
}

func main() {
	var look theme.Theme
	longer := flag.Int("longer", 0, "make every text longer by so many `percent`, as other languages do")
	strips := flag.Bool("strip", false, "draw film strips of what moves")
	readme := flag.Bool("readme", false, "draw the pictures of README.md anew")
	proof := flag.Bool("proof", false, "draw every scene in every language, at six sizes and with both contrasts, and sheets of them")
	textSize := flag.Int("text", 100, "write all texts at so many `percent` of their usual size")
	language := flag.String("language", "", "the `code` of the language of all texts")
	flag.BoolVar(&look.Contrast, "contrast", false, "draw them with high contrast")
	flag.Func("palette", "the color `vision` that the colors are for: protanopia, deuteranopia or tritanopia", func(vision string) error {
		look.Vision = theme.Vision(vision)
		if !slices.Contains(theme.Visions[:], look.Vision) {
			return errors.New("there is no such color vision")
		}
		return nil
	})
	flag.Parse()
	reader := ui.NewReader(cmp.Or(*language, scenes.DefaultSettings().Language))
	reader.Styles = ui.StylesAt(*textSize)
	reader.Theme = look
	reader.Texts.Lengthen(*longer)
	reader.Texts.Widest(*longer > 0)
	p := &painter{reader: reader, wanted: flag.Args(), strips: *strips, readme: *readme, proof: *proof, only: *language}
	ebiten.SetWindowVisible(false)
	err := ebiten.RunGame(p)
	if p.err != nil {
		err = p.err
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
}
