package main

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"clinic/game/gametest"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// With high contrast nothing usable is only a pale area: its background has an edge, or stands out from its
// surroundings by at least 4.5:1.
func TestWithHighContrastWhatOneCanUseHasAnEdge(t *testing.T) {
	reader := ui.NewReader("en")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	settings := scenes.DefaultSettings()
	settings.ReduceMotion, settings.HighContrast = true, true
	looked := 0
	for _, size := range [...]struct{ w, h int }{{1280, 800}, {390, 844}, {844, 390}} {
		for i, shot := range everyScene() {
			if !gametest.Sampled(i) || size.w != 1280 && (i%2 == 0) != (size.w < size.h) { // one small window per scene
				continue
			}
			scene, err := shot.Scene(reader)
			if err != nil {
				t.Fatal(err)
			}
			stage := scenetest.NewStage(reader, scene, size.w, size.h, 100)
			stage.ChangeSettings(settings)
			stage.Wait(2)
			picture := stage.Picture()
			for id, area := range used(stage, scene) {
				looked++
				if isPale(picture, area) {
					t.Errorf("%s at %d × %d: %s is a pale area without an edge: %.0f", shot.Name, size.w, size.h, id, area)
				}
			}
			stage.Clear()
		}
	}
	if looked < gametest.Budget(1000, 200) {
		t.Errorf("only %d things were looked at", looked)
	}
}

// told lists the things of the table that have no background of their own, or only inform.
var told = []thing.Kind{
	thing.Person, thing.Space, thing.Slot, thing.Vehicle, thing.Preadmission, thing.Outside, thing.Tile, thing.Residency, thing.Nurse, thing.Orderly,
	thing.Appointment, thing.Service, thing.Decision, thing.Count, thing.ShareSum, thing.Round, thing.Step, thing.Having, thing.Forecast, thing.ForecastSum,
	thing.Panel, thing.Beat, thing.Grip, thing.Obligations, thing.Sheet, thing.Pile, thing.CardName, thing.CardMoney, thing.ActionTile, thing.Half, thing.Clinic,
}

// bare are the beginnings of the names of what else has no ground of its own: the signs of rules, spaces of a board to
// try, clinics on a map, dots of a chart.
var bare = []string{"book.rule.", "try.space.", "campaign.clinic.", "records.dot."}

// used returns the areas of everything usable that is completely visible.
func used(stage *scenetest.Stage, scene scenes.Scene) map[string]ui.Rect {
	areas := map[string]ui.Rect{}
	seen := stage.Seen()
	for id, whole := range seen.Touched {
		groundless := slices.ContainsFunc(bare, func(start string) bool { return strings.HasPrefix(id, start) })
		if at := seen.At[id]; !groundless && at[2] > whole[0]-1 && at[3] > whole[1]-1 {
			areas[id] = ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}
		}
	}
	if shown, ok := scene.(*table.Table); ok {
		for _, spot := range shown.Spots() {
			if !spot.Off && !spot.Cut && !slices.Contains(told, spot.Thing.Kind) {
				areas[spot.Thing.String()] = spot.Rect
			}
		}
	}
	return areas
}

// isPale reports whether an area has a background that differs from its surroundings, but no edge along most of its
// sides.
func isPale(picture *image.RGBA, r ui.Rect) bool {
	const samples, without, within, most = 24, 4, 6, 0.5
	pale, straight := 0, min(16/r.W, 16/r.H, 0.3) // corners are round
	side := func(fromX, fromY, toX, toY float64, inX, inY int) {
		for i := range samples {
			part := straight + (1-2*straight)*float64(i)/(samples-1)
			x, y := int(fromX+(toX-fromX)*part), int(fromY+(toY-fromY)*part)
			outside := picture.RGBAAt(x-inX*without, y-inY*without)
			edge := 1.0
			for far := -without; far <= within; far++ {
				edge = max(edge, contrast(outside, picture.RGBAAt(x+inX*far, y+inY*far)))
			}
			if inside := picture.RGBAAt(x+inX*within, y+inY*within); edge < 4.5 && outside != inside {
				pale++
			}
		}
	}
	side(r.X, r.Y, r.X, r.Bottom(), 1, 0)
	side(r.Right(), r.Y, r.Right(), r.Bottom(), -1, 0)
	side(r.X, r.Y, r.Right(), r.Y, 0, 1)
	side(r.X, r.Bottom(), r.Right(), r.Bottom(), 0, -1)
	return float64(pale) > most*4*samples
}

// contrast returns the contrast of two colors as defined by WCAG 2.
func contrast(a, b color.RGBA) float64 {
	light := func(c color.RGBA) float64 {
		part := func(v uint8) float64 {
			if x := float64(v) / 255; x > 0.04045 {
				return math.Pow((x+0.055)/1.055, 2.4)
			} else {
				return x / 12.92
			}
		}
		return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
	}
	x, y := light(a), light(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
