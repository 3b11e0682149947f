//go:build !js

package save

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"clinic/game"
	"clinic/game/save/disk"
)

// Previous is the ending of the file that holds what a game's file held before the last Write.
const Previous = ".previous"

// unfinished is the ending of a file that an older program was writing when it was killed.
const unfinished = ".new"

const extension = ".clinic"

// Write saves a game in a file: in a new file first, then in place of the old one, which stays beside it with the
// ending Previous. If it fails, the old game is still there; the error is one sentence.
func Write(path string, g Game) error {
	data, err := Encode(g)
	if err == nil {
		err = writeFile(path, data)
	}
	if err != nil {
		return disk.Failed("the game can't be saved as %s", path, err)
	}
	return nil
}

func writeFile(path string, data []byte) error {
	fresh, err := disk.Prepare(path, data, 0o600)
	if err != nil {
		return err
	}
	keepPrevious(path)
	return fresh.Put()
}

// keepPrevious gives the file a second name; the first one stays, so that there is a game at every moment. A damaged
// file never replaces the previous one. The new game matters more than the previous one: if that can't be kept, the
// new one is written all the same.
func keepPrevious(path string) {
	if data, err := disk.Read(path, Largest); err == nil && Check(data) != "" {
		disk.Duplicate(path, path+Previous)
	}
}

// Read reads a game from a file and leaves the file as it is. Its error is ErrNothing if there is no file, or one of
// Decode. If the file is damaged and the previous one isn't, Read returns that one with an *Earlier.
func Read(path string, known []*game.Extension) (Game, error) {
	g, err := readFile(path, known)
	var broken *damage
	if !errors.As(err, &broken) {
		return g, err
	}
	before, problem := readFile(path+Previous, known)
	if before.Match == nil {
		return g, err
	}
	earlier := &Earlier{Why: err}
	errors.As(problem, &earlier.Cut)
	return before, earlier
}

func readFile(path string, known []*game.Extension) (Game, error) {
	data, err := disk.Read(path, Largest)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Game{}, ErrNothing
	case errors.Is(err, disk.ErrTooLarge):
		return Game{}, damaged(errTooLarge)
	case err != nil:
		return Game{}, disk.Failed("%s can't be read", path, err)
	}
	return Decode(data, known)
}

// look reads the header of a file.
func look(path string) (Header, error) {
	file, err := disk.Open(path)
	if err != nil {
		if _, link := os.Readlink(path); link == nil && errors.Is(err, fs.ErrNotExist) {
			return Header{}, disk.ErrNoFile
		}
		if errors.Is(err, fs.ErrNotExist) {
			return Header{}, ErrNothing
		}
		return Header{}, disk.Plainly(err)
	}
	defer file.Close()
	if info, err := file.Stat(); err == nil && info.Size() > Largest {
		return Header{}, damaged(errTooLarge)
	}
	return ReadHeader(file)
}

// Claim returns the name under which this program autosaves, which no other program with the same folder has, and
// whether there is another one. The name is released when this program ends in any way. Claim also removes what
// killed programs left in the folder.
func Claim(place string) (name string, another bool) {
	if os.MkdirAll(place, 0o700) != nil {
		return Autosave, false // nothing can be written there, which saving will report
	}
	disk.Tidy(place, extension+unfinished)
	return firstFree(place, Autosave, func(string) bool { return true })
}

// claimOf returns the file that a program claims while it autosaves under a name.
func claimOf(place, name string) string { return filepath.Join(place, "."+name+".playing") }

// Reclaim returns the name under which this program autosaves from now on, given the name from Claim. The name stays
// the same as long as no other program can have it: if the file that claims it was removed, it is created again. If
// another program has taken the name by then, or may refuses it because of what is saved under it, Reclaim returns
// the next free name that may allows.
func Reclaim(place, name string, may func(name string) bool) string {
	if disk.Held(claimOf(place, name)) || os.MkdirAll(place, 0o700) != nil || take(place, name, may) {
		return name
	}
	next, _ := firstFree(place, name, may)
	return next
}

// firstFree claims the first name that no other program has and that may allows, and reports whether another program
// has an earlier one. If there is none, it returns other.
func firstFree(place, other string, may func(name string) bool) (name string, another bool) {
	for n := 1; n <= mostOpen; n++ {
		name := autosaveOf(n)
		if !writable(filepath.Join(place, name+extension)) {
			continue // something other than a file is there
		}
		if take(place, name, may) {
			return name, another
		}
		another = true
	}
	return other, another
}

// take claims a name if no other program has it and may allows it. It returns true for any name if nothing can be
// claimed.
func take(place, name string, may func(name string) bool) bool {
	mine, err := disk.Claim(claimOf(place, name))
	if mine && !may(name) {
		disk.Release(claimOf(place, name))
		return false
	}
	return mine || err != nil
}

// writable reports whether a path leads to a regular file, perhaps through a link, or to nothing at all.
func writable(path string) bool {
	if _, err := os.Lstat(path); err != nil {
		return true
	}
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// folder keeps each game in a file of its own.
type folder struct {
	path  string
	known []*game.Extension
}

// Open returns the store in a folder, which is created by the first write.
func Open(path string, known []*game.Extension) Store { return folder{path, known} }

func (f folder) file(name string) (string, error) {
	return filepath.Join(f.path, name+extension), checkName(name)
}

// room returns the path for a game that is to be written, and makes sure that its folder exists.
func (f folder) room(name string) (string, error) {
	path, err := f.file(name)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return "", disk.Failed("the folder %s for saved games can't be made", f.path, err)
	}
	return path, nil
}

func (f folder) Read(name string) (Game, error) {
	path, err := f.file(name)
	if err != nil {
		return Game{}, err
	}
	return Read(path, f.known)
}

func (f folder) Write(name string, g Game) error {
	path, err := f.room(name)
	if err != nil {
		return err
	}
	return Write(path, g)
}

func (f folder) Contents(name string) ([]byte, error) {
	path, err := f.file(name)
	if err != nil {
		return nil, err
	}
	data, err := disk.Read(path, Largest)
	if err == nil && Check(data) == "" { // damaged, as Read would find
		if before, problem := disk.Read(path+Previous, Largest); problem == nil && Check(before) != "" {
			data = before
		}
	}
	if err != nil {
		return nil, disk.Failed("%s can't be read", path, err)
	}
	return data, nil
}

func (f folder) Put(name string, contents []byte) error {
	path, err := f.room(name)
	if err != nil {
		return err
	}
	if err := writeFile(path, contents); err != nil {
		return disk.Failed("the game can't be saved as %s", path, err)
	}
	return nil
}

func (f folder) SetAside(name string) (string, error) {
	path, err := f.file(name)
	if err != nil {
		return "", err
	}
	file, err := disk.Open(path)
	if err != nil {
		return "", disk.Failed("%s can't be read", path, err)
	}
	aside, err := originalName(io.LimitReader(file, Largest))
	if err = errors.Join(err, file.Close()); err == nil {
		var other string
		if other, err = f.file(aside); err == nil {
			err = disk.Duplicate(path, other)
		}
	}
	if err != nil {
		return "", disk.Failed("%s can't be kept beside", path, err)
	}
	return aside, nil
}

func (f folder) Remove(name string) error {
	path, err := f.file(name)
	if err != nil {
		return err
	}
	for _, file := range [...]string{path, path + Previous, path + unfinished} {
		info, err := os.Lstat(file)
		switch {
		case errors.Is(err, fs.ErrNotExist), err == nil && info.IsDir() && file != path:
			continue // not a file of this game
		case err == nil && info.IsDir():
			err = disk.ErrNoFile
		case err == nil:
			err = os.Remove(file)
		}
		if err != nil {
			return disk.Failed("%s can't be removed", file, err)
		}
	}
	return nil
}

func (f folder) Files() ([]File, error) {
	entries, err := os.ReadDir(f.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, disk.Failed("the folder %s for saved games can't be read", f.path, err)
	}
	var files []File
	for _, entry := range entries {
		name, ours := strings.CutSuffix(entry.Name(), extension)
		if !ours || checkName(name) != nil {
			continue
		}
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			continue // removed in between
		}
		if err == nil && info.Mode()&fs.ModeSymlink != 0 { // the link's target changes without it
			if at, problem := os.Stat(filepath.Join(f.path, entry.Name())); problem == nil {
				info = at
			}
		}
		file := File{Name: name}
		if err == nil {
			file.Size, file.Mark = info.Size(), info.ModTime().UnixNano()
		}
		files = append(files, file)
	}
	return files, nil
}

func (f folder) Look(name string) Listed {
	listed := Listed{Name: name}
	path, err := f.file(name)
	if err == nil {
		listed.Header, err = look(path)
	}
	var broken *damage
	if errors.As(err, &broken) {
		if before, problem := look(path + Previous); problem == nil {
			listed.Header, err = before, nil // Read reports the damage
		}
	}
	listed.Err = err
	return listed
}
