// Package wrong doesn't compile for Windows.
package wrong
