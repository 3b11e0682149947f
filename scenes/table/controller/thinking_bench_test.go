package controller_test

import (
	"slices"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
)

// BenchmarkThinking measures how long frames wait for Update while Chief, who plays for four, thinks: the 99th
// percentile and the maximum. It begins in the third round, in the middle of the game.
func BenchmarkThinking(b *testing.B) {
	config := game.Config{Players: 4, Seed: 7}
	b.Run("base", func(b *testing.B) { thinking(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { thinking(b, config) })
}

func thinking(b *testing.B, config game.Config) {
	reader := ui.NewReader("en")
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		b.Fatal(err)
	}
	seats := make(session.Seats, config.Players)
	for i := range seats {
		seats[i] = session.Seat{Name: "Chief", Color: i, Bot: bot.Chief}
	}
	s := session.New(game.NewMatch(rules, nil), seats, nil)
	for s.Match().State.Round < 3 { // at once, with one thought each
		if _, err := s.BotPlays(); err != nil {
			b.Fatal(err)
		}
	}
	s.Happened()
	scene := controller.Play(reader, s, controller.Doors{})
	settings := scenes.DefaultSettings()
	settings.ReduceMotion, settings.BotSpeed = true, scenes.AtOnce
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return scene }}, settings)
	shell.Resize(1920, 1080, 1)
	frame := func() time.Duration {
		begun := time.Now()
		if err := shell.Tick(input.Idle()); err != nil {
			b.Fatal(err)
		}
		return time.Since(begun)
	}
	for range 30 { // until the table has filled its caches
		frame()
	}
	var frames []time.Duration
	for b.Loop() {
		if took := frame(); !s.Over() {
			frames = append(frames, took)
		}
	}
	if len(frames) == 0 {
		b.Fatal("the game was over before it began")
	}
	slices.Sort(frames)
	b.ReportMetric(float64(frames[(len(frames)-1)*99/100]), "p99-ns/op")
	b.ReportMetric(float64(frames[len(frames)-1]), "max-ns/op")
	b.ReportMetric(float64(frames[len(frames)/2]), "p50-ns/op")
}
