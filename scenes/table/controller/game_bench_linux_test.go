package controller_test

import (
	"runtime"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// drawnEvery says how many due frames there are for each one that is drawn: software rendering in place of a graphics
// card takes much longer for a frame than what is measured. In the first opensFor ticks, while the table opens, every
// frame is drawn.
const drawnEvery, opensFor = 6, 60 // frames; ticks

// BenchmarkRounds opens a table of 1920 × 1080 and plays three rounds of two Residents with all motion on. It
// reports frames (Update and Draw without the driver), the longest of them, and how many take more than 8 ms. Times
// are CPU times of the thread that plays, so that other processes on the machine make no frame longer. Ticks follow
// each other without a pause, except while sprites are made in the background: then each tick takes as long as in a
// window.
func BenchmarkRounds(b *testing.B) {
	config := game.Config{Players: 2, Seed: 7}
	b.Run("base", func(b *testing.B) { rounds(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { rounds(b, config) })
}

// threadTime returns how much CPU time this thread has used.
func threadTime(b *testing.B) time.Duration {
	now, err := scenetest.ThreadTime()
	if err != nil {
		b.Fatal(err)
	}
	return now
}

// door is a scene that leads to another one at once.
type door struct{ to scenes.Scene }

func (d *door) Layout(*scenes.Context, float64, float64) {}
func (d *door) Draw(*ui.Canvas)                          {}
func (d *door) Update(c *scenes.Context)                 { c.Replace(d.to) }

func rounds(b *testing.B, config game.Config) {
	reader := ui.NewReader("en")
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		b.Fatal(err)
	}
	seats := make(session.Seats, config.Players)
	for i := range seats {
		seats[i] = session.Seat{Name: "Resident", Color: i, Bot: bot.Resident}
	}
	target := ebiten.NewImage(1920, 1080)
	defer target.Deallocate()
	for b.Loop() {
		s := session.New(game.NewMatch(rules, nil), seats, nil)
		scene := controller.Play(reader, s, controller.Doors{})
		settings := scenes.DefaultSettings()
		settings.BotSpeed = 4
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return &door{scene} }}, settings)
		shell.Resize(1920, 1080, 1)
		var longest, spent time.Duration
		frames, long, due, longestTick := 0, 0, 0, 0
		for tick := 0; s.Match().State.Round <= 3; tick++ {
			next := time.Now().Add(time.Second / ebiten.DefaultTPS)
			begun := threadTime(b)
			if err := shell.Tick(input.Idle()); err != nil {
				b.Fatal(err)
			}
			if shell.Due() {
				if due++; tick < opensFor || due%drawnEvery == 1 {
					shell.Paint(target)
					spent = threadTime(b) - begun
					scenetest.NextFrame() // sends it to the driver
				}
			}
			if spent == 0 {
				spent = threadTime(b) - begun
			}
			frames++
			if spent > longest {
				longest, longestTick = spent, tick
			}
			if spent > 8*time.Millisecond {
				long++
			}
			spent = 0
			if sprites.Busy() {
				time.Sleep(time.Until(next))
			}
		}
		b.Logf("%d frames, %d due, the longest in tick %d", frames, due, longestTick)
		b.ReportMetric(float64(longest), "max-ns/op")
		b.ReportMetric(100*float64(long)/float64(frames), "%>8ms")
	}
}
