//go:build js

package save

import (
	"fmt"
	"hash/fnv"
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

// Open returns the store whose keys begin with a prefix.
func Open(prefix string, known []*game.Extension) Store { return page{prefix + "/", known} }

// store returns where the page keeps things: its local storage, or its memory if that is denied
// (packaging/web/page.js).
func store() js.Value { return js.Global().Get("clinicStore") }

// call calls a method of the store, which throws when it is full.
func call(method string, arguments ...any) (value js.Value, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = reason(thrown)
		}
	}()
	return store().Call(method, arguments...), nil
}

func reason(thrown any) error {
	if e, ok := thrown.(js.Error); ok {
		switch e.Value.Get("name").String() {
		case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
			return ErrPageFull
		}
	}
	return fmt.Errorf("%w: %v", ErrNoPage, thrown)
}

func (p page) Read(name string) (Game, error) {
	data, err := p.Contents(name)
	if err != nil {
		return Game{}, err
	}
	return Decode(data, p.known)
}

// pause lets the page draw a frame: the game shares the page's only thread.
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

func (p page) Contents(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	value, err := call("getItem", p.prefix+name)
	if err != nil {
		return nil, err
	}
	if value.IsNull() {
		return nil, ErrNothing
	}
	return []byte(value.String()), nil
}

func (p page) Put(name string, contents []byte) error {
	err := checkName(name)
	if err == nil {
		_, err = call("setItem", p.prefix+name, string(contents))
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
	aside, err := originalName(strings.NewReader(value.String()))
	if err == nil {
		_, err = call("setItem", p.prefix+aside, value)
	}
	return aside, err
}

func (p page) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	_, err := call("removeItem", p.prefix+name)
	return err
}

func (p page) Files() (files []File, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			files, err = nil, reason(thrown)
		}
	}()
	for i := range store().Length() {
		key := store().Call("key", i).String()
		name, ours := strings.CutPrefix(key, p.prefix)
		if !ours || checkName(name) != nil {
			continue
		}
		const check = 80 // characters at the end, which hold the check of a save
		// an object, so that it can be examined without copying it
		value := js.Global().Get("String").New(store().Call("getItem", key))
		end := fnv.New64a()
		end.Write([]byte(value.Call("slice", -check).String()))
		files = append(files, File{Name: name, Size: int64(value.Length()), Mark: int64(end.Sum64())})
	}
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return files, nil
}

func (p page) Look(name string) Listed {
	listed := Listed{Name: name, Err: checkName(name)}
	if listed.Err != nil {
		return listed
	}
	value, err := call("getItem", p.prefix+name)
	switch {
	case err != nil:
	case value.IsNull():
		err = ErrNothing
	default:
		listed.Header, err = ReadHeader(strings.NewReader(value.String()))
	}
	listed.Err = err
	return listed
}

// Claim returns the name under which this page autosaves, which no other open page has, and whether there is another
// one. The browser releases it when the page is closed.
func Claim(place string) (name string, another bool) {
	return claimed(js.Global().Get("navigator").Get("locks"), place)
}

// Reclaim returns the same name: no one can take the lock of an open page.
func Reclaim(_, name string, _ func(name string) bool) string { return name }

func claimed(locks js.Value, place string) (name string, another bool) {
	if locks.IsUndefined() {
		return Autosave, false // the browser can't tell
	}
	for n := 1; n <= mostOpen; n++ {
		if claim(locks, place+"/"+autosaveOf(n)) {
			return autosaveOf(n), n > 1
		}
	}
	return Autosave, true
}

// claim asks the browser for a name that it gives to only one page.
func claim(locks js.Value, name string) bool {
	answer := make(chan bool, 1)
	var given, failed js.Func
	given = js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		mine := !arguments[0].IsNull()
		answer <- mine
		if !mine {
			return nil
		}
		never := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		return js.Global().Get("Promise").New(never) // the name is ours until this is fulfilled
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		answer <- true // the page may not ask
		return nil
	})
	locks.Call("request", name, map[string]any{"ifAvailable": true}, given).Call("catch", failed)
	return <-answer
}
