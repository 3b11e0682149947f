package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/phases"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The bill: in Business the forecast stays in place and becomes what is paid, row by row; in Admin its place and
// everything above it show the steps.

const paleRow = 0.58 // how faint the pictures of later rows are

// bill returns the outlooks of the boards in view, as they stood when treatments were decided.
func (t *Side) bill() outlooks {
	n, player := t.Situation.Phase, t.Looked()
	parts := n.Parts(player)
	var list outlooks
	for i := range parts {
		part := &parts[i]
		c := n.Context(player, part)
		o := outlook{c: c, Forecast: part.Forecast, bill: n, idle: idle(c)}
		o.Untreated = slices.Clone(o.Untreated)
		if o.bought, o.over = n.Bought(player, part.Board); o.over {
			o.Affordable = 0
		}
		if !n.Asks {
			if done, all := n.Treated(player, n.Beat); done < all {
				o.Income = n.Earned(player, part.Board)
			}
		}
		list = append(list, o)
	}
	coming := n.Coming(player)
	for i := range list {
		o := &list[i]
		o.coming = &coming
		o.Untreated = slices.DeleteFunc(o.Untreated, func(u game.Untreated) bool { return u.Needs.Key == "in_pre_admissions" && !o.dies(u.Patient) })
	}
	list[0].bring(n, player)
	return list
}

// bring adds what Move and the beginning of Business have already brought.
func (o *outlook) bring(n *phases.Now, player int) {
	for i := range n.Beats {
		if b := &n.Beats[i]; b.Kind == phases.Before && b.Player == player {
			for k := b.From; k < b.To; k++ {
				o.brought = append(o.brought, brought{&n.Lines[k], i})
			}
		}
	}
}

// brought is something that came before the treatments: a point of the laboratory, or a demand of Move that was
// not met.
type brought struct {
	*phases.Line
	beat int
}

// state returns how far the row of a person's treatment has been told: 1 if it has, 0 while it is told, −1 before.
// told is false while treatments are decided, since all rows are alike then.
func (o *outlook) state(patient string) (state int, told bool) {
	n := o.bill
	if n == nil || n.Asks && n.Session().Deciding(game.DecideTreatments) {
		return 0, false
	}
	at := n.Found(o.c.Player, patient, phases.Treats, phases.Others)
	switch {
	case n.Asks || n.Over:
		return 1, true
	case at < 0:
		return -1, true
	}
	return n.ToldOf(at, func(e *game.Event) bool { return e.Player == o.c.Player && e.Person == patient }), true
}

// paid returns how far a sum has been told, as state does.
func (o *outlook) paid(name string) (state int, told bool) {
	n := o.bill
	kinds := map[string]game.EventType{"salaries": game.SalariesPaid, "upkeep": game.UpkeepPaid}
	kind, of := kinds[name]
	if n == nil || !of || n.Asks || n.Over {
		return 1, false
	}
	at := n.Paid(o.c.Player, kind)
	if at < 0 {
		return -1, true
	}
	return n.ToldOf(at, func(e *game.Event) bool { return e.Player == o.c.Player && e.Type == kind }), true
}

// billNote returns the note beside the heading of the bill.
func (o outlooks) billNote() string {
	n := o[0].bill
	if _, told := o[0].state(""); !told {
		if n.Worse(o[0].c.Player) == 0 {
			return n.T("phase.best")
		}
		return ""
	}
	treated := 0
	for i := range o {
		treated += len(o[i].Treatments)
	}
	if done, all := n.Treated(o[0].c.Player, n.Beat); !n.Asks && !n.Over && done < all {
		return n.T("phase.treated_of", ui.Data{"Count": done, "All": all})
	}
	return n.T("phase.treated", ui.Data{"Count": treated})
}

// writeBrought writes what came before the treatments.
func (t *Side) writeBrought(p *paper.Paper, r ui.Rect, b brought) {
	p.Begin(thing.Numbered(thing.Beat, b.beat), ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H})
	x := r.X
	for _, sign := range b.Signs {
		p.Fitted(sign, ui.Rect{X: x, Y: r.Y + 2, W: 26, H: r.H - 4}, 0.7)
		x += 28
	}
	ink := theme.LegalInk
	if b.Event.Popularity < 0 {
		ink = theme.IllegalInk
	}
	if b.Event.Popularity != 0 {
		text := words.Signed(p.Reader, b.Event.Popularity)
		end := r.CutRight(22+ui.Measure(p.Styles.Figures, text), 4)
		p.Art(pictures.Popularity, end.X+9, end.Y+end.H/2, 0.62)
		p.TextIn(p.Styles.Figures, text, end, ui.Right, ink)
	}
	says := b.Text
	if b.Event.Type == game.LaboratoryPoint {
		says = p.T("phase.researches")
	}
	p.Lines(p.Styles.Text, says, ui.Rect{X: x + 4, Y: r.Y, W: r.Right() - x - 4, H: r.H}, 2, ui.Left, theme.Ink)
	p.End()
}

// The steps of Admin.

const (
	adminHead = 26.0 // height of a step's heading, at 100 %
	adminRow  = 30.0 // height of a row of its pictures
	adminSide = 26.0 // side of a picture
)

// adminStep is a step of Admin with the beats that tell it.
type adminStep struct {
	title    string
	first    int // the first beat
	through  int
	pictures []stepPictures // one for each line
	loss     int            // popularity
}

// stepPictures are the pictures of a line: before and after if it changes somebody.
type stepPictures struct {
	signs   []sprites.ID
	changes bool
}

// adminSteps returns the steps that affect the viewer or everybody.
func (t *Side) adminSteps() (list []adminStep) {
	n := t.Situation.Phase
	for i := range n.Beats {
		b := &n.Beats[i]
		if b.Kind != phases.Admin && b.Kind != phases.Death {
			continue
		}
		title := n.Heading(&n.Lines[b.From])
		if last := len(list) - 1; last < 0 || list[last].title != title {
			list = append(list, adminStep{title: title, first: i})
		}
		step := &list[len(list)-1]
		step.through = i
		for _, l := range n.Of(i, t.Looked()) {
			step.loss += l.Event.Popularity
			signs := l.Signs
			if l.Event.Type == game.PatientDied {
				piece := dollhouse.Piece(&clinic.Person{Kind: l.Event.Kind, Level: l.Event.Level})
				signs = []sprites.ID{piece.Picture(), piece.Dead().Picture()}
			}
			if len(signs) > 0 {
				step.pictures = append(step.pictures, stepPictures{signs, l.Changes() && len(signs) >= 2})
			}
		}
	}
	return list
}

// steps returns these steps one below another, and which one is being told.
func (t *Side) steps(p *paper.Paper) (steps []tree.Node, now int) {
	n, list := t.Situation.Phase, t.adminSteps()
	now = slices.IndexFunc(list, func(s adminStep) bool { return n.Beat <= s.through })
	if now < 0 {
		now = len(list) - 1
	}
	for i := range list {
		steps = append(steps, t.step(p, &list[i], i == now && !n.Over))
	}
	return steps, now
}

// admin returns the panel with the steps: those that have been told with a tick, the current one lit. If not all have
// room, those around it show.
func (t *Side) admin(p *paper.Paper) tree.Node {
	n := t.Situation.Phase
	steps, now := t.steps(p)
	list := tree.ByWidth(func(wide float64) tree.Node {
		var high []float64
		for _, step := range steps {
			high = append(high, step.Fit(wide).H)
		}
		return tree.Limits{High: high[now], Node: tree.Elastic(0, tree.Column(0, steps...).Fit(wide).H, paper.Part{Write: func(r ui.Rect) {
			first, all := 0, tree.Column(0, steps...).Fit(r.W).H
			for ; first < now && all > r.H+1; first++ {
				all -= high[first]
			}
			for i := first; i < len(steps) && (i == now || high[i] <= r.H+1); i++ {
				paper.PutTop(steps[i], &r, 0)
			}
		}})}
	})
	step, of := n.Steps(min(n.Beat, len(n.Beats)-1))
	score := paper.Part{H: p.Styles.Grown(adminHead), Write: func(r ui.Rect) {
		p.Fill(ui.Rect{X: r.X, Y: r.Y - 3, W: r.W, H: 1.5}, theme.Hairline)
		p.TextIn(p.Styles.Text, p.T("side.score_now"), r, ui.Left, theme.SecondInk)
		p.TextIn(p.Styles.Price, paper.Number(t.LookedOn(game.Home).Score().Total), r, ui.Right, theme.Ink)
	}}
	return t.section(p, thing.Thing{}, p.T("ledger.admin"), p.T("phase.step", ui.Data{"Number": step, "Count": of}), tree.Column(4, list, tree.Space(), score))
}

// step returns a step with those who change in it.
func (t *Side) step(p *paper.Paper, step *adminStep, now bool) tree.Node {
	n := t.Situation.Phase
	told := n.Beat > step.through || n.Over
	ink := theme.Ink
	if !told && !now {
		ink = theme.SecondInk
	}
	mark := paper.Part{W: 26, Write: func(r ui.Rect) {
		x, y := r.X+9, r.Y+r.H/2
		switch {
		case told:
			p.Circle(x, y, 9, theme.Legal)
			p.Tinted(pictures.Check, x, y, 0.66, theme.Card)
		case now:
			p.Circle(x, y, 9, theme.Accent)
		default:
			p.Ring(x, y, 8, 1.5, theme.Dashes)
		}
	}}
	head := tree.Row(0, mark, tree.Grow(tree.Limits{High: p.Styles.Grown(adminHead), Node: tree.Pad(0, 2, p.Words(p.Styles.TextStrong, step.title, ink))}), lost(p, step.loss))
	all := tree.Column(0, head)
	if len(step.pictures) > 0 {
		all.Nodes = append(all.Nodes, tree.Pad(4, 0, tree.Around(changed(p, step.pictures), func(_ *tree.Sheet, _ ui.Rect, place func()) {
			from := len(p.Items)
			if place(); !told && !now {
				p.Pale(from, paleRow)
			}
		})))
	}
	return tree.Around(tree.Edges{Node: all, Bottom: 4}, func(_ *tree.Sheet, r ui.Rect, place func()) {
		wide := ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}
		p.Begin(thing.Numbered(thing.Beat, step.first), wide)
		if now {
			p.Round(wide, 9, theme.AccentSoft)
		}
		place()
		p.End()
	})
}

// lost returns how much popularity a step costs or brings; nil for none.
func lost(p *paper.Paper, loss int) tree.Node {
	if loss == 0 {
		return nil
	}
	says, color := words.Signed(p.Reader, loss), theme.LegalInk
	if loss < 0 {
		color = theme.IllegalInk
	}
	return paper.Part{W: ui.Measure(p.Styles.Figures, says) + 26, Write: func(r ui.Rect) {
		p.Art(pictures.Popularity, r.Right()-9, r.Y+r.H/2, 0.6)
		p.TextIn(p.Styles.Figures, says, ui.Rect{X: r.X, Y: r.Y, W: r.W - 20, H: r.H}, ui.Right, color)
	}}
}

// changed returns pictures side by side, with an arrow from before to after.
func changed(p *paper.Paper, list []stepPictures) tree.Node {
	const arrow = 18.0
	all := tree.Wrap{Gap: 8}
	for _, one := range list {
		row := tree.Row(0)
		for i, sign := range one.signs {
			if i == 1 && one.changes {
				row.Nodes = append(row.Nodes, paper.Part{W: arrow, Write: func(r ui.Rect) { p.Tinted(pictures.Next, r.X+8, r.Y+r.H/2, 0.62, theme.SecondInk) }})
			}
			row.Nodes = append(row.Nodes, paper.Part{W: adminSide, H: adminRow, Write: func(r ui.Rect) {
				p.Fitted(sign, ui.Rect{X: r.X, Y: r.Y + 1, W: adminSide, H: adminRow - 3}, 0.66)
			}})
		}
		all.Nodes = append(all.Nodes, row)
	}
	return all
}
