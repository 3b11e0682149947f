package words

import (
	"slices"
	"strings"

	"clinic/assets/texts"
	"clinic/scenes/ui"
)

// Page is a page of the book of rules in words, as docs/book.md says how it is written.
type Page struct {
	ID    string
	Title string
	Line  string   // what it is about
	Finds []string // words by which players look for it
	Parts []Part
}

// Part is what stands below one heading, which the first part of a page may lack.
type Part struct {
	Heading   string
	Sentences []Sentence
}

// Sentence tells the rules of these ids. With the name of a picture it stands below that.
type Sentence struct {
	Rules   []string
	Text    string
	Picture string
}

// HasPage tells whether a page of that name is written.
func HasPage(id string) bool { return ui.Has("book.page." + id) }

// PageOf reads a page with the numbers in force. One without a title is an extension's, and bears its name.
func PageOf(id string, numbers ui.Data) Page {
	p := Page{ID: id}
	for _, line := range texts.Lines("book.page."+id, numbers) {
		sign, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if sign == "~" {
			p.Finds = strings.Split(rest, ", ")
			continue
		}
		switch said := texts.Longer(rest); sign {
		case "":
		case "=":
			p.Title = said
		case ">":
			p.Line = said
		case "#":
			p.Parts = append(p.Parts, Part{Heading: said})
		default:
			p.tell(sign, rest)
		}
	}
	if p.Title == "" {
		p.Title, p.Line = Extension(id), ExtensionLine(id)
	}
	return p
}

// tell adds a sentence behind what it begins with: the ids of its rules, or the name of its picture, which they follow.
func (p *Page) tell(sign, rest string) {
	var s Sentence
	if name, pictured := strings.CutPrefix(sign, "%"); pictured {
		s.Picture = name
		sign, rest, _ = strings.Cut(rest, " ")
	}
	if sign != "-" { // nothing of the rules stands behind it
		s.Rules = strings.Split(sign, ",")
	}
	s.Text = texts.Longer(rest)
	if len(p.Parts) == 0 {
		p.Parts = append(p.Parts, Part{})
	}
	last := &p.Parts[len(p.Parts)-1]
	last.Sentences = append(last.Sentences, s)
}

// Sentences are all of a page, one after another.
func (p *Page) Sentences() (all []Sentence) {
	for i := range p.Parts {
		all = append(all, p.Parts[i].Sentences...)
	}
	return all
}

// Tells tells whether a sentence of the page is about a rule.
func (p *Page) Tells(rule string) bool {
	return slices.ContainsFunc(p.Sentences(), func(s Sentence) bool { return slices.Contains(s.Rules, rule) })
}
