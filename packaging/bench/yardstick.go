package main

import (
	"crypto/sha256"
	"slices"
	"strconv"
	"time"
)

// quietYardstick is what the yardstick takes where the limits were set: on a virtual machine of our kind that does
// nothing else. A row's limit is for such a machine; on one that is slower at that moment the yardstick takes longer,
// too.
const quietYardstick = 275 * time.Microsecond

// quietProcessor is the time of the processor that it takes there on the average, collecting its memory included.
const quietProcessor = 300 * time.Microsecond

// A yardstick is a fixed piece of work that needs nothing but the standard library, so that no change of ours makes it
// faster or slower. It does what the rules do: compares and sorts, copies memory, looks names up and makes small
// things.
type yardstick struct {
	page    [4 << 10]byte
	shuffle [2500]uint32
	sorted  [2500]uint32
	state   [48 << 10]byte
	copied  [48 << 10]byte
	names   [300]string
	kept    *piece
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
	for i := range y.names {
		y.names[i] = "piece " + strconv.Itoa(int(y.shuffle[i]))
	}
	return y
}

// work is the piece of work.
func (y *yardstick) work() {
	for range 16 {
		digest := sha256.Sum256(y.page[:])
		copy(y.page[:], digest[:])
	}
	y.sorted = y.shuffle
	slices.Sort(y.sorted[:])
	for i := range byte(50) {
		y.state[i]++
		y.copied = y.state
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

// factors tell how many times as long as on a quiet machine the work takes now.
type factors struct {
	moment    float64 // at its best moment, however long others have the processor in between
	processor float64 // by the time of the processor, with what it costs that others have it in between
}

// factors looks at the yardstick. It works in runs so short that most of them end before somebody else gets the
// processor, as those of most benchmarks are.
func (y *yardstick) factors() factors {
	const runs, times = 40, 4
	best, begin := time.Duration(0), processorTime()
	for run := range runs {
		start := time.Now()
		for range times {
			y.work()
		}
		if took := time.Since(start); run == 0 || took < best {
			best = took
		}
	}
	spent := processorTime() - begin
	return factors{float64(best) / float64(times*quietYardstick), float64(spent) / float64(runs*times*quietProcessor)}
}

// of is the factor by which what is reported in that unit is corrected.
func (f factors) of(unit string) float64 {
	if unit == processor || unit == coldStart || unit == warmStart || unit == commands || unit == ofCore || unit == walked {
		return f.processor
	}
	return f.moment
}
