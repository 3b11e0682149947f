package gallery

import (
	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
)

// inBusiness is a game in Business, and how to use it.
type inBusiness struct {
	begin func(players int) (*session.Session, []session.Happening, error)
	count int // of players
	use   func(h *hand, s *session.Session)
}

// scene returns the scene of the game after its use.
func (b inBusiness) scene(reader *ui.Reader) (scenes.Scene, error) {
	s, happened, err := b.begin(b.count)
	if err != nil {
		return nil, err
	}
	return played(reader, controller.PlayOn(reader, s, controller.Doors{}, happened), func(h *hand) { b.use(h, s) })
}

// decide ends what is decided, buying nothing but what is asked for.
func decide(h *hand, s *session.Session) bool {
	d := s.Decision()
	if d == nil || s.Rules().StepOf(s.State()).Name != game.StepBusiness {
		return false
	}
	if d.Buys() {
		h.enter("0")
		if h.click("button/done"); h.shows("popularity/keep") && s.Decision() == d {
			h.click("popularity/keep")
		}
	} else {
		h.click("button/done")
	}
	h.wait(20)
	return true
}

// admin ends Business, and reads so many deaths.
func admin(read int) func(h *hand, s *session.Session) {
	return func(h *hand, s *session.Session) {
		h.wait(2)
		for h.err == nil && decide(h, s) {
		}
		h.wait(60)
		for range read {
			h.click("button/done")
			h.wait(20)
		}
	}
}

func begins(h *hand, _ *session.Session) { h.wait(4) }

func changes(h *hand, s *session.Session) {
	h.wait(4)
	h.click("treat/" + s.Context().Forecast().Treatments[1].Patient)
	h.wait(2)
}

func buys(h *hand, _ *session.Session) {
	h.click("button/done")
	h.wait(20)
	h.enter("9")
}

func keeps(h *hand, s *session.Session) {
	buys(h, s)
	h.click("popularity/keep")
}

func advised(h *hand, _ *session.Session) {
	h.click("hint/ask")
	for ticks := 0; ticks < 400 && !h.shows("hint/do"); ticks++ {
		h.wait(1)
	}
}

// spendsOwn decides until the annex's own money is to be spent.
func spendsOwn(h *hand, s *session.Session) {
	for h.err == nil && !s.Deciding(game.DecideAnnexPopularity) && decide(h, s) {
	}
	h.enter("3")
}

// withBots begins Business with bots on all other seats.
func withBots(players int) (*session.Session, []session.Happening, error) {
	s, happened, err := sample.AtBusiness(players)
	for player := 1; err == nil && player < players; player++ {
		s.Seat(player, bot.Intern)
	}
	return s, happened, err
}

// others goes back to what the bots did meanwhile, and opens one of their clinics if it is named.
func others(opened string) func(h *hand, s *session.Session) {
	return func(h *hand, s *session.Session) {
		admin(0)(h, s)
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

// haunted begins Business in a clinic full of what extensions bring.
func haunted(players int) (*session.Session, []session.Happening, error) {
	s, happened, err := sample.AtBusiness(players)
	if err == nil {
		sample.LayExtensions(&s.State().Players[0].Clinic)
	}
	return s, happened, err
}

// phaseShots are the pictures of Business and Admin at the table.
func phaseShots() []Shot {
	shots := []Shot{
		{Name: "phases-extensions", Width: 1280, Height: 800, Scene: inBusiness{haunted, 2, func(*hand, *session.Session) {}}.scene},
		{Name: "phases-begins", Width: 2560, Height: 1440, Scale: 150, Scene: inBusiness{sample.AtBusiness, 2, begins}.scene},
	}
	sizes := append([]struct{ w, h int }{{1280, 800}, {1024, 640}}, smallWindows...)
	for _, moment := range []struct {
		name string
		in   inBusiness
	}{
		{"begins", inBusiness{sample.AtBusiness, 2, begins}}, {"change", inBusiness{sample.AtBusiness, 2, changes}}, {"hint", inBusiness{sample.AtBusiness, 2, advised}},
		{"popularity", inBusiness{sample.AtBusiness, 2, buys}}, {"alone", inBusiness{sample.AtBusiness, 1, buys}}, {"keep", inBusiness{sample.AtBusiness, 1, keeps}},
		{"death", inBusiness{sample.AtBusiness, 1, admin(0)}}, {"over", inBusiness{sample.AtBusiness, 2, admin(3)}},
		{"emergency", inBusiness{sample.AtBusinessWithDepartment, 2, begins}}, {"emergency-popularity", inBusiness{sample.AtBusinessWithDepartment, 2, spendsOwn}},
		{"emergency-over", inBusiness{sample.AtBusinessWithDepartment, 2, admin(0)}},
		{"others", inBusiness{withBots, 4, others("")}}, {"others-open", inBusiness{withBots, 4, others("clinic/2")}},
		{"infected", inBusiness{sample.AtBusinessInfected, 2, begins}}, {"infected-over", inBusiness{sample.AtBusinessInfected, 2, admin(1)}},
	} {
		for _, size := range sizes {
			shots = append(shots, Shot{Name: "phases-" + moment.name, Width: size.w, Height: size.h, Scene: moment.in.scene})
		}
	}
	return shots
}
