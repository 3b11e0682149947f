//go:build !js

package disk

import "fmt"

// Failed returns an error that says what could not be done with a file or folder, and why. In the sentence, %s stands
// for the path. errors.As finds the *At in it.
func Failed(sentence, path string, err error) error {
	return &At{Path: path, sentence: fmt.Sprintf(sentence, path), reason: Plainly(err)}
}
