package audio

import (
	"io"
	"runtime"
	"time"

	"github.com/ebitengine/oto/v3"
)

// System is the device of the machine. Nothing is said where there is none, or where it goes away.
func System(stream io.Reader, ready func()) {
	ahead := 20 * time.Millisecond // that the device keeps in store
	if runtime.GOOS == "js" {
		ahead = 40 * time.Millisecond // a page that is drawn fills it late sometimes
	}
	hushLibraries()
	context, opened, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: ahead, ApplicationName: "Clinic",
	})
	if err != nil {
		return
	}
	go func() {
		<-opened
		if context.Err() != nil {
			return
		}
		player := context.NewPlayer(stream)
		player.SetBufferSize(rate * 8 / 50) // a fiftieth of a second
		player.Play()
		ready()
		for context.Err() == nil { // as long as somebody holds the player, it plays
			time.Sleep(time.Second)
		}
		runtime.KeepAlive(player)
	}()
}
