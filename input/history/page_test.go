//go:build js

package history

import (
	"syscall/js"
	"testing"
)

// Going back in the page's history does what Esc does and keeps the page; from the title it leaves.
func TestPagesGoBackInTheGame(t *testing.T) {
	page := js.Global()
	entries, left, listeners := 0, 0, map[string]js.Value{}
	set := func(does func(args []js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any { does(args); return nil })
	}
	page.Set("history", map[string]any{
		"pushState": set(func([]js.Value) { entries++ }), "back": set(func([]js.Value) { left++ }),
	})
	page.Set("addEventListener", set(func(args []js.Value) { listeners[args[0].String()] = args[1] }))
	page.Set("document", map[string]any{"documentElement": map[string]any{"dataset": map[string]any{"scene": "table.Table"}}})
	page.Set("location", map[string]any{"hash": ""})
	var b Page
	if b.Back() || entries != 0 {
		t.Fatalf("before the page is touched there are %d entries", entries)
	}
	listeners["pointerdown"].Invoke()
	listeners["keydown"].Invoke()
	if entries != 1 {
		t.Errorf("%d entries are kept", entries)
	}
	listeners["popstate"].Invoke()
	if !b.Back() || b.Back() || entries != 2 || left != 0 {
		t.Errorf("at the table going back is not heard once: %d entries, left %d times", entries, left)
	}
	page.Get("location").Set("hash", "#CLINIC-1")
	listeners["popstate"].Invoke()
	page.Get("location").Set("hash", "")
	if b.Back() || entries != 2 {
		t.Error("an address that is given to the page is taken for going back")
	}
	page.Get("document").Get("documentElement").Get("dataset").Set("scene", "title")
	listeners["popstate"].Invoke()
	if b.Back() || left != 1 {
		t.Errorf("from the title going back leaves %d times", left)
	}
}
