//go:build js

package storage

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"syscall/js"
)

// prefix is what all names begin with.
func prefix() string { return cmp.Or(chosen, "clinic") + "/" }

// Games gives what the names of saved games begin with, for save.Open.
func Games() (string, error) { return prefix() + "games", nil }

// Records gives what the names of games that are over begin with, for save.Open.
func Records() (string, error) { return prefix() + "records", nil }

// Reviews gives what the names of reviews of games that are over begin with, for save.Open.
func Reviews() (string, error) { return prefix() + "reviews", nil }

// Keeps reports whether what is written is there when the page is opened again: a browser may deny a page its
// storage. All is kept as long as the page is open then.
func Keeps() bool { return js.Global().Get("clinicKeeps").Truthy() }

// call uses what the page keeps things in (packaging/web/page.js), which may be full and then throws.
func call(method string, arguments ...any) (value js.Value, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("%w: %v", ErrNoPage, reason)
		}
	}()
	return js.Global().Get("clinicStore").Call(method, arguments...), nil
}

// Read gives what is kept under a name like "settings.json" or "games/1.clinic"; ErrNothing if that is nothing,
// ErrDamaged with the text as it stands there if it is not what Write writes.
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

// Write keeps data under a name; when it fails, what was kept before is still there.
func Write(name string, data []byte) error {
	_, err := call("setItem", prefix()+name, base64.StdEncoding.EncodeToString(data))
	return err
}
