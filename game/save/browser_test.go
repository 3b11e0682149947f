//go:build js

package save

import (
	"syscall/js"
	"testing"
)

// Each open page autosaves under a different name, until it is closed.
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

// A page reports for each game its length and a mark of its end, so that a game written again can be told apart.
func TestPagesTellTheirFiles(t *testing.T) {
	kept := js.Global().Get("Map").New()
	function := func(do func(arguments []js.Value) any) js.Func {
		return js.FuncOf(func(_ js.Value, arguments []js.Value) any { return do(arguments) })
	}
	pages := map[string]any{
		"key": function(func(arguments []js.Value) any {
			return js.Global().Get("Array").Call("from", kept.Call("keys")).Index(arguments[0].Int())
		}),
		"getItem": function(func(arguments []js.Value) any { return kept.Call("get", arguments[0]) }),
		"setItem": function(func(arguments []js.Value) any { return kept.Call("set", arguments[0], arguments[1]) }),
		"length":  0,
	}
	before := js.Global().Get("clinicStore")
	js.Global().Set("clinicStore", pages)
	defer js.Global().Set("clinicStore", before)
	store := Open("clinic/games", nil)
	seen := map[File]bool{}
	for i, contents := range []string{"{}", "{ }", "{!}", "{!}"} {
		if err := store.Put("one", []byte(contents)); err != nil {
			t.Fatal(err)
		}
		js.Global().Get("clinicStore").Set("length", kept.Get("size"))
		files, err := store.Files()
		if err != nil || len(files) != 1 || files[0].Name != "one" || files[0].Size != int64(len(contents)) {
			t.Fatalf("of %q the page tells %+v, %v", contents, files, err)
		}
		if seen[files[0]] != (i == 3) {
			t.Errorf("%q is told as it was before: %v", contents, seen[files[0]])
		}
		seen[files[0]] = true
	}
}
