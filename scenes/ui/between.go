package ui

// Between gives v, or the bound that it lies beyond.
func Between(v, least, most float64) float64 { return max(least, min(most, v)) }
