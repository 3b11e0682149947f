//go:build !js

package scenes

import (
	"fmt"
	"path/filepath"

	"clinic/scenes/storage"
)

const crashName = "crash.txt"

// reportCrash keeps the details of a crash for a bug report and says where they are.
func reportCrash(reason any, stack []byte) string {
	if err := storage.Write(crashName, fmt.Appendf(nil, "%v\n\n%s", reason, stack)); err != nil {
		return ""
	}
	folder, err := storage.Folder()
	if err != nil {
		return ""
	}
	return fmt.Sprintf(" (details are in %s; the game itself is saved)", filepath.Join(folder, crashName))
}

// drawn is told after each picture.
func drawn(*Shell) {}
