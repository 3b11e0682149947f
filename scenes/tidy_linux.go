package scenes

import "github.com/ebitengine/purego"

// trim has the system's library give back what was freed of the memory that pictures have where software draws. It keeps that otherwise.
// Not every Linux has the library, nor every library the function; then nothing is given back.
func trim() {
	library, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	if trim, err := purego.Dlsym(library, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}
