//go:build !js

package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// writing begins the names of files that are being written; each writer has its own.
const writing = ".writing-"

// Fresh is a file that has been written whole and is not yet in its place.
type Fresh struct {
	name, place string
}

// Write replaces a file with data: whole, or not at all. A link stays, and its target is written. A new file gets
// these permissions; an existing one keeps its own.
func Write(path string, data []byte, permissions fs.FileMode) error {
	fresh, err := Prepare(path, data, permissions)
	if err != nil {
		return err
	}
	return fresh.Put()
}

// Prepare writes data beside the place of a file, for Put; see Write.
func Prepare(path string, data []byte, permissions fs.FileMode) (*Fresh, error) {
	place, err := Place(path)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(place); err == nil {
		if !info.Mode().IsRegular() {
			return nil, ErrNoFile
		}
		permissions = info.Mode().Perm()
	}
	file, err := os.CreateTemp(filepath.Dir(place), writing+"*")
	if err != nil {
		return nil, err
	}
	fresh := &Fresh{file.Name(), place}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Chmod(fresh.name, permissions)
	}
	if err != nil {
		return nil, errors.Join(err, fresh.Discard())
	}
	return fresh, nil
}

// Put puts the file in its place. If that fails, nothing of it is left.
func (f *Fresh) Put() error {
	if err := os.Rename(f.name, f.place); err != nil {
		return errors.Join(err, f.Discard())
	}
	return syncFolder(filepath.Dir(f.place))
}

// Discard removes the file instead of putting it in its place.
func (f *Fresh) Discard() error { return os.Remove(f.name) }

// Place returns where the file of a path lies, following links; it need not exist.
func Place(path string) (string, error) {
	if info, err := os.Lstat(path); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		return path, nil // errors show when the path is used
	}
	place, err := filepath.EvalSymlinks(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return place, err
	}
	to, err := os.Readlink(path)
	if err == nil && !filepath.IsAbs(to) {
		to = filepath.Join(filepath.Dir(path), to)
	}
	if err != nil {
		return "", err
	}
	return Place(to)
}

// Duplicate makes another name stand for what a file holds now, replacing what was there. It takes no space if the
// system allows hard links. Writing the file with this package never changes what the other name holds.
func Duplicate(path, other string) error {
	place, err := Place(path)
	if err != nil {
		return err
	}
	if info, err := os.Lstat(other); err == nil && info.IsDir() {
		return ErrNoFile
	}
	spare, err := os.CreateTemp(filepath.Dir(other), writing+"*")
	if err != nil {
		return err
	}
	name := spare.Name()
	if err := errors.Join(spare.Close(), os.Remove(name)); err != nil {
		return err
	}
	if os.Link(place, name) == nil {
		err := os.Rename(name, other)
		if _, left := os.Lstat(name); left == nil { // both were the same file already
			err = errors.Join(err, os.Remove(name))
		}
		return err
	}
	data, err := Read(place, mostCopied)
	if err != nil {
		return err
	}
	fresh := &Fresh{name, other}
	if err := os.WriteFile(name, data, 0o600); err != nil {
		return errors.Join(err, fresh.Discard())
	}
	return fresh.Put()
}

// mostCopied is the largest file, in bytes, that is copied where it can't be linked.
const mostCopied = 64 << 20

// syncFolder makes sure that the new name is on the disk, too, where the system can.
func syncFolder(folder string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(folder)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// leftAfter is the age at which an unfinished file counts as left by a killed program: no writer takes that long.
const leftAfter = time.Hour

// Tidy removes what killed programs left in a folder: unfinished files older than leftAfter, and other files of that
// age whose names have one of the endings. It removes nothing that a running program is writing.
func Tidy(folder string, endings ...string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return // there is nothing to tidy
	}
	for _, entry := range entries {
		left := strings.HasPrefix(entry.Name(), writing)
		for _, ending := range endings {
			left = left || strings.HasSuffix(entry.Name(), ending)
		}
		if !left {
			continue
		}
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > leftAfter {
			os.Remove(filepath.Join(folder, entry.Name())) // another program may have done so in the meantime
		}
	}
}
