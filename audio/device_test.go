package audio

import (
	"bytes"
	"testing"
)

// A device that reads far more in a second than can be heard in one is given up.
func TestADeviceThatKeepsNoTime(t *testing.T) {
	for seconds, want := range map[int]bool{1: false, 2: false, 60: true} {
		c := &counted{stream: bytes.NewReader(make([]byte, seconds*rate*8))}
		for {
			if _, err := c.Read(make([]byte, 1<<16)); err != nil {
				break
			}
		}
		if got := c.hurries(); got != want {
			t.Errorf("%d seconds read in one: %v", seconds, got)
		}
		if c.hurries() {
			t.Error("what was read before is counted again")
		}
	}
}
