package words

import "syscall"

// errDiskFull is the error of Windows for a full disk, ERROR_DISK_FULL.
var errDiskFull error = syscall.Errno(112)
