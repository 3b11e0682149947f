package scenes

import (
	"fmt"

	"github.com/ebitengine/purego"
)

// loadable says which of these libraries can't be loaded: the engine falls over what it misses without naming it.
func loadable(names ...string) error {
	for _, name := range names {
		if _, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
			return fmt.Errorf("%s can't be loaded: %w", name, err)
		}
	}
	return nil
}
