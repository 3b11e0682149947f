package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/storage"
)

// The index keeps heads for the next start. It is nothing but a shorter way to them: where it is missing, damaged or
// of another program it is made anew, and what it says of a file that has changed since counts nothing. It is the
// SHA-256 of the rest, and that is written by encoding/gob.

// indexVersion is another one whenever a head tells something else.
const indexVersion = 1

type index struct {
	Version [3]int // of this layout, of saves and of the rules
	Numbers []map[string]int
	Heads   []indexed
}

// indexed is a head whose header has no numbers: they stand in the list, at Numbers.
type indexed struct {
	File    save.File
	Header  save.Header
	Numbers int
	Told    Told
}

var versions = [...]int{indexVersion, save.Format, game.RulesVersion}

// readIndex gives the heads of the index by name.
func (h *Heads) readIndex() map[string]*Head {
	known := map[string]*Head{}
	if h.index == "" {
		return known
	}
	data, err := storage.Read(h.index)
	if err != nil || len(data) < sha256.Size {
		return known
	}
	sum, data := data[:sha256.Size], data[sha256.Size:]
	var kept index
	if is := sha256.Sum256(data); !bytes.Equal(is[:], sum) || gob.NewDecoder(bytes.NewReader(data)).Decode(&kept) != nil || kept.Version != versions {
		return known
	}
	for i := range kept.Numbers {
		kept.Numbers[i] = h.numbers.shared(kept.Numbers[i])
	}
	for i := range kept.Heads {
		one := &kept.Heads[i]
		one.Header.Numbers = kept.Numbers[one.Numbers]
		known[one.File.Name] = &Head{Listed: save.Listed{Name: one.File.Name, Header: one.Header}, Told: one.Told, file: one.File}
	}
	return known
}

// writeIndex keeps all heads but those of games that can't be read. Where that fails, they are read again at the next
// start.
func (h *Heads) writeIndex(all []*Head) {
	h.fresh = 0
	if h.index == "" {
		return
	}
	kept := index{Version: versions, Heads: make([]indexed, 0, len(all))}
	for _, head := range all {
		if head.Err != nil {
			continue
		}
		one := indexed{File: head.file, Header: head.Header, Numbers: h.numbers.place(head.Header.Numbers), Told: head.Told}
		one.Header.Numbers = nil
		kept.Heads = append(kept.Heads, one)
	}
	kept.Numbers = h.numbers.list
	var data bytes.Buffer
	if gob.NewEncoder(&data).Encode(kept) == nil {
		sum := sha256.Sum256(data.Bytes())
		_ = storage.Write(h.index, append(sum[:], data.Bytes()...))
	}
}
