package gallery

import (
	"cmp"
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/scores"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
)

// Strips lists the film strips of everything that moves.
func Strips() []Strip {
	business := func(reader *ui.Reader) (scenes.Scene, error) {
		s, happened, err := sample.AtBusiness(1)
		if err != nil {
			return nil, err
		}
		return controller.PlayOn(reader, s, controller.Doors{}, happened), nil
	}
	decided := func(ticks int) func(h *hand) {
		return func(h *hand) {
			h.wait(20)
			h.click("button/done")
			h.click("button/done") // not all of it
			h.enter("9")
			h.click("button/done")
			h.wait(ticks)
		}
	}
	return []Strip{
		{Name: "cured", Every: 14, Scene: business, Use: func(h *hand) {
			h.wait(20)
			h.click("button/done")
		}},
		{Name: "bought", Every: 5, Scene: business, Use: decided(0)},
		{Name: "worsens", Every: 4, Scene: business, Use: decided(150)},
		{Name: "dies", Every: 5, Scene: business, Use: decided(190)},
		{Name: "score", Every: 17, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := sample.Ended(2)
			if err != nil {
				return nil, err
			}
			return scores.End(reader, s), nil
		}, Use: func(h *hand) { h.wait(1) }},
		{Name: "wins", Every: 9, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := sample.Ended(2)
			if err != nil {
				return nil, err
			}
			return scores.End(reader, s), nil
		}, Use: func(h *hand) { h.wait(124) }},
		{Name: "round", Every: 16, Scene: endOfRound(4), Use: func(h *hand) { h.wait(1) }},
		{Name: "campaign-opens", Every: 10, Scene: campaignOpens, Use: func(h *hand) { h.wait(2) }},
		{Name: "built", Every: 2, Scene: doing(game.BuildOne)},
		{Name: "hired", Every: 6, Scene: doing(game.HireOne)},
		{Name: "admitted", Every: 4, Scene: doing(game.AdmitOne)},
		{Name: "arrive", Every: 7, Scene: roundOver},
		{Name: "walks", Every: 14, Scene: farWalk},
		{Name: "floor", Every: 3, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := Exhibited("")
			return table.New(reader, s, &roomRises{}), err
		}, Use: func(h *hand) { h.wait(40) }},
		{Name: "lives", Every: 90, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := Exhibited("")
			return table.New(reader, s, nil), err
		}},
		{Name: "lives-tall", Every: 90, Width: 390, Height: 844, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := Exhibited("")
			return table.New(reader, s, nil), err
		}},
		{Name: "lives-department", Every: 90, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return ShotDepartmentForecast(reader) }},
		{Name: "done", Every: 10, Scene: onlyDoneIsLeft},
		{Name: "lands", Every: 3, Scene: comesDown},
	}
}

// doing returns a table at which the player plays a command of a type at once.
func doing(what game.CommandType) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
		if err != nil {
			return nil, err
		}
		s := sample.Session(game.NewMatch(rules, nil))
		actions := map[game.CommandType]game.Action{game.BuildOne: game.Build, game.HireOne: game.Hire, game.AdmitOne: game.Admit, game.QueueOne: game.Admit}
		for range 200 {
			legal := s.Legal()
			wanted := slices.IndexFunc(legal, func(c game.Command) bool {
				return c.Type == what && (what != game.BuildOne || c.Component.Kind == clinic.Laboratory && c.Component.Space == clinic.Space{X: 2, Y: 2})
			})
			if wanted >= 0 {
				s.Happened()
				t := controller.Play(reader, s, controller.Doors{})
				s.Apply(legal[wanted])
				return t, nil
			}
			if len(legal) == 0 {
				break
			}
			next := slices.IndexFunc(legal, func(c game.Command) bool { return c.Type == game.ChooseAction && c.Action == actions[what] })
			switch done := (game.Command{Type: game.Done}); {
			case next >= 0:
				s.Apply(legal[next])
			case s.Check(done).Legal():
				s.Apply(done)
			default:
				s.Apply(legal[0])
			}
		}
		return nil, fmt.Errorf("nobody comes to do %s", what)
	}
}

// onlyDoneIsLeft returns a table at which Done is all that is left of an action.
func onlyDoneIsLeft(reader *ui.Reader) (scenes.Scene, error) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
	if err != nil {
		return nil, err
	}
	s := sample.Session(game.NewMatch(rules, nil))
	if _, err := sample.Until(s, game.DecideAction); err != nil {
		return nil, err
	}
	s.Apply(game.Command{Type: game.ChooseAction, Action: game.Hire})
	for {
		legal := s.Legal()
		hire := slices.IndexFunc(legal, func(c game.Command) bool { return c.Type == game.HireOne })
		if hire < 0 {
			s.Happened()
			return controller.Play(reader, s, controller.Doors{}), nil
		}
		s.Apply(legal[hire])
	}
}

// roundOver returns a table at which the next round begins: new patients are drawn from the bag.
func roundOver(reader *ui.Reader) (scenes.Scene, error) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
	if err != nil {
		return nil, err
	}
	s := sample.Session(game.NewMatch(rules, nil))
	if _, err := sample.Until(s, game.DecideMove); err != nil {
		return nil, err
	}
	t := controller.Play(reader, s, controller.Doors{})
	s.Apply(game.Command{Type: game.Done})
	_, err = sample.Until(s, game.DecideAction)
	return t, err
}

// farWalk returns a table at which somebody goes to the highest floor that a way leads to.
func farWalk(reader *ui.Reader) (scenes.Scene, error) {
	match, err := sample.AtMove(1, 4)
	if err != nil {
		return nil, err
	}
	s := sample.Session(match)
	t := controller.Play(reader, s, controller.Doors{})
	legal := s.Legal()
	s.Apply(slices.MaxFunc(legal, func(a, b game.Command) int {
		return cmp.Or(cmp.Compare(a.To.Space.Floor, b.To.Space.Floor), -cmp.Compare(len(a.Person), len(b.Person)))
	}))
	return t, nil
}

// roomRises has a room on an upper floor rise once the table is visible.
type roomRises struct{ ticks int }

// Update passes a tick.
func (r *roomRises) Update(t *table.Table, c *scenes.Context) {
	if r.ticks++; !c.Moves() {
		return
	}
	t.Look.HasRising = r.ticks >= 40 && r.ticks < 58
	t.Look.Rising, t.Look.Risen = clinic.Space{Floor: 1, X: 2, Y: 2}, float64(r.ticks-40)/18
	c.Redraw()
}
