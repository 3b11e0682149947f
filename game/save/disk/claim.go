//go:build !js

package disk

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// claims holds the files that this program has claimed, by path, which keeps them open until it ends.
var claims = struct {
	sync.Mutex
	held map[string]*os.File
}{held: map[string]*os.File{}}

// Claim claims a file for this program, and creates it if necessary. It returns false if another program, or this
// one, has claimed it already. The system releases the claim when the program ends in any way. A claim that is no
// longer Held can be made again.
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

// Held reports whether the file that this program claimed is still in its place. If it was removed or replaced, other
// programs no longer see the claim. If that can't be determined, the file counts as held.
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

// Release gives up this program's claim on a file.
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
