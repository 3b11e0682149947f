//go:build !js

package scenes

import (
	"path/filepath"

	"clinic/scenes/storage"
)

const reportName = "crash.txt"

// keepReport keeps the report of a mistake among the player's own files, and gives its folder; kept tells whether it
// lies there.
func keepReport(report string) (folder string, kept bool) {
	folder, err := storage.Folder()
	if err != nil {
		return "", false
	}
	return folder, storage.Write(reportName, []byte(report)) == nil
}

// reportIn says where a report is kept, behind what it is about.
func reportIn(folder string) string {
	return " (details are in " + filepath.Join(folder, reportName) + "; the game itself is saved)"
}

// drawn is told after each picture.
func drawn(*Shell) {}
