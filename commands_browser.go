//go:build js

package main

import "io"

// isCommand tells that a page has no commands: nobody could read what they write, and they would make it larger.
func isCommand(string) bool { return false }

func runCommand([]string, string, io.Reader, io.Writer) error { return nil }
