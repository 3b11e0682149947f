// Package scenetest helps to test what a player sees: the real program in a real window that is driven with mouse and
// keys (Start), and drawing into pictures within one process (Main).
//
// Both run on a display of their own, so that tests side by side don't take the pointer from each other. It needs Xvfb.
package scenetest

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// startDisplay starts a display without a screen of this size in pixels. It gives its name for the environment, and
// stop.
func startDisplay(width, height int) (name string, stop func(), err error) {
	read, write, err := os.Pipe()
	if err != nil {
		return "", nil, err
	}
	defer read.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{write}
	err = server.Start()
	write.Close()
	if err != nil {
		return "", nil, fmt.Errorf("the display without a screen, Xvfb, cannot be started (Debian: apt-get install xvfb): %w", err)
	}
	stop = func() {
		server.Process.Kill()
		server.Wait()
	}
	line, err := io.ReadAll(io.LimitReader(read, 16))
	number := strings.TrimSpace(string(line))
	if number == "" {
		stop()
		return "", nil, fmt.Errorf("the display without a screen, Xvfb, did not say which display it serves: %v", err)
	}
	return ":" + number, stop, nil
}
