package records

import (
	"errors"
	"slices"

	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/storage"
	"clinic/sprites/background"
)

// adopt makes records, in the background, of the finished games that an earlier program kept among the saves. When
// it is done the channel gets the error if one could not be written, or nil.
func adopt(store *session.Heads, games save.Store) <-chan error {
	adopted := make(chan error, 1)
	background.Run("keeping games that are over", func() {
		kept, _ := games.Files() // files that cannot be listed are reported by the list of games
		kept = slices.DeleteFunc(kept, func(file save.File) bool { return !session.Finished(file.Name) })
		var err error
		if len(kept) > 0 {
			err = record(store, games, kept)
			store.Refresh()
		}
		adopted <- err
	})
	return adopted
}

// record makes records of finished saved games that are none yet. Its error is one sentence for the player.
func record(store *session.Heads, games save.Store, kept []save.File) error {
	here, err := store.Files()
	known := map[string]bool{}
	for _, file := range here {
		known[file.Name] = true
	}
	for _, file := range kept {
		if identity, _ := session.FinishedIdentity(file.Name); known[identity] || err != nil && !errors.Is(err, storage.ErrDamaged) {
			continue
		}
		if over, problem := games.Read(file.Name); problem == nil {
			if problem = session.Record(store, over); problem != nil {
				err = problem
			}
		}
	}
	return err
}
