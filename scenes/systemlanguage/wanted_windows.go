package systemlanguage

import (
	"strings"
	"syscall"
	"unicode/utf16"
	"unsafe"
)

// wanted asks Windows for its user's display languages, or, if it doesn't say, for the language of dates and numbers.
func wanted() []string {
	kernel := syscall.NewLazyDLL("kernel32.dll")
	if ask := kernel.NewProc("GetUserPreferredUILanguages"); ask.Find() == nil {
		const byName = 8 // MUI_LANGUAGE_NAME
		var list [512]uint16
		count, size := uint32(0), uint32(len(list))
		if n, _, _ := ask.Call(byName, uintptr(unsafe.Pointer(&count)), uintptr(unsafe.Pointer(&list[0])), uintptr(unsafe.Pointer(&size))); n != 0 && count > 0 {
			return strings.FieldsFunc(string(utf16.Decode(list[:size])), func(r rune) bool { return r == 0 })
		}
	}
	ask := kernel.NewProc("GetUserDefaultLocaleName")
	if ask.Find() != nil {
		return nil
	}
	var name [85]uint16 // LOCALE_NAME_MAX_LENGTH
	if n, _, _ := ask.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(len(name))); n == 0 {
		return nil
	}
	return []string{syscall.UTF16ToString(name[:])}
}
