package cli

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

// ReadFlags parses the flags among the arguments of a command, or of the program. If help is asked for, it writes the
// usage and every flag, and returns flag.ErrHelp. Any other error is one sentence that names the help.
func ReadFlags(flags *flag.FlagSet, usage string, arguments []string, out io.Writer) error {
	flags.SetOutput(io.Discard)
	err := flags.Parse(arguments)
	if errors.Is(err, flag.ErrHelp) {
		var list bytes.Buffer
		flags.SetOutput(&list)
		flags.PrintDefaults()
		fmt.Fprint(out, usage, strings.ReplaceAll("\n"+list.String(), "\n  -", "\n  --")[1:]) // as the documents spell them
	} else if err != nil {
		err = fmt.Errorf("%w; \"%s --help\" lists all options", err, flags.Name())
	}
	return err
}
