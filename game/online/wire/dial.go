//go:build !js

package wire

import (
	"context"
	"time"

	"github.com/coder/websocket"
)

// Dial opens a connection to an address such as ws://10.0.0.1:7790/socket. The error says that nobody answers, after
// ten seconds at most.
func Dial(address string) (Conn, error) { return DialWithin(address, patience) }

// DialWithin does that within another time.
func DialWithin(address string, patience time.Duration) (Conn, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	c, _, err := websocket.Dial(ctx, address, &websocket.DialOptions{CompressionMode: websocket.CompressionNoContextTakeover})
	if err != nil {
		return nil, err
	}
	return Over(c, Largest), nil
}
