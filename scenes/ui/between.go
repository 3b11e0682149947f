package ui

// Between returns v, limited to the range from least to most.
func Between(v, least, most float64) float64 { return max(least, min(most, v)) }
