package session

import (
	"cmp"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"clinic/game/save"
	"clinic/sprites/aside"
)

// Head is what a kept game tells of itself, as far as lists show it: its Header has no Table, and Told neither the
// lines of score sheets nor the game before. Nothing of it may be changed: whoever lists games shares it.
type Head struct {
	save.Listed
	Told
	file save.File
}

// Heads is a store that also knows the heads of all its games. They are read beside the frames, each once, and kept:
// in memory, and for the next start in an index among what storage keeps. A game is read again where its file is
// another one than it was.
type Heads struct {
	save.Store
	index  string // its name in storage; empty for none
	before func() // waits for what is being written

	found   atomic.Pointer[Found]
	mutex   sync.Mutex
	running chan struct{} // closed when the reading ends; nil while nothing is read
	again   bool          // the files may have changed since it began

	// What follows is of the reading alone.
	known   map[string]*Head
	numbers tables
	fresh   int // heads that the index lacks
}

// Found are the heads that are known so far. It is another one whenever there are others.
type Found struct {
	All   []*Head // the oldest first
	Whole bool    // all of them are known
	Err   error   // why not all games could be listed; one sentence for the player
}

// NewHeads gives the heads of a store, which keeps them under the name of an index, if it has one. Each reading
// begins with before, which returns when all is written that was handed over.
func NewHeads(store save.Store, index string, before func()) *Heads {
	if runtime.GOOS == "js" { // where there are few games, and little room for them
		index = ""
	}
	h := &Heads{Store: store, index: index, before: before}
	h.found.Store(new(Found))
	return h
}

// Found gives what is known now.
func (h *Heads) Found() *Found { return h.found.Load() }

// Reading tells whether the games are being looked at.
func (h *Heads) Reading() bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.running != nil
}

// Refresh looks beside the frames which games have changed, and reads those.
func (h *Heads) Refresh() {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.again = h.running != nil; h.again {
		return
	}
	running := make(chan struct{})
	h.running = running
	aside.Run("reading the heads of games", func() {
		defer close(running)
		for h.read(); !h.ends(); h.read() {
		}
	})
}

// ends ends the reading, unless the files may have changed.
func (h *Heads) ends() bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.again {
		h.again = false
		return false
	}
	h.running = nil
	return true
}

// Whole gives what is found when all has been looked at. It waits for that: nothing that draws frames may call it.
func (h *Heads) Whole() *Found {
	h.Refresh()
	h.mutex.Lock()
	running := h.running
	h.mutex.Unlock()
	if running != nil {
		<-running
	}
	return h.Found()
}

const (
	between  = 500 * time.Millisecond // from showing some of what is read to showing more
	portion  = 4 * time.Millisecond   // of reading between two frames of a page
	unlisted = 100                    // heads that the index may lack: they are read at the next start
)

// read looks at all games, and reads those that are not known as they are now.
func (h *Heads) read() {
	h.before()
	if h.known == nil {
		h.known = h.readIndex()
	}
	files, err := h.Files()
	if err != nil {
		files = nil
	}
	known, all, shown := make(map[string]*Head, len(files)), make([]*Head, 0, len(files)), time.Now()
	var other []save.File
	rested := shown
	for _, file := range files {
		if head := h.known[file.Name]; head != nil && head.file == file {
			known[file.Name], all = head, append(all, head)
		} else {
			other = append(other, file)
		}
	}
	for _, file := range other {
		if now := time.Now(); now.Sub(shown) > between {
			h.show(&Found{All: all, Err: err})
			shown = now
		}
		head := h.look(file)
		known[file.Name], all = head, append(all, head)
		if runtime.GOOS == "js" && time.Since(rested) > portion { // a page has one thread, which is the game's, too
			time.Sleep(time.Millisecond)
			rested = time.Now()
		}
	}
	h.known = known
	h.show(&Found{All: all, Whole: true, Err: err})
	if h.fresh += len(other); h.fresh > unlisted {
		h.writeIndex(all)
	}
}

// show gives what is found to whoever asks, unless it is what was found before.
func (h *Heads) show(found *Found) {
	found.All = slices.Clone(found.All)
	slices.SortFunc(found.All, func(a, b *Head) int { return cmp.Or(a.Saved.Compare(b.Saved), cmp.Compare(a.Name, b.Name)) })
	was := h.Found()
	if was.Whole != found.Whole || fmt.Sprint(was.Err) != fmt.Sprint(found.Err) || !slices.Equal(was.All, found.All) {
		h.found.Store(found)
	}
}

// look reads the head of a game.
func (h *Heads) look(file save.File) *Head {
	head := &Head{Listed: h.Look(file.Name), file: file}
	if head.Err == nil {
		head.Told, head.Err = Tell(head.Header.Table)
	}
	head.Header.Table, head.Told.Before = nil, nil
	for i := range head.Ended {
		head.Ended[i].Lines = nil
	}
	head.Header.Numbers = h.numbers.shared(head.Header.Numbers)
	return head
}

// tables are the tables of numbers in force of many games, each once, and where those with a sum stand in the list.
type tables struct {
	list []map[string]int
	at   map[int][]int
}

// place gives where a table stands in the list.
func (t *tables) place(numbers map[string]int) int {
	sum := len(numbers)
	for name, n := range numbers {
		sum += n * (len(name) + 1)
	}
	for _, at := range t.at[sum] {
		if maps.Equal(t.list[at], numbers) {
			return at
		}
	}
	if t.at == nil {
		t.at = map[int][]int{}
	}
	t.list = append(t.list, numbers)
	t.at[sum] = append(t.at[sum], len(t.list)-1)
	return len(t.list) - 1
}

// shared gives an equal table that others have, too.
func (t *tables) shared(numbers map[string]int) map[string]int { return t.list[t.place(numbers)] }
