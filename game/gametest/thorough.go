//go:build all

package gametest

// Thorough reports whether tests take all games, sizes and languages that they know: with the build tag all.
const Thorough = true
