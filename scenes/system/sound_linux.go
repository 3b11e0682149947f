package system

import "github.com/ebitengine/purego"

// SilenceALSA keeps the sound library from writing to the terminal if there is no device.
func SilenceALSA() {
	library, err := purego.Dlopen("libasound.so.2", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	handler, err := purego.Dlsym(library, "snd_lib_error_set_handler")
	if err != nil {
		return
	}
	purego.SyscallN(handler, purego.NewCallback(func(file, line, function, code, format uintptr) uintptr { return 0 }))
}
