package words

import (
	"errors"
	"io/fs"

	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/game/share"
	"clinic/scenes/files"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
)

// troubles lists what may go wrong with files and saved games, with the ids of the texts about it. The first match
// counts.
var troubles = [...]struct {
	err error
	id  string
}{
	{save.ErrNoSave, "trouble.no_save"}, {save.ErrNewer, "trouble.newer"}, {save.ErrDamaged, "trouble.damaged"},
	{save.ErrUnplayable, "trouble.unplayable"}, {save.ErrNothing, "trouble.nothing"}, {save.ErrName, "trouble.name"},
	{save.ErrPageFull, "trouble.page_full"}, {save.ErrNoPage, "trouble.page"}, {storage.ErrNoPage, "trouble.page"},
	{storage.ErrNoFolder, "trouble.folder"}, {storage.ErrDamaged, "trouble.settings"}, {files.ErrNoDialog, "trouble.dialog"}, {files.ErrUnreadable, "load.nothing_dropped"},
	{share.ErrNoCode, "trouble.no_code"}, {share.ErrMistyped, "trouble.mistyped"}, {share.ErrNewer, "trouble.newer_code"}, {share.ErrUnplayable, "trouble.unplayable_code"},
	{disk.ErrNoFile, "trouble.no_file"}, {disk.ErrTooLarge, "trouble.too_large"},
	{fs.ErrPermission, "trouble.forbidden"}, {fs.ErrNotExist, "trouble.not_there"}, {errDiskFull, "trouble.disk_full"},
}

// Trouble says in the player's language what went wrong with a file, a saved game or the settings, as the end of a
// sentence and without a full stop; it includes the path if it is about a file. Other errors keep the system's words.
func Trouble(reader *ui.Reader, err error) string {
	said := reader.T("trouble.other", ui.Data{"Reason": err.Error()})
	var at *disk.At
	about := errors.As(err, &at)
	if about {
		said = reader.T("trouble.other", ui.Data{"Reason": at.Unwrap().Error()})
	}
	for _, known := range troubles {
		if errors.Is(err, known.err) {
			said = reader.T(known.id)
			break
		}
	}
	if about {
		return reader.T("trouble.at", ui.Data{"Path": at.Path, "Reason": said})
	}
	return said
}

// NotKept says in one sentence that a game could not be saved, or that it was, but what was saved before it is
// damaged or another program's.
func NotKept(reader *ui.Reader, err error) string {
	if errors.Is(err, storage.ErrDamaged) {
		return reader.T("table.set_aside")
	}
	if errors.Is(err, save.ErrMoved) {
		return reader.T("title.open_twice")
	}
	return reader.T("table.not_kept", ui.Data{"Reason": Trouble(reader, err)})
}
