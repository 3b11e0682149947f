package seat

import (
	"net/url"
	"strings"

	"clinic/game/table"
)

// Link returns the address that a friend opens, from that of the page: with a token for this seat, without one for a
// free seat of the table.
func (p Place) Link(page string) string {
	page, _, _ = strings.Cut(page, "#")
	key, token := "join", ""
	if p.Watch {
		key = "watch"
	}
	if p.Token != "" {
		token = "." + p.Token
	}
	return page + "#" + key + "=" + p.Table + token
}

// ReadLink reads what a friend was sent: a whole link, also within a sentence, what stands behind its #, or only the
// code of a table as somebody may have typed it. Where the text has no address of its own, the page's counts; if there
// is none, Address is empty. ok is false for everything else.
func ReadLink(text, page string) (at Place, ok bool) {
	at.Address = Socket(page)
	for _, word := range strings.Fields(text) {
		before, behind, linked := strings.Cut(word, "#")
		if !linked || !strings.Contains(behind, "=") {
			continue
		}
		text = strings.TrimRight(behind, `.,;:!?)>"'`)
		if before != "" {
			at.Address = Socket(strings.TrimLeft(before, `(<"'`))
		}
		if before != "" && at.Address == "" {
			return Place{}, false
		}
		break
	}
	code, secret := text, ""
	if key, value, keyed := strings.Cut(text, "="); keyed {
		if key != "join" && key != "watch" {
			return Place{}, false
		}
		at.Watch = key == "watch"
		code, secret, _ = strings.Cut(value, ".")
		if secret == "" && (at.Watch || strings.Contains(value, ".")) {
			return Place{}, false
		}
	}
	at.Table, at.Token = table.Retyped(code), table.Retyped(secret)
	if !table.IsCode(at.Table) || at.Token != "" && !table.IsToken(at.Token) {
		return Place{}, false
	}
	return at, true
}

// schemes are those of sockets, by those of pages.
var schemes = map[string]string{"http": "ws", "https": "wss"}

// Socket returns the address of the socket of the host that serves a page, empty for what is no page.
func Socket(page string) string {
	u, err := url.Parse(page)
	if err != nil || schemes[u.Scheme] == "" || u.Host == "" {
		return ""
	}
	return schemes[u.Scheme] + "://" + u.Host + "/socket"
}
