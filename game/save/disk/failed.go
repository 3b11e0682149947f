//go:build !js

package disk

import "fmt"

// Failed is an error that says what could not be done with a file or folder, in a sentence in which %s stands for its
// path, and why. errors.As finds the *At in it.
func Failed(sentence, path string, err error) error {
	return &At{Path: path, sentence: fmt.Sprintf(sentence, path), reason: Plainly(err)}
}
