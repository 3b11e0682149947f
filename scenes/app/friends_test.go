package app_test

import (
	"fmt"
	"testing"

	"clinic/scenes/app"
)

// A link is an argument, the page's address, or pasted; anything else leads nowhere.
func TestALinkLeadsToItsTable(t *testing.T) {
	const code, token = "7k3mq2xa", "0123456789abcdefghjkmnpqrs"
	for text, want := range map[string]string{
		"join=" + code: "*lobby.Join", "http://127.0.0.1:9/#join=" + code: "*lobby.Join", "http://127.0.0.1:9/#watch=" + code + "." + token: "*lobby.Join",
		"http://127.0.0.1:9/#join=" + code + "." + token: "*lobby.Sitting", "join=": "*title.Scene",
	} {
		if got := fmt.Sprintf("%T", handed(t, app.Start{}, text).Scene()); got != want {
			t.Errorf("the address %q leads to %s", text, got)
		}
	}
	if got := fmt.Sprintf("%T", handed(t, app.Start{Join: "http://127.0.0.1:9/#join=" + code}, "").Scene()); got != "*lobby.Join" {
		t.Errorf("an argument leads to %s", got)
	}
}
