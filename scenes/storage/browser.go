//go:build js

package storage

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"syscall/js"
)

// prefix returns the beginning of all names.
func prefix() string { return cmp.Or(chosen, "clinic") + "/" }

// Games returns the prefix for the names of saved games, for save.Open.
func Games() (string, error) { return prefix() + "games", nil }

// Records returns the prefix for the names of recorded games, for save.Open.
func Records() (string, error) { return prefix() + "records", nil }

// Reviews returns the prefix for the names of reviews of finished games, for save.Open.
func Reviews() (string, error) { return prefix() + "reviews", nil }

// Keeps reports whether stored data will still be there when the page is opened again: a browser may deny a page its
// storage. Then everything is kept only as long as the page is open.
func Keeps() bool { return js.Global().Get("clinicKeeps").Truthy() }

// call calls the page's storage (packaging/web/page.js), which throws when it is full.
func call(method string, arguments ...any) (value js.Value, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("%w: %v", ErrNoPage, reason)
		}
	}()
	return js.Global().Get("clinicStore").Call(method, arguments...), nil
}

// Read returns what is stored under a name such as "settings.json" or "games/1.clinic". It returns ErrNothing if
// there is nothing, and ErrDamaged with the text as it is if Write didn't write it.
func Read(name string) ([]byte, error) {
	value, err := call("getItem", prefix()+name)
	if err != nil {
		return nil, err
	}
	if value.IsNull() {
		return nil, ErrNothing
	}
	data, err := base64.StdEncoding.DecodeString(value.String())
	if err != nil {
		return []byte(value.String()), fmt.Errorf("%w: %s", ErrDamaged, name)
	}
	return data, nil
}

// Write stores data under a name. If it fails, what was stored before is still there.
func Write(name string, data []byte) error {
	_, err := call("setItem", prefix()+name, base64.StdEncoding.EncodeToString(data))
	return err
}
