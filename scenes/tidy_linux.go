package scenes

import (
	"fmt"
	"os"
	"strings"
	"syscall"

	"github.com/ebitengine/purego"
)

// trim gives back what the start and earlier scenes took and nothing needs any more.
func trim() {
	trimPictures()
	trimProgram()
}

// trimPictures has the system's library give back what was freed of the memory that pictures have where software draws. It keeps that
// otherwise. Not every Linux has the library, nor every library the function; then nothing is given back.
func trimPictures() {
	library, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	if trim, err := purego.Dlsym(library, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}

// trimProgram lets the system forget those parts of the program's own file that were read: much of it, as fonts, art, texts and what
// reads them, only the start needs. What is needed again is there again without being asked for.
func trimProgram() {
	program, err := os.Executable()
	if err != nil {
		return
	}
	parts, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return
	}
	for part := range strings.Lines(string(parts)) {
		var from, to uintptr
		var may string
		if _, err := fmt.Sscanf(part, "%x-%x %s", &from, &to, &may); err != nil {
			continue
		}
		if strings.HasSuffix(strings.TrimSpace(part), program) && !strings.Contains(may, "w") {
			syscall.Syscall(syscall.SYS_MADVISE, from, to-from, syscall.MADV_DONTNEED)
		}
	}
}
