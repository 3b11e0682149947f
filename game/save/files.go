//go:build !js

package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"clinic/game"
)

// Previous is what the file of a game is called, after its own name, that was there before the last Write.
const Previous = ".previous"

// unfinished is the ending of a file that is being written; one that was left behind is written over.
const unfinished = ".new"

const extension = ".clinic"

// Write keeps a game in a file: whole in a new file first, then in the place of the old one, which stays beside
// it with the ending Previous. When it fails, what was there before is still there; the error is one sentence.
func Write(path string, g Game) error {
	data, err := Encode(g)
	if err == nil {
		err = writeFile(path, data)
	}
	if err != nil {
		return fmt.Errorf("the game can't be saved as %s: %w", path, plainly(err))
	}
	return nil
}

func writeFile(path string, data []byte) error {
	fresh, err := os.OpenFile(path+unfinished, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = fresh.Write(data)
	if err == nil {
		err = fresh.Sync()
	}
	err = errors.Join(err, fresh.Close())
	if err == nil {
		err = keepPrevious(path)
	}
	if err == nil {
		err = os.Rename(fresh.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(fresh.Name()))
	}
	return syncFolder(filepath.Dir(path))
}

// keepPrevious gives the file a second name; the first one stays, so that there is a game at every moment.
func keepPrevious(path string) error {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err := os.Remove(path + Previous); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if os.Link(path, path+Previous) == nil {
		return nil
	}
	data, err := os.ReadFile(path) // a file system without second names
	if err != nil {
		return err
	}
	return os.WriteFile(path+Previous, data, 0o600)
}

// syncFolder makes sure that the new name is on the disk too, where the system can.
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

// plainly is the reason of a file error, without the call and the path.
func plainly(err error) error {
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		return pathError.Err
	}
	var linkError *os.LinkError
	if errors.As(err, &linkError) {
		return linkError.Err
	}
	return err
}

// Read reads a game from a file and leaves it as it is; ErrNothing where there is no file, and see Decode.
func Read(path string, known []*game.Extension) (Game, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Game{}, ErrNothing
	}
	if err != nil {
		return Game{}, fmt.Errorf("%s can't be read: %w", path, plainly(err))
	}
	g, err := Decode(data, known)
	if err != nil {
		return g, fmt.Errorf("%s: %w", path, err)
	}
	return g, nil
}

// folder keeps each game in a file of its own.
type folder struct {
	path  string
	known []*game.Extension
}

// Open gives the store in that folder, which is made when something is written.
func Open(path string, known []*game.Extension) Store { return folder{path, known} }

func (f folder) file(name string) (string, error) {
	return filepath.Join(f.path, name+extension), checkName(name)
}

func (f folder) Read(name string) (Game, error) {
	path, err := f.file(name)
	if err != nil {
		return Game{}, err
	}
	return Read(path, f.known)
}

func (f folder) Write(name string, g Game) error {
	path, err := f.file(name)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return fmt.Errorf("the folder %s for saved games can't be made: %w", f.path, plainly(err))
	}
	return Write(path, g)
}

func (f folder) SetAside(name string) (string, error) {
	path, err := f.file(name)
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("%s can't be read: %w", path, plainly(err))
	}
	aside := originalName(data)
	if path, err = f.file(aside); err == nil {
		err = writeFile(path, data)
	}
	if err != nil {
		return "", fmt.Errorf("the game can't be saved as %s: %w", path, plainly(err))
	}
	return aside, nil
}

func (f folder) Remove(name string) error {
	path, err := f.file(name)
	if err != nil {
		return err
	}
	for _, file := range [...]string{path, path + Previous, path + unfinished} {
		if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s can't be removed: %w", file, plainly(err))
		}
	}
	return nil
}

func (f folder) List() ([]Listed, error) {
	entries, err := os.ReadDir(f.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the folder %s for saved games can't be read: %w", f.path, plainly(err))
	}
	var list []Listed
	for _, entry := range entries {
		name, ours := strings.CutSuffix(entry.Name(), extension)
		if !ours || checkName(name) != nil {
			continue
		}
		listed := Listed{Name: name}
		data, err := os.ReadFile(filepath.Join(f.path, entry.Name()))
		if err != nil {
			err = plainly(err)
		} else {
			listed.Header, err = DecodeHeader(data)
		}
		listed.Err = err
		list = append(list, listed)
	}
	return list, nil
}
