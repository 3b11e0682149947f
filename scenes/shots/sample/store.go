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

// Store keeps games in memory, as whole files. Change the bytes to get a damaged one.
type Store map[string][]byte

// copied returns a copy of a store that can be changed separately.
func copied(store Store, err error) (Store, error) {
	own := Store{}
	for name, data := range store {
		own[name] = bytes.Clone(data)
	}
	return own, err
}

// Files lists all games, by name.
func (s Store) Files() (files []save.File, err error) {
	for _, name := range slices.Sorted(maps.Keys(s)) {
		files = append(files, save.File{Name: name, Size: int64(len(s[name])), Mark: int64(crc32.ChecksumIEEE(s[name]))})
	}
	return files, nil
}

// Look returns the head of a game.
func (s Store) Look(name string) save.Listed {
	data, there := s[name]
	if !there {
		return save.Listed{Name: name, Err: save.ErrNothing}
	}
	header, err := save.ReadHeader(bytes.NewReader(data))
	return save.Listed{Name: name, Header: header, Err: err}
}

// Read returns a game.
func (s Store) Read(name string) (save.Game, error) {
	data, there := s[name]
	if !there {
		return save.Game{}, save.ErrNothing
	}
	return save.Decode(data, extensions.All())
}

// Write saves a game.
func (s Store) Write(name string, g save.Game) error {
	data, err := save.Encode(g)
	if err == nil {
		s[name] = data
	}
	return err
}

// Contents returns the whole file of a game.
func (s Store) Contents(name string) ([]byte, error) {
	data, there := s[name]
	if !there {
		return nil, save.ErrNothing
	}
	return data, nil
}

// Put saves the whole file of a game.
func (s Store) Put(name string, contents []byte) error {
	s[name] = contents
	return nil
}

// SetAside also saves a game under another name.
func (s Store) SetAside(name string) (string, error) {
	data, there := s[name]
	if !there {
		return "", save.ErrNothing
	}
	aside := fmt.Sprintf("original %d", len(s))
	s[aside] = data
	return aside, nil
}

// Remove deletes a game.
func (s Store) Remove(name string) error {
	delete(s, name)
	return nil
}
