//go:build all && !js && !windows

package host_test

func init() { kills, faults = 100, 30 }
