package paper

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Unsaid leaves out of what is said whatever was written since an item.
func (p *Paper) Unsaid(from int) {
	for i := from; i < len(p.Items); i++ {
		p.Items[i].says = ""
	}
}

// Says writes nothing to see: what a picture tells those who hear the game, where it lies.
func (p *Paper) Says(text string, x, y float64) {
	p.add(Item{kind: saysItem, r: ui.Rect{X: x, Y: y}, says: text})
}

const ofMoney = "spoken.sign.money"

// counted names the signs that stand before bare figures, by the ids of their texts.
var counted = map[sprites.ID]string{
	pictures.Money: ofMoney, pictures.Popularity: "spoken.sign.popularity", pictures.Time: "spoken.sign.time",
	pictures.Cars: "spoken.sign.cars", pictures.Bag: "spoken.sign.bag",
}

// stated names the signs that say something by themselves.
var stated = map[sprites.ID]string{pictures.Lock: "spoken.locked"}

// plain makes a figure one that can be counted: a minus as programs write it, no plus after a price whose tip says up
// to what it goes.
var plain = strings.NewReplacer("−", "-", "+", "")

const sameLine = 9.0 // logical pixels between the middles of what stands side by side

// said is one piece of what is said, and where it lies.
type said struct {
	x, y  float64
	text  string
	sign  sprites.ID
	first bool // of its line
}

// Said returns what is written on a thing, as it is said: in reading order, with the names of signs before figures.
// Texts outside of all spots belong to the uppermost spot below them, or to the heading of their panel; without one to
// what speaks for the paper.
func (p *Paper) Said(of *Spot) []string {
	ground, heads := ui.Rect{}, false
	if of.Thing.Kind == thing.Panel {
		ground, heads = p.PanelAt(of.Rect.Center())
	}
	var parts []said
	for i := range p.Items {
		item := &p.Items[i]
		part := said{text: item.says}
		if item.kind == artItem {
			part.sign = item.Art
		}
		if part.text == "" && counted[part.sign] == "" && stated[part.sign] == "" && part.sign != pictures.Next {
			continue
		}
		r := item.place()
		x, y := r.Center()
		if item.Of.None() {
			if under := p.under(x, y); under != of.Thing && !(under.None() && (heads && ground.Contains(x, y) || of.Thing == p.Speaks && !p.headed(x, y))) {
				continue
			}
		} else if item.Of != of.Thing {
			continue
		}
		part.x, part.y = r.X, y
		parts = append(parts, part)
	}
	slices.SortStableFunc(parts, func(a, b said) int { return cmp.Compare(a.y, b.y) })
	for from := 0; from < len(parts); {
		to := from + 1
		for to < len(parts) && parts[to].y-parts[from].y < sameLine {
			to++
		}
		slices.SortStableFunc(parts[from:to], func(a, b said) int { return cmp.Compare(a.x, b.x) })
		parts[from].first = true
		from = to
	}
	return spell(p.Reader, parts)
}

// headed reports whether the panel at a place has a heading that can be pointed at, or whether there is no panel.
func (p *Paper) headed(x, y float64) bool {
	ground, there := p.PanelAt(x, y)
	return !there || slices.ContainsFunc(*p.spots, func(s Spot) bool {
		return s.Thing.Kind == thing.Panel && ground.Contains(s.Rect.Center())
	})
}

// under returns the uppermost thing of a panel at a place.
func (p *Paper) under(x, y float64) thing.Thing {
	for _, spot := range slices.Backward(*p.spots) {
		if !spot.Thing.OnTheClinic() && spot.Thing.Kind != thing.Clinic && spot.Rect.Contains(x, y) {
			return spot.Thing
		}
	}
	return thing.Thing{}
}

// spell returns the texts, each with the sign before it, and a figure with the words before it.
func spell(reader *ui.Reader, parts []said) (texts []string) {
	sign, then, label, figure := "", false, false, false // what stands before the next text
	for _, part := range parts {
		if part.first {
			sign, then, label = "", false, false
		}
		switch {
		case stated[part.sign] != "":
			texts = append(texts, reader.T(stated[part.sign]))
			continue
		case part.sign == pictures.Next:
			then = len(texts) > 0
			continue
		case part.text == "":
			sign = counted[part.sign]
			continue
		}
		text := strings.TrimSpace(part.text)
		amount, err := strconv.Atoi(plain.Replace(text))
		switch {
		case initial(text):
			continue
		case sign == ofMoney && err == nil:
			text = Dollars(reader, amount)
		case sign != "" && lacks(text, reader.T(sign)):
			text = reader.T("spoken.labelled", ui.Data{"Name": reader.T(sign), "Text": text})
		case (label || shares(text) && len(texts) > 0) && !then && !Worded(text):
			last := &texts[len(texts)-1]
			*last = reader.T("spoken.labelled", ui.Data{"Name": *last, "Text": text})
			continue
		case figure && goesOn(text):
			last := &texts[len(texts)-1]
			*last = reader.T("spoken.labelled", ui.Data{"Name": *last, "Text": text})
			figure = false
			continue
		}
		figure = sign == "" && !then && !Worded(text)
		if then {
			text = reader.T("spoken.then", ui.Data{"What": text})
		}
		texts, label, sign, then = append(texts, text), Worded(text) && !strings.ContainsFunc(text, unicode.IsDigit), "", false
	}
	return texts
}

// initial reports whether a text is a letter that stands for a name.
func initial(text string) bool {
	first, long := utf8.DecodeRuneInString(text)
	return long == len(text) && unicode.IsLetter(first)
}

// shares reports whether a text says of how many the figure before it is a part: "/ 4".
func shares(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return first == '/'
}

// goesOn reports whether a text goes on with what stands before it: "2", "left".
func goesOn(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(first)
}

// lacks reports whether a text is a number of something that only the sign before it names.
func lacks(text, name string) bool {
	currency := func(r rune) bool { return unicode.Is(unicode.Sc, r) }
	return strings.ContainsFunc(text, unicode.IsDigit) && !strings.ContainsFunc(text, currency) && !strings.Contains(strings.ToLower(text), name)
}

// Worded reports whether a text has a word, not only figures and signs.
func Worded(text string) bool { return strings.ContainsFunc(text, unicode.IsLetter) }

// place returns where an item is seen.
func (i *Item) place() ui.Rect {
	if r, inked := i.Ink(); inked {
		return r
	}
	return i.r
}
