// Package system holds what reaches past the engine into Linux: returning memory, the messages of ALSA, and missing
// libraries and displays. docs/system.md says why, and what happens without it.
package system
