//go:build js

package scenes

import "os"

// toldToEnd returns nil: a page is closed without a word.
func toldToEnd() <-chan os.Signal { return nil }
