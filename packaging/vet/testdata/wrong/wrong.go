// Package wrong does not compile for Windows.
package wrong
