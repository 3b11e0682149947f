package save

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"

	"clinic/game"
)

// ReadHeader reads the header of a save and no more than that takes: this program writes the header first. It refuses
// what is not a save, is damaged so far, or comes from a newer program; the error is one sentence.
func ReadHeader(from io.Reader) (h Header, err error) {
	marked := bufio.NewReader(from)
	if first, _ := marked.Peek(len(mark)); string(first) == mark {
		marked.Discard(len(mark)) // it was peeked at
	}
	text := &bound{from: marked, left: largestHead}
	decoder := json.NewDecoder(text)
	if first, err := decoder.Token(); err != nil || first != json.Delim('{') {
		return h, errNoSave
	}
	wanted := map[string]any{
		"game": &h.Game, "format": &h.Format, "rules": &h.Rules, "config": &h.Config, "round": &h.Round, "over": &h.Over,
		"numbers": &h.Numbers, "table": &h.Table,
	}
	for len(wanted) > 0 && err == nil {
		text.allow(min(decoder.InputOffset()+largestHead, Largest))
		if !decoder.More() {
			break
		}
		var key json.Token
		if key, err = decoder.Token(); err != nil {
			break
		}
		name, _ := key.(string)
		into, asked := wanted[name]
		if !asked {
			text.allow(Largest) // the game itself
			into = new(json.RawMessage)
		}
		delete(wanted, name)
		err = decoder.Decode(into)
		switch {
		case name == "game" && h.Game != gameName:
			return h, errNoSave
		case h.Format > Format || h.Rules > game.RulesVersion:
			return h, ErrNewer
		}
	}
	if err == nil && len(wanted) > 0 {
		_, err = decoder.Token() // the end
	}
	switch {
	case h.Game != gameName:
		return h, errNoSave
	case err != nil:
		return h, damaged(inWords(err))
	case h.Format < 1 || h.Rules < 1:
		return h, damaged(errors.New("it has no version"))
	}
	return h, nil
}
