package game

// Random is the only source of randomness: SplitMix64, the same on every platform.
type Random struct {
	Word uint64 `json:"word"`
}

// Below returns a number from 0 to n−1, each equally likely; n must be at least 1.
func (r *Random) Below(n int) int {
	limit := -uint64(n) % uint64(n) // the lowest words are rejected, so that no remainder is favored
	for {
		if word := r.next(); word >= limit {
			return int(word % uint64(n))
		}
	}
}

func (r *Random) next() uint64 {
	r.Word += 0x9e3779b97f4a7c15
	z := r.Word
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Shuffle puts the items of a slice into a random order.
func Shuffle[T any](r *Random, items []T) {
	for i := len(items) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		items[i], items[j] = items[j], items[i]
	}
}
