package input

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Shortcut is a key that does something wherever the focus is.
type Shortcut struct {
	Deed Deed
	Stroke
	// Fixed ones stay whatever the player chooses, so that nobody locks themselves out.
	Fixed bool
}

// usual holds the default keys. The first one of a deed is the one that is shown.
var usual = [...]Shortcut{
	{Upward, Stroke{Key: "up"}, true},
	{Downward, Stroke{Key: "down"}, true},
	{Leftward, Stroke{Key: "left"}, true},
	{Rightward, Stroke{Key: "right"}, true},
	{Next, Stroke{Key: "tab"}, true},
	{Previous, Stroke{Key: "tab", Shift: true}, true},
	{Take, Stroke{Key: "enter"}, true},
	{Take, Stroke{Key: "space"}, true},
	{Back, Stroke{Key: "escape"}, true},
	{Deed: Build, Stroke: Stroke{Key: "b"}},
	{Deed: Hire, Stroke: Stroke{Key: "h"}},
	{Deed: Admit, Stroke: Stroke{Key: "a"}},
	{Deed: FourthAction, Stroke: Stroke{Key: "e"}},
	{Deed: Done, Stroke: Stroke{Key: "d"}},
	{Deed: Undo, Stroke: Stroke{Key: "z", Control: true}},
	{Deed: Redo, Stroke: Stroke{Key: "y", Control: true}},
	{Deed: Redo, Stroke: Stroke{Key: "z", Control: true, Shift: true}},
	{Deed: WholeClinic, Stroke: Stroke{Key: "w"}},
	{Deed: WholeClinic, Stroke: Stroke{Key: "home"}},
	{Deed: Closer, Stroke: Stroke{Key: "+"}},
	{Deed: Closer, Stroke: Stroke{Key: "="}}, // for layouts in which + needs Shift
	{Deed: Farther, Stroke: Stroke{Key: "-"}},
	{Deed: FloorUp, Stroke: Stroke{Key: "page_up"}},
	{Deed: FloorDown, Stroke: Stroke{Key: "page_down"}},
	{Deed: FloorsApart, Stroke: Stroke{Key: "f"}},
	{Deed: NextPart, Stroke: Stroke{Key: "f6"}},
	{Deed: PreviousPart, Stroke: Stroke{Key: "f6", Shift: true}},
	{Deed: TownPart, Stroke: Stroke{Key: "1"}},
	{Deed: HandPart, Stroke: Stroke{Key: "2"}},
	{Deed: ForecastPart, Stroke: Stroke{Key: "3"}},
	{Deed: OthersPart, Stroke: Stroke{Key: "4"}},
	{Deed: LogPart, Stroke: Stroke{Key: "5"}},
	{Deed: NextClinic, Stroke: Stroke{Key: "c"}},
	{Deed: Log, Stroke: Stroke{Key: "l"}},
	{Deed: Rules, Stroke: Stroke{Key: "r"}},
	{Rules, Stroke{Key: "f1"}, true},
	{Deed: PauseBots, Stroke: Stroke{Key: "p"}},
	{Deed: Hint, Stroke: Stroke{Key: "i"}},
	{Deed: PlayMove, Stroke: Stroke{Key: "g"}},
	{Deed: TimesFromHere, Stroke: Stroke{Key: "t"}},
	{Deed: WhatWorks, Stroke: Stroke{Key: "o"}},
	{Deed: WhoParks, Stroke: Stroke{Key: "k"}},
	{Deed: WhoTreats, Stroke: Stroke{Key: "n"}},
	{Deed: SwitchesOn, Stroke: Stroke{Key: "x"}},
	{Deed: ScoreSheet, Stroke: Stroke{Key: "s"}},
	{Deed: Menu, Stroke: Stroke{Key: "m"}},
	{SelectAll, Stroke{Key: "a", Control: true}, true},
	{Copy, Stroke{Key: "c", Control: true}, true},
	{Cut, Stroke{Key: "x", Control: true}, true},
	{Paste, Stroke{Key: "v", Control: true}, true},
}

// Keys are the player's own keys as in the settings file: from a deed's name to its stroke. An empty stroke means
// that the deed has no key.
type Keys map[string]string

// noKey stands for an entry that can't be read.
const noKey = "??"

// UnmarshalJSON reads the player's keys and never fails: a value that isn't a string becomes noKey, which can't be
// used.
func (k *Keys) UnmarshalJSON(data []byte) error {
	var all map[string]any
	if json.Unmarshal(data, &all) != nil {
		*k = Keys{"": noKey}
		return nil
	}
	*k = Keys{}
	for name, value := range all {
		text, ok := value.(string)
		if !ok {
			text = noKey
		}
		(*k)[name] = text
	}
	return nil
}

// Shortcuts are the keys that a player uses: the usual ones, or those that the player has put in their place.
type Shortcuts struct{ own []Shortcut } // nil for the usual ones

// usualShortcuts are the keys of a player without keys of their own.
var usualShortcuts = tableOf(nil)

// Shortcuts returns the player's own keys beside the usual ones, where they can be used. A deed whose entry isn't a
// key, or is the key of another deed, keeps its default. It also returns the entries in use, and the deeds whose entry
// is wrong: NoDeed if nothing could be read.
func (k Keys) Shortcuts() (all Shortcuts, used Keys, wrong []Deed) {
	used = Keys{}
	strokes := map[Deed]Stroke{}
	for name, text := range k {
		deed := named(name)
		if name != "" && !deed.Changeable() { // from another version
			continue
		}
		stroke, ok := readStroke(text)
		if !ok {
			wrong = append(wrong, deed)
			continue
		}
		strokes[deed], used[name] = stroke, stroke.String()
	}
	for deed, twice := twiceUsed(strokes); twice; deed, twice = twiceUsed(strokes) {
		delete(strokes, deed)
		delete(used, deed.String())
		wrong = append(wrong, deed)
	}
	slices.Sort(wrong)
	return Shortcuts{tableOf(strokes)}, used, wrong
}

// twiceUsed finds a deed whose own key another deed has as well, the last such one.
func twiceUsed(own map[Deed]Stroke) (deed Deed, twice bool) {
	table := tableOf(own)
	for i := len(table) - 1; i >= 0; i-- {
		for k := range table {
			if i == k || table[i].Stroke != table[k].Stroke || table[i].Key == "" {
				continue
			}
			for _, deed := range [...]Deed{table[max(i, k)].Deed, table[min(i, k)].Deed} {
				if stroke, isOwn := own[deed]; isOwn && stroke == table[i].Stroke {
					return deed, true
				}
			}
		}
	}
	return NoDeed, false
}

// tableOf returns all keys. The player's own ones replace the default keys that can be changed.
func tableOf(own map[Deed]Stroke) []Shortcut {
	var table []Shortcut
	for deed := NoDeed + 1; deed < Deeds; deed++ {
		stroke, isOwn := own[deed]
		if isOwn && stroke.Key != "" {
			table = append(table, Shortcut{Deed: deed, Stroke: stroke})
		}
		for _, s := range usual {
			if s.Deed == deed && (s.Fixed || !isOwn) {
				table = append(table, s)
			}
		}
	}
	return table
}

// All returns the keys in the order of the deeds. The first one of a deed is the one that is shown.
func (s Shortcuts) All() []Shortcut {
	if s.own == nil {
		return usualShortcuts
	}
	return s.own
}

// Of returns the key that is shown for a deed; its Key is empty if the deed has none.
func (s Shortcuts) Of(deed Deed) Stroke {
	for _, shortcut := range s.All() {
		if shortcut.Deed == deed {
			return shortcut.Stroke
		}
	}
	return Stroke{}
}

// Holder returns what a stroke does, and whether that is fixed.
func (s Shortcuts) Holder(stroke Stroke) (deed Deed, fixed bool) {
	for _, shortcut := range s.All() {
		if shortcut.Stroke == stroke {
			return shortcut.Deed, shortcut.Fixed
		}
	}
	return NoDeed, false
}

// With returns the keys with another stroke for a deed. If another deed has that stroke, the two swap; if the
// first has no key to give, the other is left without one. Ask Holder first whether the stroke is fixed.
func (k Keys) With(deed Deed, s Stroke) Keys {
	after := maps.Clone(k)
	if after == nil {
		after = Keys{}
	}
	now, _, _ := k.Shortcuts()
	if other, fixed := now.Holder(s); other != NoDeed && other != deed && !fixed {
		before := Stroke{}
		for _, shortcut := range now.All() {
			if shortcut.Deed == deed && !shortcut.Fixed {
				before = shortcut.Stroke
				break
			}
		}
		after[other.String()] = before.String()
	}
	after[deed.String()] = s.String()
	return after
}

// deedOf returns what a stroke does. Shift is ignored where a character may need it. The fixed keys of gestures
// work with any modifier.
func (all Shortcuts) deedOf(s Stroke) Deed {
	if s.Key == "" {
		return NoDeed
	}
	if deed, _ := all.Holder(s); deed != NoDeed {
		return deed
	}
	if s.Shift && !s.Control {
		if deed, _ := all.Holder(Stroke{Key: s.Key}); deed != NoDeed {
			return deed
		}
	}
	for _, less := range [...]Stroke{{Key: s.Key, Shift: s.Shift}, {Key: s.Key}} {
		if deed, fixed := all.Holder(less); fixed && deed.gesture() {
			return deed
		}
	}
	return NoDeed
}

// strokeOf returns the key at index i of the devices as a stroke, and what it does.
func (all Shortcuts) strokeOf(d *Devices, i int) (Stroke, Deed) {
	key, name := d.Keys[i], ""
	if i < len(d.Names) {
		name = d.Names[i]
	}
	s := Stroke{Key: onKey(key, name), Control: d.Control, Shift: d.Shift}
	deed := all.deedOf(s)
	if figure := digit(key); deed == NoDeed && figure != "" {
		deed = all.deedOf(Stroke{Key: figure, Control: d.Control, Shift: d.Shift})
	}
	if d.Writing && s.Sign() && !d.Control {
		return s, NoDeed
	}
	return s, deed
}

// once reports whether a key acts only once however long it is held: a second Enter must be meant.
func once(key ebiten.Key) bool {
	return key == ebiten.KeyEnter || key == ebiten.KeyNumpadEnter || key == ebiten.KeySpace || key == ebiten.KeyEscape
}
