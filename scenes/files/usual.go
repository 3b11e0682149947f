//go:build !js

package files

import (
	"bufio"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"clinic/game/save/disk"
	"clinic/sprites/background"
)

// most is how many files are listed if there is no dialog.
const most = 40

// usual returns the folders in which people keep files: downloads, documents, the desktop and the home folder.
func usual() (folders []string) {
	add := func(folder string, err error) {
		if info, wrong := os.Stat(folder); err == nil && wrong == nil && info.IsDir() && !slices.Contains(folders, folder) {
			folders = append(folders, folder)
		}
	}
	home, err := os.UserHomeDir()
	if err == nil {
		named := named(home)
		for _, kind := range [...][2]string{{"XDG_DOWNLOAD_DIR", "Downloads"}, {"XDG_DOCUMENTS_DIR", "Documents"}, {"XDG_DESKTOP_DIR", "Desktop"}} {
			if folder := named[kind[0]]; folder != "" {
				add(folder, nil)
			}
			add(filepath.Join(home, kind[1]), nil)
		}
	}
	add(home, err)
	return folders
}

// named reads the names of a Linux desktop's folders in the user's language.
func named(home string) map[string]string {
	folders := map[string]string{}
	base, err := os.UserConfigDir()
	if err != nil {
		return folders
	}
	list, err := os.Open(filepath.Join(base, "user-dirs.dirs"))
	if err != nil {
		return folders
	}
	defer list.Close()
	for lines := bufio.NewScanner(list); lines.Scan(); {
		if kind, folder, is := strings.Cut(strings.TrimSpace(lines.Text()), "="); is {
			folders[kind] = filepath.Clean(strings.Replace(strings.Trim(folder, `"`), "$HOME", home, 1))
		}
	}
	return folders
}

// found lists the files of a kind in the usual folders, the most recently changed first.
func found(kind Kind) (list []Found) {
	type dated struct {
		Found
		at time.Time
	}
	var all []dated
	for _, folder := range usual() {
		entries, err := os.ReadDir(folder)
		if err != nil {
			continue
		}
		for _, e := range entries {
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() || !slices.Contains(kind.endings(), strings.ToLower(strings.TrimPrefix(filepath.Ext(e.Name()), "."))) {
				continue
			}
			path := filepath.Join(folder, e.Name())
			all = append(all, dated{Found{Name: e.Name(), Folder: folder, Read: func() <-chan Result { return beside(path) }}, info.ModTime()})
		}
	}
	slices.SortStableFunc(all, func(a, b dated) int { return b.at.Compare(a.at) })
	for _, d := range all[:min(most, len(all))] {
		list = append(list, d.Found)
	}
	return list
}

// beside reads a file in a goroutine.
func beside(path string) <-chan Result {
	answer := make(chan Result, 1)
	background.Run("reading a file", func() { answer <- read(path) })
	return answer
}

func read(path string) Result {
	data, err := disk.Read(path, largest)
	return Result{Name: filepath.Base(path), Data: data, Err: disk.Plainly(err)}
}

// put writes data into the first of the usual folders under a free name. The result has the whole path.
func put(name string, data []byte) Result {
	folders := usual()
	if len(folders) == 0 {
		return Result{Err: ErrNoDialog}
	}
	ending := filepath.Ext(name)
	path := filepath.Join(folders[0], filepath.Base(name))
	for number := 2; ; number++ {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return Result{Name: path, Err: disk.Plainly(disk.Write(path, data, 0o644))}
		}
		path = filepath.Join(folders[0], strings.TrimSuffix(name, ending)+" "+strconv.Itoa(number)+ending)
	}
}
