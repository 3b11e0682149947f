package rounds

import (
	"fmt"
	"testing"
	"time"

	"clinic/assets"
	"clinic/game/cli"
	"clinic/game/online/seat"
	"clinic/game/online/wire"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/app"
	"clinic/scenes/clipboard"
	"clinic/scenes/clock"
	"clinic/scenes/scenetest"
	"clinic/scenes/storage"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// appears waits until the program shows a thing.
func appears(t *testing.T, stage *scenetest.Stage, id string) {
	t.Helper()
	for range 600 {
		if _, there := stage.Seen().At[id]; there {
			return
		}
		time.Sleep(5 * time.Millisecond)
		stage.Wait(1)
	}
	t.Fatalf("%s is not there, but %T", id, stage.Shell.Scene())
}

// program returns the program without a window, with a host of this computer and a storage of its own.
func program(t *testing.T, start app.Start) *scenetest.Stage {
	reader := ui.NewReader("en")
	t.Helper()
	folder := t.TempDir()
	storage.KeepIn(folder)
	t.Cleanup(func() { storage.KeepIn("") })
	commands := &cli.Commands{Weights: assets.Bots, Now: clock.Now}
	hosting := commands.Hosting(folder, "")
	t.Cleanup(hosting.Close)
	start.Hosting = hosting
	options := scenes.Options{Reader: reader}
	app.Open(&options, nil, start)
	t.Cleanup(func() { options.Ended() })
	return scenetest.NewStageWith(reader, options.First(), options, 1280, 800, 100)
}

// From the title to a table on this computer, as its first player does it: G, Start, and back to the title, where the
// table is now listed. Its link, pasted on the title, leads to where one sits down, and from there to the table.
func TestFromTheTitleToATable(t *testing.T) {
	stage := program(t, app.Start{})
	appears(t, stage, "title.friends")
	stage.Keys(ebiten.KeyG)
	appears(t, stage, "newgame.start")
	stage.Type("Ana")
	stage.ClickOn(t, "newgame.start")
	appears(t, stage, "lobby.seat.1")
	stage.ClickOn(t, "lobby.link")
	link := <-clipboard.Read()
	here(t, stage, link, true)
	stage.Keys(ebiten.KeyEscape)
	appears(t, stage, "title.tables")
	here(t, stage, link, false)
	clipboard.Write(link)
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyV)
	appears(t, stage, "join.seat.1")
	stage.ClickOn(t, "join.name")
	stage.Type("Ben")
	stage.Keys(ebiten.KeyEnter)
	for range 600 {
		if got := fmt.Sprintf("%T", stage.Shell.Scene()); got == "*table.Table" {
			invites(t, stage)
			return
		}
		time.Sleep(5 * time.Millisecond)
		stage.Wait(1)
	}
	t.Errorf("sitting down leads to %T", stage.Shell.Scene())
}

// here waits until the host tells others whether the first player is at the table.
func here(t *testing.T, stage *scenetest.Stage, link string, want bool) {
	t.Helper()
	at, _ := seat.ReadLink(link, "")
	for range 600 {
		looked, err := seat.Look(wire.Dial, at.Address, at.Table, "")
		if err != nil {
			t.Fatal(err)
		}
		if looked.Seats[0].Here == want {
			return
		}
		time.Sleep(5 * time.Millisecond)
		stage.Wait(1)
	}
	t.Errorf("others are not told whether the first player is here: %v", want)
}

// invites shows at the table how more friends come to it, and goes back.
func invites(t *testing.T, stage *scenetest.Stage) {
	t.Helper()
	stage.Wait(30)
	stage.ClickOn(t, "button/menu")
	stage.ClickOn(t, "dialog.invite")
	appears(t, stage, "lobby.code")
	stage.ClickOn(t, "lobby.start")
	appears(t, stage, "button/menu")
}
