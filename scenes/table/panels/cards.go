package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/dollhouse"
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

// The cards of the tray: components for sale, pieces to be placed, bonus tiles.

// card is one component for sale.
type card struct {
	thing    thing.Thing
	kind     clinic.Kind
	service  clinic.Service
	price    string // beside the money icon
	dollars  string // without that icon
	left     int    // in the pile, −1 without a pile
	why      string
	possible bool
}

func (t *Tray) writeBuild(p *paper.Paper, in ui.Rect) {
	count, word := t.buildsLeft()
	t.lead(p, &in, game.Build, count, word)
	hubs, cards := t.cards()
	all := in
	const gap = 7.0
	// A hub's card has a sign for each service; all other cards are alike.
	sign := ui.Between((in.W-float64(len(cards))*(96+gap))/float64(max(1, len(hubs))), 34, 52)
	if in.W < 900 {
		sign = 34
	}
	group := sign*float64(len(hubs)) + 8
	if len(hubs) > 0 {
		// The name stands beside the price.
		title := 44 + ui.Measure(p.Styles.Figures, hubs[0].price) + ui.Measure(p.Styles.TextStrong, words.Component(p.Reader, clinic.Hub))
		group = max(group, min(title, 170))
		sign = (group - 8) / float64(len(hubs))
		in.CutLeft(group, gap)
	}
	margin := shelfMargin(p.Reader, cards, in.W)
	in.Y, in.H, all.Y, all.H = in.Y+margin, in.H-2*margin, all.Y+margin, all.H-2*margin
	if len(hubs) > 0 {
		t.writeHubs(p, all.CutLeft(group, gap), hubs, sign, false)
	}
	t.writeCards(p, cards, in)
}

// buildsLeft returns what the action may still build: how many, and of what (B21).
func (t *choices) buildsLeft() (count int, word string) {
	count, onTop := t.Context().BuildsLeft()
	switch {
	case onTop == "":
		return count, t.T("tray.left")
	case count == 0:
		return 1, t.T("tray.on_top." + string(onTop))
	}
	return count, t.T("tray.left_and." + string(onTop))
}

// buildWords returns all words that buildsLeft can return, one by one.
func (t *choices) buildWords() (list []string) {
	list = ui.Words(t.T("tray.left"))
	for i := range t.Situation.Rules.Components {
		if kind := string(t.Situation.Rules.Components[i].Kind); t.Texts.Has("tray.left_and." + kind) {
			list = append(append(list, ui.Words(t.T("tray.left_and."+kind))...), ui.Words(t.T("tray.on_top."+kind))...)
		}
	}
	return list
}

// sold reports whether the clinic can buy such a component; hubs are left out.
func (t *choices) sold(spec *game.ComponentSpec) bool {
	return spec.Price != "" && spec.Kind != clinic.Hub && (!spec.Piles || t.Situation.State.Market.Pile(spec.Kind, clinic.NoService) != nil)
}

// cards returns what is sold, with hubs apart, and why it can't be built now.
func (t *choices) cards() (hubs, others []card) {
	s := &t.Situation
	legal := t.legalBuilds()
	for i := range s.Rules.Components {
		spec := &s.Rules.Components[i]
		if spec.Price == "" {
			continue
		}
		if spec.Kind == clinic.Hub {
			for row := range s.State.Market.Appointments {
				hubs = append(hubs, t.cardOn(t.Context(), spec, s.State.Market.Appointments[row].Service, legal))
			}
			continue
		}
		if !t.sold(spec) {
			continue // this game has none
		}
		others = append(others, t.cardOn(t.Context(), spec, clinic.NoService, legal))
	}
	return hubs, others
}

type buildable struct {
	board   game.BoardName
	kind    clinic.Kind
	service clinic.Service
}

// legalBuilds returns what the viewer could build somewhere now.
func (t *choices) legalBuilds() map[buildable]bool {
	legal := map[buildable]bool{}
	for _, command := range t.Legal() {
		if command.Type == game.BuildOne {
			legal[buildable{command.Board, command.Component.Kind, command.Component.Service}] = true
		}
	}
	return legal
}

// cardOn returns the card of a component that is built on the board of c.
func (t *choices) cardOn(c game.Context, spec *game.ComponentSpec, service clinic.Service, legal map[buildable]bool) card {
	k := card{
		thing: thing.ToBuild(spec.Kind, service).On(c.BoardName()), kind: spec.Kind, service: service, left: -1,
		possible: legal[buildable{c.BoardName(), spec.Kind, service}],
	}
	least, most, _ := prices(c, spec, service)
	k.price, k.dollars = paper.Number(least), t.Texts.Dollars(least)
	if most > least {
		k.price, k.dollars = t.T("price.from", ui.Data{"Price": k.price}), t.T("price.from", ui.Data{"Price": k.dollars})
	}
	if pile := c.Pile(spec.Kind, service); pile != nil {
		k.left = pile.Left
	}
	if !k.possible {
		k.why = t.whyNot(c, spec.Kind, service)
	}
	return k
}

// whyNot returns why such a component can't be bought at all: it checks a place that is on no board, so that all
// reasons that don't depend on the place come first.
func (t *choices) whyNot(c game.Context, kind clinic.Kind, service clinic.Service) string {
	nowhere := game.Command{Type: game.BuildOne, Board: c.BoardName(), Component: clinic.Component{Kind: kind, Service: service, Space: clinic.Space{Floor: -1}}}
	v := t.Check(nowhere)
	switch v.Refusal.Key {
	case "outside_grid", "first_conveyors_are_two", "":
		if price := c.Price(clinic.Component{Kind: kind, Service: service}); price > c.Purse() {
			if !c.AtHome() {
				return t.T("annex.no_money")
			}
			return t.T("tray.no_money")
		}
		return t.T("tray.no_place")
	}
	return words.Reason(t.Reader, v.Refusal)
}

// WhyNot returns why a spot can't be used. For a component that fits nowhere it is the reason that forbids most of
// the places of the right kind.
func (t *choices) WhyNot(s *paper.Spot) string {
	if s.Thing.Kind != thing.Component || s.Why != t.T("tray.no_place") {
		return s.Why
	}
	c := t.Context().On(s.Thing.Board)
	switch reason := t.everywhere(c, clinic.Kind(s.Thing.Name), s.Thing.Service); reason.Key {
	case "", "space_taken", "outside_grid":
		return s.Why
	case "slot_taken":
		return t.T("tray.no_slot")
	default:
		return words.Reason(t.Reader, reason)
	}
}

// misplaced are the reasons of places of the wrong kind.
var misplaced = []string{"outside_grid", "above_highest_floor", "above_top_floor", "only_on_ground", "space_taken", "no_module_below",
	"only_above_module", "only_in_module", "only_at_border", "only_at_module", "only_toward"}

// everywhere returns the reason that forbids a component in most places of the right kind, or in most places if
// none is.
func (t *choices) everywhere(c game.Context, kind clinic.Kind, service clinic.Service) (most rule.Reason) {
	counts := map[string]int{}
	best := 0
	for i := range clinic.MaxSpaces {
		for _, side := range append([]clinic.Side{clinic.NoSide}, clinic.Sides[:]...) {
			component := clinic.Component{Kind: kind, Service: service, Space: clinic.SpaceAt(i), Side: side}
			if sided := c.Rules.Component(kind).Sided(); sided != (side != clinic.NoSide) || !c.Clinic().Contains(component.Space) {
				continue
			}
			r := t.Check(game.Command{Type: game.BuildOne, Board: c.BoardName(), Component: component}).Refusal
			counts[r.Key]++
			weight := counts[r.Key]
			const rather = 1000 // more than there are places
			switch {
			case r.Key == "slot_taken":
				weight += rather
			case !slices.Contains(misplaced, r.Key):
				weight += 2 * rather
			}
			if !r.None() && weight > best {
				most, best = r, weight
			}
		}
	}
	return most
}

// frame writes the ground of a card and returns how faint its content is, and its ink.
func (t *Made) frame(p *paper.Paper, what thing.Thing, r ui.Rect, why string) (fade float64, ink theme.Color) {
	p.Begin(what, r)
	switch {
	case why != "":
		p.Off(why)
		p.Round(r, 13, theme.Mix(theme.Well, theme.Card, 0.4))
		return 0.62, theme.SecondInk
	case t.Look.Chosen == what || t.Look.Taken == what:
		p.Tile(r, 13, theme.AccentSoft)
		p.Border(r, 13, 2, theme.Accent)
	default:
		p.Tile(r, 13, theme.Well)
	}
	return 0, theme.Ink
}

func (t *choices) writeCard(p *paper.Paper, k *card, r ui.Rect) {
	fade, ink := t.frame(p, k.thing, r, k.why)
	p.Art(pictures.Money, r.X+12, r.Y+13, 0.62)
	p.Text(p.Styles.Figures, k.price, r.X+22, r.Y+13, ui.Left, ink)
	if k.left >= 0 {
		p.Text(p.Styles.Text, k.stock(), r.Right()-5, r.Y+13, ui.Right, theme.SecondInk)
	}
	name := shortName(p.Reader, k.kind, r.W-nameFree(p.Reader), 2)
	lines := 0.0
	named := fitsInLines(p.Styles.Text, name, r.W-nameFree(p.Reader), 2)
	if named {
		lines = float64(len(ui.Wrap(p.Styles.Text, name, r.W-nameFree(p.Reader))))
	}
	line := p.Styles.Grown(17)
	foot := lines*line + 4
	t.picture(p, k.kind, k.service, ui.Rect{X: r.X + 4, Y: r.Y + 22, W: r.W - 8, H: r.H - 20 - foot}, 0.42, fade, k.thing)
	if named {
		p.Lines(p.Styles.Text, name, ui.Rect{X: r.X + nameFree(p.Reader)/2, Y: r.Bottom() - foot - 1, W: r.W - nameFree(p.Reader), H: foot}, 2, ui.Center, ink)
	}
	if k.why != "" {
		p.Tinted(pictures.Lock, r.Right()-13, r.Bottom()-16-lines*line, 0.62, theme.SecondInk)
	}
	p.End()
}

var spacePreview = sprites.Must("space-preview")

// picture writes a component's picture: of a held room the dashed outline, of anything else held a faint picture.
func (t *Made) picture(p *paper.Paper, kind clinic.Kind, service clinic.Service, in ui.Rect, most, fade float64, what thing.Thing) {
	held := t.Look.Taken == what
	if held && dollhouse.Kind(kind) != sprites.NoKind {
		size := min(most, in.W/194)
		x, y := in.Center()
		p.Art(spacePreview, x, y-sprites.HalfTileHeight*size, size)
		return
	}
	if held {
		fade = 0.62
	}
	from := len(p.Items)
	dollhouse.Write(p, kind, service, in, most)
	for i := from; i < len(p.Items); i++ {
		p.Items[i].Options.Fade = fade
	}
}

// writeHubs writes one card with the signs of all services, and how many are left of each: below the sign, or
// beside it in a flat card.
func (t *choices) writeHubs(p *paper.Paper, r ui.Rect, hubs []card, sign float64, flat bool) {
	p.Tile(r, 13, theme.Well)
	p.Art(pictures.Money, r.X+15, r.Y+14, 0.62)
	p.Text(p.Styles.Figures, hubs[0].price, r.X+26, r.Y+14, ui.Left, theme.Ink)
	name := words.Component(p.Reader, clinic.Hub)
	used := 26 + ui.Measure(p.Styles.Figures, hubs[0].price) + 10
	if ui.Measure(p.Styles.TextStrong, name) > r.W-used-8 {
		name = words.ComponentShort(p.Reader, clinic.Hub)
	}
	if ui.Measure(p.Styles.TextStrong, name) <= r.W-used-8 {
		p.TextIn(p.Styles.TextStrong, name, ui.Rect{X: r.X + used, Y: r.Y + 4, W: r.W - used - 8, H: 20}, ui.Left, theme.Ink)
	}
	for i := range hubs {
		k := &hubs[i]
		place := ui.Rect{X: r.X + 4 + float64(i)*sign, Y: r.Y + 26, W: sign, H: r.H - 30}
		spot := place
		if flat { // a finger needs all that lies above it, too
			spot.Y, spot.H = r.Y, r.H
		}
		p.Begin(k.thing, spot)
		fade := 0.0
		if k.why != "" {
			p.Off(k.why)
			fade = 0.62
		}
		if t.Look.Chosen == k.thing || t.Look.Taken == k.thing {
			p.Round(place, 10, theme.AccentSoft)
			p.Border(place, 10, 2, theme.Accent)
		}
		x, y, size := place.X+place.W/2, place.Y+place.H*0.38, min(0.86, (sign-6)/38)
		countX, countY := x, place.Bottom()-11
		if flat {
			_, y = place.Center()
			size = min(place.H, k.flatSign(p.Reader, sign)) / 38
			x, countX, countY = x-ui.Measure(p.Styles.Text, k.stock())/2-1.5, x+size*19+1.5, y
		}
		p.FadedArt(sprites.Emblem(k.service, true), x, y, size, fade)
		if k.why != "" && k.left > 0 {
			p.Tinted(pictures.Lock, countX, countY, 0.62, theme.SecondInk)
		} else {
			p.Text(p.Styles.Text, k.stock(), countX, countY, ui.Center, theme.SecondInk)
		}
		p.End()
	}
}

// flatSign returns how wide the sign of a hub can be in a width, with the number left beside it.
func (k *card) flatSign(reader *ui.Reader, wide float64) float64 {
	return min(34, wide-ui.Measure(reader.Styles.Text, k.stock())-7)
}

// writePieces writes what is still to be placed for free: the player's first clinic, or a bonus.
func (t *choices) writePieces(p *paper.Paper, in ui.Rect) {
	d := t.decision()
	title, c := t.askForPieces(d)
	t.ask(p, &in, min(260, in.W*0.3), 16, 3, title)
	in.Y, in.H = in.Y+10, in.H-20
	card := t.shareOf(in, len(d.Pieces), 140, func(wide float64) bool {
		return !slices.ContainsFunc(d.Pieces, func(piece clinic.Component) bool {
			return !fitsInLines(p.Styles.Text, pieceName(p.Reader, c, d, &piece), wide-8, 2)
		})
	})
	t.writePieceCards(p, c, d, func() ui.Rect { return in.CutLeft(card, 8) })
}

// askForPieces returns the question above the pieces of a decision, and the board on which they are placed.
func (t *choices) askForPieces(d *game.Decision) (title string, c game.Context) {
	c = t.Context()
	switch d.Kind {
	case game.DecideAnnex:
		return t.T("annex.own"), c.Annex()
	case game.DecideExtras:
		return t.placeExtras(c, d.Pieces), c
	case game.DecideBonusPlace:
		return t.T("tray.place_bonus"), c
	}
	return t.T("tray.own_clinic"), c
}

// writePieceCards writes a card for each kind of piece into the next place.
func (t *choices) writePieceCards(p *paper.Paper, c game.Context, d *game.Decision, next func() ui.Rect) {
	for i := range d.Pieces {
		piece := &d.Pieces[i]
		what := thing.ToBuild(piece.Kind, piece.Service).On(c.BoardName())
		if i > 0 && d.Pieces[i-1].Kind == piece.Kind {
			continue // two of a kind share a card
		}
		same := 0
		for k := range d.Pieces {
			if d.Pieces[k].Kind == piece.Kind {
				same++
			}
		}
		r := next()
		t.frame(p, what, r, "")
		if same > 1 {
			p.Text(p.Styles.Figures, "×"+paper.Number(same), r.Right()-9, r.Y+14, ui.Right, theme.Ink)
		}
		name := pieceName(p.Reader, c, d, piece)
		lines := max(2, len(ui.Wrap(p.Styles.Text.Usual(), name, r.W-8)))
		foot := 4 + 16*float64(lines)
		t.picture(p, piece.Kind, piece.Service, ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: r.H - 6 - foot}, 0.44, 0, what)
		p.Lines(p.Styles.Text, name, ui.Rect{X: r.X + 4, Y: r.Bottom() - foot - 2, W: r.W - 8, H: foot}, lines, ui.Center, theme.Ink)
		p.End()
	}
}

// pieceName returns the name of a piece that is placed for free, and its upkeep, except in the player's first clinic.
func pieceName(reader *ui.Reader, c game.Context, d *game.Decision, piece *clinic.Component) string {
	name := view.ComponentName(reader, piece.Kind, clinic.NoService)
	if upkeep, _ := c.Upkeep(game.Upkept{Kind: piece.Kind, Outside: -1}); upkeep > 0 && d.Kind != game.DecideClinic && d.Kind != game.DecideAnnex {
		return reader.T("tray.piece_upkeep", ui.Data{"What": name, "Money": upkeep})
	}
	return name
}

// placeExtras returns the sentence that pieces are placed for free, with their upkeep (B49, B83).
func (t *choices) placeExtras(c game.Context, pieces []clinic.Component) string {
	upkeep := 0
	for i := range pieces {
		one, _ := c.Upkeep(game.Upkept{Kind: pieces[i].Kind, Outside: -1})
		upkeep += one
	}
	id := "tray.place_extras"
	if upkeep > 0 {
		id += "_upkeep"
	}
	return t.T(id, ui.Data{"Count": len(pieces), "Money": upkeep})
}

func (t *choices) writeBonuses(p *paper.Paper, in ui.Rect) {
	s := &t.Situation
	t.ask(p, &in, min(220, in.W*0.22), 16, 3, p.T("tray.choose_bonus"))
	in.Y, in.H = in.Y+12, in.H-24
	tiles := s.State.Market.Bonuses
	width := t.shareOf(in, len(tiles), 190, func(wide float64) bool {
		return !slices.ContainsFunc(tiles, func(tile string) bool { return !fitsInLines(p.Styles.Small, t.BonusText(tile), wide-12, 3) })
	})
	for _, tile := range tiles {
		t.writeBonus(p, tile, in.CutLeft(width, 8))
	}
}

const bonusPad = 6.0 // beside the text of a bonus tile

// bonusFoot returns the height of that many lines of this text.
func bonusFoot(reader *ui.Reader, lines int) float64 {
	return 2 + reader.Styles.Grown(18)*float64(lines)
}

// writeBonus writes the card of a bonus tile.
func (t *choices) writeBonus(p *paper.Paper, tile string, r ui.Rect) {
	t.frame(p, thing.Named(thing.Bonus, tile), r, "")
	text := t.BonusText(tile)
	lines := len(ui.Wrap(p.Styles.Text, text, r.W-2*bonusPad))
	foot := bonusFoot(p.Reader, lines)
	picture := ui.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: r.H - 8 - foot}
	x, y := picture.Center()
	switch tile {
	case game.BonusMoneyTile:
		p.Art(pictures.Money, x, y, 1.9)
	case game.BonusNurse:
		p.Fitted(sprites.Nurse.Picture(), picture, 0.92)
	case game.BonusOrderly:
		p.Fitted(sprites.Orderly.Picture(), picture, 0.92)
	case game.BonusYellow:
		p.Fitted(sprites.Doctor2.Picture(), picture, 0.92)
	case game.BonusParkingLot:
		dollhouse.Write(p, clinic.ParkingLot, clinic.NoService, picture, 0.4)
	case game.BonusGarden:
		dollhouse.Write(p, clinic.Garden, clinic.NoService, picture, 0.4)
	case game.BonusConveyors:
		dollhouse.Write(p, clinic.Conveyor, clinic.NoService, picture.Moved(-20, 0), 0.4)
		dollhouse.Write(p, clinic.Conveyor, clinic.NoService, picture.Moved(20, 0), 0.4)
	default:
		if art := extensionui.Bonus(tile); art != sprites.None {
			p.Fitted(art, picture, 0.92)
		}
	}
	p.Lines(p.Styles.Text, text, ui.Rect{X: r.X + bonusPad, Y: r.Bottom() - foot - 2, W: r.W - 2*bonusPad, H: foot}, lines, ui.Center, theme.Ink)
	p.End()
}
