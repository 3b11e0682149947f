package lobby_test

import (
	"testing"

	"clinic/scenes/lobby"
)

// A link is one as the window shows it, too: without the scheme of its address.
func TestALinkNeedsNoScheme(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"http://127.0.0.1:7790/#join=pnq2mgr2": true,
		"127.0.0.1:7790/#join=pnq2mgr2":        true,
		"clinic.example/#join=pnq2mgr2":        true,
		"#join=pnq2mgr2":                       true,
		"PNQ2 MGR2":                            false,
		"127.0.0.1:7790":                       false,
	} {
		if got := lobby.HasLink(text); got != want {
			t.Errorf("%q is a link: %v", text, got)
		}
	}
}
