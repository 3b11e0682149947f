// Command shots draws the pictures of all scenes off screen into build/shots, or those whose names begin with an argument.
// With -longer 40 every text is so many percent longer, as it may be in another language: what would be cut off shows.
// It needs a display: "make shots" gives it one.
package main

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/load"
	"clinic/scenes/newgame"
	"clinic/scenes/numbers"
	"clinic/scenes/scores"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/title"
	"clinic/scenes/ui"
	"clinic/scenes/ui/kit"

	"github.com/hajimehoshi/ebiten/v2"
)

// all lists every scene's pictures. A new scene adds its Shots here.
func all() []scenes.Shot {
	return slices.Concat(title.Shots(), newgame.Shots(), gallery.Shots(), ledger.Shots(), load.Shots(), scores.Shots(), numbers.Shots(), kit.Shots())
}

const folder = "build/shots"

// painter takes all pictures within its first tick.
type painter struct {
	wanted []string
	err    error
}

// Update takes the pictures.
func (p *painter) Update() error {
	p.err = p.take()
	return ebiten.Termination
}

// Draw is never called.
func (p *painter) Draw(*ebiten.Image) {}

// Layout gives a window nobody sees.
func (p *painter) Layout(int, int) (int, int) { return 64, 64 }

func (p *painter) take() error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, shot := range all() {
		if len(p.wanted) > 0 && !slices.ContainsFunc(p.wanted, func(name string) bool { return strings.HasPrefix(shot.Name, name) }) {
			continue
		}
		picture, err := shot.Take()
		if err != nil {
			return fmt.Errorf("the scene %s cannot be shown: %w", shot.Name, err)
		}
		path := filepath.Join(folder, fmt.Sprintf("%s-%dx%d.png", shot.Name, shot.Width, shot.Height))
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
	}
	return nil
}

func main() {
	longer := flag.Int("longer", 0, "make every text longer by so many `percent`, as other languages do")
	flag.Parse()
	ui.Lengthen(*longer)
	p := &painter{wanted: flag.Args()}
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
