package words

import (
	"slices"
	"strings"

	"clinic/scenes/ui"
)

// Page is a page of the book of rules; docs/book.md describes how pages are written.
type Page struct {
	ID    string
	Title string
	Line  string   // what the page is about
	Finds []string // search words
	Parts []Part
}

// Part is what stands under one heading. The first part of a page may have none.
type Part struct {
	Heading   string
	Sentences []Sentence
}

// Sentence tells the rules with the given ids. If it names a picture, it stands below that.
type Sentence struct {
	Rules   []string
	Text    string
	Picture string
}

// HasPage reports whether there is a page with the given id.
func HasPage(reader *ui.Reader, id string) bool { return reader.Texts.Has("book.page." + id) }

// PageOf reads a page, filled with numbers. A page without a title belongs to an extension and takes its title and
// line.
func PageOf(reader *ui.Reader, id string, numbers ui.Data) Page {
	p := Page{ID: id}
	for _, line := range reader.Texts.Lines("book.page."+id, numbers) {
		sign, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if sign == "~" {
			p.Finds = strings.Split(rest, ", ")
			continue
		}
		switch said := reader.Texts.Longer(rest); sign {
		case "":
		case "=":
			p.Title = said
		case ">":
			p.Line = said
		case "#":
			p.Parts = append(p.Parts, Part{Heading: said})
		default:
			p.tell(reader, sign, rest)
		}
	}
	if p.Title == "" {
		p.Title, p.Line = Extension(reader, id), ExtensionLine(reader, id)
	}
	return p
}

// tell adds a sentence. sign holds the comma-separated ids of its rules; or "%" and the name of its picture, and then
// rest begins with the ids.
func (p *Page) tell(reader *ui.Reader, sign, rest string) {
	var s Sentence
	if name, pictured := strings.CutPrefix(sign, "%"); pictured {
		s.Picture = name
		sign, rest, _ = strings.Cut(rest, " ")
	}
	if sign != "-" { // no rule stands behind it
		s.Rules = strings.Split(sign, ",")
	}
	s.Text = reader.Texts.Longer(rest)
	if len(p.Parts) == 0 {
		p.Parts = append(p.Parts, Part{})
	}
	last := &p.Parts[len(p.Parts)-1]
	last.Sentences = append(last.Sentences, s)
}

// Sentences returns all sentences of a page, in order.
func (p *Page) Sentences() (all []Sentence) {
	for i := range p.Parts {
		all = append(all, p.Parts[i].Sentences...)
	}
	return all
}

// Tells reports whether a sentence of the page is about a rule.
func (p *Page) Tells(rule string) bool {
	return slices.ContainsFunc(p.Sentences(), func(s Sentence) bool { return slices.Contains(s.Rules, rule) })
}
