//go:build js

package cli

import "io"

// Has reports that a page has no commands: nobody could read what they write, and they would make it larger.
func (*Commands) Has(string) bool { return false }

// Run runs none of them.
func (*Commands) Run([]string, string, io.Reader, io.Writer) error { return nil }
