package systemlanguage

import (
	"syscall"
	"unsafe"
)

// wanted asks Windows for the user's locale.
func wanted() []string {
	var name [85]uint16 // LOCALE_NAME_MAX_LENGTH
	ask := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if ask.Find() != nil {
		return nil
	}
	if n, _, _ := ask.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(len(name))); n == 0 {
		return nil
	}
	return []string{syscall.UTF16ToString(name[:])}
}
