// Package system holds what reaches past the engine into Linux: memory that is given back, the messages of ALSA, and
// libraries and displays that are missing. docs/system.md says why, and what happens without.
package system
