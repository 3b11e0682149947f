package preferences

import (
	"clinic/assets/texts"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// language fills the page of the language, with a sentence in each.
func language(p *page) {
	var cards []card
	for i, l := range texts.Languages() {
		cards = append(cards, card{
			id: "settings.language." + l.Code, name: l.Name, note: p.context.Texts.In(l.Code, "settings.language_sample"),
			picture: greeting(i, p.context.Texts.In(l.Code, "settings.language_hello")),
			chosen:  l.Code == p.context.Settings().Language,
			do:      func() { p.change(func(now *scenes.Settings) { now.Language = l.Code }) },
		})
	}
	p.cards(220, 104, cards)
	p.say(p.context.T("settings.language_note"))
}

// greeting shows somebody who says a word.
func greeting(who int, word string) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		pictures.Draw(c, pictures.Portrait("", who), r.X+40, r.Bottom()-16, 1, 0)
		w := ui.Measure(c.Styles.Label, word) + 28
		bubble := ui.Rect{X: r.X + 72, Y: r.Y + 18, W: min(w, r.W-84), H: 40}
		c.Shadow(bubble, 14, 0.5)
		c.Round(bubble, 14, theme.Card)
		c.Circle(bubble.X+4, bubble.Bottom()+2, 4, theme.Card)
		c.TextIn(c.Styles.Label, word, bubble.Inset(8), ui.Center, theme.Ink)
	}
}
