package ui

import (
	"math"
	"strconv"
	"strings"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The icons of the interface, made of strokes on a grid of 20, painted once for each size.

type stroke [][2]float64

type iconKey struct {
	name string
	size int // device pixels
}

var iconPictures = map[iconKey]*ebiten.Image{}

// strokes makes an icon of lines 2.2 wide with round ends. A line is a list of points, "4,10 16,10". A point may
// be "arc:10,10,8,0,360", which stands for the points of an arc; semicolons separate lines. The drawing is parsed
// when the icon is first drawn.
func strokes(name, drawing string) Icon {
	return func(c *Canvas, r Rect, color theme.Color) {
		size := c.px(min(r.W, r.H))
		key := iconKey{name, size}
		picture := iconPictures[key]
		if picture == nil {
			unit, lines := float64(size)/20, strokesOf(drawing)
			picture = theme.Mask(size, size, func(x, y float64) float64 {
				nearest := math.Inf(1)
				for _, line := range lines {
					for i := 1; i < len(line); i++ {
						nearest = min(nearest, segmentDistance(x/unit, y/unit, line[i-1], line[i]))
					}
				}
				return theme.Coverage((nearest - 1.1) * unit)
			})
			iconPictures[key] = picture
		}
		p := c.Pixels(r)
		theme.Stamp(c.Target, picture, p.Min.X+(p.Dx()-size)/2, p.Min.Y+(p.Dy()-size)/2, c.Theme.RGBA(color))
	}
}

// strokesOf parses the lines of a drawing.
func strokesOf(drawing string) (lines []stroke) {
	for line := range strings.SplitSeq(drawing, "; ") {
		var points stroke
		for point := range strings.SplitSeq(line, " ") {
			curve, isArc := strings.CutPrefix(point, "arc:")
			var n []float64
			for number := range strings.SplitSeq(curve, ",") {
				value, err := strconv.ParseFloat(number, 64)
				if err != nil {
					panic("ui: a sign is drawn with " + point)
				}
				n = append(n, value)
			}
			if isArc {
				points = append(points, arc(n[0], n[1], n[2], n[3], n[4])...)
			} else {
				points = append(points, [2]float64{n[0], n[1]})
			}
		}
		lines = append(lines, points)
	}
	return lines
}

func segmentDistance(x, y float64, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := 0.0
	if long := dx*dx + dy*dy; long > 0 {
		t = max(0, min(1, ((x-a[0])*dx+(y-a[1])*dy)/long))
	}
	return math.Hypot(x-a[0]-t*dx, y-a[1]-t*dy)
}

// arc returns points of a circle from one angle to another, in degrees clockwise from the right.
func arc(x, y, radius, from, to float64) (s stroke) {
	for i := range 25 {
		a := (from + (to-from)*float64(i)/24) * math.Pi / 180
		s = append(s, [2]float64{x + radius*math.Cos(a), y + radius*math.Sin(a)})
	}
	return s
}

// The icons.
var (
	IconPlus     = strokes("plus", "10,4 10,16; 4,10 16,10")
	IconMinus    = strokes("minus", "4,10 16,10")
	IconMenu     = strokes("menu", "3,5 17,5; 3,10 17,10; 3,15 17,15")
	IconClose    = strokes("close", "5,5 15,15; 15,5 5,15")
	IconBack     = strokes("back", "17,10 3.5,10; 9,4 3,10 9,16")
	IconForward  = strokes("forward", "3,10 16.5,10; 11,4 17,10 11,16")
	IconInto     = strokes("into", "7,4 13,10 7,16")
	IconUpward   = strokes("upward", "10,17 10,3.5; 4,9 10,3 16,9")
	IconDownward = strokes("downward", "10,3 10,16.5; 4,11 10,17 16,11")
	IconNext     = strokes("on", "3,4 9,10 3,16; 10,4 16,10 10,16")
	IconHint     = strokes("hint", "arc:10,7.5,5.5,125,415 12.8,14.5 7.2,14.5 6.9,12; 8,17.8 12,17.8")
	IconPlay     = strokes("play", "6,3.5 16.5,10 6,16.5 6,3.5")
	IconPause    = strokes("pause", "6.5,4 6.5,16; 13.5,4 13.5,16")
	IconToEnd    = strokes("to_end", "3.5,4 12.5,10 3.5,16 3.5,4; 16.5,4 16.5,16")
	IconUndo     = strokes("undo", "8,3 3.5,7.5 8,12; 4,7.5 12,7.5 arc:12,12,4.5,-90,90; 12,16.5 8,16.5")
	IconRedo     = strokes("redo", "12,3 16.5,7.5 12,12; 16,7.5 8,7.5 arc:8,12,4.5,-90,-270; 8,16.5 12,16.5")
	IconAnew     = strokes("anew", "arc:10,10,7,-20,270; 12.5,0.5 10,3 12.8,5.6")
	IconBulb     = strokes("bulb", "arc:10,7.6,5.4,130,410; 6.5,11.8 7.6,14 12.4,14 13.5,11.8; 8,17 12,17")
	IconFlame    = strokes("flame", "10.5,1.5 11,5 15,9 16,12.5 14.5,16 10,18 5.5,16 4,12.5 5,9 7,6.5 7.5,9 9.5,5.5 10.5,1.5; 10,12 12,14 10,16 8.2,14 10,12")
	IconChart    = strokes("chart", "2.5,17 17.5,17; 5.5,13.5 5.5,10; 10,13.5 10,3.5; 14.5,13.5 14.5,7")
	IconCopy     = strokes("copy", "7,7 17,7 17,17 7,17 7,7; 13,7 13,3 3,3 3,13 7,13")
	IconShare    = strokes("share", "10,12.5 10,2.5; 6,6.2 10,2.2 14,6.2; 3.5,10.5 3.5,17 16.5,17 16.5,10.5")
	IconTrophy   = strokes("trophy", "6,2.5 14,2.5 14,8 12.5,11 10,12 7.5,11 6,8 6,2.5; 6,4 2.5,4 3,7 6,8.5; 14,4 17.5,4 17,7 14,8.5; 10,12 10,16; 6,17 14,17")
	IconBook     = strokes("book", "10,5 7,3.5 2,3.5 2,15.5 7,15.5 10,17 13,15.5 18,15.5 18,3.5 13,3.5 10,5 10,17")
	IconGear     = strokes("gear", "arc:10,10,3,0,360; arc:10,10,6,0,360; 10,1.5 10,4; 10,16 10,18.5; 1.5,10 4,10; 16,10 18.5,10; 4,4 5.8,5.8; 14.2,14.2 16,16; 4,16 5.8,14.2; 14.2,5.8 16,4")
	IconLeave    = strokes("leave", "9,3 16.5,3 16.5,17 9,17; 2.5,10 11,10; 7.5,6 11.5,10 7.5,14")
	IconBin      = strokes("bin", "3,5 17,5; 7.5,5 7.5,2.5 12.5,2.5 12.5,5; 4.8,5 5.6,17.5 14.4,17.5 15.2,5; 8.3,8.5 8.5,14; 11.7,8.5 11.5,14")
	IconFolder   = strokes("folder", "2,16.5 2,4 7.5,4 9.5,6.5 16,6.5 16,9; 2,16.5 5,9 18.5,9 15.5,16.5 2,16.5")
	IconCheck    = strokes("check", "3.5,10.5 8,15 16.5,5.5")
	IconCross    = strokes("cross", "arc:10,10,8.5,0,360; 7,7 13,13; 13,7 7,13")
	IconInfo     = strokes("info", "arc:10,10,8.5,0,360; 10,9.5 10,14; 10,6 10,6.1")
	IconWarning  = strokes("warning", "10,2.5 18.5,17 1.5,17 10,2.5; 10,8 10,11.5; 10,14.2 10,14.3")
	IconWhole    = strokes("whole", "3,7.5 3,3 7.5,3; 12.5,3 17,3 17,7.5; 17,12.5 17,17 12.5,17; 7.5,17 3,17 3,12.5")
	IconLayers   = strokes("layers", "10,3 17.5,7 10,11 2.5,7 10,3; 2.5,10.5 10,14.5 17.5,10.5; 2.5,14 10,18 17.5,14")
	IconTown     = strokes("town", "2,17.5 2,8.5 6.8,4.5 11.6,8.5 11.6,17.5; 14.8,17.5 14.8,3.6 18,3.6 18,17.5; 0.5,17.5 19.5,17.5; 6.8,17 6.8,12")
	IconHand     = strokes("hand", "6,11.6 6,4.2 7.4,3 8.8,4.2 8.8,9.2; 8.8,5 10.2,3.2 11.6,5 11.6,9.2; 11.6,6 13,4.4 14.4,6 14.4,10; 14.4,8 15.8,6.6 17.2,8 17.2,12.4 16,16 11.6,18 8,17 5.6,14.8 2.6,10.4 3.6,8.6 6,10.4")
	IconOthers   = strokes("others", "arc:6.8,6,3,0,360; 1.2,17.2 1.8,13.4 4,11.4 6.8,11.2 9.6,11.4 11.8,13.4 12.4,17.2; 13.2,3.4 15.6,4.2 16.4,6 15.6,7.8 13.6,8.8; 15.2,12 17.6,13.4 18.8,17.2")
	IconForecast = strokes("forecast", "2.8,17.2 2.8,11.6; 7.6,17.2 7.6,8.4; 12.4,17.2 12.4,12.4; 17.2,17.2 17.2,5.2; 2.8,6.8 7.6,3.6 12.4,7.6 17.2,2")
	IconLog      = strokes("log", "6.8,4.4 18,4.4; 6.8,10 18,10; 6.8,15.6 14.8,15.6; 2.4,4.4 2.5,4.4; 2.4,10 2.5,10; 2.4,15.6 2.5,15.6")
	IconFloor    = strokes("floor", "10,4 18.5,10 10,16 1.5,10 10,4; 5.75,7 14.25,13; 14.25,7 5.75,13")
	IconGlobe    = strokes("globe", "arc:10,10,8,0,360; 2,10 18,10; arc:16,10,10,126,234; arc:4,10,10,-54,54")
	IconScreen   = strokes("screen", "2,3.5 18,3.5 18,14 2,14 2,3.5; 10,14 10,17.5; 6,17.5 14,17.5")
	IconMotion   = strokes("motion", "arc:13,10,5,0,360; 1.5,6 6,6; 1.5,10 5,10; 1.5,14 6,14")
	IconSpeaker  = strokes("speaker", "2,7.5 5.5,7.5 10,3.5 10,16.5 5.5,12.5 2,12.5 2,7.5; arc:9,10,5,-45,45; arc:9,10,8.6,-48,48")
	IconEye      = strokes("eye", "1.5,10 4,6.8 7,5 10,4.4 13,5 16,6.8 18.5,10 16,13.2 13,15 10,15.6 7,15 4,13.2 1.5,10; arc:10,10,2.6,0,360")
	IconClock    = strokes("clock", "arc:10,10,8,0,360; 10,5.5 10,10 13.2,12.2")
	IconMore     = strokes("more", "3.5,10 3.6,10; 10,10 10.1,10; 16.4,10 16.5,10")
	IconWait     = strokes("wait", "4.5,2.5 15.5,2.5; 4.5,17.5 15.5,17.5; 6,2.5 6,5.5 10,10 14,5.5 14,2.5; 6,17.5 6,14.5 10,10 14,14.5 14,17.5")
	IconMoon     = strokes("moon", "arc:9,10,7.5,50,310; arc:12.83,10,5.83,80,280")
	IconParking  = strokes("parking", "3,3 17,3 17,17 3,17 3,3; 8,14.5 8,6 10.5,6 arc:10.5,8.3,2.3,-90,90 8,10.6")
	IconTreats   = strokes("treats", "arc:4.5,5,2.5,0,360; arc:15.5,15,2.5,0,360; 6.5,7 13.5,13; 13,2.5 13,7.5; 10.5,5 15.5,5")
	IconSwitch   = strokes("switch", "arc:10,11,6.5,-50,230; 10,2 10,9.5")
	IconKeyboard = strokes("keyboard", "1.5,4.5 18.5,4.5 18.5,15.5 1.5,15.5 1.5,4.5; 5,8.2 5.1,8.2; 8.4,8.2 8.5,8.2; 11.7,8.2 11.8,8.2; 15,8.2 15.1,8.2; 6.5,12 13.5,12")
)
