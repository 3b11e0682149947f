package assets

import (
	"embed"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

//go:embed art/*.svg art/colors.json
var artFiles embed.FS

//go:embed art/index.txt
var artIndex string

// Art is the name of a picture, its size, and where its anchor lies from its top left corner, in pixels at 100 %.
// The anchor is the north corner of a tile, the foot of a piece or the middle of a sign.
type Art struct {
	Name          string
	Width, Height int
	X, Y          int
}

// ArtIndex returns every picture, in the order of the names.
func ArtIndex() (index []Art) {
	for line := range strings.Lines(artIndex) {
		words := strings.Fields(line)
		a := Art{Name: words[0]}
		for i, into := range [...]*int{&a.Width, &a.Height, &a.X, &a.Y} {
			n, err := strconv.Atoi(words[i+1])
			if err != nil {
				panic("assets: art/index.txt does not read; write it again with art/generator/make.py: " + err.Error())
			}
			*into = n
		}
		index = append(index, a)
	}
	return index
}

// ArtSVG returns the SVG of a picture of the index. The error names the picture if there is none.
func ArtSVG(name string) ([]byte, error) {
	data, err := artFiles.ReadFile("art/" + name + ".svg")
	if err != nil {
		return nil, fmt.Errorf("assets: no picture %q in art/: %w", name, err)
	}
	return data, nil
}

// ArtColors returns, for each look but the usual one, which color of the pictures becomes which, written as in the
// pictures: #RRGGBB.
func ArtColors() map[string]map[string]string {
	data, err := artFiles.ReadFile("art/colors.json")
	if err != nil {
		panic("assets: the colors of the pictures are not built in: " + err.Error())
	}
	looks := make(map[string]map[string]string)
	if err := json.Unmarshal(data, &looks); err != nil {
		panic("assets: art/colors.json does not read; write it again with art/generator/make.py: " + err.Error())
	}
	return looks
}
