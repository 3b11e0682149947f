package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/storage"
)

// The index caches heads for the next start. It is only a shortcut: if it is missing, damaged or from another version
// of the program, it is rebuilt, and its entries for files that have changed since are ignored. It begins with the
// SHA-256 of the rest, which is written by encoding/gob.

// indexVersion must change whenever the contents of heads change.
const indexVersion = 1

type index struct {
	Version [3]int // of this layout, of saves and of the rules
	Numbers []map[string]int
	Heads   []indexed
}

// indexed is a head whose header leaves out its numbers: Numbers is their place in the list.
type indexed struct {
	File    save.File
	Header  save.Header
	Numbers int
	Told    Told
}

var versions = [...]int{indexVersion, save.Format, game.RulesVersion}

// readIndex returns the heads in the index, by name.
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

// writeIndex saves all heads except those of unreadable games. If that fails, they are read again at the next start.
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
