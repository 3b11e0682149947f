//go:build !js

package host

import "time"

// Notice says that somebody has had something to decide for a minute.
type Notice struct {
	Table    string `json:"table"`
	Player   int    `json:"player"`
	Name     string `json:"name"`
	Decision string `json:"decision"`
	Round    int    `json:"round"`
	Since    int64  `json:"since"` // in milliseconds since 1970
}

const (
	waitsFor = 60 * time.Second // until a decision is told
	looks    = 5 * time.Second  // between two looks at the tables that are awake
)

// notify tells of decisions that wait, each once.
func (h *Host) notify() {
	ticker := time.NewTicker(looks)
	defer ticker.Stop()
	for {
		select {
		case <-h.done:
			return
		case <-ticker.C:
			for _, o := range h.tables() {
				for _, n := range o.notices() {
					h.Notify(n)
				}
			}
		}
	}
}

// tables returns the tables that are awake.
func (h *Host) tables() (list []*hosted) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for _, o := range h.awake {
		list = append(list, o)
	}
	return list
}

// notices returns what is to be told of a table and was not told yet.
func (o *hosted) notices() (list []Notice) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.table.Number == 0 || o.broken != nil {
		return nil
	}
	s := o.table.Match.State
	for player := range o.table.Seats {
		since, waits := o.table.Waits(player)
		if !waits || o.noticed[player] == since || o.host.now()-since < waitsFor.Milliseconds() {
			continue
		}
		o.noticed[player] = since
		n := Notice{Table: o.code, Player: player, Name: o.table.Seats[player].Name, Round: s.Round, Since: since}
		if d := s.Decision(player); d != nil {
			n.Decision = string(d.Kind)
		}
		list = append(list, n)
	}
	return list
}
