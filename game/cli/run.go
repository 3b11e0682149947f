//go:build !js

package cli

import (
	"errors"
	"flag"
	"io"
)

// Has reports whether a word is a command that needs no window.
func (c *Commands) Has(word string) bool {
	return word == "engine" || word == "arena" || word == "campaign" || word == "hints" || word == "lesson" || word == "host"
}

// Run runs the command that the arguments begin with, with the path of a numbers file or "". Its error is one
// sentence.
func (c *Commands) Run(arguments []string, numbers string, in io.Reader, out io.Writer) error {
	err := c.run(arguments[0], arguments[1:], numbers, in, out)
	if errors.Is(err, flag.ErrHelp) { // the help was written
		return nil
	}
	return err
}

func (c *Commands) run(command string, rest []string, numbers string, in io.Reader, out io.Writer) error {
	switch command {
	case "engine":
		return c.engine(rest, numbers, in, out)
	case "arena":
		return c.arena(rest, numbers, out)
	case "campaign":
		return c.campaign(rest, out)
	case "hints":
		return c.hints(rest, out)
	case "host":
		return c.host(rest, numbers, out)
	default:
		return c.lesson(rest, out)
	}
}
