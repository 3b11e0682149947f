package gallery

import (
	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
)

// phaseShots are the pictures of Business and Admin at the table.
func phaseShots() []Shot {
	open := func(s *session.Session, happened []session.Happening, err error, use func(h *hand)) (scenes.Scene, error) {
		if err != nil {
			return nil, err
		}
		return played(controller.PlayOn(s, controller.Doors{}, happened), use)
	}
	// decide ends what is decided, buying nothing but what is asked for.
	decide := func(h *hand, s *session.Session) bool {
		d := s.Decision()
		if d == nil || s.Rules().StepOf(s.State()).Name != game.StepBusiness {
			return false
		}
		if d.Kind == game.DecidePopularity || d.Kind == game.DecideAnnexPopularity {
			h.enter("0")
			if h.click("popularity/keep"); h.shows("popularity/keep") && s.Decision() == d {
				h.click("popularity/keep")
			}
		} else {
			h.click("button/done")
		}
		h.wait(20)
		return true
	}
	// decideAll ends Business, and reads so many deaths.
	decideAll := func(h *hand, s *session.Session, read int) {
		h.wait(2)
		for h.err == nil && decide(h, s) {
		}
		h.wait(60)
		for range read {
			h.click("button/done")
			h.wait(20)
		}
	}
	business := func(players int, use func(h *hand, s *session.Session)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusiness(players)
			return open(s, happened, err, func(h *hand) { use(h, s) })
		}
	}
	begins := func(h *hand, _ *session.Session) { h.wait(4) }
	changes := func(h *hand, s *session.Session) {
		h.wait(4)
		h.click("treat/" + s.Context().Forecast().Treatments[1].Patient)
		h.wait(2)
	}
	buys := func(h *hand, _ *session.Session) {
		h.click("button/done")
		h.wait(20)
		h.enter("9")
	}
	keeps := func(h *hand, s *session.Session) {
		buys(h, s)
		h.click("popularity/keep")
	}
	admin := func(read int) func(h *hand, s *session.Session) {
		return func(h *hand, s *session.Session) { decideAll(h, s, read) }
	}
	advised := func(h *hand, _ *session.Session) {
		h.click("hint/ask")
		for ticks := 0; ticks < 400 && !h.shows("hint/do"); ticks++ {
			h.wait(1)
		}
	}
	// amongBots is business with bots on all other seats; back goes back to what they did meanwhile.
	amongBots := func(use func(h *hand, s *session.Session)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusiness(4)
			if err != nil {
				return nil, err
			}
			for player := 1; player < 4; player++ {
				s.Seat(player, bot.Intern)
			}
			return open(s, happened, err, func(h *hand) { use(h, s) })
		}
	}
	others := func(opened string) func(h *hand, s *session.Session) {
		return func(h *hand, s *session.Session) {
			decideAll(h, s, 0)
			h.wait(200)
			for range 12 {
				if h.click("phase/back"); h.shows("clinic/2") {
					break
				}
			}
			if opened != "" {
				h.click(opened)
			}
			h.wait(2)
		}
	}
	haunted := func() (scenes.Scene, error) {
		s, happened, err := sample.AtBusiness(2)
		if err == nil {
			sample.LayExtensions(&s.State().Players[0].Clinic)
		}
		return open(s, happened, err, func(*hand) {})
	}
	department := func(use func(h *hand, s *session.Session)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusinessWithDepartment(2)
			return open(s, happened, err, func(h *hand) { use(h, s) })
		}
	}
	ownMoney := func(h *hand, s *session.Session) {
		for h.err == nil && !s.Deciding(game.DecideAnnexPopularity) && decide(h, s) {
		}
		h.enter("3")
	}
	infected := func(use func(h *hand, s *session.Session)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, happened, err := sample.AtBusinessInfected(2)
			return open(s, happened, err, func(h *hand) { use(h, s) })
		}
	}
	shots := []Shot{
		{Name: "phases-extensions", Width: 1280, Height: 800, Scene: haunted},
		{Name: "phases-begins", Width: 2560, Height: 1440, Scale: 150, Scene: business(2, begins)},
	}
	sizes := append([]struct{ w, h int }{{1280, 800}, {1024, 640}}, smallWindows...)
	for _, moment := range []struct {
		name  string
		scene func() (scenes.Scene, error)
	}{
		{"begins", business(2, begins)}, {"change", business(2, changes)}, {"hint", business(2, advised)}, {"popularity", business(2, buys)}, {"alone", business(1, buys)}, {"keep", business(1, keeps)},
		{"death", business(1, admin(0))}, {"over", business(2, admin(3))},
		{"emergency", department(begins)}, {"emergency-popularity", department(ownMoney)}, {"emergency-over", department(admin(0))},
		{"others", amongBots(others(""))}, {"others-open", amongBots(others("clinic/2"))},
		{"infected", infected(begins)}, {"infected-over", infected(admin(1))},
	} {
		for _, size := range sizes {
			shots = append(shots, Shot{Name: "phases-" + moment.name, Width: size.w, Height: size.h, Scene: moment.scene})
		}
	}
	return shots
}
