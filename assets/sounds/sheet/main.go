// Command sheet draws a spectrogram of every sound and of the music on one sheet, and writes each as a WAV file
// next to it, for looking and listening: "make sounds".
package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"log"
	"math"
	"math/cmplx"
	"os"
	"path/filepath"

	"clinic/assets/sounds/generator"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

const (
	across   = 8   // pictures in a row
	wide     = 220 // pixels of each picture
	high     = 120
	label    = 18
	window   = 512  // samples
	deepest  = -80. // decibels relative to the loudest, drawn black
	highest  = 8000 // Hz at the upper edge
	musicFor = 70   // seconds of each piece
)

func main() {
	folder := flag.String("o", filepath.Join("build", "sounds"), "the `folder` to write to")
	flag.Parse()
	if err := draw(*folder); err != nil {
		log.Fatal(err)
	}
}

func draw(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	list, pieces := generator.List(), generator.Scores()
	rows := (len(list) + across - 1) / across
	sheet := image.NewRGBA(image.Rect(0, 0, across*wide, (rows+2*len(pieces))*(high+label)))
	for i := range list {
		s := &list[i]
		for v := range s.Variants {
			x := generator.InRoom(s.Render(v), s.Wet)
			if v == 0 {
				place(sheet, i%across*wide, i/across*(high+label), wide, high, x[0], fmt.Sprintf("%s %.1f s", s.Name, s.Long))
			}
			if err := write(filepath.Join(folder, fmt.Sprintf("%s-%d.wav", s.Name, v+1)), x); err != nil {
				return err
			}
		}
	}
	for i := range pieces {
		x := music(&pieces[i])
		place(sheet, 0, (rows+2*i)*(high+label), across*wide, 2*high+label, x[0], pieces[i].Name)
		if err := write(filepath.Join(folder, pieces[i].Name+".wav"), x); err != nil {
			return err
		}
	}
	file, err := os.Create(filepath.Join(folder, "sheet.png"))
	if err != nil {
		return err
	}
	if err := png.Encode(file, sheet); err != nil {
		return err
	}
	fmt.Println(file.Name())
	return file.Close()
}

// music returns a piece in the room, for as long as the sheet shows it.
func music(p *generator.Piece) (x [2][]float64) {
	band, room := generator.NewBand(p), generator.NewRoom()
	band.Late(true)
	for len(x[0]) < musicFor*generator.Rate {
		var left, right [generator.Block]float64
		band.Add(left[:], right[:])
		for i := range left {
			l, r := room.Hear(left[i]*p.Wet, right[i]*p.Wet)
			x[0], x[1] = append(x[0], left[i]+l), append(x[1], right[i]+r)
		}
	}
	return x
}

// place draws the spectrogram of x with its name below.
func place(sheet *image.RGBA, left, top, w, h int, x []float64, name string) {
	columns := make([][window / 2]float64, w-4)
	loudest := 1e-9
	for c := range columns {
		at := (len(x) - window) * c / len(columns)
		var part [window]complex128
		for i := range part {
			if j := at + i; j >= 0 && j < len(x) {
				part[i] = complex(x[j]*(.5-.5*math.Cos(2*math.Pi*float64(i)/window)), 0)
			}
		}
		transform(part[:])
		for i := range columns[c] {
			columns[c][i] = cmplx.Abs(part[i])
			loudest = max(loudest, columns[c][i])
		}
	}
	for c := range columns {
		for y := range h {
			bin := float64(h-1-y) / float64(h) * highest / generator.Rate * window
			is := columns[c][int(bin)]
			sheet.Set(left+c, top+y, heat(1-20*math.Log10(max(is/loudest, 1e-9))/deepest))
		}
	}
	d := font.Drawer{Dst: sheet, Src: image.White, Face: basicfont.Face7x13, Dot: fixed.P(left+4, top+h+13)}
	d.DrawString(name)
}

// heat returns the color of a level from 0 to 1: black, violet, red, yellow.
func heat(x float64) color.Color {
	x = min(1, max(0, x))
	part := func(from, to float64) uint8 { return uint8(255 * min(1, max(0, (x-from)/(to-from)))) }
	blue := part(0, .4)
	if x > .4 {
		blue = 255 - part(.4, .75)
	}
	return color.RGBA{part(.2, .7), part(.6, 1), blue / 2, 255}
}

// transform is the Fourier transform of x, in place; the length of x is a power of two.
func transform(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	transform(even)
	transform(odd)
	for i := range even {
		turned := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * odd[i]
		x[i], x[i+n/2] = even[i]+turned, even[i]-turned
	}
}

// write writes a 16-bit stereo WAV file.
func write(path string, x [2][]float64) error {
	size := uint32(4 * len(x[0]))
	le := binary.LittleEndian
	b := le.AppendUint32([]byte("RIFF"), 36+size)
	b = le.AppendUint32(append(b, "WAVEfmt "...), 16)
	b = le.AppendUint16(le.AppendUint16(b, 1), 2)
	b = le.AppendUint32(le.AppendUint32(b, generator.Rate), 4*generator.Rate)
	b = le.AppendUint16(le.AppendUint16(b, 4), 16)
	b = le.AppendUint32(append(b, "data"...), size)
	for i := range x[0] {
		for c := range x {
			b = le.AppendUint16(b, uint16(int16(math.Round(min(1, max(-1, x[c][i]))*32767))))
		}
	}
	return os.WriteFile(path, b, 0o644)
}
