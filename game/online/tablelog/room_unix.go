//go:build linux || darwin

package tablelog

import (
	"math"
	"syscall"
)

// room returns how many bytes of the disk of a folder this program may still fill, very many if that is not told.
func room(folder string) int64 {
	var disk syscall.Statfs_t
	if syscall.Statfs(folder, &disk) != nil {
		return math.MaxInt64
	}
	return int64(min(disk.Bavail*uint64(disk.Bsize), math.MaxInt64))
}
