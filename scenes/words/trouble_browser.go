//go:build js

package words

import "syscall"

// errDiskFull is never met in a browser, which says otherwise that it has no room left.
var errDiskFull error = syscall.ENOSPC
