//go:build js

package scenes

// tellFailure does nothing: the page says it.
func tellFailure(*Options, error) {}

// explained returns the error as it is: a page needs no libraries.
func explained(err error) error { return err }
