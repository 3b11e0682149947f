package ui

import "sync"

// cache keeps what is costly to make. Several windows, or tests, may ask at the same time.
type cache[Key comparable, Made any] struct {
	asking sync.Mutex
	kept   map[Key]Made
}

const mostCached = 4000 // entries at which a cache is emptied

// of returns what belongs to a key, and makes it if it isn't kept.
func (c *cache[Key, Made]) of(key Key, make func() Made) Made {
	c.asking.Lock()
	made, kept := c.kept[key]
	c.asking.Unlock()
	if kept {
		return made
	}
	made = make()
	c.asking.Lock()
	defer c.asking.Unlock()
	if c.kept == nil || len(c.kept) > mostCached {
		c.kept = map[Key]Made{}
	}
	c.kept[key] = made
	return made
}
