// Empty opens an empty window of the engine, as large as the game's: the minimum that the game needs.
package main

import (
	"fmt"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type empty struct{ frames int }

func (e *empty) Update() error { return nil }

func (e *empty) Layout(width, height int) (int, int) { return width, height }

func (e *empty) Draw(screen *ebiten.Image) {
	if e.frames++; e.frames < 3 {
		screen.Fill(color.White)
	}
}

func main() {
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(&empty{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
