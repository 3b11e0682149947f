//go:build js

package spoken

// Page is the voice of a page: regions that a screen reader reads when their text changes. Each field sets a text.
type Page struct {
	Polite, Urgent, Language func(text string)
	again                    bool
}

// Say puts the text into its region. The same text a second time would not be read, so that every other one ends in a
// space.
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

// Over empties the region of what is urgent.
func (p *Page) Over() { p.Urgent("") }

// In sets the page's language: screen readers choose their voice by it.
func (p *Page) In(language string) { p.Language(language) }
