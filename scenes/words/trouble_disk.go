//go:build !js && !windows

package words

import "syscall"

// errDiskFull is the system's error for a full disk.
var errDiskFull error = syscall.ENOSPC
