//go:build !js

// Package onlinetest helps tests of tables across machines: a log without files, and connections.
package onlinetest

import (
	"context"

	"github.com/coder/websocket"

	"clinic/game/online/wire"
)

// Dial opens a connection to an address such as ws://10.0.0.1:7790/socket. The error says that nobody answers.
func Dial(address string) (wire.Conn, error) {
	c, _, err := websocket.Dial(context.Background(), address, &websocket.DialOptions{CompressionMode: websocket.CompressionNoContextTakeover})
	if err != nil {
		return nil, err
	}
	return wire.Over(c, wire.Largest), nil
}
