package audio

import (
	"io"
	"runtime"
	"sync/atomic"
	"time"

	"clinic/sprites/aside"

	"github.com/ebitengine/oto/v3"
)

// counted counts what is read of a stream, in bytes.
type counted struct {
	stream io.Reader
	read   atomic.Int64
}

// Read reads on.
func (c *counted) Read(b []byte) (int, error) {
	n, err := c.stream.Read(b)
	c.read.Add(int64(n))
	return n, err
}

// hurries tells whether far more was read since it was last asked, a second ago, than anybody hears in that time: then
// there is no device behind it that keeps time, but one that throws all away and would have us play for it without end.
func (c *counted) hurries() bool { return c.read.Swap(0) > 5*rate*8 }

// System is the device of the machine. Nothing is said where there is none, or where it goes away.
func System(stream io.Reader, ready func()) {
	ahead := 20 * time.Millisecond // that the device keeps in store
	if runtime.GOOS == "js" {
		// A page that is drawn fills it late sometimes, and one without AudioWorklet takes a power of two.
		const samples = 2048
		ahead = samples*time.Second/rate + 1
		defer func() {
			_ = recover() // what a browser refuses it throws: then there is silence
		}()
	}
	context, opened, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: ahead, ApplicationName: "Clinic",
	})
	if err != nil {
		return
	}
	aside.Run("playing sounds", func() {
		<-opened
		if context.Err() != nil {
			return
		}
		counted := &counted{stream: stream}
		player := context.NewPlayer(counted)
		player.SetBufferSize(rate * 8 / 50) // a fiftieth of a second
		player.Play()
		ready()
		for context.Err() == nil && !counted.hurries() { // as long as somebody holds the player, it plays
			time.Sleep(time.Second)
		}
		context.Suspend()
		runtime.KeepAlive(player)
	})
}
