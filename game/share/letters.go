package share

import (
	"hash/crc32"
	"hash/fnv"
	"strings"
)

// alphabet holds the letters of codes: none sounds or looks like another one. Lowercase letters and the usual
// mistakes are read, too.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// letterBits is the number of bits of a letter.
const letterBits = 5

var mistaken = strings.NewReplacer("O", "0", "I", "1", "L", "1")

// hash returns the number of a name in a code, which doesn't depend on other names.
func hash(name string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(name))
	sum := h.Sum32()
	return sum ^ sum>>11
}

// short returns the hash of a name among few; 0 for no name.
func short(name string) int {
	if name == "" {
		return 0
	}
	return int(hash(name) & (1<<wordBits - 1))
}

// writer collects bits, the highest of each number first.
type writer struct{ bits []bool }

func (w *writer) bit(on bool) { w.bits = append(w.bits, on) }

func (w *writer) number(n, bits int) {
	for i := bits - 1; i >= 0; i-- {
		w.bit(n>>i&1 == 1)
	}
}

func (w *writer) word(name string) { w.number(short(name), wordBits) }

// unsigned writes a number four bits at a time, the lowest first, each group preceded by whether more follow.
func (w *writer) unsigned(n uint64) {
	for n >= 16 {
		w.bit(true)
		w.number(int(n&15), 4)
		n >>= 4
	}
	w.bit(false)
	w.number(int(n), 4)
}

func (w *writer) signed(n int) { w.unsigned(uint64(int64(n)<<1 ^ int64(n)>>63)) }

// letters returns what was written, with its check, in groups.
func (w *writer) letters() string {
	for len(w.bits)%letterBits != 0 {
		w.bit(false)
	}
	plain := packed(w.bits)
	w.number(int(check(plain)), checkBits)
	all := packed(w.bits)
	var code strings.Builder
	code.WriteString(prefix)
	for i, letter := range all {
		if i%group == 0 {
			code.WriteByte('-')
		}
		code.WriteRune(letter)
	}
	return code.String()
}

// packed returns bits as letters.
func packed(bits []bool) string {
	var letters strings.Builder
	for i := 0; i < len(bits); i += letterBits {
		value := 0
		for _, on := range bits[i : i+letterBits] {
			value <<= 1
			if on {
				value |= 1
			}
		}
		letters.WriteByte(alphabet[value])
	}
	return letters.String()
}

// check returns a checksum that detects wrong letters.
func check(letters string) uint32 {
	return crc32.ChecksumIEEE([]byte(letters)) & (1<<checkBits - 1)
}

// reader reads the bits of a code. Bits after its end are zero, which end reports.
type reader struct {
	bits  []bool
	short bool // it was read beyond its end
	other bool // it names something that this program doesn't know
}

// open finds the code in a text and verifies its checksum and version.
func open(text string) (*reader, error) {
	letters, marked, err := lettersOf(text)
	if err != nil {
		return nil, err
	}
	bits := make([]bool, 0, len(letters)*letterBits)
	for i := range len(letters) {
		value := strings.IndexByte(alphabet, letters[i])
		if value < 0 {
			if marked {
				return nil, ErrMistyped
			}
			return nil, ErrNoCode
		}
		for j := letterBits - 1; j >= 0; j-- {
			bits = append(bits, value>>j&1 == 1)
		}
	}
	const leastLetters = 10
	whole := len(letters) >= leastLetters
	if whole {
		r := reader{bits: bits[len(bits)-checkBits:]}
		whole = uint32(r.number(checkBits)) == check(letters[:len(letters)-checkBits/letterBits])
	}
	switch {
	case !whole && marked:
		return nil, ErrMistyped
	case !whole:
		return nil, ErrNoCode
	}
	r := &reader{bits: bits[:len(bits)-checkBits]}
	if r.number(versionBits) != version {
		return nil, ErrNewer
	}
	return r, nil
}

// lettersOf returns the letters of the code in a text, and whether the prefix of codes comes before them.
func lettersOf(text string) (letters string, marked bool, err error) {
	const longest = 1 << 16
	if len(text) > longest {
		return "", false, ErrNoCode
	}
	upper := strings.ToUpper(strings.TrimSpace(text))
	if _, after, found := strings.Cut(upper, prefix+"-"); found {
		end := strings.IndexFunc(after, func(r rune) bool { return r != '-' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') })
		if end < 0 || onlyLetters(after) { // read aloud and written with spaces
			end = len(after)
		}
		upper, marked = after[:end], true
	}
	upper = mistaken.Replace(strings.Join(strings.FieldsFunc(upper, func(r rune) bool { return r == '-' || r == ' ' || r == '\n' || r == '\r' || r == '\t' }), ""))
	if len(upper) > most {
		return "", marked, ErrNoCode
	}
	return upper, marked, nil
}

// onlyLetters reports whether a text consists of letters of codes only, in groups no longer than theirs.
func onlyLetters(text string) bool {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == '-' || r == ' ' }) {
		for _, r := range mistaken.Replace(part) {
			if !strings.ContainsRune(alphabet, r) || len(part) > group {
				return false
			}
		}
	}
	return true
}

func (r *reader) bit() bool {
	if len(r.bits) == 0 {
		r.short = true
		return false
	}
	on := r.bits[0]
	r.bits = r.bits[1:]
	return on
}

func (r *reader) number(bits int) (n int) {
	for range bits {
		n <<= 1
		if r.bit() {
			n |= 1
		}
	}
	return n
}

func (r *reader) unsigned() (n uint64) {
	for shift := 0; shift < 64; shift += 4 {
		more := r.bit()
		n |= uint64(r.number(4)) << shift
		if !more {
			break
		}
	}
	return n
}

func (r *reader) signed() int {
	n := r.unsigned()
	return int(int64(n>>1) ^ -int64(n&1))
}

// one reads which of the names is meant.
func (r *reader) one(names []string) string { return r.oneOf(func() []string { return names }) }

func (r *reader) oneOf(names func() []string) string {
	word := r.number(wordBits)
	for _, name := range names() {
		if short(name) == word {
			return name
		}
	}
	r.other = true
	return ""
}

// end returns an error unless the code was read exactly to its end and everything in it is known.
func (r *reader) end() error {
	switch {
	case r.other:
		return ErrNewer
	case r.short, len(r.bits) >= letterBits:
		return ErrMistyped
	}
	for _, on := range r.bits {
		if on {
			return ErrMistyped
		}
	}
	return nil
}
