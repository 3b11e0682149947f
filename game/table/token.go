package table

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"io"
	"strings"
)

// letters are what codes and tokens are written with: none sounds or looks like another one.
const letters = "0123456789abcdefghjkmnpqrstvwxyz"

var encoding = base32.NewEncoding(letters).WithPadding(base32.NoPadding)

// CodeLength is the number of letters of a table's code.
const CodeLength = 8

const (
	codeBytes  = 5  // make a code of eight letters
	tokenBytes = 16 // make a token of 26 letters
)

// NewCode returns a code for a table, from chance that nobody can guess. The error is the source's.
func NewCode(chance io.Reader) (string, error) { return drawn(chance, codeBytes) }

// NewToken returns a token, which is shown once to whom it belongs, and its SHA-256, which is all that a log holds.
func NewToken(chance io.Reader) (token string, known []byte, err error) {
	token, err = drawn(chance, tokenBytes)
	return token, Known(token), err
}

func drawn(chance io.Reader, bytes int) (string, error) {
	secret := make([]byte, bytes)
	if _, err := io.ReadFull(chance, secret); err != nil {
		return "", err
	}
	return encoding.EncodeToString(secret), nil
}

// Known returns what a log holds of a token.
func Known(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// IsCode reports whether this can be the code of a table. Whatever else is sent as one never gets to the log.
func IsCode(code string) bool {
	return len(code) == CodeLength && strings.Trim(code, letters) == ""
}

// IsToken reports whether this can be a token.
func IsToken(token string) bool {
	return len(token) == encoding.EncodedLen(tokenBytes) && strings.Trim(token, letters) == ""
}

// Retyped returns a code or a token as it is written, from what somebody has typed: in any case, with spaces and
// hyphens, and with letters that look like others.
func Retyped(text string) string {
	return strings.NewReplacer(" ", "", "-", "", "o", "0", "i", "1", "l", "1", "u", "v").Replace(strings.ToLower(text))
}

// same compares in a time that doesn't depend on where two hashes differ.
func same(a, b []byte) bool { return len(a) > 0 && subtle.ConstantTimeCompare(a, b) == 1 }
