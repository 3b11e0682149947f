//go:build js

package sharing

import "syscall/js"

// Address is that of this page, to which links lead.
func Address() string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String()
}
