package panels

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The cards of the tray for what extensions offer and ask.

const questionLines = 4 // lines of a question beside its cards

// writeDecision writes what an extension asks: the question, its cost, and the cards.
func (t *Tray) writeDecision(p *paper.Paper, in ui.Rect) {
	d := t.decision()
	if t.Layout.AsksAbove {
		t.writeShelfDecision(p, in, d)
		return
	}
	t.writeOfferStrip(p, &in)
	cards := t.OfferCards(false)
	width, widest := min(300, in.W*0.34), 200.0
	if least := 200 + 16 + float64(len(cards))*(200+8); t.pointsIntoTray() || t.overview.left-in.X >= least {
		t.writeOverview(p, in)
		in = t.besideOverview(p, in)
		width = ui.Between(in.W-float64(len(cards))*(200+8)-16, min(200, in.W*0.5), 300)
	}
	text := in.CutLeft(width, 16)
	cost := ""
	if len(cards) == 1 { // else each card shows its own
		cost = t.costOf(cards[0])
	}
	question := text
	if cost != "" || t.obligations() > 1 {
		question.H = text.H*0.56 + 4
		foot := ui.Rect{X: text.X, Y: question.Bottom() - 4, W: text.W, H: text.H - question.H}
		if more := t.obligations() - 1; more > 0 {
			cost = p.Texts.Dots(cost, p.T("decide.more", ui.Data{"Count": more}))
		}
		p.Lines(p.Styles.TextStrong, cost, foot, 2, ui.Left, theme.Accent)
	}
	p.Begin(thing.Of(thing.Decision), text)
	asked := t.question(d)
	if len(ui.Wrap(p.Styles.Label, asked, question.W)) > questionLines {
		asked = t.subject(d)
	}
	p.Lines(p.Styles.Label, asked, ui.Rect{X: question.X, Y: question.Y + 6, W: question.W, H: question.H - 8}, questionLines, ui.Left, theme.Ink)
	p.End()
	in.Y, in.H = in.Y+10, in.H-20
	wide := min(widest, (in.W+8)/float64(max(1, len(cards)))-8)
	for _, card := range cards {
		t.writeOfferCard(p, card, in.CutLeft(wide, 8))
	}
}

// pointsIntoTray reports whether the decision is about people or places that only the tray shows.
func (t *choices) pointsIntoTray() bool {
	board := &t.Situation.State.Players[t.Situation.Viewer].Clinic
	for i := range t.Offers {
		o := &t.Offers[i]
		if view.IsAnyTime(o.Path[0]) {
			continue
		}
		for _, spot := range o.Path[1:] {
			person := board.Person(spot.Person)
			if spot.Kind == thing.Preadmission || person != nil && (person.At.Area == clinic.PreAdmissions || person.At.Area == clinic.Waiting) {
				return true
			}
		}
	}
	return false
}

// obligations returns how many decisions extensions still ask of the viewer.
func (t *Made) obligations() int {
	s, count := &t.Situation, 0
	for i := range s.State.Pending {
		if d := &s.State.Pending[i]; d.Player == s.Viewer && !view.BaseDecisions[d.Kind] && t.Texts.Has("decide."+string(d.Kind)) {
			count++
		}
	}
	return count
}

// question returns what an extension's decision is about, and how it is made with each of the available cards: a
// card may come from another extension.
func (t *Made) question(d *game.Decision) string {
	return t.Texts.Sentences(t.subject(d), t.ways(d))
}

// ways returns how an extension's decision is made, or "" if the question says it.
func (t *Made) ways(d *game.Decision) (ways string) {
	if extensionui.Question(t.Reader, t.Context(), d) != "" {
		return ""
	}
	var asked []game.CommandType
	for _, card := range t.OfferCards(false) {
		command := view.OfferType(card)
		id := "decide." + string(d.Kind) + "." + string(command)
		if slices.Contains(asked, command) || !t.Texts.Has(id) {
			continue
		}
		asked = append(asked, command)
		if way := t.T(id, t.askedAbout(d)); ways == "" {
			ways = way
		} else {
			ways = t.T("decide.or", ui.Data{"Ways": ways, "Way": way})
		}
	}
	return ways
}

// subject returns what an extension's decision is about, however it is made.
func (t *Made) subject(d *game.Decision) string {
	id := "decide." + string(d.Kind)
	if !t.Texts.Has(id) {
		return view.Readable(string(d.Kind))
	}
	if own := extensionui.Question(t.Reader, t.Context(), d); own != "" {
		return own
	}
	return t.T(id, t.askedAbout(d))
}

// askedAbout returns the data for a question.
func (t *Made) askedAbout(d *game.Decision) ui.Data {
	var who ui.Noun
	if person := t.Situation.State.Players[t.Situation.Viewer].Clinic.Person(d.Person); person != nil {
		who = view.PersonName(t.Reader, person.Kind, person.Level, person.Service)
	}
	return ui.Data{"Who": who, "Number": d.Count}
}

// costOf returns in words what the offers of a card cost.
func (t *Made) costOf(card thing.Thing) string {
	least, most := t.costs(card)
	return costText(t.Reader, least, most)
}

// costs returns the least and the most that the offers of a card cost; of all cards if card is nothing.
func (t *Made) costs(card thing.Thing) (least, most game.Cost) {
	first := true
	for i := range t.Offers {
		o := &t.Offers[i]
		if !card.None() && o.Path[0] != card {
			continue
		}
		cost := o.Verdict.Cost
		if first {
			least, most, first = cost, cost, false
			continue
		}
		least = game.Cost{Money: min(least.Money, cost.Money), Time: min(least.Time, cost.Time), Popularity: min(least.Popularity, cost.Popularity)}
		most = game.Cost{Money: max(most.Money, cost.Money), Time: max(most.Time, cost.Time), Popularity: max(most.Popularity, cost.Popularity)}
	}
	return least, most
}

// costText returns a cost as text: "3 to 5 time · $2 · −1 popularity".
func costText(reader *ui.Reader, least, most game.Cost) string {
	var parts []string
	add := func(id string, least, most int) {
		if most == 0 {
			return
		}
		amount := paper.Number(most)
		if 0 < least && least < most {
			amount = reader.T("cost.range", ui.Data{"Least": paper.Number(least), "Most": paper.Number(most)})
		}
		text := reader.T("cost."+id, ui.Data{"Amount": amount})
		if least == 0 {
			text = reader.T("cost.up_to", ui.Data{"Cost": text})
		}
		parts = append(parts, text)
	}
	add("time", least.Time, most.Time)
	add("money", least.Money, most.Money)
	add("popularity", least.Popularity, most.Popularity)
	return reader.Texts.Dots(parts...)
}

// OfferName returns what a card offers.
func OfferName(reader *ui.Reader, card thing.Thing) string {
	id := "offer." + card.Name
	if !reader.Texts.Has(id) {
		return view.Readable(strings.TrimSpace(card.Name + " " + card.As + " " + card.Choice))
	}
	return reader.T(id, ui.Data{"What": view.OfferWhat(reader, card)})
}

// writeOfferCard writes a whole card: picture, what it offers, what it costs.
func (t *choices) writeOfferCard(p *paper.Paper, offer thing.Thing, r ui.Rect) {
	_, ink := t.frame(p, offer, r, "")
	name, cost, footHigh := OfferName(p.Reader, offer), t.cardCost(offer), p.Styles.Grown(42)
	how := extensionui.OfferOf(view.OfferType(offer))
	if how.Write != nil {
		how.Write(p, offer, ui.Rect{X: r.X + 8, Y: r.Y + 6, W: r.W - 16, H: r.H - 4 - footHigh})
	} else if art := extensionui.OfferPicture(offer); art != sprites.None {
		p.Fitted(art, ui.Rect{X: r.X + 8, Y: r.Y + 6, W: r.W - 16, H: r.H - 10 - footHigh}, largest(art))
	}
	foot := ui.Rect{X: r.X + 4, Y: r.Bottom() - 2 - footHigh, W: r.W - 8, H: footHigh}
	if cost != "" {
		p.TextIn(p.Styles.TextStrong, cost, ui.Rect{X: foot.X, Y: foot.Bottom() - p.Styles.Grown(20), W: foot.W, H: p.Styles.Grown(18)}, ui.Center, theme.Accent)
		foot.H -= p.Styles.Grown(19)
	}
	p.Lines(p.Styles.Text, name, foot, 2, ui.Center, ink)
	p.End()
}

// cardCost returns the cost on a card; that of a single card stands beside the question.
func (t *choices) cardCost(offer thing.Thing) string {
	if how := extensionui.OfferOf(view.OfferType(offer)); how.Cost != nil {
		return how.Cost(t.Reader, t.Context(), offer)
	}
	if len(t.OfferCards(false)) > 1 && !view.IsAnyTime(offer) {
		return t.costOf(offer)
	}
	return ""
}

// writeOfferStrip writes what extensions offer besides the step's own things, and at any time, as small cards at
// the right of the tray.
func (t *Tray) writeOfferStrip(p *paper.Paper, in *ui.Rect) {
	groups, locked, sum := t.offerGroups(in.W)
	if len(groups) == 0 {
		return
	}
	strip := *in
	// Pre-admissions keep their place.
	columns := len(t.preadmissions())
	if t.overview.stacked {
		columns = (columns + 1) / 2
	}
	behind := t.showsOverview() && in.W-sum-10 < t.overview.x+float64(columns)*t.overview.pitch-in.X
	if left := t.overview.left - sum - 2*overviewGap; behind && left-in.X >= t.leastBeside() {
		t.overview.left = left
		strip.X, strip.W = left+2*overviewGap, sum
	} else {
		strip = in.CutRight(sum, 10)
		p.Divider(strip.X-4, strip)
	}
	strip.CutLeft(8, 0)
	t.writeOfferGroups(p, strip, groups, locked)
}

const offerGap = 6.0 // between small cards

// offerGroups returns the small cards for a tray of a width, and the width of all of them.
func (t *choices) offerGroups(wide float64) (groups []offerGroup, locked []extensionui.Locked, sum float64) {
	cards := t.OfferCards(true)
	if !t.OwnDecision() {
		cards = append(t.OfferCards(false), cards...)
	}
	locked = t.lockedOffers()
	for i := range locked {
		cards = append(cards, locked[i].Cards...)
	}
	width := ui.Between((wide*0.34)/float64(max(1, len(cards)))-offerGap, 40, 66)
	sum = 8.0
	for _, card := range cards {
		if n := len(groups); n == 0 || view.OfferType(card) != view.OfferType(groups[n-1].cards[0]) {
			groups = append(groups, offerGroup{}) // cards of one command, under one heading
		}
		group := &groups[len(groups)-1]
		group.cards = append(group.cards, card)
	}
	for i := range groups {
		groups[i].measure(t.Reader, width, offerGap)
		sum += groups[i].width + offerGap
	}
	return groups, locked, sum
}

func (t *choices) writeOfferGroups(p *paper.Paper, strip ui.Rect, groups []offerGroup, locked []extensionui.Locked) {
	for i := range groups {
		t.writeOfferGroup(p, &groups[i], strip.CutLeft(groups[i].width, offerGap), offerGap, locked)
	}
}

// lockedOffers returns the cards that stay in place locked while none of their kind can be had.
func (t *choices) lockedOffers() []extensionui.Locked {
	d := t.decision()
	if d == nil || t.Look.Bot != nil {
		return nil
	}
	return extensionui.LockedOffers(t.Context(), d)
}

// offerGroup is small cards under one heading.
type offerGroup struct {
	cards   []thing.Thing
	heading string
	lines   int // of the heading
	width   float64
}

// measure finds a heading that fits above cards of a width: in one line, else in two. If that is not enough, the
// cards get wider.
func (g *offerGroup) measure(reader *ui.Reader, width, gap float64) {
	g.heading = reader.T("offers." + string(view.OfferType(g.cards[0])))
	g.width = float64(len(g.cards))*(width+gap) - gap
	if g.lines = 1; ui.Measure(reader.Styles.TextStrong, g.heading) <= g.width {
		return
	}
	g.lines = 2
	for !fitsInLines(reader.Styles.TextStrong, g.heading, g.width, g.lines) {
		g.width++
	}
}

// writeOfferGroup writes the cards of a group: locked ones with their price and a lock.
func (t *choices) writeOfferGroup(p *paper.Paper, g *offerGroup, in ui.Rect, gap float64, locked []extensionui.Locked) {
	head := p.Styles.Grown(30)
	p.Lines(p.Styles.TextStrong, g.heading, ui.Rect{X: in.X, Y: in.Y + 1, W: in.W, H: head}, g.lines, ui.Left, theme.SecondInk)
	width := (in.W+gap)/float64(len(g.cards)) - gap
	for _, card := range g.cards {
		r := in.CutLeft(width, gap)
		r.Y, r.H = r.Y+head, r.H-head-10
		least, _ := t.costs(card)
		price, why := least.Money, ""
		for i := range locked {
			if slices.Contains(locked[i].Cards, card) {
				price, why = locked[i].Price, words.Reason(p.Reader, locked[i].Why)
			}
		}
		fade, ink := t.frame(p, card, r, why)
		art := extensionui.OfferPicture(card)
		p.Fitted(art, ui.Rect{X: r.X + 4, Y: r.Y + 3, W: r.W - 8, H: r.H - 26}, 0.9*largest(art))
		p.Items[len(p.Items)-1].Options.Fade = fade
		if price > 0 {
			p.Price(r.X+r.W/2, r.Bottom()-12, price, p.Styles.Figures, ink)
		}
		if why != "" {
			p.Tinted(pictures.Lock, r.Right()-11, r.Y+12, 0.55, theme.SecondInk)
		}
		p.End()
	}
}

// largest returns the greatest size of a picture on a card: tokens are small.
func largest(art sprites.ID) float64 {
	if _, h := art.Size(); h < 30 {
		return 1.7
	}
	return 1
}

// writeBadge writes the token of a person in the tray, and what goes along.
func (t *choices) writeBadge(p *paper.Paper, person *clinic.Person, r ui.Rect, size float64) {
	if badge, _ := extensionui.Badge(person); badge != sprites.None {
		at := ui.Rect{X: r.Right() - 20*size, Y: r.Y, W: 20 * size, H: 24 * size}
		if extensionui.TilesOf(t.Rules).Has(person) {
			t.writeTile(p, thing.Somebody(person.ID), at)
			p.Resume(thing.Somebody(person.ID))
		} else {
			p.Fitted(badge, at, size)
		}
	}
	for _, piece := range extensionui.Beside(person, nil) {
		if person.At.Area == clinic.PreAdmissions && slices.ContainsFunc(extensionui.FillPlaces([]*clinic.Person{person}), func(f extensionui.FilledPlace) bool { return f.Piece == piece }) {
			continue // it has its own place there
		}
		p.Fitted(piece.Picture(), ui.Rect{X: r.Right() - 20*size, Y: r.Bottom() - 24*size, W: 20 * size, H: 24 * size}, size)
	}
}
