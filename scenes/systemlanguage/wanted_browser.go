//go:build js

package systemlanguage

import "syscall/js"

// wanted asks the browser.
func wanted() []string {
	browser := js.Global().Get("navigator")
	if list := browser.Get("languages"); list.Truthy() {
		var names []string
		for i := range list.Length() {
			names = append(names, list.Index(i).String())
		}
		return names
	}
	if one := browser.Get("language"); one.Truthy() {
		return []string{one.String()}
	}
	return nil
}
