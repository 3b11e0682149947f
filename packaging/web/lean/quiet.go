package main

// quiet has the engine write no notes: a page has nobody who reads them, and what writes them brings a package of its own.
var quiet = []cut{
	{engine + "internal/atlas", "gpuresources.go", []string{
		"\t\"log/slog\"\n", "", "type gpuResourcesStatePhase int\n", `type gpuResourcesStatePhase int

type silence struct{}

func (silence) Debug(string, ...any) {}
func (silence) Error(string, ...any) {}

var slog silence
`,
	}},
	{engine + "internal/thread", "thread.go", []string{
		"\t\"fmt\"\n\t\"log/slog\"\n", "", "\n\t\"github.com/hajimehoshi/ebiten/v2/internal/debug\"\n", "",
		`	if !slog.Default().Enabled(context.Background(), slog.LevelDebug) {
		return
	}
	var caller string
	file, line, typ := debug.FirstCaller()
	switch typ {
	case debug.CallerTypeRegular:
		caller = fmt.Sprintf("%s:%d", file, line)
	case debug.CallerTypeInternal:
		caller = fmt.Sprintf("%s:%d (internal)", file, line)
	}
	slog.Debug("thread: a call was discarded as the thread was stopped", "caller", caller)
`, "",
	}},
}
