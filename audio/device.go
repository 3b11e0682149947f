package audio

import (
	"io"
	"runtime"
	"sync/atomic"
	"time"

	"clinic/sprites/background"

	"github.com/ebitengine/oto/v3"
)

// counted counts the bytes read from a stream.
type counted struct {
	stream io.Reader
	read   atomic.Int64
}

// Read reads from the stream.
func (c *counted) Read(b []byte) (int, error) {
	n, err := c.stream.Read(b)
	c.read.Add(int64(n))
	return n, err
}

// hurries reports whether far more was read since the last call, a second ago, than can be heard in that time.
// Then there is no real device that keeps time, but one that discards everything and would have us mix without
// end.
func (c *counted) hurries() bool { return c.read.Swap(0) > 5*rate*8 }

// System is the sound device of the machine. It reports no error if there is none, or if it goes away.
func System(stream io.Reader, ready func()) {
	ahead := 20 * time.Millisecond // the device's buffer
	if runtime.GOOS == "js" {
		// A page that is drawing sometimes fills the buffer late, and a browser without AudioWorklet needs a power
		// of two.
		const samples = 2048
		ahead = samples*time.Second/rate + 1
		defer func() {
			_ = recover() // browsers throw when they refuse: then there is silence
		}()
	}
	context, opened, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: ahead, ApplicationName: "Clinic",
	})
	if err != nil {
		return
	}
	background.Run("playing sounds", func() {
		<-opened
		if context.Err() != nil {
			return
		}
		counted := &counted{stream: stream}
		player := context.NewPlayer(counted)
		player.SetBufferSize(rate * 8 / 50) // a fiftieth of a second
		player.Play()
		ready()
		for context.Err() == nil && !counted.hurries() { // the player plays as long as it is referenced
			time.Sleep(time.Second)
		}
		context.Suspend()
		runtime.KeepAlive(player)
	})
}
