// Package doubtful has a finding of vet on macOS only.
package doubtful
