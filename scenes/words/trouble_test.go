package words_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/scenes/files"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Whatever goes wrong with files and saved games is reported in the player's language, with the path it is about.
func TestTroubleIsSaidInThePlayersLanguage(t *testing.T) {
	reader := ui.NewReader("en")
	decoded := func(data string) error {
		_, err := save.Decode([]byte(data), extensions.All())
		return err
	}
	folder := t.TempDir()
	_, name := save.Open(folder, nil).Read("?")
	_, missing := save.Open(folder, nil).Read("x")
	refused := disk.Failed("%s cannot be written", "/a/b", &fs.PathError{Op: "open", Path: "/a/b", Err: os.ErrPermission})
	for _, code := range []string{"en", "fr", "pt"} {
		reader.Texts.Choose(code)
		for _, test := range []struct {
			err error
			id  string
		}{
			{decoded("no save"), "no_save"}, {decoded(`{"game":"clinic","format":1,"rules":1,"config":7}`), "damaged"},
			{decoded(`{"game":"clinic","format":99,"rules":1,"config":7}`), "newer"}, {name, "name"}, {missing, "nothing"},
			{fmt.Errorf("%w: it has no extension", save.ErrUnplayable), "unplayable"}, {files.ErrNoDialog, "dialog"}, {disk.ErrTooLarge, "too_large"},
			{storage.ErrDamaged, "settings"}, {fmt.Errorf("%w: %w", storage.ErrNoFolder, errors.New("$HOME is not defined")), "folder"}, {refused, "forbidden"},
		} {
			said := words.Trouble(reader, test.err)
			if want := reader.T("trouble." + test.id); !strings.HasPrefix(said, want) {
				t.Errorf("in %s %q is said as %q, want %q", code, test.err, said, want)
			}
		}
		if said := words.Trouble(reader, refused); !strings.Contains(said, "/a/b") {
			t.Errorf("in %s it is not said where: %q", code, said)
		}
		if said := words.NotKept(reader, fmt.Errorf("%w: x", save.ErrMoved)); said != reader.T("title.open_twice") {
			t.Errorf("in %s a game that moved beside another window's is said as %q", code, said)
		}
	}
}
