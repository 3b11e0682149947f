package book

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// result is a search result: a page, and the matching sentence, empty if the page's name matches.
type result struct {
	place
	title, says string
	points      int
	near        bool // not a match, only similar
}

// folded returns a text as the search compares it: in lowercase without accents.
func folded(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(s))
}

// isRule reports whether a query is a rule id, with its letter or without.
func isRule(query string) bool {
	number := strings.TrimLeft(query, letters)
	return number != "" && len(query)-len(number) <= 1 && strings.Trim(number, "0123456789") == ""
}

const letters = "abcdefghijklmnopqrstuvwxyz" // one of them precedes the number of a rule

// find searches for the text in the field: a rule by its id, or words. If it finds nothing, the results are three
// similar pages.
func (b *Book) find() {
	b.results = nil
	query := strings.TrimSpace(folded(b.search.Value))
	switch {
	case isRule(query):
		b.findRule(query)
	case len([]rune(query)) >= 2:
		b.findWords(strings.Fields(query))
	default:
		return
	}
	if len(b.results) == 0 {
		b.findNear(query)
	}
	slices.SortStableFunc(b.results, func(a, b result) int { return b.points - a.points })
	if len(b.results) > 0 && b.results[0].near {
		b.results = b.results[:min(3, len(b.results))]
	}
}

// findRule finds the sentences that state a rule of that number, with its letter or without.
func (b *Book) findRule(number string) {
	for i := range b.pages {
		p := &b.pages[i]
		for _, s := range p.Sentences() {
			for _, rule := range s.Rules {
				if id := strings.ToLower(rule); id == number || strings.TrimLeft(id, letters) == number {
					b.results = append(b.results, result{place: place{page: p.ID, rule: rule}, title: p.Title, says: s.Text, points: b.tells(p, rule)})
				}
			}
		}
	}
}

// findWords finds the pages that contain all of some words, once each.
func (b *Book) findWords(wanted []string) {
	for i := range b.pages {
		p := &b.pages[i]
		best := result{place: place{page: p.ID}, title: p.Title, points: -1}
		switch {
		case holds(wanted, p.Title):
			best.points = 100
		case holds(wanted, append(slices.Clone(p.Finds), p.Title, p.Line)...):
			best.points = 50
		}
		for _, s := range p.Sentences() {
			if best.says == "" && holds(wanted, s.Text) {
				best.says, best.points = s.Text, max(best.points, 10)
				if len(s.Rules) > 0 {
					best.rule = s.Rules[0]
				}
			}
		}
		if best.points >= 0 {
			b.results = append(b.results, best)
		}
	}
}

// holds reports whether each of some words is in one of some texts.
func holds(wanted []string, texts ...string) bool {
	for _, word := range wanted {
		if !slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(folded(text), word) }) {
			return false
		}
	}
	return true
}

// findNear lists every page by how similar its name, or one of its search words, is to the query.
func (b *Book) findNear(query string) {
	for i := range b.pages {
		p := &b.pages[i]
		likeness := 0
		for _, word := range append(strings.Fields(folded(p.Title)), p.Finds...) {
			likeness = max(likeness, alike(query, folded(word)))
		}
		b.results = append(b.results, result{place: place{page: p.ID}, title: p.Title, says: p.Line, points: likeness, near: true})
	}
}

// alike returns the similarity of two words in percent: the share of the longer word's letters that remain with
// the fewest changes, insertions and deletions.
func alike(a, b string) int {
	one, other := []rune(a), []rune(b)
	before, now := make([]int, len(other)+1), make([]int, len(other)+1)
	for k := range before {
		before[k] = k
	}
	for i := range one {
		now[0] = i + 1
		for k := range other {
			changed := before[k]
			if one[i] != other[k] {
				changed++
			}
			now[k+1] = min(changed, before[k+1]+1, now[k]+1)
		}
		before, now = now, before
	}
	longer := max(len(one), len(other), 1)
	return 100 * (longer - before[len(other)]) / longer
}

// marked returns where the query matches in a line: pairs of beginning and end, in bytes.
func (b *Book) marked(line string) (at [][2]int) {
	query := strings.TrimSpace(folded(b.search.Value))
	if len([]rune(query)) < 2 || isRule(query) {
		return nil
	}
	small, where := "", []int{} // each byte of the folded line, and where it comes from
	for i, r := range line {
		f := folded(string(r))
		small += f
		for range len(f) {
			where = append(where, i)
		}
	}
	where = append(where, len(line))
	for _, word := range strings.Fields(query) {
		for from := 0; ; {
			i := strings.Index(small[from:], word)
			if i < 0 {
				break
			}
			at = append(at, [2]int{where[from+i], where[from+i+len(word)]})
			from += i + len(word)
		}
	}
	return at
}
