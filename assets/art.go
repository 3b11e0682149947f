// Package assets holds what the game brings along: its pictures, letters and sentences.
package assets

import (
	"embed"
	"encoding/json"
	"fmt"
)

//go:embed art/*.svg art/index.json art/colors.json
var artFiles embed.FS

// Art says how large a picture is and where its anchor lies from its top left corner, in pixels at 100 %.
// The anchor is the north corner of the tile, the foot of a piece or the middle of a sign.
type Art struct {
	Width  int `json:"w"`
	Height int `json:"h"`
	X      int `json:"x"`
	Y      int `json:"y"`
}

// ArtIndex lists every picture by its name.
func ArtIndex() map[string]Art {
	data, err := artFiles.ReadFile("art/index.json")
	if err != nil {
		panic("assets: the list of pictures is not built in: " + err.Error())
	}
	index := make(map[string]Art)
	if err := json.Unmarshal(data, &index); err != nil {
		panic("assets: art/index.json does not read; write it again with art/generator/make.py: " + err.Error())
	}
	return index
}

// ArtSVG gives the SVG of a picture of the index. The error names the picture when there is none.
func ArtSVG(name string) ([]byte, error) {
	data, err := artFiles.ReadFile("art/" + name + ".svg")
	if err != nil {
		return nil, fmt.Errorf("assets: no picture %q in art/: %w", name, err)
	}
	return data, nil
}

// ArtColors says for each look but the usual one which color of the pictures becomes which, written as in the pictures: #RRGGBB.
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
