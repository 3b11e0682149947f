package records

import (
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/sprites/aside"
)

// adopt makes records of the games that an earlier program kept among the saves when they were over, beside the frames. What comes when it is done
// is why one could not be written, nil where nothing went wrong.
func adopt(store *session.Heads, games save.Store) <-chan error {
	adopted := make(chan error, 1)
	aside.Run("keeping games that are over", func() {
		kept, _ := games.Files() // what cannot be listed there is told by the list of games
		here, err := store.Files()
		known := map[string]bool{}
		for _, file := range here {
			known[file.Name] = true
		}
		for _, file := range kept {
			identity, finished := session.FinishedIdentity(file.Name)
			if !finished || known[identity] || err != nil {
				continue
			}
			if over, problem := games.Read(file.Name); problem == nil {
				err = session.Record(store, over)
				store.Refresh()
			}
		}
		adopted <- err
	})
	return adopted
}
