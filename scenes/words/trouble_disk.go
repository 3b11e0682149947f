//go:build !js && !windows

package words

import "syscall"

// errDiskFull is what the system says where a disk has no room left.
var errDiskFull error = syscall.ENOSPC
