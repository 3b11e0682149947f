//go:build js

package scenes

import "clinic/scenes/ui"

// tellFailure does nothing: the page says it.
func tellFailure(*Options, error) {}

// explained returns the error as it is: a page needs no libraries.
func explained(_ *ui.Reader, err error) error { return err }
