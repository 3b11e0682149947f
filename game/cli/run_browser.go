//go:build js

package cli

import "io"

// Has returns false: a page has no commands. Nobody could read what they write, and they would make the page larger.
func (*Commands) Has(string) bool { return false }

// Run does nothing.
func (*Commands) Run([]string, string, io.Reader, io.Writer) error { return nil }
