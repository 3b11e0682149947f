package app

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"clinic/assets/texts"
	"clinic/game/extensions"
	"clinic/game/online/seat"
	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
)

// begun returns what opens with the window: at most one of a game to continue, a game to replay, a new game with a
// seed, and the table of a link or a code. Its error is one sentence for the player.
func begun(load, replay, seed, join string) (Start, error) {
	var start Start
	given := 0
	for _, value := range []string{load, replay, seed, join} {
		if value != "" {
			given++
		}
	}
	if given > 1 {
		return start, errors.New("only one of --load, --replay, --seed and --join can be given")
	}
	switch {
	case load != "":
		data, err := fileOf(load)
		if err == nil && save.IsCollection(data) {
			start.All = data
		} else if err == nil {
			start.Load, start.Partly, err = gameOf(load, data)
		}
		return start, err
	case save.HasLink(replay):
		kept, err := save.OfLink(replay, extensions.All())
		if err != nil {
			return start, fmt.Errorf("the link can't be opened: %w", err)
		}
		start.Replay = kept
	case replay != "":
		data, err := fileOf(replay)
		var partly error
		if err == nil {
			start.Replay, partly, err = gameOf(replay, data)
		}
		return start, errors.Join(err, partly)
	case join != "":
		if _, ok := seat.ReadLink(join, ""); !ok {
			return start, fmt.Errorf("%q is neither the link of a table nor its code", join)
		}
		start.Join = join
	case seed != "":
		number, err := strconv.ParseUint(seed, 10, 64)
		if err != nil {
			return start, fmt.Errorf("the seed %q is not a whole number from 0 to %d", seed, uint64(1<<64-1))
		}
		start.Seed = &number
	}
	return start, nil
}

// fileOf reads a file.
func fileOf(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("%s can't be read: %w", path, disk.Plainly(err))
	}
	if !info.Mode().IsRegular() { // reading a pipe would block
		return nil, fmt.Errorf("%s is not a file", path)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s can't be read: %w", path, disk.Plainly(err))
	}
	defer file.Close()
	data, err := disk.ReadAll(file, save.LargestCollection)
	if err != nil {
		return nil, fmt.Errorf("%s can't be read: %w", path, disk.Plainly(err))
	}
	return data, nil
}

// gameOf reads the game of a file. If it can't be continued as it was saved, partly says why.
func gameOf(path string, data []byte) (g save.Game, partly, err error) {
	if g, err = save.Decode(data, extensions.All()); err != nil && g.Match == nil {
		return g, nil, fmt.Errorf("%s can't be opened: %w", path, err)
	}
	return g, err, nil
}

// keepIn makes the program keep games and settings in a folder, which need not exist. Its error is one sentence
// for the player.
func keepIn(folder string) error {
	if folder == "" {
		return errors.New("--data needs a folder in which games and settings are kept")
	}
	whole, err := filepath.Abs(folder)
	if err != nil {
		return fmt.Errorf("the folder %q can't be found: %w", folder, err)
	}
	switch info, err := os.Stat(whole); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return fmt.Errorf("%s can't be read: %w", folder, disk.Plainly(err))
	case !info.IsDir():
		return fmt.Errorf("%s is not a folder, so nothing can be kept in it", folder)
	}
	storage.KeepIn(whole)
	return nil
}

// speaks returns an error, one sentence, if there is no language of that code.
func speaks(reader *ui.Reader, code string) error {
	var codes []string
	for _, l := range texts.Languages() {
		codes = append(codes, l.Code)
	}
	if !slices.Contains(codes, code) {
		return fmt.Errorf("there is no language %q; choose one of: %s", code, reader.Texts.Commas(codes))
	}
	return nil
}

// isGame reports whether an argument is the path of a game rather than a command: any existing file counts, since
// systems may open a file of any name.
func isGame(argument string) bool {
	info, err := os.Stat(argument)
	return strings.EqualFold(filepath.Ext(argument), ".clinic") || err == nil && info.Mode().IsRegular()
}
