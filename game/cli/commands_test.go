//go:build !js

package cli

import (
	"io"

	"clinic/assets"
)

// all holds the commands as the program has them, except for hints, which need a screen.
var all = &Commands{Weights: assets.Bots, Campaign: assets.Campaign}

// run runs a command with the rules' own numbers.
func run(arguments []string, in io.Reader, out io.Writer) error {
	return all.Run(arguments, "", in, out)
}
