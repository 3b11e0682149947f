//go:build !js

package disk

import (
	"io"
	"sync"
)

// claims holds what this program has claimed, so that it stays open until the program ends.
var claims struct {
	sync.Mutex
	held []io.Closer
}

// Claim tells whether this program may have a file for itself, made if it is not there: false where another one has it,
// or this one already. The system gives it free when the program ends, however that comes about.
func Claim(path string) (bool, error) {
	file, err := alone(path)
	if file == nil || err != nil {
		return false, err
	}
	claims.Lock()
	defer claims.Unlock()
	claims.held = append(claims.held, file)
	return true, nil
}
