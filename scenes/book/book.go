// Package book is the rules book: pages in our own words with pictures, contents and search. Whatever cites a rule
// leads into it.
package book

import (
	"slices"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Book is the screen. Its exported fields say what it is opened for.
type Book struct {
	// Known lists the extensions that have pages.
	Known []*game.Extension
	// Played and Players describe the game that it is read for: the rules between extensions depend on them.
	// Played is nil without a game.
	Played  func() []string
	Players int
	// Numbers are the numbers of the rules.
	Numbers ui.Data
	// Table returns the page of all numbers; nil for none.
	Table func() scenes.Scene
	// Note returns a warning below an extension's line, empty for none; may be nil.
	Note func(e *game.Extension) string
	// Button returns a button for the page of an extension; may be nil.
	Button func(c *scenes.Context, e *game.Extension) *ui.Button
	// Lesson returns the button below an extension's title that starts its lesson, nil for none; may be nil.
	Lesson func(c *scenes.Context, e *game.Extension) *ui.Button

	rules   func() (*game.Rules, error) // of the base game, for trial boards
	pages   []words.Page                // in the language in use
	read    language                    // of pages
	open    string                      // the page being shown
	at      place                       // within it
	before  []place                     // history of pages, backward and forward
	after   []place
	closed  bool // the extensions that are not played are collapsed
	search  ui.TextField
	results []result
	listing bool // a small window shows the contents

	tree.Screen
	small   bool
	laid    bool                // the open page was laid out before
	seek    bool                // scroll the contents to the page's row
	drawn   map[string]*drawing // pictures by name
	cells   map[string]pair     // of the page's table of pairs
	pointed pair                // in that table
}

// place is a page, its scroll position, and the rule at which it was opened, if any.
type place struct {
	page   string
	offset float64
	rule   string
}

// language is what pages depend on besides the numbers: its code, and two texts that change when texts are
// lengthened or speak of tapping.
type language struct{ code, longer, tap string }

// New returns the book for no game in particular, with the player's own numbers.
func New(reader *ui.Reader, known []*game.Extension, own map[string]int) *Book {
	rules := func() (*game.Rules, error) { return game.NewRules(game.Config{Players: 1, Numbers: own}, known) }
	return &Book{Screen: tree.Screen{Reader: reader}, Known: known, Players: 2, Numbers: words.AllNumbers(known, own), rules: rules}
}

// OfGame returns the book for a game being played.
func OfGame(reader *ui.Reader, known []*game.Extension, rules *game.Rules) *Book {
	var played []string
	for _, e := range known {
		if rules.Plays(e.ID) {
			played = append(played, e.ID)
		}
	}
	numbers := words.AllNumbers(known, nil)
	for name, value := range words.Numbers(rules) {
		numbers[name] = value
	}
	base := func() (*game.Rules, error) {
		return game.NewRulesWith(game.RulesVersion, game.Config{Players: 1}, rules.NumbersByName(), known)
	}
	return &Book{Screen: tree.Screen{Reader: reader}, Known: known, Played: func() []string { return played }, Players: rules.Config.Players, Numbers: numbers, rules: base, closed: true}
}

// At opens the book at a page by its name, or at the sentence that states a rule by its id; anything else leaves
// it at its beginning.
func (b *Book) At(what string) *Book {
	b.translate()
	b.at = place{}
	if i := b.pageOf(what); i >= 0 {
		b.open = b.pages[i].ID
		if b.open != what {
			b.at.rule = what
		}
		if e := b.extension(); e != nil && !b.plays(e.ID) {
			b.closed = false
		}
	}
	return b
}

// Rule returns the id of the rule at which the book was opened, or "".
func (b *Book) Rule() string { return b.at.rule }

// Open returns the name of the page being shown.
func (b *Book) Open() string { return b.open }

// pageOf returns the index of the page of that name, or of the page that says most about a rule, preferably one
// about the current game. It is negative if there is none.
func (b *Book) pageOf(what string) int {
	found, most := -1, 0
	for i := range b.pages {
		p := &b.pages[i]
		if p.ID == what {
			return i
		}
		if tells := b.tells(p, what); tells > most {
			found, most = i, tells
		}
	}
	return found
}

// tells scores how much a page says about a rule, 0 for nothing. It counts most where it comes first, or has a
// picture. Pages that only summarize come last, and those of extensions that are not played after those that are.
func (b *Book) tells(p *words.Page, rule string) (points int) {
	const first, pictured, mentioned, played = 20, 10, 10, 1000
	for _, s := range p.Sentences() {
		switch at := slices.Index(s.Rules, rule); {
		case at < 0:
			continue
		case at == 0:
			points += first
		default:
			points += mentioned
		}
		if s.Picture != "" {
			points += pictured
		}
	}
	switch {
	case points == 0:
	case sumsUp(p.ID):
		points = 1
	case b.plays(p.ID):
		points += played
	}
	return points
}

// extension returns the extension whose page is open, or nil.
func (b *Book) extension() *game.Extension {
	if i := slices.IndexFunc(b.Known, func(e *game.Extension) bool { return e.ID == b.open }); i >= 0 {
		return b.Known[i]
	}
	return nil
}

func (b *Book) plays(id string) bool { return b.Played != nil && slices.Contains(b.Played(), id) }

// translate writes the pages in the language now in use.
func (b *Book) translate() {
	now := language{b.Texts.Chosen(), b.T("book.title"), b.T("book.copy")}
	if now == b.read && b.pages != nil {
		return
	}
	b.read, b.pages = now, b.pages[:0]
	b.Scroll(listID).Offset, b.seek = 0, true
	for _, c := range chapters {
		for _, p := range c.pages {
			b.pages = append(b.pages, b.written(p.name))
		}
	}
	for _, e := range b.Known {
		if words.HasPage(b.Reader, e.ID) {
			b.pages = append(b.pages, b.ofExtension(e))
		}
	}
	if b.open == "" {
		b.open = b.pages[0].ID
	}
}

// shown returns the open page.
func (b *Book) shown() *words.Page {
	return &b.pages[max(0, slices.IndexFunc(b.pages, func(p words.Page) bool { return p.ID == b.open }))]
}

// turn opens another page, at a rule or at its beginning, and adds the current one to the history.
func (b *Book) turn(c *scenes.Context, to place) {
	here := b.here()
	if here.page != to.page {
		b.before, b.after = append(b.before, here), nil
	}
	b.show(c, to)
}

// here returns where the reader is.
func (b *Book) here() place {
	at := place{page: b.open, rule: b.at.rule}
	if b.laid {
		at.offset = b.Scroll(textID).Offset
	}
	return at
}

func (b *Book) show(c *scenes.Context, to place) {
	b.open, b.at, b.laid, b.listing, b.seek = to.page, to, false, false, true
	c.Relayout()
}

// leaf goes back or forward in the history.
func (b *Book) leaf(c *scenes.Context, back bool) {
	from, to := &b.before, &b.after
	if !back {
		from, to = to, from
	}
	if n := len(*from); n > 0 {
		there := (*from)[n-1]
		*from, *to = (*from)[:n-1], append(*to, b.here())
		b.show(c, there)
	}
}

const (
	gap    = 16.0
	textID = "book.text" // of the page
	listID = "book.contents"
)

// Layout places the contents beside the page; a small window shows one of them.
func (b *Book) Layout(c *scenes.Context, width, height float64) {
	b.translate()
	b.search.Base = ui.Base{ID: "book.search", Says: c.T("book.search")}
	b.search.Placeholder, b.search.Longest = c.T("book.search"), 40
	b.search.Do = func(string) {
		b.find()
		c.Relayout()
	}
	b.find()
	b.small = !ui.IsDesk(c.Reader, width, height)
	if b.looking() {
		b.Scroll(listID).Offset = 0
	}
	opened := !b.laid && !(b.small && b.listing)
	if opened {
		b.Scroll(textID).Offset, b.laid = b.at.offset, true
	}
	page := &tree.Page{Title: c.T("book.title"), Back: "book.back", Leave: c.Pop, Left: c.Settings().LeftHanded}
	var chosen ui.Rect
	if b.small {
		b.either(c, page, ui.IsLow(c.Reader, width, height), &chosen)
	} else {
		page.Over, page.Body = b.head(c), b.beside(c, &chosen)
	}
	b.Show(page, width, height)
	b.Focus("book.back")
	if chosen.W > 0 && b.seek {
		b.seek = false
		b.Scroll(listID).Show(chosen)
	}
	if opened && b.at.rule != "" && b.at.offset == 0 {
		b.showRule()
	}
}

// head returns the content of the ribbon.
func (b *Book) head(c *scenes.Context) tree.Node {
	back := tree.Button(c.Reader, &ui.Button{Base: ui.Base{ID: "book.back"}, Text: c.T("common.back"), Icon: ui.IconBack, Do: c.Pop})
	title := tree.First(tree.Text(c.Styles.Number, c.T("book.title"), theme.Ink).InLine(), tree.Art{})
	search := tree.Right(tree.Wide(320, tree.Sized{Widget: &b.search, W: 320}))
	turns := tree.Row(8, b.leafButton(c, "book.before", ui.IconUndo, true, len(b.before)), b.leafButton(c, "book.after", ui.IconRedo, false, len(b.after)))
	return tree.Row(8, tree.Edges{Right: 8, Node: back}, tree.Edges{Right: 8, Node: turns}, tree.Growing{Share: 45, Node: title}, tree.Growing{Share: 55, Node: search}, b.numbers(c))
}

// leafButton returns the button that goes back or forward in the history; it is disabled if there are no such
// pages.
func (b *Book) leafButton(c *scenes.Context, id string, icon ui.Icon, back bool, pages int) tree.Node {
	return tree.Sized{Widget: &ui.Button{Base: ui.Base{ID: id, Tip: c.T(id), Disabled: pages == 0}, Icon: icon, Do: func() { b.leaf(c, back) }}, W: 44}
}

// numbers returns the button that leads to all numbers, nil if there is none.
func (b *Book) numbers(c *scenes.Context) tree.Node {
	if b.Table == nil {
		return nil
	}
	return tree.Button(c.Reader, &ui.Button{Base: ui.Base{ID: "book.numbers"}, Text: c.T("title.numbers"), Do: func() { c.Push(b.Table()) }})
}

// beside returns the contents beside the page.
func (b *Book) beside(c *scenes.Context, chosen *ui.Rect) tree.Node {
	const contentsWide, pageWide = 264.0, 968.0
	contents := tree.Ground(tree.Panel(16), tree.Pad(10, 10, b.contents(c, 31, chosen)))
	page := tree.Ground(tree.Panel(16), tree.Edges{Top: 24, Right: 28, Bottom: 24, Left: 24, Node: b.page(c)})
	return tree.Center(tree.Limits{Most: contentsWide + gap + pageWide, Node: tree.Row(gap, tree.Wide(contentsWide, contents), tree.Grow(page))})
}

// either fills page with the contents and the search, or with the open page.
func (b *Book) either(c *scenes.Context, page *tree.Page, low bool, chosen *ui.Rect) {
	const between = 8.0
	signs := tree.Row(between)
	button := b.button(c)
	if button != nil && low && !b.listing {
		signs.Nodes = append(signs.Nodes, tree.Button(c.Reader, button))
	}
	if !b.listing && len(b.before) > 0 {
		signs.Nodes = append(signs.Nodes, b.leafButton(c, "book.before", ui.IconUndo, true, len(b.before)))
	}
	list := &ui.Button{Base: ui.Base{ID: "book.list", Tip: c.T("book.contents")}, Icon: ui.IconMenu, Selected: b.listing, Do: func() {
		b.listing = !b.listing
		c.Relayout()
	}}
	signs.Nodes = append(signs.Nodes, tree.Sized{Widget: list, W: 44})
	page.Signs = signs
	if b.listing {
		search := tree.Growing{Share: 1, Least: 160, Node: tree.Sized{Widget: &b.search}}
		top := tree.First(tree.Row(between, search, b.numbers(c)), search.Node)
		page.Body = tree.Rising(tree.Edges{Top: -4, Node: tree.Column(between, top, tree.Grow(b.contents(c, 46, chosen)))})
		return
	}
	text := tree.Center(tree.Wide(920, b.page(c)))
	page.Body = tree.Rising(tree.ByWidth(func(wide float64) tree.Node {
		beside := 8.0
		if wide > twoColumn { // the right column keeps clear of the scroll bar
			beside = 18
		}
		return tree.Edges{Top: 10, Right: beside, Left: 4, Node: text}
	}))
	if button != nil && !low {
		page.Foot = func(bool) tree.Node {
			return tree.Center(tree.Wide(480, tree.Limits{High: 48, Node: tree.Button(c.Reader, button)}))
		}
	}
}

// Update handles the gestures: typing starts a search; Esc empties the search and then goes back.
func (b *Book) Update(c *scenes.Context) {
	g := c.Gestures
	writes := b.Page().Focused() == ui.Widget(&b.search)
	switch {
	case b.wantsSearch(g, writes):
		b.listing = b.small
		b.Page().Focus(&b.search)
		if b.small {
			c.Relayout()
		}
		c.Redraw()
	case writes && g.Key(ebiten.KeyEnter) && len(b.results) > 0:
		b.turn(c, b.results[0].place)
		c.Redraw()
		return
	case !writes && g.Key(ebiten.KeyBackspace):
		b.leaf(c, true)
	}
	if b.Page().Update(g) {
		c.Redraw()
	}
	b.pointAtPair(c)
	switch {
	case !g.Cancel:
	case b.search.Value != "":
		b.search.Value = ""
		c.Relayout()
	default:
		c.Pop()
	}
}

// wantsSearch reports whether the player starts to search.
func (b *Book) wantsSearch(g *input.Gestures, writes bool) bool {
	if slices.ContainsFunc(g.Strokes, func(s input.Stroke) bool { return s.Control && s.Key == "f" }) {
		return true
	}
	return !writes && !g.Control && slices.ContainsFunc(g.Typed, func(r rune) bool { return r != ' ' && r != '?' && r != '+' && r != '-' })
}

// Heading returns the title of the open page, for those who hear it.
func (b *Book) Heading() string { return b.titleOf(b.open) }

// copyRules copies the rule ids of a sentence to the clipboard.
func (b *Book) copyRules(c *scenes.Context, rules []string) {
	list := c.Texts.Commas(rules)
	clipboard.Write(list)
	c.Toast(c.T("book.copied", ui.Data{"Rules": list}), ui.Plainly)
}
