//go:build js

package words

import "syscall"

// errDiskFull never occurs in a browser, which reports a lack of space in another way.
var errDiskFull error = syscall.ENOSPC
