// Package doubtful is vetted for macOS alone.
package doubtful
