package review

import (
	"fmt"
	"reflect"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// moment is a decision in two versions: as it was played, and the better one.
type moment struct {
	of     bot.Finding
	states [2]*game.State
	events [2][]game.Event
	told   [2]string // in words, where the two differ
	short  [2]string // in fewer words, for the list
	people [2][]sprites.ID
	number int // of the action in its round, 0 for none
	// planned is set if the program itself planned what was played.
	planned bool
}

// boards are the clinics of the decision being shown, and what is known about the listed ones.
type boards struct {
	moments map[[2]int]*moment // by player and command
	houses  [2]dollhouse.House
	of      *moment
}

// moment works out how a decision was played and the better version.
func (s *Scene) moment(f *bot.Finding) *moment {
	key := [2]int{s.player, f.From}
	if s.board.moments == nil {
		s.board.moments = map[[2]int]*moment{}
	}
	if m := s.board.moments[key]; m != nil {
		return m
	}
	m, rules := &moment{of: *f}, s.session.Rules()
	now := s.session.Match().At(f.From).State
	m.number, m.planned = rules.StepOf(now).Number, s.planned(f)
	for i := range m.states {
		m.states[i], m.events[i] = f.After(rules, now, s.player, i == 1)
	}
	m.tell(s.Reader, rules)
	s.board.moments[key] = m
	return m
}

// showBoards draws the clinics of a decision, with their differences in red and green.
func (s *Scene) showBoards(m *moment) {
	b := &s.board
	if b.of == m {
		return
	}
	b.of = m
	var boards [2]*clinic.Clinic
	for i := range boards {
		boards[i] = &m.states[i].Players[s.player].Clinic
	}
	for i, light := range [...]sprites.Light{sprites.GlowBad, sprites.GlowGood} {
		g := dollhouse.OfPlayer(game.Context{Rules: s.session.Rules(), State: m.states[i], Player: s.player})
		for r := range g.Clinic.Rooms {
			room := &g.Clinic.Rooms[r]
			if differs(boards[i], boards[1-i], room.Space) {
				room.Light = light
			}
		}
		b.houses[i].Show(g)
	}
}

// differs reports whether a space holds something or somebody else on two boards.
func differs(a, b *clinic.Clinic, at clinic.Space) bool {
	return !reflect.DeepEqual(a.At(at), b.At(at)) || !reflect.DeepEqual(people(a, at), people(b, at))
}

func people(board *clinic.Clinic, at clinic.Space) (list []string) {
	for i := range board.People {
		if p := &board.People[i]; p.In(at) {
			list = append(list, p.ID)
		}
	}
	return list
}

// clinics returns the two clinics of a decision, at least that high: side by side if there is room.
func (s *Scene) clinics(m *moment, least float64) tree.Node {
	const wide, apart, below = 212.0, 16.0, 12.0
	row, column := tree.Row(apart), tree.Column(below)
	told := tree.Alike(toldOf(s.Reader, m, 0), toldOf(s.Reader, m, 1)) // so that both clinics are equally large
	for i := range told {
		one := tree.Named(fmt.Sprintf("review.board.%d", i), tree.Limits{High: least, Node: s.clinic(m, i, told[i])})
		row.Nodes = append(row.Nodes, tree.Growing{Node: one, Share: 1, Least: wide})
		column.Nodes = append(column.Nodes, tree.Grow(one))
	}
	return tree.First(row, column)
}

// clinic returns one of the two clinics, below its description.
func (s *Scene) clinic(m *moment, i int, told tree.Node) tree.Node {
	const least, inset = 110.0, 14.0
	picture := tree.Limits{High: least, Node: tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		s.board.houses[i].Draw(c, r)
		for k, picture := range m.people[i] { // in a corner that no clinic reaches
			at := ui.Rect{X: r.Right() - 48*float64(len(m.people[i])-k), Y: r.Y, W: 44, H: 52}
			c.Round(at, 12, theme.Card)
			c.RoundLine(at, 12, 3, [...]theme.Color{theme.IllegalInk, theme.LegalInk}[i])
			pictures.In(c, picture, at.Inset(4), 0)
		}
		s.paintForecast(c, r, i, m)
	}}}
	return tree.Ground(tree.Round(12, theme.Well), tree.Pad(inset, inset, tree.Column(6, told, tree.Grow(picture))))
}

// toldOf returns what was done, beside its heading or below it.
func toldOf(reader *ui.Reader, m *moment, i int) tree.Node {
	heading := tree.Top(tree.Text(reader.Styles.TextStrong, reader.T([...]string{"review.played", "review.better"}[i]), theme.Ink))
	told := tree.Top(tree.Text(reader.Styles.Text, words.Capital(m.told[i]), theme.SecondInk))
	return tree.First(tree.Row(12, heading, tree.Growing{Node: told, Share: 1, Least: 210}), tree.Column(0, heading, told))
}

// paintForecast shows in the lower corner, which no clinic reaches, what Business would pay, if the amounts
// differ. More isn't always better, so nothing judges them.
func (s *Scene) paintForecast(c *ui.Canvas, r ui.Rect, i int, m *moment) {
	var income [2]int
	for i := range income {
		income[i] = game.Context{Rules: s.session.Rules(), State: m.states[i], Player: s.player}.Forecast().Income
	}
	if income[0] == income[1] {
		return
	}
	text := c.T("review.business_pays", ui.Data{"Money": income[i]})
	w, h := ui.Measure(c.Styles.TextStrong, text)+48, 34.0
	pill := ui.Rect{X: r.X, Y: r.Bottom() - h, W: w, H: h}
	c.Round(pill, h/2, theme.Card)
	pictures.In(c, pictures.Money, ui.Rect{X: pill.X + 10, Y: pill.Y + 7, W: 20, H: 20}, 0)
	c.TextIn(c.Styles.TextStrong, text, ui.Rect{X: pill.X + 36, Y: pill.Y, W: w - 44, H: h}, ui.Left, theme.Ink)
}

// figures is a number that differs, played and better, and how many points the played version loses by it.
type figures struct {
	name   string
	values [2]string
	points int
	sum    bool // the sum of all lines above
	silent bool // it is worth no points by itself
	note   string
}

// mostFigures is how many differing numbers are listed by name.
const mostFigures = 4

// figuresOf returns what Chief expects from the decision on, where the versions differ; the real game may have gone
// otherwise. It is lines of the score sheet and the goal, the weightiest first; everything else; their sum, which is
// what the decision cost; and the money after the round, which is worth no points by itself.
func (s *Scene) figuresOf(f *bot.Finding) (list []figures) {
	add := func(name string, played, better float64, points int) {
		list = append(list, figures{name: name, values: [2]string{s.Texts.Number(round(played)), s.Texts.Number(round(better))}, points: points})
	}
	played := map[string]float64{}
	for _, line := range f.Likely[0].Lines {
		played[line.What] = line.Points
	}
	for _, line := range f.Likely[1].Lines {
		if points := round(played[line.What]) - round(line.Points); points != 0 && line.What != "goal" {
			add(s.lineName(line.What), played[line.What], line.Points, points)
		}
	}
	total := [2]float64{f.Likely[0].Total, f.Likely[1].Total}
	if goal := [2]int{round(100 * f.Likely[0].Goal), round(100 * f.Likely[1].Goal)}; goal[0] != goal[1] && !bot.GoalMet(s.session.Match(), s.player) {
		percent := func(n int) string { return s.T("review.percent", ui.Data{"Percent": n}) }
		for i := range total {
			total[i] -= bot.MissedGoal * (1 - f.Likely[i].Goal)
		}
		list = append(list, figures{
			name: s.T("review.goal_met"), values: [2]string{percent(goal[0]), percent(goal[1])}, note: s.T("review.goal_worth", ui.Data{"Count": bot.MissedGoal}),
			points: round(bot.MissedGoal * (f.Likely[0].Goal - f.Likely[1].Goal)),
		})
	}
	sortFigures(list)
	list = list[:min(len(list), mostFigures)]
	loss := pointsLost(f)
	left := -loss
	for i := range list {
		left -= list[i].points
	}
	if left != 0 {
		id := "review.else"
		if s.session.Rules().Cooperative() {
			id = "review.else_together"
		}
		list = append(list, figures{name: s.T(id), points: left})
	}
	better := float64(round(total[0]) + loss)
	if s.session.Rules().Cooperative() { // the loss counts more than popularity there
		better = total[1]
	}
	add(s.T("review.likely"), total[0], better, -loss)
	sum := &list[len(list)-1]
	sum.sum, sum.note = true, s.T("review.games", ui.Data{"Count": f.Games})
	if at := f.Round - 1; at >= 0 && at < len(f.Likely[0].Money) && at < len(f.Likely[1].Money) {
		if a, b := round(f.Likely[0].Money[at]), round(f.Likely[1].Money[at]); a != b {
			list = append(list, figures{name: s.T("review.money_after", ui.Data{"Round": words.Round(f.Round)}), values: [2]string{s.Texts.Dollars(a), s.Texts.Dollars(b)}, silent: true})
		}
	}
	return list
}

// lineName returns the score sheet's name for one of its lines.
func (s *Scene) lineName(what string) string {
	if id := "scores.line." + what; s.Texts.Has(id) {
		return s.T(id, words.Numbers(s.session.Rules()))
	}
	return named(s.Reader, "", what)
}
