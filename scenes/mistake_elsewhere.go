//go:build !js

package scenes

import (
	"path/filepath"

	"clinic/scenes/storage"
)

const reportName = "crash.txt"

// keepReport writes the report of a mistake into the player's folder and returns that folder. kept reports whether
// it was written.
func keepReport(report string) (folder string, kept bool) {
	folder, err := storage.Folder()
	if err != nil {
		return "", false
	}
	return folder, storage.Write(reportName, []byte(report)) == nil
}

// reportIn returns a suffix that says where the report is.
func reportIn(folder string) string {
	return " (details are in " + filepath.Join(folder, reportName) + "; the game itself is saved)"
}

// drawn is called after each picture.
func drawn(*Shell) {}
