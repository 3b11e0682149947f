package book

import (
	"maps"
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// chapter is a part of the contents: the text book.chapter.NAME, and its pages.
type chapter struct {
	name  string
	pages []base
}

// base is a page of the base game: the text book.page.NAME, and the picture beside its title.
type base struct {
	name    string
	picture sprites.ID
}

// chapters are those of the base game; the page of each extension follows them.
var chapters = []chapter{
	{"start", []base{
		{"minute", pictures.Logo}, {"first_round", pictures.Hand}, {"setup", pictures.Bag}, {"own_clinic", sprites.KindHub.Picture(clinic.Psychiatry)},
	}},
	{"round", []base{
		{"round", pictures.Redo}, {"build", sprites.KindSupply.Picture(0)}, {"hire", sprites.Doctor2.Picture()}, {"admit", sprites.Patient1.Picture()},
		{"move", pictures.Time}, {"business", pictures.Money}, {"admin", pictures.Floors},
	}},
	{"clinic", []base{
		{"floors", sprites.KindHub.Picture(clinic.Cardiology)}, {"treatment", sprites.KindTreatment.Picture(0)}, {"pairing", sprites.Nurse.Picture()}, {"special", sprites.KindOperating.Picture(0)},
		{"parking", pictures.Cars}, {"conveyors", sprites.KindHelipad.Picture(0)}, {"prices", sprites.KindGarden.Picture(0)},
	}},
	{"end", []base{
		{"score", pictures.Popularity}, {"goals", pictures.Trophy}, {"ranks", pictures.Trophy},
	}},
	{"more", []base{
		{"stock", sprites.Orderly.Picture()}, {"order", sprites.Doctor4.Picture()}, {"around", pictures.Undo}, {"numbers", pictures.Info}, {together, pictures.Plus}, {glossary, pictures.Bag},
	}},
}

const (
	together = "together" // the page of the rules between extensions
	glossary = "glossary" // its sentences are in alphabetical order
)

// sumsUp reports whether a page only summarizes others.
func sumsUp(page string) bool {
	return page == "minute" || page == "first_round" || page == "round" || page == glossary
}

// pictureOf returns the picture beside the title of a page of the base game.
func pictureOf(page string) sprites.ID {
	for _, c := range chapters {
		for _, p := range c.pages {
			if p.name == page {
				return p.picture
			}
		}
	}
	return sprites.None
}

// written returns a page of the base game.
func (b *Book) written(name string) words.Page {
	p := words.PageOf(b.Reader, name, b.Numbers)
	switch name {
	case together:
		var part words.Part
		for i := range extensionui.Interactions {
			part.Sentences = append(part.Sentences, b.between(&extensionui.Interactions[i]))
		}
		p.Parts = append(p.Parts, part)
	case glossary:
		for i := range p.Parts {
			slices.SortStableFunc(p.Parts[i].Sentences, func(a, b words.Sentence) int { return strings.Compare(folded(a.Text), folded(b.Text)) })
		}
	}
	return p
}

// between returns the sentence of a rule between extensions.
func (b *Book) between(x *extensionui.Interaction) words.Sentence {
	return words.Sentence{Rules: []string{x.Rule}, Text: Told(b.Reader, x, b.Numbers)}
}

// ofExtension returns the page of an extension: its rules with their pictures, its interactions with the
// extensions being played, and the differences between editions.
func (b *Book) ofExtension(e *game.Extension) words.Page {
	p := words.PageOf(b.Reader, e.ID, b.Numbers)
	if d := extensionui.Of(e.ID); d != nil && d.Boards != nil {
		for _, board := range d.Boards() {
			for i := range p.Parts {
				for k := range p.Parts[i].Sentences {
					if s := &p.Parts[i].Sentences[k]; s.Rules[0] == board.Rule && s.Picture == "" && i == 0 {
						s.Picture = ofRule + e.ID + "." + board.Rule
						break
					}
				}
			}
		}
	}
	var always, between []words.Sentence
	var played []string
	if b.Played != nil {
		played = b.Played()
	}
	for i := range extensionui.Interactions {
		switch x := &extensionui.Interactions[i]; {
		case !x.Concerns(e.ID, played, b.Players):
		case x.Paired():
			between = append(between, b.between(x))
		default:
			always = append(always, b.between(x))
		}
	}
	p.Parts[0].Sentences = append(p.Parts[0].Sentences, always...)
	if len(between) > 0 {
		p.Parts = append(p.Parts, words.Part{Heading: b.T("newgame.together_with"), Sentences: between})
	}
	if editions := words.Editions(b.Reader, e.ID, b.Numbers); len(editions) > 0 {
		part := words.Part{Heading: b.T("newgame.editions")}
		for _, edition := range editions {
			part.Sentences = append(part.Sentences, words.Sentence{Rules: []string{edition.ID}, Text: edition.Text})
		}
		p.Parts = append(p.Parts, part)
	}
	return p
}

// Told returns the text of a rule between extensions. The rule about the order of Move names what each extension
// adds there (X10).
func Told(reader *ui.Reader, x *extensionui.Interaction, numbers ui.Data) string {
	said := maps.Clone(numbers)
	said["Before"] = reader.Texts.Commas(words.Moments(reader, "moment.before.", func(m *game.Moments) []game.Moment { return m.BeforeMove }))
	said["After"] = reader.Texts.Commas(words.Moments(reader, "moment.after.", func(m *game.Moments) []game.Moment { return m.AfterMove }))
	return reader.T("interaction."+x.Rule, said)
}
