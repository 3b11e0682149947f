package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"
)

// quietBest is the CPU time of the yardstick where the limits were set, on a virtual machine of our kind that is
// otherwise idle: the best of many times. The limits hold for such a machine; on one that is slower at the moment, the
// yardstick also takes longer.
const quietBest = 230 * time.Microsecond

// quietMean is the mean CPU time of the yardstick there, garbage collection included.
const quietMean = 250 * time.Microsecond

// A yardstick is a fixed piece of work that uses only the standard library, so that none of our changes makes it
// faster or slower. It does what the rules do, in about equal parts: it compares and sorts, looks up names and
// allocates small things, and reads in a megabyte here and there. Other programs slow down the last of these most, as
// they do the rules: they take the cache away.
type yardstick struct {
	shuffle [2500]uint32
	sorted  [2500]uint32
	names   [300]string
	kept    *piece
	chain   [256 << 10]uint32 // each names the next, in one circle
	at      uint32

	readings []factors
}

type piece struct {
	name string
	next *piece
}

func newYardstick() *yardstick {
	y, word := new(yardstick), uint32(1)
	for i := range y.shuffle {
		word ^= word << 13
		word ^= word >> 17
		word ^= word << 5
		y.shuffle[i] = word
	}
	for i := range y.chain {
		y.chain[i] = uint32(i)
	}
	for i := len(y.chain) - 1; i > 0; i-- { // one circle, after Sattolo
		word ^= word << 13
		word ^= word >> 17
		word ^= word << 5
		k := word % uint32(i)
		y.chain[i], y.chain[k] = y.chain[k], y.chain[i]
	}
	for i := range y.names {
		y.names[i] = "piece " + strconv.Itoa(int(y.shuffle[i]))
	}
	return y
}

// work does the work once.
func (y *yardstick) work() {
	y.sorted = y.shuffle
	slices.Sort(y.sorted[:])
	for range 8000 {
		y.at = y.chain[y.at]
	}
	for range 4 {
		count := map[string]int{}
		for _, name := range y.names {
			count[name]++
		}
		y.kept = nil
		for _, name := range y.names {
			if count[name] == 1 {
				y.kept = &piece{name, y.kept}
			}
		}
	}
}

// factors say how many times as long as on a quiet machine the work takes now, in CPU time.
type factors struct {
	best float64 // what other programs slow down least
	mean float64 // including the cost of other programs, and of garbage collection
}

// factors measures the yardstick, and keeps the reading.
func (y *yardstick) factors() factors {
	const runs, times = 40, 4
	best, begin := time.Duration(0), processorTime()
	for run := range runs {
		start := processorTime()
		for range times {
			y.work()
		}
		if took := processorTime() - start; run == 0 || took < best {
			best = took
		}
	}
	spent := processorTime() - begin
	f := factors{float64(best) / float64(times*quietBest), float64(spent) / float64(runs*times*quietMean)}
	y.readings = append(y.readings, f)
	return f
}

// of returns the factor by which the values of a benchmark are corrected: many short runs have a best one, a long one
// is a mean.
func (f factors) of(b *benchmark) float64 {
	if b.Once {
		return f.mean
	}
	return f.best
}

// spread returns the median of the best readings, and the farthest that one in ten of them is from it, as a part of it.
func (y *yardstick) spread() (median, scatter float64) {
	var best []float64
	for _, f := range y.readings {
		best = append(best, f.best)
	}
	slices.Sort(best)
	median = best[len(best)/2]
	for i := range best {
		best[i] = math.Abs(best[i]/median - 1)
	}
	slices.Sort(best)
	return median, best[len(best)*9/10]
}

// String tells how the machine was during the measurements.
func (y *yardstick) String() string {
	median, scatter := y.spread()
	return fmt.Sprintf("The yardstick took × %.2f as long as on a quiet machine, with a scatter of %.0f %% (nine in ten of %d readings).",
		median, 100*scatter, len(y.readings))
}
