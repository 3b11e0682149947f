//go:build js

package scenes

// tellFailure does nothing: the page says it.
func tellFailure(*Options, error) {}

// explained gives the error: a page needs no libraries.
func explained(err error) error { return err }
