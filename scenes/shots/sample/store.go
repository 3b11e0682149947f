package sample

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"

	"clinic/game/extensions"
	"clinic/game/save"
)

// Store keeps games in memory, as whole files. Change the bytes to have a damaged one.
type Store map[string][]byte

// copied returns a store of the same games that can be changed by itself.
func copied(store Store, err error) (Store, error) {
	own := Store{}
	for name, data := range store {
		own[name] = bytes.Clone(data)
	}
	return own, err
}

// Files tells of every game, by name.
func (s Store) Files() (files []save.File, err error) {
	for _, name := range slices.Sorted(maps.Keys(s)) {
		files = append(files, save.File{Name: name, Size: int64(len(s[name])), Mark: int64(crc32.ChecksumIEEE(s[name]))})
	}
	return files, nil
}

// Look tells of the game of that name.
func (s Store) Look(name string) save.Listed {
	data, there := s[name]
	if !there {
		return save.Listed{Name: name, Err: save.ErrNothing}
	}
	header, err := save.ReadHeader(bytes.NewReader(data))
	return save.Listed{Name: name, Header: header, Err: err}
}

// Read gives the game of that name.
func (s Store) Read(name string) (save.Game, error) {
	data, there := s[name]
	if !there {
		return save.Game{}, save.ErrNothing
	}
	return save.Decode(data, extensions.All())
}

// Write keeps a game.
func (s Store) Write(name string, g save.Game) error {
	data, err := save.Encode(g)
	if err == nil {
		s[name] = data
	}
	return err
}

// Contents gives a whole save.
func (s Store) Contents(name string) ([]byte, error) {
	data, there := s[name]
	if !there {
		return nil, save.ErrNothing
	}
	return data, nil
}

// Put keeps a whole save.
func (s Store) Put(name string, contents []byte) error {
	s[name] = contents
	return nil
}

// SetAside keeps a game under a name of its own as well.
func (s Store) SetAside(name string) (string, error) {
	data, there := s[name]
	if !there {
		return "", save.ErrNothing
	}
	aside := fmt.Sprintf("original %d", len(s))
	s[aside] = data
	return aside, nil
}

// Remove forgets a game.
func (s Store) Remove(name string) error {
	delete(s, name)
	return nil
}
