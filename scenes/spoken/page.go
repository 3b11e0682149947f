//go:build js

package spoken

// Page is the voice of a page: regions that a screen reader reads aloud when their text changes. Each field sets a
// text.
type Page struct {
	Polite, Urgent, Language func(text string)
	again                    bool
}

// Say puts the text into its region. The same text again would not be read aloud, so every other one ends in a space.
func (p *Page) Say(text string, urgent bool) {
	if p.again = !p.again; p.again {
		text += "\u00a0"
	}
	if urgent {
		p.Urgent(text)
	} else {
		p.Polite(text)
	}
}

// Over empties the region for urgent texts.
func (p *Page) Over() { p.Urgent("") }

// In sets the page's language, by which screen readers choose their voice.
func (p *Page) In(language string) { p.Language(language) }
