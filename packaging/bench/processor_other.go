//go:build !unix

package main

import "time"

var started = time.Now()

// processorTime returns how long this process has run, since this system doesn't report its CPU time.
func processorTime() time.Duration { return time.Since(started) }
