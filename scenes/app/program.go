package app

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"clinic/game/cli"
	"clinic/game/extensions"
	"clinic/game/save/numberfile"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/lobby"
	"clinic/scenes/spoken"
	"clinic/scenes/ui"
)

const usage = `Clinic, a game of building and running a hospital.

    clinic                    opens the window
    clinic FILE.clinic        opens the window and continues that game, as with --load
    clinic LINK               opens the window at the table of that link, as with --join
    clinic engine             plays by the rules without a window: JSON lines on standard input and output
    clinic host               serves tables to programs at other machines
    clinic arena              lets bots play against each other and compares their results
    clinic campaign           lets bots play the clinics of the campaign, which shows how hard the medals are
    clinic hints              measures how good hints are
    clinic lesson             looks for a seed with which a lesson goes as its texts say

`

// Run does what the arguments of the program ask for: it opens the window, or runs a command that reads from in
// and writes to out. Its error is one sentence for the player.
func Run(arguments []string, commands *cli.Commands, in io.Reader, out io.Writer) error {
	options := scenes.Options{Reader: ui.NewReader("en")}
	options.Version = commands.Version
	flags := flag.NewFlagSet("clinic", flag.ContinueOnError)
	file := flags.String("numbers", "", "play with the numbers in this `file` instead of the rules' own")
	flags.IntVar(&options.Scale, "scale", 0, "size of everything in this run, in `percent`: 75 to 250")
	trace := flags.Bool("trace", false, "write a line of JSON per picture: the scene, and where things are")
	at := flags.String("at", "", "play as if it were this `time`, such as 2026-05-13T12:00:00Z")
	aloud := flags.String("read-aloud", "", "write what is to be read aloud into this `file`, a line each")
	var data *string
	flags.Func("data", "keep games and settings in this `folder`", func(folder string) error {
		data = &folder
		return nil
	})
	flags.StringVar(&options.Language, "lang", "", "the `language` of this run: en, fr or pt")
	seed := flags.String("seed", "", "set up a new game with this `number`, which decides all chance")
	loads := flags.String("load", "", "continue the game in this `file`")
	replays := flags.String("replay", "", "replay the game in this `file` or link from its beginning")
	joins := flags.String("join", "", "join the table of this `link` or code")
	showVersion := flags.Bool("version", false, "print the version and exit")
	if err := cli.ReadFlags(flags, usage, arguments, out); errors.Is(err, flag.ErrHelp) {
		return nil
	} else if err != nil {
		return err
	}
	switch {
	case *showVersion:
		fmt.Fprintln(out, "clinic "+commands.Version)
		return nil
	case commands.Has(flags.Arg(0)):
		return commands.Run(flags.Args(), *file, in, out)
	case flags.NArg() == 1 && isGame(flags.Arg(0)) && *loads == "":
		*loads = flags.Arg(0)
	case flags.NArg() == 1 && lobby.HasLink(flags.Arg(0)) && *joins == "":
		*joins = flags.Arg(0)
	case flags.NArg() > 1 && isGame(flags.Arg(0)):
		return errors.New("only one game can be opened at a time")
	case flags.NArg() > 0:
		return fmt.Errorf("there is no command %q; \"clinic --help\" lists all options", flags.Arg(0))
	}
	if options.Scale != 0 && (options.Scale < scenes.LeastScale || options.Scale > scenes.MostScale) {
		return fmt.Errorf("the scale %d %% is outside %d to %d %%", options.Scale, scenes.LeastScale, scenes.MostScale)
	}
	if *at != "" {
		moment, err := time.Parse(time.RFC3339, *at)
		if err != nil {
			return fmt.Errorf("%q is not a time such as 2026-05-13T12:00:00Z", *at)
		}
		clock.Give(moment)
	}
	if *trace {
		options.Trace = out
	}
	var numbers map[string]int
	if *file != "" {
		var err error
		if numbers, err = numberfile.Read(*file, extensions.All()); err != nil {
			return err
		}
	}
	if *aloud != "" {
		lines, err := os.OpenFile(*aloud, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o644)
		if err != nil {
			return fmt.Errorf("nothing can be read aloud: %w", err)
		}
		defer lines.Close()
		options.Voice = spoken.Lines{To: lines}
	}
	if options.Language != "" {
		if err := speaks(options.Reader, options.Language); err != nil {
			return err
		}
	}
	start, err := begun(*loads, *replays, *seed, *joins)
	if err != nil {
		return err
	}
	options.Given = input.Address()
	if data != nil {
		if err := keepIn(*data); err != nil {
			return err
		}
	}
	folder := ""
	if data != nil {
		folder = *data
	}
	if start.Hosting = hostingOf(commands, folder, *file); start.Hosting != nil {
		defer start.Hosting.Close()
	}
	Open(&options, numbers, start)
	return scenes.Run(options)
}
