package app

import (
	"encoding/json"
	"errors"
	"fmt"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/review"
	"clinic/scenes/session"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// review shows which decisions of a finished game cost most. The results are saved, so that they are there at once
// the next time.
func (a *app) review(s *session.Session) scenes.Scene {
	doors := review.Doors{
		PlayOn: func(c *scenes.Context, at int) { a.playOn(c, s, at) },
		Replay: func(at, player int) scenes.Scene { return a.replay(s.Match(), s.Seats(), at, player) },
	}
	if shelf, name, err := shelfOf(s); err == nil {
		of := func(player int) string { return fmt.Sprintf("%s player %d", name, player+1) }
		doors.Kept = func(player int) (kept review.Kept, ok bool) {
			listed := shelf.Look(of(player))
			return kept, listed.Err == nil && json.Unmarshal(listed.Header.Table, &kept) == nil
		}
		doors.Keep = func(player int, kept review.Kept) (aside bool) {
			table, err := json.Marshal(kept)
			return err == nil && shelve(shelf, of(player), save.Game{Match: s.Match(), Table: table})
		}
	}
	return review.New(a.Reader, s, doors)
}

// reviewKept shows which decisions of a record cost most.
func (a *app) reviewKept(kept save.Game) (scenes.Scene, error) {
	s, err := session.Open(kept, nil)
	if err != nil {
		return nil, err
	}
	return a.review(s), nil
}

// shelfOf returns the store of reviews, and the name of a game's reviews in it.
func shelfOf(s *session.Session) (shelf save.Store, name string, err error) {
	if name, err = session.Identity(s.Match()); err != nil {
		return nil, "", err
	}
	shelf, err = openShelf()
	return shelf, name, err
}

// shelve saves the findings about a game; if that fails they can be computed again. It reports whether what was
// there before is damaged and was set aside.
func shelve(shelf save.Store, name string, found save.Game) (aside bool) {
	err := session.SetAside(shelf, name)
	if aside = errors.Is(err, storage.ErrDamaged); err == nil || aside {
		_ = shelf.Write(name, found)
	}
	return aside
}

func openShelf() (save.Store, error) {
	place, err := storage.Reviews()
	if err != nil {
		return nil, err
	}
	return save.Open(place, extensions.All()), nil
}

// rivals returns the bots that replay a solo game. Their results are saved for that setup and goal: they play it
// only once.
func (a *app) rivals(s *session.Session) []*session.Rival {
	rivals := s.Rivals()
	shelf, err := openShelf()
	if err != nil {
		return rivals
	}
	same, err := s.SameGame()
	if err != nil {
		return rivals
	}
	name := same + " bots"
	var kept []session.Rival
	if listed := shelf.Look(name); listed.Err == nil && json.Unmarshal(listed.Header.Table, &kept) == nil {
		for _, r := range rivals {
			r.Know(kept)
		}
	}
	for _, r := range rivals {
		r.Done = func() {
			if table, err := json.Marshal(rivals); err == nil {
				shelve(shelf, name, save.Game{Match: s.Match(), Table: table}) // if that fails, they can play it again
			}
		}
	}
	return rivals
}

// playOn starts a copy of a game from before a command of its log. It is recorded, and counts for nothing.
func (a *app) playOn(c *scenes.Context, s *session.Session, at int) {
	start := func() {
		table := session.Table{Seats: s.Seats().Untaught(), Origin: session.Origin{Kind: session.Copy, From: at}}
		for player := range s.Match().State.Players {
			table.Before = append(table.Before, s.Match().State.Players[player].History)
		}
		again := session.Begin(s.Match().At(at), table, a.writer)
		c.Home()
		c.Push(a.play(again))
		note := c.T("review.copied_setup")
		if round := again.State().Round; round > 0 {
			note = c.T("review.copied", ui.Data{"Round": words.Round(round)})
		}
		c.Toast(note, ui.Plainly)
	}
	if running := a.running(); running != nil {
		running.Replace(c, start)
	} else {
		start()
	}
}
