package doubtful

// Same does nothing.
func Same(n int) int {
	n = n
	return n
}
