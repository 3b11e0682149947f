package words

import "syscall"

// errDiskFull is what Windows says where a disk has no room left, ERROR_DISK_FULL.
var errDiskFull error = syscall.Errno(112)
