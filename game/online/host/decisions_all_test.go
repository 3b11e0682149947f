//go:build all && !js

package host_test

func init() { everyGame = true }
