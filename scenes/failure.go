//go:build !js

package scenes

import (
	"fmt"
	"os"
	"strings"

	"clinic/scenes/storage"
	"clinic/scenes/ui"

	"github.com/sqweek/dialog"
)

// libraries are those without which no window opens: how errors name them, and their packages on Debian and on
// Fedora.
var libraries = [...]struct{ said, file, debian, fedora string }{
	{"libX11", "libX11", "libx11-6", "libX11"}, {"libXrandr", "libXrandr", "libxrandr2", "libXrandr"}, {"libXcursor", "libXcursor", "libxcursor1", "libXcursor"},
	{"libXinerama", "libXinerama", "libxinerama1", "libXinerama"}, {"libXi", "libXi", "libxi6", "libXi"}, {"libEGL", "libEGL", "libegl1", "libglvnd-egl"},
	{"libGL", "libGL", "libgl1", "libglvnd-glx"}, {"GLX", "libGL", "libgl1", "libglvnd-glx"}, {"egl: library not found", "libGL", "libgl1", "libglvnd-glx"},
}

// lacking returns a sentence that names the package to install if an error is about a missing library; else "".
func lacking(reader *ui.Reader, err error) string {
	for _, l := range libraries {
		if strings.Contains(err.Error(), l.said) {
			return reader.T("failure.library", ui.Data{"Name": l.file, "Debian": l.debian, "Fedora": l.fedora})
		}
	}
	return ""
}

// tellFailure shows in a system dialog why the program ends, for players who started it with a click and see no
// terminal. If stderr goes to a pipe or a file, or there are no such dialogs, the error is read there.
func tellFailure(options *Options, err error) {
	reader := options.Reader
	if told, wrong := os.Stderr.Stat(); wrong == nil && (told.Mode()&os.ModeNamedPipe != 0 || told.Mode().IsRegular()) {
		return
	}
	defer func() { _ = recover() }() // the library panics where there are none
	text := lacking(reader, err)
	if text == "" {
		text = reader.T("failure.text", ui.Data{"Reason": options.trouble(reader, err)})
	}
	if folder, wrong := storage.Folder(); wrong == nil {
		text = ui.Said(reader, text, reader.T("failure.kept", ui.Data{"Folder": folder}))
	}
	dialog.Message("%s", text).Title(reader.T("game.name")).Error()
}

// explained adds to an error what can be done about it, if that is known.
func explained(reader *ui.Reader, err error) error {
	if more := lacking(reader, err); more != "" {
		return fmt.Errorf("%w. %s", err, more)
	}
	return err
}
