package save

import "encoding/json"

// Format is the version of the layout of a save. A program reads every format up to its own. The history:
//
//	1  a header, and as compressed JSON the start of a game that began from a position, the log and a snapshot
//
// A new field of game.State needs no new format: it is zero in the starts of older saves, and a snapshot that lacks
// it still tells what it can. A field that is renamed or changes its meaning needs one: a new number here with a
// line, an upgrade from the format before, and kept saves of it (docs/saves.md).
const Format = 1

// upgrades bring a save to the next format, each keyed by the format that it starts from. None is ever removed.
var upgrades = map[int]func(c *contents) error{}

// contents are the parts of a save. Start is empty for a game that began with the setup. The log is unpacked only
// while it is played.
type contents struct {
	Header
	Start, Snapshot json.RawMessage
	log             []byte // compressed
	upgraded        bool   // from an older format
}

func (c *contents) unpack(f *file) (err error) {
	c.log = f.Log
	if len(f.Start) > 0 {
		c.Start, err = expand(f.Start, largestState)
	}
	if err == nil {
		c.Snapshot, err = expand(f.Snapshot, largestState)
	}
	return err
}

// upgrade brings an older save to the current format.
func (c *contents) upgrade() error {
	for ; c.Format < Format; c.Format++ {
		if err := upgrades[c.Format](c); err != nil {
			return err
		}
		c.upgraded = true
	}
	return nil
}
