//go:build !unix

package main

import "time"

var started = time.Now()

// processorTime is how long this process has run, where nothing tells how long it has had the processor.
func processorTime() time.Duration { return time.Since(started) }
