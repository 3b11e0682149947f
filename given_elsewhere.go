//go:build !js

package main

// given is what the address of a page tells: programs have none.
func given() string { return "" }
