//go:build !js

package disk

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// claims holds what this program has claimed, by path, so that it stays open until the program ends.
var claims = struct {
	sync.Mutex
	held map[string]*os.File
}{held: map[string]*os.File{}}

// Claim tells whether this program may have a file for itself, made if it is not there: false where another one has it,
// or this one already. The system gives it free when the program ends, however that comes about. What was claimed and
// is not Held any more can be claimed again.
func Claim(path string) (bool, error) {
	claims.Lock()
	defer claims.Unlock()
	if held(path) {
		return false, nil
	}
	release(path)
	file, err := alone(path)
	if file == nil || err != nil {
		return false, err
	}
	claims.held[path] = file
	return true, nil
}

// Held tells whether the file that this program claimed still stands in its place. Where it was removed or another one
// stands there, other programs no longer see that it is claimed. Where that can't be told it counts as held.
func Held(path string) bool {
	claims.Lock()
	defer claims.Unlock()
	return held(path)
}

func held(path string) bool {
	file := claims.held[path]
	if file == nil {
		return false
	}
	there, err := os.Stat(path)
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist)
	}
	claimed, err := file.Stat()
	return err != nil || os.SameFile(claimed, there)
}

// Release gives a file free that this program has claimed.
func Release(path string) {
	claims.Lock()
	defer claims.Unlock()
	release(path)
}

func release(path string) {
	if file := claims.held[path]; file != nil {
		file.Close() // nothing was written
		delete(claims.held, path)
	}
}
