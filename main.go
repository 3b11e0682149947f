// Clinic is a game of building and running a hospital, for one to four players.
package main

import (
	"fmt"
	"os"

	"clinic/assets"
	"clinic/game"
	"clinic/game/cli"
	"clinic/scenes/app"
	"clinic/scenes/clock"
	"clinic/scenes/session"
)

// version is set by the build: -ldflags "-X main.version=1.2.3".
var version = "development"

func main() {
	commands := &cli.Commands{
		Version: version, Weights: assets.Bots, Campaign: assets.Campaign, Folder: os.UserConfigDir, Now: clock.Now,
		Advise: func(m *game.Match) cli.Advisor { return session.New(m, make(session.Seats, len(m.State.Players)), nil) },
	}
	if err := app.Run(os.Args[1:], commands, os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "clinic: "+err.Error())
		os.Exit(1)
	}
}
