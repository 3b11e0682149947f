package disk

import (
	"errors"
	"os"
	"syscall"
)

// sharingViolation is what the system says of a file that another program has for itself.
const sharingViolation = syscall.Errno(32)

// alone opens a file that no other program has claimed; nothing where one has.
func alone(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	const sharedWithNobody = 0
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, sharedWithNobody, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_HIDDEN, 0)
	if errors.Is(err, sharingViolation) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(handle), path), nil
}
