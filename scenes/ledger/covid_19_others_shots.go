package ledger

import (
	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Games begin Business in a game of so many people, and give what led there.
type Games struct {
	Plain, Haunted, WithDepartment, Infected func(players int) (*session.Session, []session.Happening, error)
}

// open opens the ledger on one of them.
func open(s *session.Session, happened []session.Happening, err error) (*Scene, *session.Session, error) {
	if err != nil {
		return nil, nil, err
	}
	return New(s, happened), s, nil
}

// Shots are the pictures of Business and Admin in these games.
func Shots(games Games) []scenes.Shot {
	// at opens the ledger and lets the treatments be, and the popularity, and reads as many lines of Admin.
	at := func(players int, treated, bought bool, lines int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			l, s, err := open(games.Plain(players))
			if err != nil {
				return nil, err
			}
			if treated {
				l.look()
				s.Apply(game.Command{Type: game.Done})
				l.points = 9
			}
			if bought {
				s.Apply(game.Command{Type: game.BuyPopularity, Points: l.points})
				for l.deciding() {
					l.look()
					s.Apply(game.Command{Type: game.Done})
				}
				l.read(s.Happened())
				l.cursor = min(l.firstUnseen()+lines, len(l.lines)-1)
			}
			return l, nil
		}
	}
	haunted := func() (scenes.Scene, error) {
		l, _, err := open(games.Haunted(2))
		return l, err
	}
	// emergency opens the ledger with departments: at the page of the treatments, at the purchase of popularity, or at the lines.
	emergency := func(bought, read bool) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			l, s, err := open(games.WithDepartment(2))
			if err != nil {
				return nil, err
			}
			l.beside = true
			l.look()
			if call, can := s.CallIn("e7"); can {
				s.Apply(call.Command)
			}
			if !bought {
				return l, nil
			}
			for !s.Deciding(game.DecideAnnexPopularity) {
				l.look()
				s.Apply(game.Command{Type: game.Done})
			}
			l.openPage()
			l.points = 3
			if read {
				for l.deciding() {
					l.look()
					s.Apply(game.Command{Type: game.Done})
				}
				l.read(s.Happened())
				l.cursor = min(8, len(l.lines)-1)
			}
			return l, nil
		}
	}
	infected := func(lines int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			l, s, err := open(games.Infected(2))
			if err != nil || lines == 0 {
				return l, err
			}
			if lines == -1 { // look at the masks
				l.scroll = &ui.Scroll{Offset: 1e4}
				return l, nil
			}
			for l.deciding() && (lines > 0 || !asksForGoods(s)) {
				l.look()
				s.Apply(game.Command{Type: game.Done})
			}
			if l.deciding() {
				return l, nil
			}
			l.read(s.Happened())
			l.cursor = min(lines, len(l.lines)-1)
			return l, nil
		}
	}
	over := input.Idle()
	over.X, over.Y, over.Hovering = 200, 330, true
	return []scenes.Shot{
		{Name: "ledger-business", Width: 1280, Height: 800, Scene: at(2, false, false, 0), Play: []input.Gestures{over}},
		{Name: "ledger-popularity", Width: 1280, Height: 800, Scene: at(2, true, false, 0)},
		{Name: "ledger-admin", Width: 1280, Height: 800, Scene: at(2, true, true, 10)},
		{Name: "ledger-death", Width: 1280, Height: 800, Scene: at(2, true, true, 13)},
		{Name: "ledger-extensions", Width: 1280, Height: 800, Scene: haunted},
		{Name: "ledger-emergency", Width: 1280, Height: 800, Scene: emergency(false, false)},
		{Name: "ledger-emergency-popularity", Width: 1280, Height: 800, Scene: emergency(true, false)},
		{Name: "ledger-emergency-lines", Width: 1280, Height: 800, Scene: emergency(true, true)},
		{Name: "ledger-emergency", Width: 1024, Height: 640, Scene: emergency(false, false)},
		{Name: "ledger-infected", Width: 1280, Height: 800, Scene: infected(0)},
		{Name: "ledger-masks", Width: 1280, Height: 800, Scene: infected(-1)},
		{Name: "ledger-masks-asked", Width: 1280, Height: 800, Scene: infected(-2)},
		{Name: "ledger-survived", Width: 1280, Height: 800, Scene: infected(4)},
		{Name: "ledger-worsens", Width: 1280, Height: 800, Scene: infected(34)},
		{Name: "ledger-infected", Width: 1024, Height: 640, Scene: infected(0)},
		{Name: "ledger-infected", Width: 1920, Height: 1080, Scene: infected(0)},
		{Name: "ledger-business", Width: 1024, Height: 640, Scene: at(2, false, false, 0)},
		{Name: "ledger-admin", Width: 1024, Height: 640, Scene: at(1, true, true, 12)},
		{Name: "ledger-admin", Width: 2560, Height: 1440, Scale: 150, Scene: at(2, true, true, 12)},
	}
}
