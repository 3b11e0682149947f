package tablelog

import (
	"math"

	"golang.org/x/sys/windows"
)

// room returns how many bytes of the disk of a folder this program may still fill, very many if that is not told.
func room(folder string) int64 {
	name, err := windows.UTF16PtrFromString(folder)
	if err != nil {
		return math.MaxInt64
	}
	var free, all, unused uint64
	if windows.GetDiskFreeSpaceEx(name, &free, &all, &unused) != nil {
		return math.MaxInt64
	}
	return int64(min(free, math.MaxInt64))
}
