package gallery

import (
	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// ledgerShots are the pictures of Business and Admin.
func ledgerShots() []Shot {
	open := func(s *session.Session, happened []session.Happening, err error, use func(h *hand)) (scenes.Scene, error) {
		if err != nil {
			return nil, err
		}
		return played(ledger.New(s, happened), use)
	}
	// decide ends the page that is open, buying nothing but what is asked for.
	decide := func(h *hand) bool {
		for _, button := range [...]string{"dialog.keep", "ledger.treat", "ledger.to_emergency", "ledger.to_clinic", "ledger.goods_done", "ledger.buy"} {
			if h.shows(button) {
				if button == "ledger.buy" {
					h.enter("0")
				}
				h.click(button)
				return true
			}
		}
		return false
	}
	// decideAll ends all pages, and reads as many lines of Admin, or goes back as many lines.
	decideAll := func(h *hand, lines int) {
		for h.err == nil && decide(h) {
		}
		for range lines {
			h.click("ledger.next")
		}
		for range -lines {
			h.click("ledger.back")
		}
	}
	// at lets the treatments be, and buys popularity, and reads as many lines of Admin.
	at := func(players int, treated, bought bool, lines int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusiness(players)
			return open(s, happened, err, func(h *hand) {
				if treated {
					h.click("ledger.treat")
					h.enter("9")
				}
				if bought {
					h.click("ledger.buy")
					decideAll(h, lines)
				}
			})
		}
	}
	advised := func() (scenes.Scene, error) {
		s, happened, err := sample.AtBusiness(2)
		return open(s, happened, err, func(h *hand) {
			h.click("ledger.hint")
			for ticks := 0; ticks < 400 && !h.shows("ledger.hint.do"); ticks++ {
				h.wait(1)
			}
		})
	}
	haunted := func() (scenes.Scene, error) {
		s, happened, err := sample.AtBusiness(2)
		if err == nil {
			sample.LayExtensions(&s.State().Players[0].Clinic)
		}
		return open(s, happened, err, func(*hand) {})
	}
	// department opens the page of the department's treatments, the purchase of popularity there, or the lines.
	department := func(bought, read bool) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusinessWithDepartment(2)
			return open(s, happened, err, func(h *hand) {
				h.click("ledger.to_emergency")
				h.click("ledger.call_in.e7")
				for bought && h.err == nil && !s.Deciding(game.DecideAnnexPopularity) {
					decide(h)
				}
				if bought {
					h.enter("3")
				}
				if read {
					decideAll(h, -11)
				}
			})
		}
	}
	infected := func(use func(h *hand, s *session.Session)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusinessInfected(2)
			return open(s, happened, err, func(h *hand) { use(h, s) })
		}
	}
	begun := infected(func(*hand, *session.Session) {})
	masks := infected(func(h *hand, _ *session.Session) { h.click("ledger.to_masks") })
	asked := infected(func(h *hand, s *session.Session) {
		for h.err == nil && !h.shows("ledger.goods_done") && decide(h) {
		}
	})
	read := func(lines int) func() (scenes.Scene, error) {
		return infected(func(h *hand, _ *session.Session) { decideAll(h, lines) })
	}
	over := input.Idle()
	over.X, over.Y, over.Hovering = 200, 330, true
	shots := []Shot{
		{Name: "ledger-business", Width: 1280, Height: 800, Scene: at(2, false, false, 0), Play: []input.Gestures{over}},
		{Name: "ledger-hint", Width: 1280, Height: 800, Scene: advised},
		{Name: "ledger-hint", Width: 390, Height: 844, Scene: advised},
		{Name: "ledger-popularity", Width: 1280, Height: 800, Scene: at(2, true, false, 0)},
		{Name: "ledger-admin", Width: 1280, Height: 800, Scene: at(2, true, true, 10)},
		{Name: "ledger-gives-up", Width: 1280, Height: 800, Scene: at(2, true, true, 1)},
		{Name: "ledger-learns", Width: 1280, Height: 800, Scene: at(2, true, true, 4)},
		{Name: "ledger-death", Width: 1280, Height: 800, Scene: at(2, true, true, 13)},
		{Name: "ledger-death-bed", Width: 1280, Height: 800, Scene: at(2, true, true, 12)},
		{Name: "ledger-death-bed", Width: 1024, Height: 640, Scene: at(2, true, true, 12)},
		{Name: "ledger-extensions", Width: 1280, Height: 800, Scene: haunted},
		{Name: "ledger-emergency", Width: 1280, Height: 800, Scene: department(false, false)},
		{Name: "ledger-emergency-popularity", Width: 1280, Height: 800, Scene: department(true, false)},
		{Name: "ledger-emergency-lines", Width: 1280, Height: 800, Scene: department(true, true)},
		{Name: "ledger-emergency", Width: 1024, Height: 640, Scene: department(false, false)},
		{Name: "ledger-infected", Width: 1280, Height: 800, Scene: begun},
		{Name: "ledger-masks", Width: 1280, Height: 800, Scene: masks},
		{Name: "ledger-masks-asked", Width: 1280, Height: 800, Scene: asked},
		{Name: "ledger-survived", Width: 1280, Height: 800, Scene: read(-11)},
		{Name: "ledger-worsens", Width: 1280, Height: 800, Scene: read(19)},
		{Name: "ledger-infected", Width: 1024, Height: 640, Scene: begun},
		{Name: "ledger-infected", Width: 1920, Height: 1080, Scene: begun},
		{Name: "ledger-business", Width: 1024, Height: 640, Scene: at(2, false, false, 0)},
		{Name: "ledger-admin", Width: 1024, Height: 640, Scene: at(1, true, true, 6)},
		{Name: "ledger-admin", Width: 2560, Height: 1440, Scale: 150, Scene: at(2, true, true, 12)},
	}
	for _, size := range smallWindows {
		for _, moment := range []struct {
			name  string
			scene func() (scenes.Scene, error)
		}{
			{"business", at(2, false, false, 0)}, {"popularity", at(2, true, false, 0)}, {"admin", at(2, true, true, 10)}, {"alone", at(1, true, true, 6)}, {"death-bed", at(2, true, true, 12)},
			{"emergency", department(false, false)}, {"emergency-popularity", department(true, false)}, {"emergency-lines", department(true, true)},
			{"infected", begun}, {"masks", masks}, {"masks-asked", asked}, {"survived", read(-11)},
		} {
			shots = append(shots, Shot{Name: "small-ledger-" + moment.name, Width: size.w, Height: size.h, Scene: moment.scene})
		}
	}
	return shots
}
