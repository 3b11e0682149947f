//go:build unix

package puzzle_test

import (
	"syscall"
	"testing"
	"time"

	"clinic/assets"
	"clinic/game/extensions"
	"clinic/game/puzzle"
)

// BenchmarkPuzzle finds the puzzles of one day of each kind after another, and reports the processor time, also for
// the slowest day.
func BenchmarkPuzzle(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		judgement := learned(b)
		for i, kind := range puzzle.Kinds {
			b.Run(string(kind), func(b *testing.B) {
				var all, longest time.Duration
				for k := range b.N {
					begin := processor()
					puzzle.Of(first+i+len(puzzle.Kinds)*k, assets.Puzzles, judgement, extensions.All())
					one := processor() - begin
					all, longest = all+one, max(longest, one)
				}
				b.ReportMetric(float64(all.Nanoseconds())/float64(b.N), "cpu-ns/op")
				b.ReportMetric(float64(longest.Nanoseconds()), "max-ns/op")
			})
		}
	})
}

// processor returns the processor time of this process so far.
func processor() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
