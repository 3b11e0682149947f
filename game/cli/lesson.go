//go:build !js

package cli

import (
	"flag"
	"fmt"
	"io"

	"clinic/game/extensions"
	"clinic/game/lesson"
)

const lessonUsage = `Looks for a seed with which a lesson goes as its texts say; see docs/lessons.md.

    clinic lesson --name first --from 1 --seeds 1000000

`

// lesson reports whether a lesson holds with its own seed, and searches for a seed with which it does. Its error is
// one sentence: an invalid argument, or that no such seed was found.
func (c *Commands) lesson(arguments []string, out io.Writer) error {
	flags := flag.NewFlagSet("clinic lesson", flag.ContinueOnError)
	name := flags.String("name", lesson.First.Name, "the `lesson`'s name")
	from := flags.Uint64("from", 1, "first seed to try")
	seeds := flags.Uint64("seeds", 1_000_000, "number of seeds to try")
	if err := ReadFlags(flags, lessonUsage, arguments, out); err != nil {
		return err
	}
	l := extensions.LessonNamed(*name)
	if l == nil {
		return fmt.Errorf("there is no lesson %q", *name)
	}
	known := extensions.All()
	if err := l.Keeps(l.Config.Seed, known); err != nil {
		fmt.Fprintf(out, "seed %d, the program's own: %v\n", l.Config.Seed, err)
	} else {
		fmt.Fprintf(out, "seed %d, the program's own: the lesson holds\n", l.Config.Seed)
	}
	seed, found, err := l.Seek(*from, *seeds, known)
	if err != nil {
		return err
	}
	if !found {
		return fmt.Errorf("none of the %d seeds from %d on gives what the lesson promises", *seeds, *from)
	}
	fmt.Fprintf(out, "seed %d: the lesson holds\n", seed)
	return nil
}
