package system

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"

	"github.com/ebitengine/purego"
)

// TrimMemory gives memory back to Linux that the start and earlier scenes took and nothing needs any more.
func TrimMemory() {
	trimPictures()
	trimFiles()
}

// trimPictures has the C library return freed memory to the system: pictures use it if drawing is done in software,
// and the library would otherwise keep it. Not every Linux has the library, and not every library the function; then
// nothing is returned.
func trimPictures() {
	library, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	if trim, err := purego.Dlsym(library, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}

// trimFiles lets the system drop what was read of the program's own file and its libraries. Much of it, such as
// fonts, art, texts and the shader compiler, is needed only at startup. The system reads it again when it is needed.
func trimFiles() {
	parts, err := fileParts()
	if err != nil {
		return
	}
	for _, p := range parts {
		if p.untouched {
			syscall.Syscall(syscall.SYS_MADVISE, p.from, p.to-p.from, syscall.MADV_DONTNEED)
		}
	}
}

// part is a part of a file mapped into memory.
type part struct {
	file      string
	from, to  uintptr
	inMemory  int  // kilobytes
	untouched bool // not writable, and everywhere as in the file: no addresses were set in it
}

// fileParts returns the private mappings of the program's file and its libraries.
func fileParts() (parts []part, err error) {
	all, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		return nil, err
	}
	file := false
	for line := range strings.Lines(string(all)) {
		fields := strings.Fields(line)
		if name, isValue := strings.CutSuffix(fields[0], ":"); !isValue {
			_, path, _ := strings.Cut(line, "/")
			p := part{file: "/" + strings.TrimSpace(path), untouched: !strings.Contains(fields[1], "w")}
			if _, err := fmt.Sscanf(fields[0], "%x-%x", &p.from, &p.to); err != nil {
				return nil, err
			}
			if file = path != "" && strings.HasSuffix(fields[1], "p"); file {
				parts = append(parts, p)
			}
		} else if file {
			p := &parts[len(parts)-1]
			switch name {
			case "Rss":
				p.inMemory, err = strconv.Atoi(fields[1])
			case "Anonymous", "Swap":
				p.untouched = p.untouched && fields[1] == "0"
			}
			if err != nil {
				return nil, err
			}
		}
	}
	return parts, nil
}
