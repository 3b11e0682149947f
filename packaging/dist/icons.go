package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/image/vector"
)

// shape is a polygon of the game's sign, around the middle of a square of 48.
type shape struct {
	color  color.RGBA
	points []float64
}

// sign is the three floors of the title, with the ground under them.
var sign = []shape{
	{color.RGBA{0xF1, 0xEB, 0xDF, 0xFF}, rounded(22, 10)},
	{color.RGBA{0x62, 0xB6, 0xB1, 0xFF}, []float64{0, -17, 17, -8.5, 0, 0, -17, -8.5}},
	{color.RGBA{0xB4, 0x3F, 0x7E, 0xFF}, []float64{-17, -4.5, 0, 4, 17, -4.5, 17, -1, 0, 7.5, -17, -1}},
	{color.RGBA{0xE0, 0x99, 0x2C, 0xFF}, []float64{-17, 3.5, 0, 12, 17, 3.5, 17, 7, 0, 15.5, -17, 7}},
}

const signSize = 48

// rounded returns a square with rounded corners, as the points of its edge.
func rounded(half, radius float64) (points []float64) {
	const steps = 12
	corner := [steps + 1][2]float64{}
	for i := range corner { // by a cubic Bézier curve, near enough to a circle
		const k = 0.5523
		t := float64(i) / steps
		u := 1 - t
		corner[i] = [2]float64{u*u*u + 3*u*u*t + 3*u*t*t*k, 3*u*u*t*k + 3*u*t*t + t*t*t}
	}
	inner := half - radius
	for side := range 4 {
		for _, c := range corner {
			x, y := inner+radius*c[0], inner+radius*c[1]
			for range side { // a quarter turn
				x, y = -y, x
			}
			points = append(points, x, y)
		}
	}
	return points
}

// drawn returns the sign as a PNG that many pixels wide.
func drawn(size int) []byte {
	picture := image.NewNRGBA(image.Rect(0, 0, size, size))
	scale := float32(size) / signSize
	for _, s := range sign {
		brush := vector.NewRasterizer(size, size)
		for i := 0; i < len(s.points); i += 2 {
			x, y := (float32(s.points[i])+signSize/2)*scale, (float32(s.points[i+1])+signSize/2)*scale
			if i == 0 {
				brush.MoveTo(x, y)
			} else {
				brush.LineTo(x, y)
			}
		}
		brush.ClosePath()
		brush.DrawOp = draw.Over
		brush.Draw(picture, picture.Bounds(), image.NewUniform(s.color), image.Point{})
	}
	var out bytes.Buffer
	if err := png.Encode(&out, picture); err != nil {
		panic(err) // can't fail in memory
	}
	return out.Bytes()
}

// scalable returns the sign as SVG.
func scalable() []byte {
	var out strings.Builder
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%d %d %d %d">`, -signSize/2, -signSize/2, signSize, signSize)
	for _, s := range sign {
		fmt.Fprintf(&out, `<path fill="#%02X%02X%02X" d="M`, s.color.R, s.color.G, s.color.B)
		for i := 0; i < len(s.points); i += 2 {
			fmt.Fprintf(&out, "%.4g %.4g ", s.points[i], s.points[i+1])
		}
		out.WriteString(`z"/>`)
	}
	out.WriteString("</svg>\n")
	return []byte(out.String())
}

// iconSizes are the widths of the icons for Windows and Linux, in pixels.
var iconSizes = []int{16, 32, 48, 64, 128, 256}

// icons writes the program's sign in the formats that the systems take.
func icons(r *release) error {
	for _, size := range iconSizes {
		if err := os.WriteFile(filepath.Join(r.work, fmt.Sprintf("icon%d.png", size)), drawn(size), 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(r.work, "icon.svg"), scalable(), 0o644)
}

// icns returns the sign in the format of macOS: pictures, each after its kind and length.
func icns() []byte {
	var out bytes.Buffer
	for _, p := range []struct {
		kind string
		size int
	}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}} {
		picture := drawn(p.size)
		out.WriteString(p.kind)
		binary.Write(&out, binary.BigEndian, uint32(len(picture)+8))
		out.Write(picture)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(out.Len()+8))
	return append(head, out.Bytes()...)
}
