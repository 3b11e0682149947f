package system

import (
	"fmt"
	"io"

	"github.com/ebitengine/purego"
	"github.com/jezek/xgb"
)

// Loadable says which of these libraries can't be loaded: the engine falls over what it misses without naming it.
func Loadable(names ...string) error {
	for _, name := range names {
		if _, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
			return fmt.Errorf("%s can't be loaded: %w", name, err)
		}
	}
	return nil
}

// OpenDisplay says why a display can't be opened: the engine falls over that without naming it. It stays open until
// what it gives is called: a display that nobody else uses begins anew when its last client goes, and a window that
// opens just then finds none.
func OpenDisplay(display string) (done func(), err error) {
	xgb.Logger.SetOutput(io.Discard)
	connection, err := xgb.NewConnDisplay(display)
	if err != nil {
		return nil, fmt.Errorf("the display %q can't be opened: %w", display, err)
	}
	return connection.Close, nil
}
