//go:build js

package save

import (
	"syscall/js"
	"testing"
)

// Each page that is open keeps the game that goes on by itself under another name, until it is closed.
func TestPagesClaimNames(t *testing.T) {
	held := map[string]bool{}
	var grants []js.Value
	request := js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		name, give := arguments[0].String(), arguments[2]
		lock := js.Null()
		if !held[name] {
			lock = js.ValueOf(map[string]any{"name": name})
			held[name] = true
		}
		grants = append(grants, give.Invoke(lock))
		return js.Global().Get("Promise").Call("resolve")
	})
	locks := js.ValueOf(map[string]any{"request": request})
	for i, want := range []string{"autosave", "autosave in window 2", "autosave in window 3"} {
		if name, another := claimed(locks, "clinic/games"); name != want || another != (i > 0) {
			t.Errorf("the name is %s, want %s; another page: %v", name, want, another)
		}
	}
	if last := grants[len(grants)-1]; !last.InstanceOf(js.Global().Get("Promise")) {
		t.Error("the name is given back at once")
	}
	if name, another := claimed(js.Undefined(), "clinic/games"); name != Autosave || another {
		t.Errorf("where a browser can't tell the name is %s", name)
	}
	forbidden := js.FuncOf(func(js.Value, []js.Value) any {
		return js.Global().Get("Promise").Call("reject", "forbidden")
	})
	if name, another := claimed(js.ValueOf(map[string]any{"request": forbidden}), "x"); name != Autosave || another {
		t.Errorf("where a page may not ask the name is %s", name)
	}
}
