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
	"clinic/scenes/spoken"
)

const usage = `Clinic, a game of building and running a hospital.

    clinic                    opens the window
    clinic FILE.clinic        opens the window and goes on with that game, as with --load
    clinic engine             plays the rules without a window: JSON lines on standard input and output
    clinic arena              lets players of the program play against each other, and tells how they fared
    clinic campaign           has those players try the clinics of the campaign, and tells how hard their medals are
    clinic hints              asks for hints in many positions, and tells how good they are
    clinic lesson             looks for a seed with which a lesson is as its words say

`

// Run does what the arguments of the program ask for: it opens the window, or runs a command that reads from in
// and writes to out. Its error is one sentence for the player.
func Run(arguments []string, commands *cli.Commands, in io.Reader, out io.Writer) error {
	var options scenes.Options
	options.Version = commands.Version
	flags := flag.NewFlagSet("clinic", flag.ContinueOnError)
	file := flags.String("numbers", "", "play with the numbers of this `file` instead of the rules' own")
	flags.IntVar(&options.Scale, "scale", 0, "size of everything for this run, in `percent`, 75 to 250")
	trace := flags.Bool("trace", false, "write a line of JSON for each picture: which scene, and where things are")
	at := flags.String("at", "", "play as if it were that `moment`, such as 2026-05-13T12:00:00Z")
	aloud := flags.String("read-aloud", "", "write what happens into this `file`, a line for each thing to be read aloud")
	var data *string
	flags.Func("data", "keep games and settings in this `folder`", func(folder string) error {
		data = &folder
		return nil
	})
	flags.StringVar(&options.Language, "lang", "", "the `language` of this run: en, fr or pt")
	seed := flags.String("seed", "", "put together a new game with this `number`, from which all chance follows")
	loads := flags.String("load", "", "go on with the game of this `file`")
	replays := flags.String("replay", "", "show the game of this `file`, or of a link, again, from its beginning")
	showVersion := flags.Bool("version", false, "print the version and stop")
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
	case flags.NArg() > 1 && isGame(flags.Arg(0)):
		return errors.New("only one game can be opened at a time")
	case flags.NArg() > 0:
		return fmt.Errorf("there is no command %q; \"clinic -help\" lists what there is", flags.Arg(0))
	}
	if options.Scale != 0 && (options.Scale < scenes.LeastScale || options.Scale > scenes.MostScale) {
		return fmt.Errorf("the scale %d %% is outside %d to %d %%", options.Scale, scenes.LeastScale, scenes.MostScale)
	}
	if *at != "" {
		moment, err := time.Parse(time.RFC3339, *at)
		if err != nil {
			return fmt.Errorf("%q is no moment such as 2026-05-13T12:00:00Z", *at)
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
		if err := speaks(options.Language); err != nil {
			return err
		}
	}
	start, err := begun(*loads, *replays, *seed)
	if err != nil {
		return err
	}
	options.Given = input.Address()
	if data != nil {
		if err := keepIn(*data); err != nil {
			return err
		}
	}
	Open(&options, numbers, start)
	return scenes.Run(options)
}
