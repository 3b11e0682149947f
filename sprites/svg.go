package sprites

import (
	"bytes"
	"errors"
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// The reader handles exactly the SVG that flatten.py writes: paths, each with its own colors and pen, and one
// gradient that they may be filled with. Anything else is an error, so that no picture is shown differently from
// how it was drawn.

// source is a picture as read from its file.
type source struct {
	paths []path
	stops []rasterx.GradStop // of the radial gradient that paths are filled with
}

// path is a line that is filled, stroked, or both. Lengths are in pixels at 100 %.
type path struct {
	line    rasterx.Path
	fill    paintWith
	stroke  paintWith
	opacity float64
	width   float64
	dash    []float64
	end     rasterx.CapFunc
	join    rasterx.JoinMode
}

// paintWith is one color, the gradient of the picture, or nothing.
type paintWith struct {
	color    color.NRGBA
	gradient bool
	any      bool
}

var (
	errNotSVG  = errors.New("what begins there does not end")
	errUnknown = errors.New("is not known here")
)

// readSVG reads a picture.
func readSVG(data []byte) (*source, error) {
	d := &source{}
	for {
		_, from, more := bytes.Cut(data, []byte("<"))
		if !more {
			return d, nil
		}
		mark, rest, ends := bytes.Cut(from, []byte(">"))
		if !ends {
			return nil, errNotSVG
		}
		data = rest
		if err := d.read(string(mark)); err != nil {
			return nil, fmt.Errorf("<%.60s>: %w", mark, err)
		}
	}
}

// read reads one tag, without < and >.
func (d *source) read(mark string) error {
	name, attributes, _ := strings.Cut(strings.TrimSuffix(mark, "/"), " ")
	switch name {
	case "svg", "/svg", "defs", "/defs", "radialGradient", "/radialGradient": // the index has anchor and size
		return nil
	case "stop":
		s := rasterx.GradStop{Opacity: 1}
		err := each(attributes, func(key, value string) (err error) {
			switch key {
			case "offset":
				s.Offset, err = strconv.ParseFloat(value, 64)
			case "stop-color":
				s.StopColor, err = readColor(value)
			case "stop-opacity":
				s.Opacity, err = strconv.ParseFloat(value, 64)
			default:
				err = errUnknown
			}
			return err
		})
		d.stops = append(d.stops, s)
		return err
	case "path":
		p := path{fill: paintWith{color: color.NRGBA{A: 255}, any: true}, opacity: 1, width: 2, end: rasterx.ButtCap, join: rasterx.Bevel}
		err := each(attributes, p.set)
		d.paths = append(d.paths, p)
		return err
	}
	return errUnknown
}

// each reads attributes of the form key="value".
func each(attributes string, set func(key, value string) error) error {
	for attributes = strings.TrimSpace(attributes); attributes != ""; attributes = strings.TrimSpace(attributes) {
		key, rest, starts := strings.Cut(attributes, `="`)
		value, after, ends := strings.Cut(rest, `"`)
		if !starts || !ends {
			return errNotSVG
		}
		if err := set(key, value); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		attributes = after
	}
	return nil
}

// set reads an attribute of a path.
func (p *path) set(key, value string) (err error) {
	switch key {
	case "d":
		p.line, err = readLine(value)
	case "fill":
		p.fill, err = readPaint(value)
	case "stroke":
		p.stroke, err = readPaint(value)
	case "stroke-width":
		p.width, err = strconv.ParseFloat(value, 64)
	case "stroke-linecap":
		switch value {
		case "butt":
		case "round":
			p.end = rasterx.RoundCap
		default:
			err = errUnknown
		}
	case "stroke-linejoin":
		if value != "round" {
			return errUnknown
		}
		p.join = rasterx.Round
	case "stroke-dasharray":
		for _, length := range strings.Fields(value) {
			long, err := strconv.ParseFloat(length, 64)
			if err != nil {
				return err
			}
			p.dash = append(p.dash, long)
		}
	case "opacity":
		p.opacity, err = strconv.ParseFloat(value, 64)
	default:
		err = errUnknown
	}
	return err
}

// readPaint reads "none", the gradient, or a color.
func readPaint(value string) (paintWith, error) {
	switch {
	case value == "none":
		return paintWith{}, nil
	case strings.HasPrefix(value, "url(#"):
		return paintWith{gradient: true, any: true}, nil
	}
	c, err := readColor(value)
	return paintWith{color: c, any: true}, err
}

// readColor reads a color of the form #RRGGBB.
func readColor(value string) (color.NRGBA, error) {
	if len(value) != 7 || value[0] != '#' {
		return color.NRGBA{}, errUnknown
	}
	n, err := strconv.ParseUint(value[1:], 16, 32)
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}, err
}

// points is the number of points after each letter of a path.
var points = map[byte]int{'M': 1, 'L': 1, 'Q': 2, 'C': 3, 'Z': 0}

// readLine reads the d of a path: M, L, Q, C and Z, each with its own points.
func readLine(d string) (line rasterx.Path, err error) {
	open := false
	for d != "" {
		letter := d[0]
		count, known := points[letter]
		if !known {
			return nil, fmt.Errorf("%c: %w", letter, errUnknown)
		}
		var at [3]fixed.Point26_6
		d = d[1:]
		for i := range count {
			if at[i].X, d, err = readNumber(d); err != nil {
				return nil, err
			}
			if at[i].Y, d, err = readNumber(d); err != nil {
				return nil, err
			}
		}
		d = strings.TrimLeft(d, " ")
		switch letter {
		case 'M':
			line.Start(at[0])
			open = true
		case 'L':
			line.Line(at[0])
		case 'Q':
			line.QuadBezier(at[0], at[1])
		case 'C':
			line.CubeBezier(at[0], at[1], at[2])
		case 'Z':
			if open {
				line.Stop(true)
			}
			open = false
		}
	}
	return line, nil
}

// readNumber reads the number at the beginning of a text, in 1/64 pixels, and returns the rest of the text.
func readNumber(s string) (n fixed.Int26_6, after string, err error) {
	s = strings.TrimLeft(s, " ,")
	end := 0
	for end < len(s) && (s[end] == '.' || s[end] == '-' && end == 0 || s[end] >= '0' && s[end] <= '9') {
		end++
	}
	f, err := strconv.ParseFloat(s[:end], 64)
	return fixed.Int26_6(f * 64), s[end:], err
}

// draw draws a picture with a pen, at a scale, with its anchor at a place in device pixels.
func (d *source) draw(pen *rasterx.Dasher, scale, x, y float64) {
	for i := range d.paths {
		p := &d.paths[i]
		placed := rasterx.MatrixAdder{M: rasterx.Matrix2D{A: scale, D: scale, E: x, F: y}}
		if p.fill.any {
			pen.Clear()
			placed.Adder = &pen.Filler
			p.line.AddTo(&placed)
			if p.fill.gradient {
				pen.Filler.SetColor(d.gradient(pen.Scanner.GetPathExtent(), p.opacity))
			} else {
				pen.Filler.SetColor(rasterx.ApplyOpacity(p.fill.color, p.opacity))
			}
			pen.Filler.Draw()
		}
		if !p.stroke.any {
			continue
		}
		pen.Clear()
		placed.Adder = pen
		dash := make([]float64, len(p.dash))
		for k, long := range p.dash {
			dash[k] = long * scale
		}
		pen.SetStroke(fixed.Int26_6(p.width*scale*64), fixed.I(4), p.end, p.end, nil, p.join, dash, 0)
		p.line.AddTo(&placed)
		pen.SetColor(rasterx.ApplyOpacity(p.stroke.color, p.opacity))
		pen.Draw()
	}
}

// gradient returns the radial gradient over an area, from its middle to its edges.
func (d *source) gradient(over fixed.Rectangle26_6, opacity float64) any {
	g := rasterx.Gradient{Points: [5]float64{0.5, 0.5, 0.5, 0.5, 0.5}, Stops: d.stops, IsRadial: true, Matrix: rasterx.Identity}
	g.Bounds.X, g.Bounds.Y = float64(over.Min.X)/64, float64(over.Min.Y)/64
	g.Bounds.W, g.Bounds.H = float64(over.Max.X)/64-g.Bounds.X, float64(over.Max.Y)/64-g.Bounds.Y
	return g.GetColorFunction(opacity)
}
