package given

import (
	"testing"
	"time"
)

// Patience is how long a test waits for what has to come, before it says that it doesn't. It is ten times what a
// slow machine takes: nothing depends on how fast things go.
const Patience = 10 * time.Minute

// Until waits until something is done, which is asked again and again.
func Until(t testing.TB, what string, done func() bool) {
	t.Helper()
	late := time.After(Patience)
	for !done() {
		select {
		case <-late:
			t.Fatal(what + " never comes")
		case <-time.After(5 * time.Millisecond):
		}
	}
}
