package system

import (
	"fmt"
	"io"

	"github.com/ebitengine/purego"
	"github.com/jezek/xgb"
)

// Loadable returns an error for the first of the given libraries that can't be loaded: the engine crashes without
// naming the one it misses.
func Loadable(names ...string) error {
	for _, name := range names {
		if _, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
			return fmt.Errorf("%s can't be loaded: %w", name, err)
		}
	}
	return nil
}

// OpenDisplay returns an error if a display can't be opened: the engine crashes then without naming it. The
// connection stays open until done is called: a display resets itself when its last client leaves, and a window that
// opens at that moment finds none.
func OpenDisplay(display string) (done func(), err error) {
	xgb.Logger.SetOutput(io.Discard)
	connection, err := xgb.NewConnDisplay(display)
	if err != nil {
		return nil, fmt.Errorf("the display %q can't be opened: %w", display, err)
	}
	return connection.Close, nil
}
