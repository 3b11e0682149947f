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
	"clinic/sprites/background"
)

// Head is the part of a saved game that lists show: its Header has no Table, and Told has neither the lines of score
// sheets nor the game before. It must not be changed: everybody who lists games shares it.
type Head struct {
	save.Listed
	Told
	file save.File
}

// Heads is a store that also knows the heads of all its games. A goroutine reads them, each once, and caches them: in
// memory, and for the next start in an index in storage. A game is read again if its file has changed.
type Heads struct {
	save.Store
	index  string // its name in storage; empty if there is none
	before func() // waits for pending writes

	found   atomic.Pointer[Found]
	mutex   sync.Mutex
	running chan struct{} // closed when the reading ends; nil while nothing is read
	again   bool          // the files may have changed since the reading began

	// The fields below belong to the reading goroutine.
	known   map[string]*Head
	numbers tables
	fresh   int // number of heads missing from the index
}

// Found holds the heads known so far. It is replaced whenever these change.
type Found struct {
	All   []*Head // oldest first
	Whole bool    // whether these are all
	Err   error   // why not all games could be listed; one sentence for the player
}

// NewHeads returns the heads of a store, cached in the index of a name, or in none if the name is empty. Each reading
// begins by calling before, which must return once all pending games are written.
func NewHeads(store save.Store, index string, before func()) *Heads {
	if runtime.GOOS == "js" { // few games, and little room for them
		index = ""
	}
	h := &Heads{Store: store, index: index, before: before}
	h.found.Store(new(Found))
	return h
}

// Found returns what is known now.
func (h *Heads) Found() *Found { return h.found.Load() }

// Reading reports whether games are being read.
func (h *Heads) Reading() bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.running != nil
}

// Refresh starts a goroutine that looks for games that have changed and reads those.
func (h *Heads) Refresh() {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.again = h.running != nil; h.again {
		return
	}
	running := make(chan struct{})
	h.running = running
	background.Run("reading the heads of games", func() {
		defer close(running)
		for h.read(); !h.ends(); h.read() {
		}
	})
}

// ends ends the reading and reports true, unless the files may have changed.
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

// Whole returns what is found once everything has been read. It blocks: nothing that draws frames may call it.
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
	between  = 500 * time.Millisecond // between two intermediate results
	portion  = 4 * time.Millisecond   // of reading between two frames of a page
	unlisted = 100                    // heads that the index may lack: they are read at the next start
)

// read looks at all games and reads those that are new or have changed.
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
		if runtime.GOOS == "js" && time.Since(rested) > portion { // a page has only one thread, which the game needs too
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

// show publishes what was found, unless it is the same as before.
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

// tables holds the numbers in force of many games, each table once, and for each sum the places in the list of the
// tables with that sum.
type tables struct {
	list []map[string]int
	at   map[int][]int
}

// place returns the index of a table in the list, adding it if it is new.
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

// shared returns an equal table, shared with other games.
func (t *tables) shared(numbers map[string]int) map[string]int { return t.list[t.place(numbers)] }
