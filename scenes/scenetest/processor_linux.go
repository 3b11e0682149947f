package scenetest

import (
	"fmt"
	"syscall"
	"time"
	"unsafe"
)

// ThreadTime is how long the thread that asks has had a processor, to the nanosecond; other clocks of it stand still
// between two moments at which the system looks.
func ThreadTime() (time.Duration, error) {
	const ofThread = 3
	return processorTime(ofThread)
}

// ProcessTime is how long all threads of a process have had processors, of another program perhaps.
func ProcessTime(process int) (time.Duration, error) {
	const exact = 2
	return processorTime(^process<<3 | exact)
}

func processorTime(clock int) (time.Duration, error) {
	var now syscall.Timespec
	if _, _, err := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, uintptr(clock), uintptr(unsafe.Pointer(&now)), 0); err != 0 {
		return 0, fmt.Errorf("the time of the processor cannot be read: %w", err)
	}
	return time.Duration(now.Nano()), nil
}
