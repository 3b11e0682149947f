//go:build !js

package cli

import (
	"flag"
	"fmt"
	"io"

	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/protocol"
	"clinic/game/save/numberfile"
)

// engine answers requests of the engine protocol until the input ends; see docs/engine.md. The path of a numbers file
// may come before or after the word engine.
func (c *Commands) engine(arguments []string, numbers string, in io.Reader, out io.Writer) error {
	flags := flag.NewFlagSet("clinic engine", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&numbers, "numbers", numbers, "")
	if err := flags.Parse(arguments); err != nil {
		return fmt.Errorf("%w; \"clinic --help\" lists all options", err)
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("the engine takes its requests from standard input, not %q", flags.Arg(0))
	}
	e := &protocol.Engine{Version: c.Version, Extensions: extensions.All()}
	var err error
	if e.Judgement, err = bot.ReadJudgement(c.Weights); err != nil {
		return err
	}
	if numbers != "" {
		if e.Numbers, err = numberfile.Read(numbers, e.Extensions); err != nil {
			return err
		}
	}
	return e.Serve(in, out)
}
