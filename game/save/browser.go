//go:build js

package save

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"clinic/game"
)

// page keeps games in the local storage of the page.
type page struct {
	prefix string
	known  []*game.Extension
}

// Open gives the store whose keys begin with that prefix.
func Open(prefix string, known []*game.Extension) Store { return page{prefix + "/", known} }

// call uses the page's local storage, which throws when it is full or forbidden.
func call(method string, arguments ...any) (value js.Value, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = reason(thrown)
		}
	}()
	return js.Global().Get("localStorage").Call(method, arguments...), nil
}

func reason(thrown any) error {
	if e, ok := thrown.(js.Error); ok {
		switch e.Value.Get("name").String() {
		case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
			return errors.New("the browser's storage for this page is full; remove a saved game to make room")
		}
	}
	return fmt.Errorf("the browser keeps nothing for this page: %v", thrown)
}

func (p page) Read(name string) (Game, error) {
	if err := checkName(name); err != nil {
		return Game{}, err
	}
	value, err := call("getItem", p.prefix+name)
	if err != nil {
		return Game{}, err
	}
	if value.IsNull() {
		return Game{}, ErrNothing
	}
	return Decode([]byte(value.String()), p.known)
}

// pause lets the page draw a frame: it has one thread, which is the game's, too.
func pause() { time.Sleep(time.Millisecond) }

func (p page) Write(name string, g Game) error {
	if err := checkName(name); err != nil {
		return err
	}
	data, err := encode(g, pause)
	if err == nil {
		pause()
		_, err = call("setItem", p.prefix+name, string(data))
	}
	return err
}

func (p page) SetAside(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	value, err := call("getItem", p.prefix+name)
	if err != nil {
		return "", err
	}
	if value.IsNull() {
		return "", ErrNothing
	}
	aside := originalName([]byte(value.String()))
	_, err = call("setItem", p.prefix+aside, value)
	return aside, err
}

func (p page) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	_, err := call("removeItem", p.prefix+name)
	return err
}

func (p page) List() (list []Listed, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			list, err = nil, reason(thrown)
		}
	}()
	keys := js.Global().Get("Object").Call("keys", js.Global().Get("localStorage"))
	for i := range keys.Length() {
		name, ours := strings.CutPrefix(keys.Index(i).String(), p.prefix)
		if !ours || checkName(name) != nil {
			continue
		}
		listed := Listed{Name: name}
		value, err := call("getItem", p.prefix+name)
		if err == nil {
			listed.Header, err = DecodeHeader([]byte(value.String()))
		}
		listed.Err = err
		list = append(list, listed)
	}
	slices.SortFunc(list, func(a, b Listed) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}
