// Package copying copies lists into memory that is there already, for states that are copied again and again.
package copying

import "slices"

// Over gives a copy of from that shares nothing with it. It lies in the memory of into where that is large enough; into
// is not to be used any more. A nil list stays nil, and an empty one empty.
func Over[T any](into, from []T) []T {
	if len(from) == 0 || cap(into) < len(from) {
		return slices.Clone(from)
	}
	into = into[:len(from)]
	copy(into, from)
	return into
}

// Sized gives a list of that length in the memory of into where that is large enough, with whatever lies there.
func Sized[T any](into []T, length int) []T {
	if cap(into) < length {
		return make([]T, length)
	}
	return into[:length]
}
