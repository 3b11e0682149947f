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
	high     float64
}

// stepPictures are the pictures of a line: before and after if it changes somebody.
type stepPictures struct {
	signs   []sprites.ID
	changes bool
}

// adminSteps returns the steps that affect the viewer or everybody, as high as they are in a width, and the height of
// all.
func (t *Side) adminSteps(p *paper.Paper, wide float64) (list []adminStep, high float64) {
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
	for i := range list {
		step := &list[i]
		step.high = p.Measure(func() float64 { return t.writeStep(p, ui.Rect{W: wide, H: 1e6}, step, false) })
		high += step.high
	}
	return list, high
}

// wide returns the width of a line's pictures.
func (p *stepPictures) wide() float64 {
	wide := float64(len(p.signs))*adminSide + 8
	if p.changes {
		wide += 18
	}
	return wide
}

// writeAdmin writes the steps: those that have been told with a tick, the current one lit. If not all have room,
// those around it show.
func (t *Side) writeAdmin(p *paper.Paper, r ui.Rect, room float64) {
	n := t.Situation.Phase
	step, of := n.Steps(min(n.Beat, len(n.Beats)-1))
	in := p.Section(r, p.T("ledger.admin"), p.T("phase.step", ui.Data{"Number": step, "Count": of}), room)
	foot := in.CutBottom(p.Styles.Grown(adminHead), 4)
	list, high := t.adminSteps(p, in.W)
	now := slices.IndexFunc(list, func(s adminStep) bool { return n.Beat <= s.through })
	if now < 0 {
		now = len(list) - 1
	}
	first := 0
	for first < now && high > in.H {
		high -= list[first].high
		first++
	}
	for i := first; i < len(list); i++ {
		if step := &list[i]; step.high <= in.H+1 || i == now {
			t.writeStep(p, in.CutTop(min(step.high, in.H), 0), step, i == now && !n.Over)
		}
	}
	p.Fill(ui.Rect{X: foot.X, Y: foot.Y - 3, W: foot.W, H: 1.5}, theme.Hairline)
	c := t.LookedOn(game.Home)
	p.TextIn(p.Styles.Text, p.T("side.score_now"), foot, ui.Left, theme.SecondInk)
	p.TextIn(p.Styles.Price, paper.Number(c.Score().Total), foot, ui.Right, theme.Ink)
}

// writeStep writes a step with those who change in it, and returns its bottom.
func (t *Side) writeStep(p *paper.Paper, r ui.Rect, step *adminStep, now bool) (bottom float64) {
	n := t.Situation.Phase
	wide := ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}
	p.Begin(thing.Numbered(thing.Beat, step.first), wide)
	if now {
		p.Round(wide, 9, theme.AccentSoft)
	}
	told := n.Beat > step.through || n.Over
	lines := len(ui.Wrap(p.Styles.TextStrong, step.title, r.W-30))
	head := r.CutTop(max(p.Styles.Grown(adminHead), p.Styles.TextStrong.LineHeight()*float64(lines)+4), 0)
	y := head.Y + head.H/2
	ink := theme.Ink
	switch {
	case told:
		p.Circle(head.X+9, y, 9, theme.Legal)
		p.Tinted(pictures.Check, head.X+9, y, 0.66, theme.Card)
	case now:
		p.Circle(head.X+9, y, 9, theme.Accent)
	default:
		p.Ring(head.X+9, y, 8, 1.5, theme.Dashes)
		ink = theme.SecondInk
	}
	text := ui.Rect{X: head.X + 26, Y: head.Y, W: head.W - 26, H: head.H}
	if step.loss != 0 {
		says, color := words.Signed(p.Reader, step.loss), theme.LegalInk
		if step.loss < 0 {
			color = theme.IllegalInk
		}
		end := text.CutRight(ui.Measure(p.Styles.Figures, says)+22, 4)
		p.Art(pictures.Popularity, end.Right()-9, y, 0.6)
		p.TextIn(p.Styles.Figures, says, ui.Rect{X: end.X, Y: end.Y, W: end.W - 20, H: end.H}, ui.Right, color)
	}
	p.Lines(p.Styles.TextStrong, step.title, text, max(2, lines), ui.Left, ink)
	from := len(p.Items)
	row := ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: adminRow}
	x, bottom := row.X, row.Y
	for k := range step.pictures {
		one := &step.pictures[k]
		if x+one.wide() > row.Right() && x > row.X {
			x, row.Y = row.X, row.Y+adminRow
		}
		if row.Bottom() > r.Bottom()+2 {
			break
		}
		bottom = row.Bottom()
		for i, sign := range one.signs {
			if i == 1 && one.changes {
				p.Tinted(pictures.Next, x+8, row.Y+row.H/2, 0.62, theme.SecondInk)
				x += 18
			}
			p.Fitted(sign, ui.Rect{X: x, Y: row.Y + 1, W: adminSide, H: adminRow - 3}, 0.66)
			x += adminSide
		}
		x += 8
	}
	if !told && !now {
		p.Pale(from, paleRow)
	}
	p.End()
	return bottom + 4
}
