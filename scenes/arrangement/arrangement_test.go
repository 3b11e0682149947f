package arrangement_test

import (
	"math"
	"testing"

	"clinic/scenes/arrangement"
)

var windows = []struct {
	width, height float64
	is            arrangement.Arrangement
}{
	{360, 640, arrangement.Tall}, {390, 844, arrangement.Tall}, {430, 932, arrangement.Tall}, {768, 1024, arrangement.Tall},
	{844, 390, arrangement.Low}, {750, 369, arrangement.Low}, {667, 375, arrangement.Low}, {568, 320, arrangement.Low},
	{820, 1180, arrangement.Dock}, {1024, 1366, arrangement.Dock},
	{1366, 768, arrangement.Desk}, {1093, 614, arrangement.Low}, {781, 439, arrangement.Low}, {546, 307, arrangement.Low},
	{1920, 1080, arrangement.Desk}, {1280, 720, arrangement.Desk}, {1097, 617, arrangement.Low}, {768, 432, arrangement.Low},
	{600, 500, arrangement.Tall}, {1000, 700, arrangement.Low}, {1024, 640, arrangement.Desk}, {2560, 1080, arrangement.Desk},
	{320, 280, arrangement.Low}, {1024, 768, arrangement.Desk},
}

// The windows that people have get the arrangement that suits their hands.
func TestEveryWindowHasItsArrangement(t *testing.T) {
	t.Parallel()
	for _, w := range windows {
		if got := arrangement.Of(w.width, w.height, 100); got != w.is {
			t.Errorf("%v × %v: %v instead of %v", w.width, w.height, got, w.is)
		}
		if got := arrangement.None.Resized(w.width, w.height, 100); got != w.is {
			t.Errorf("%v × %v as the first size: %v instead of %v", w.width, w.height, got, w.is)
		}
	}
}

// Larger texts need more room beside each other; smaller ones change nothing.
func TestLargerTextsNeedLargerWindows(t *testing.T) {
	t.Parallel()
	for _, w := range []struct {
		width, height float64
		text          int
		is            arrangement.Arrangement
	}{
		{1024, 640, 85, arrangement.Desk}, {1024, 640, 115, arrangement.Low}, {1280, 800, 150, arrangement.Desk}, {1279, 800, 150, arrangement.Low},
		{820, 1180, 150, arrangement.Tall}, {1024, 1366, 150, arrangement.Dock}, {390, 844, 150, arrangement.Tall}, {844, 390, 150, arrangement.Low},
	} {
		if got := arrangement.Of(w.width, w.height, w.text); got != w.is {
			t.Errorf("%v × %v with texts of %d %%: %v instead of %v", w.width, w.height, w.text, got, w.is)
		}
	}
}

// A window dragged across a limit changes 24 pixels past it, in both directions, and not before.
func TestResizingChangesClearlyPastALimit(t *testing.T) {
	t.Parallel()
	for _, way := range []struct {
		from          arrangement.Arrangement
		width, height float64
		is            arrangement.Arrangement
	}{
		{arrangement.Desk, 1001, 700, arrangement.Desk}, {arrangement.Desk, 999, 700, arrangement.Low},
		{arrangement.Low, 1047, 700, arrangement.Low}, {arrangement.Low, 1049, 700, arrangement.Desk},
		{arrangement.Tall, 703, 600, arrangement.Tall}, {arrangement.Tall, 705, 600, arrangement.Low},
		{arrangement.Dock, 780, 1000, arrangement.Dock}, {arrangement.Dock, 770, 1000, arrangement.Tall},
	} {
		if got := way.from.Resized(way.width, way.height, 100); got != way.is {
			t.Errorf("from %v to %v × %v: %v instead of %v", way.from, way.width, way.height, got, way.is)
		}
	}
}

// An upright phone shows three whole floors at once, one on its side steps through them, and nowhere is a room
// smaller than a finger.
func TestTheCameraFitsTheArrangement(t *testing.T) {
	t.Parallel()
	for _, v := range []struct {
		what          string
		width, height float64
		in            arrangement.Arrangement
		tower         arrangement.Tower
		floors        int
		scale         float64
	}{
		{"an upright phone", 390, 475, arrangement.Tall, arrangement.Tower{Floors: 3, LowTop: true}, 3, 0.5},
		{"an upright phone with four floors", 390, 475, arrangement.Tall, arrangement.Tower{Floors: 4}, 3, 0.5},
		{"a lying phone", 420, 321, arrangement.Low, arrangement.Tower{Floors: 3}, 1, 396.0 / 672},
		{"a tablet", 820, 676, arrangement.Dock, arrangement.Tower{Floors: 3, LowTop: true}, 3, 596.0 / 725},
		{"a narrow phone", 320, 240, arrangement.Tall, arrangement.Tower{Floors: 2}, 1, 0.46},
		{"a very large tablet", 2000, 3000, arrangement.Dock, arrangement.Tower{Floors: 1}, 1, 1.2},
	} {
		got := v.in.ViewOf(v.width, v.height, v.tower)
		if got.Floors != v.floors || math.Abs(got.Scale-v.scale) > 0.001 {
			t.Errorf("%s: %+v, not %d floors at %.3f", v.what, got, v.floors, v.scale)
		}
		if got.Apart < 200 || got.Apart > 340 {
			t.Errorf("%s: floors lie %.0f apart", v.what, got.Apart)
		}
	}
}
