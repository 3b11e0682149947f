package gallery_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"clinic/scenes"
	"clinic/scenes/ui"
)

// place is an area of a window in whole pixels: left, top, width, height.
type place [4]int

func placeOf(x, y, w, h float64) place {
	return place{int(math.Round(x)), int(math.Round(y)), int(math.Round(w)), int(math.Round(h))}
}

// holds reports whether another place lies inside, allowing for rounding.
func (p place) holds(q place) bool {
	return q[0] >= p[0]-2 && q[1] >= p[1]-2 && q[0]+q[2] <= p[0]+p[2]+2 && q[1]+q[3] <= p[1]+p[3]+2
}

// usable is something with an id: where it is, and what is written on it.
type usable struct {
	at   place
	text string
}

// landmarks are everything in a window that can be used or read.
type landmarks struct {
	things map[string]usable  // by id
	texts  map[string][]place // texts outside all things, by text, from top to bottom
}

// highest is the height up to which texts inside a thing count as its own, in pixels. Texts in a higher one have
// places of their own.
const highest = 96

// above lists the things that cover others while they are shown. A text inside belongs to them.
var above = []string{"tip", "toast", "turn"}

// landmarksOf returns the landmarks of what a player sees.
func landmarksOf(seen scenes.Seen) landmarks {
	l := landmarks{map[string]usable{}, map[string][]place{}}
	for id, at := range seen.At {
		l.things[id] = usable{at: placeOf(at[0], at[1], at[2], at[3])}
	}
	ids := slices.SortedFunc(maps.Keys(l.things), func(a, b string) int {
		return cmp.Or(size(l.things[a].at)-size(l.things[b].at), strings.Compare(a, b))
	})
	ids = slices.DeleteFunc(ids, func(id string) bool { return id == ui.FocusLandmark })
	on, beside := map[string][]ink{}, []ink(nil)
	for _, i := range seen.Inks {
		one := ink{i.Text, placeOf(i.X, i.Y, i.W, i.H)}
		if id := l.holder(ids, one.at); id != "" {
			on[id] = append(on[id], one)
		} else {
			beside = append(beside, one)
		}
	}
	for id, lines := range on {
		thing := l.things[id]
		for _, one := range inReadingOrder(lines) {
			thing.text = joined(thing.text, one.text)
		}
		l.things[id] = thing
	}
	for _, p := range paragraphs(beside) {
		l.texts[p.text] = append(l.texts[p.text], p.at)
	}
	for _, places := range l.texts {
		slices.SortFunc(places, byPlace)
	}
	return l
}

// forgetTexts removes all texts, leaving only where things are.
func (l landmarks) forgetTexts() {
	for id, thing := range l.things {
		l.things[id] = usable{at: thing.at}
	}
	clear(l.texts)
}

func size(p place) int { return p[2] * p[3] }

func byPlace(a, b place) int {
	return cmp.Or(a[1]-b[1], a[0]-b[0], a[2]-b[2], a[3]-b[3])
}

// holder returns the id of the thing that a line is written on, "" if there is none. The ids are sorted by size.
func (l landmarks) holder(ids []string, line place) string {
	for _, id := range above {
		if thing, there := l.things[id]; there && thing.at.holds(line) {
			return id
		}
	}
	for _, id := range ids {
		if at := l.things[id].at; at[3] <= highest && at.holds(line) {
			return id
		}
	}
	return ""
}

// ink is a line of text.
type ink struct {
	text string
	at   place
}

// inReadingOrder returns lines of text from top to bottom, and lines side by side from left to right, whichever was
// drawn first.
func inReadingOrder(lines []ink) []ink {
	lines = slices.SortedFunc(slices.Values(lines), func(a, b ink) int { return cmp.Or(byPlace(a.at, b.at), strings.Compare(a.text, b.text)) })
	for from := 0; from < len(lines); {
		to, middle := from+1, lines[from].at[1]+lines[from].at[3]/2
		for to < len(lines) && lines[to].at[1] <= middle {
			to++
		}
		slices.SortStableFunc(lines[from:to], func(a, b ink) int { return a.at[0] - b.at[0] })
		from = to
	}
	return lines
}

// paragraph is a text in one or more lines.
type paragraph struct {
	text     string
	at, last place // where all of it is, and its last line
}

// paragraphs returns the texts that lines form, whichever was drawn first.
func paragraphs(lines []ink) (list []*paragraph) {
	for _, one := range inReadingOrder(lines) {
		if !slices.ContainsFunc(list, func(p *paragraph) bool { return p.add(one) }) {
			list = append(list, &paragraph{one.text, one.at, one.at})
		}
	}
	return list
}

// add appends a line that follows the last one as closely as lines of a paragraph do, and is aligned with it. It
// reports whether the line was appended.
func (p *paragraph) add(one ink) bool {
	const closest, farthest = 1.0, 2.05 // distances from one line to the next, in line heights
	line := one.at
	far := float64(line[1]-p.last[1]) / float64(line[3])
	left, right := line[0]-p.last[0], line[0]+line[2]-p.last[0]-p.last[2]
	aligned := abs(left) <= 1 || abs(right) <= 1 || abs(left+right) <= 2
	if line[3] != p.last[3] || far < closest || far > farthest || !aligned {
		return false
	}
	right, bottom := max(p.at[0]+p.at[2], line[0]+line[2]), line[1]+line[3]
	p.text, p.last, p.at[0] = joined(p.text, one.text), line, min(p.at[0], line[0])
	p.at[2], p.at[3] = right-p.at[0], bottom-p.at[1]
	return true
}

func abs(n int) int { return max(n, -n) }

// joined joins two lines of a text. A line may end in a hyphen.
func joined(first, second string) string {
	if first == "" || strings.HasSuffix(first, "-") && !strings.HasSuffix(first, " -") {
		return first + second
	}
	return first + " " + second
}

// A line of a file is one landmark in all circumstances. If At has no entry for a circumstance, a thing is where it
// is in English in the same window; an empty place means that it is absent. Its text is Text, unless Texts has an
// entry for the circumstance, for the English window of the same size if the text there is empty, or for the usual
// window in that language and look. A landmark without an id is a text. It exists only where At says, with four
// numbers per place; with high contrast it is where it is without, unless At has an entry. Of longer texts only the
// places of things are kept.
type line struct {
	ID    string            `json:"id,omitempty"`
	Text  string            `json:"text,omitempty"`
	Texts map[string]string `json:"texts,omitempty"`
	At    map[string][]int  `json:"at"`
}

// written returns the landmarks of one scene in all circumstances as sorted lines of JSON.
func written(in []circumstance, seen map[circumstance]landmarks) []byte {
	ids, said := map[string]bool{}, map[string]bool{}
	for _, l := range seen {
		for id := range l.things {
			ids[id] = true
		}
		for text := range l.texts {
			said[text] = true
		}
	}
	var all bytes.Buffer
	encoder := json.NewEncoder(&all)
	encoder.SetEscapeHTML(false)
	for _, id := range slices.Sorted(maps.Keys(ids)) {
		encoder.Encode(lineOfThing(id, in, seen)) // plain data
	}
	for _, text := range slices.Sorted(maps.Keys(said)) {
		encoder.Encode(lineOfText(text, in, seen))
	}
	return all.Bytes()
}

// lineOfThing returns the line of a thing, by id. The windows in English come first.
func lineOfThing(id string, in []circumstance, seen map[circumstance]landmarks) line {
	one := line{ID: id, At: map[string][]int{}, Texts: map[string]string{}}
	first := slices.IndexFunc(in, func(c circumstance) bool { _, there := seen[c].things[id]; return there })
	one.Text = seen[in[first]].things[id].text
	for _, c := range in {
		thing, there := seen[c].things[id]
		if at, found := one.placeIn(c); there && (!found || at != thing.at) {
			one.At[c.String()] = thing.at[:]
		} else if !there && found {
			one.At[c.String()] = []int{}
		}
		if there && one.textIn(c) != thing.text {
			one.Texts[c.String()] = thing.text
		}
	}
	return one
}

// lineOfText returns the line of a text outside all things.
func lineOfText(text string, in []circumstance, seen map[circumstance]landmarks) line {
	one := line{Text: text, At: map[string][]int{}}
	for _, c := range in {
		places := seen[c].texts[text]
		if slices.Equal(places, one.placesIn(c)) {
			continue
		}
		one.At[c.String()] = []int{}
		for _, p := range places {
			one.At[c.String()] = append(one.At[c.String()], p[:]...)
		}
	}
	return one
}

// placeIn returns where the thing of a line is, and whether it is present.
func (one line) placeIn(c circumstance) (at place, there bool) {
	numbers, given := one.At[c.String()]
	if !given {
		numbers = one.At[c.english().String()]
	}
	if len(numbers) != len(at) {
		return at, false
	}
	return place(numbers), true
}

// textIn returns the text of a line's thing.
func (one line) textIn(c circumstance) string {
	if c.look == longer {
		return ""
	}
	if text, given := one.Texts[c.String()]; given {
		return text
	}
	if text, given := one.Texts[c.english().String()]; given && (text == "" || c.look == contrast) {
		return text
	}
	if text, given := one.Texts[c.inUsualWindow().String()]; given {
		return text
	}
	return one.Text
}

// placesIn returns where the text of a line is.
func (one line) placesIn(c circumstance) (places []place) {
	numbers, given := one.At[c.String()]
	if !given && c.look == contrast {
		numbers = one.At[c.english().String()]
	}
	for at := range slices.Chunk(numbers, len(place{})) {
		if len(at) == len(place{}) {
			places = append(places, place(at))
		}
	}
	return places
}

// readLandmarks reads what written returned.
func readLandmarks(data []byte, in []circumstance) (map[circumstance]landmarks, error) {
	seen := map[circumstance]landmarks{}
	for _, c := range in {
		seen[c] = landmarks{map[string]usable{}, map[string][]place{}}
	}
	number := 0
	for text := range bytes.Lines(data) {
		var one line
		if number++; json.Unmarshal(text, &one) != nil {
			return nil, fmt.Errorf("line %d is no landmark", number)
		}
		for _, c := range in {
			if one.ID == "" {
				if places := one.placesIn(c); len(places) > 0 {
					seen[c].texts[one.Text] = places
				}
			} else if at, there := one.placeIn(c); there {
				seen[c].things[one.ID] = usable{at, one.textIn(c)}
			}
		}
	}
	return seen, nil
}
