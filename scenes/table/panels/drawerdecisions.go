package panels

import (
	"clinic/game"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// What extensions ask if the question stands above the cards, which scroll sideways.

const (
	askLines    = 3
	askedLine   = 18.0  // height of a line of a question, at 100 %
	leastAnswer = 104.0 // width of a card
	mostAnswer  = 200.0
)

// writeQuestion writes the question of a decision above its choices, with a note that may be empty.
func (t *choices) writeQuestion(p *paper.Paper, in *ui.Rect, d *game.Decision, note string) {
	asked := t.question(d)
	if len(ui.Wrap(p.Styles.TextStrong, asked, t.shelfWide)) > askLines {
		asked = t.subject(d)
	}
	text := tree.Column(4, p.Spot(thing.Of(thing.Decision), p.WordsApart(p.Styles.Grown(askedLine), askLines, p.Styles.TextStrong, asked, theme.Ink)))
	if note != "" {
		text.Nodes = append(text.Nodes, p.WordsApart(p.Styles.Grown(askedLine), 2, p.Styles.TextStrong, note, theme.Accent))
	}
	seen := ui.Rect{X: in.X, Y: in.Y, W: t.shelfWide, H: in.H}
	paper.PutTop(text, &seen, 4)
	in.Y, in.H = seen.Y, seen.H
}

// noteOf returns the note below a question: the cost of its only answer, and how much else is asked.
func (t *choices) noteOf(cards []thing.Thing) string {
	note := ""
	if len(cards) == 1 { // else each card shows its own
		note = t.costOf(cards[0])
	}
	if more := t.obligations() - 1; more > 0 {
		note = t.Texts.Dots(note, t.T("decide.more", ui.Data{"Count": more}))
	}
	return note
}

// answerCard returns the card of an answer: at least so wide, and more if its words need it.
func (t *choices) answerCard(p *paper.Paper, card thing.Thing, wide float64) paper.Part {
	const edge, step = 8.0, 6.0
	lines, cost := 2, t.cardCost(card)
	if cost != "" {
		lines, wide = 1, max(wide, ui.Measure(p.Styles.TextStrong, cost)+edge+2)
	}
	for wide < mostAnswer && !fitsInLines(p.Styles.Text, OfferName(p.Reader, card), wide-edge, lines) {
		wide += step
	}
	return paper.Part{W: wide, Write: func(r ui.Rect) { t.writeOfferCard(p, card, r) }}
}

// writeShelfDecision writes what an extension asks, the answers as cards, and behind them what else can be taken
// and the people it is about.
func (t *Tray) writeShelfDecision(p *paper.Paper, in ui.Rect, d *game.Decision) {
	cards := t.OfferCards(false)
	t.writeQuestion(p, &in, d, t.noteOf(cards))
	in.H = min(in.H, shelfHigh(p.Reader))
	wide := ui.Between((t.shelfWide+8)/float64(max(1, len(cards)))-8, leastAnswer, mostAnswer)
	for _, card := range cards {
		answer := t.answerCard(p, card, wide)
		answer.Write(in.CutLeft(answer.W, 8))
	}
	in = t.writeShelfOffers(p, in)
	if t.pointsIntoTray() {
		t.writeShelfOfPeople(p, in)
	}
}
