// Package lobby is the way to tables across machines: beginning one, joining that of somebody else, and the list of all
// at which this program has a seat. docs/online.md explains them to players.
package lobby

import (
	"cmp"
	"net"
	"net/url"
	"strings"
	"unicode"

	"clinic/game/online/seat"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/background"
)

// Asking are the questions to hosts. Each waits for its answer, so they are asked in the background.
type Asking struct {
	Look  func(address, code, token string) (*seat.Looked, error)
	Begin func(address string, o seat.Order) (*seat.Begun, error)
	Join  func(address, code, name string, player int) (seat.Place, int, error)
}

// Ask returns the questions over connections that dial opens.
func Ask(dial seat.Dial) Asking {
	return Asking{
		Look:  func(address, code, token string) (*seat.Looked, error) { return seat.Look(dial, address, code, token) },
		Begin: func(address string, o seat.Order) (*seat.Begun, error) { return seat.Begin(dial, address, o) },
		Join: func(address, code, name string, player int) (seat.Place, int, error) {
			return seat.Join(dial, address, code, name, player)
		},
	}
}

// Hosting is a host on this computer.
type Hosting interface {
	// Start starts it unless it runs. It returns the address of its socket, and those under which others reach its page,
	// the most useful first. The error is one sentence.
	Start() (address string, pages []string, err error)
	// Close ends it. All tables are kept.
	Close()
}

// Doors is what the lobby needs from the program.
type Doors struct {
	Asking
	Page    string                              // the address of this page in a browser; empty elsewhere
	Share   func(link string)                   // opens the device's sheet for sending a link; nil where it has none
	Hosting Hosting                             // nil in a browser
	Sit     func(at []seat.Place) *Sitting      // sits down with these seats at their table
	Table   func(c *scenes.Context, s *Sitting) // shows the table
}

// Lobby is what its screens share: what is kept of tables, and the questions about them.
type Lobby struct {
	*ui.Reader
	doors  Doors
	kept   file
	barred error // why nothing may be written
	loose  bool  // nothing is written

	damaged bool     // what was kept was set aside
	waits   *Sitting // at the table whose room is open; nil for none
	looks

	playing *Sitting // at the table that was shown last, until its clinic is kept
	at      string   // the code of that table
}

// New returns the lobby of a program, with the tables that are kept.
func New(reader *ui.Reader, doors Doors) *Lobby {
	l := &Lobby{Reader: reader, doors: doors}
	l.read()
	return l
}

// Showing returns a lobby for pictures: with the tables of these links, and nothing is kept.
func Showing(reader *ui.Reader, doors Doors, links ...string) *Lobby {
	l := &Lobby{Reader: reader, doors: doors, loose: true}
	for _, link := range links {
		if at, ok := l.readLink(link); ok {
			_, _ = l.remember(at, link) // nothing is written that could fail
		}
	}
	return l
}

// where is a host: its address, and that of its page.
type where struct {
	address, page string
	here          bool     // this computer
	pages         []string // under which others reach this computer, with page
}

// host returns where tables are begun. It may start the host of this computer, so it is called in the background.
func (l *Lobby) host(typed string) (where, error) {
	page := l.doors.Page
	if page == "" {
		page = pageOf(typed)
	}
	if page != "" {
		return where{address: seat.Socket(page), page: page}, nil
	}
	return l.hostHere()
}

func (l *Lobby) hostHere() (where, error) {
	if l.doors.Hosting == nil {
		return where{}, seat.ErrNoAnswer
	}
	address, pages, err := l.doors.Hosting.Start()
	if err != nil {
		return where{}, err
	}
	return where{address, pages[0], true, pages}, nil
}

// Name is that under which somebody at this screen played with friends last, "" before.
func (l *Lobby) Name() string { return l.kept.Name }

// Hosted says where tables are begun.
func (l *Lobby) Hosted() string {
	if page := pageOf(l.kept.Host); page != "" {
		return l.T("friends.host_at", ui.Data{"Name": nameOf(page)})
	}
	return l.T("friends.host_here")
}

// pageOf returns the address of a host's page as somebody may have typed it, "" for none.
func pageOf(typed string) string {
	const port = "7790"
	typed, _, _ = strings.Cut(strings.TrimSpace(typed), "#")
	if typed == "" {
		return ""
	}
	if !strings.Contains(typed, "://") {
		host, _, _ := strings.Cut(typed, "/")
		name, _, err := net.SplitHostPort(host)
		switch near := net.ParseIP(strings.Trim(host, "[]")) != nil || !strings.Contains(host, "."); {
		case err == nil && (net.ParseIP(name) != nil || !strings.Contains(name, ".")):
			typed = "http://" + typed
		case err != nil && near:
			typed = "http://" + net.JoinHostPort(strings.Trim(host, "[]"), port) + strings.TrimPrefix(typed, host)
		default:
			typed = "https://" + typed
		}
	}
	u, err := url.Parse(typed)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return ""
	}
	if u.Path == "" {
		u.Path = "/"
	}
	return u.Scheme + "://" + u.Host + u.Path
}

// nameOf returns what a host is called: its page without what stands around.
func nameOf(page string) string {
	_, name, _ := strings.Cut(page, "://")
	return strings.Trim(name, "/")
}

// typedAs returns a page as short as somebody may type it.
func typedAs(page string) string {
	if name := nameOf(page); pageOf(name) == pageOf(page) {
		return name
	}
	return strings.TrimRight(page, "/")
}

// begun is a table that was begun, or why not.
type begun struct {
	kept *Kept
	err  error
}

// begin begins a table in the background.
func (l *Lobby) begin(o table.Order) <-chan begun {
	answer := make(chan begun, 1)
	typed, word := l.kept.Host, l.kept.Word
	background.Run("beginning a table", func() {
		at, err := l.host(typed)
		if err != nil {
			answer <- begun{err: err}
			return
		}
		told, err := l.doors.Begin(at.address, seat.Order{Config: o.Config, Seats: o.Seats, Clock: o.Clock, NoUndo: o.NoUndo, Word: word})
		if err != nil {
			answer <- begun{err: err}
			return
		}
		k := &Kept{Address: at.address, Page: at.page, Here: at.here, Table: told.Table, Watch: told.Watch}
		for player, token := range told.Tokens {
			if token != "" {
				k.Seats = append(k.Seats, Seat{player, o.Seats[player].Name, token})
			}
		}
		answer <- begun{kept: k}
	})
	return answer
}

// Open shows the table of a link with a token, which is kept from now on, or the screen on which one joins that of
// another link or code. It reports whether the text is one.
func (l *Lobby) Open(c *scenes.Context, text string) bool {
	at, ok := l.readLink(text)
	switch {
	case !ok:
		return false
	case at.Token != "" && !at.Watch && at.Address != "":
		k, err := l.remember(at, text)
		notKept(c, err)
		l.enter(c, k.places())
	default:
		c.Push(l.Join(at, text))
	}
	return true
}

// enter shows the table at which these seats are. Whoever hosts it is told if it has moved.
func (l *Lobby) enter(c *scenes.Context, places []seat.Place) {
	l.rise()
	code := places[0].Table
	s := l.doors.Sit(places)
	k := l.known(code)
	if k != nil && !k.Here {
		s.elsewhere = func() scenes.Scene { return l.Join(seat.Place{Table: code}, code) }
	}
	l.show(c, code, s)
	if k != nil && k.Was != "" {
		c.Toast(k.moved(c.Reader), ui.Warned)
	}
}

// show shows the table of a code at which this screen sits.
func (l *Lobby) show(c *scenes.Context, code string, s *Sitting) {
	l.See()
	l.playing, l.at = s, code
	l.doors.Table(c, s)
}

// rise leaves the table whose room was open.
func (l *Lobby) rise() {
	if l.waits != nil {
		l.waits.leave()
	}
	l.waits = nil
}

// remember keeps the table of a link with a token.
func (l *Lobby) remember(at seat.Place, text string) (*Kept, error) {
	return l.add(&Kept{Address: at.Address, Page: linkedPage(text, l.doors.Page), Table: at.Table, Seats: []Seat{{Player: unknown, Token: at.Token}}})
}

// readLink reads a link or a code. A link without the scheme of its address has that of pageOf.
func (l *Lobby) readLink(text string) (at seat.Place, ok bool) {
	return seat.ReadLink(withScheme(text), l.codePage())
}

// codePage is the page of the host at which codes are looked up, "" if none is known.
func (l *Lobby) codePage() string {
	return cmp.Or(l.doors.Page, pageOf(l.kept.Friends), pageOf(l.kept.Host))
}

// withScheme returns the text of a link with the scheme of its address, the link for a code with an address, and any
// other text as it is.
func withScheme(text string) string {
	text = strings.TrimSpace(text)
	before, behind, linked := strings.Cut(text, "#")
	switch {
	case linked && before != "" && !strings.ContainsAny(before, " \n"):
		return pageOf(before) + "#" + behind
	case linked:
		return text
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || unicode.IsSpace(r) })
	last := len(parts) - 1
	if last < 1 || !strings.ContainsAny(parts[last], ".:") {
		return text
	}
	for _, code := range []string{strings.Join(parts[:last], ""), strings.Join(parts[:last-1], "")} { // a word may stand between
		if at, ok := seat.ReadLink(code, ""); ok && !strings.Contains(code, "=") && pageOf(parts[last]) != "" {
			return at.Link(pageOf(parts[last]))
		}
	}
	return text
}

// linkedPage returns the address of the page that a link leads to, or the program's own.
func linkedPage(text, own string) string {
	for _, word := range strings.Fields(withScheme(text)) {
		if before, _, linked := strings.Cut(word, "#"); linked && before != "" {
			return pageOf(strings.TrimLeft(before, `(<"'`))
		}
	}
	return own
}

// notKept says that what is known of tables could not be written.
func notKept(c *scenes.Context, err error) {
	if err != nil {
		c.Toast(words.NotKept(c.Reader, err), ui.Warned)
	}
}

// HasLink reports whether a text has a link to a table, or what stands behind the # of one.
func HasLink(text string) bool {
	_, ok := seat.ReadLink(withScheme(text), "")
	return ok && strings.Contains(text, "=")
}
