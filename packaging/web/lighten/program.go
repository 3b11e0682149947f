package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// program is one in WebAssembly, taken apart: its sections as they are, and what its memory holds when it starts.
type program struct {
	sections []section
	memory   []byte // up to the last byte that is set
}

type section struct {
	kind byte
	text []byte
}

const (
	header     = "\x00asm\x01\x00\x00\x00"
	note       = 0  // the kind of a section that only tells something
	contents   = 11 // that of the one that says what the memory holds
	number     = 0x41
	done       = 0x0b
	zerosApart = 1024 // so many zeros in a row are left out, which memory holds anyway: what says where it goes on packs badly
)

var errShort = errors.New("the program ends too early")

// readProgram takes a program apart that Go's linker wrote; another one may be an error.
func readProgram(text []byte) (*program, error) {
	if !bytes.HasPrefix(text, []byte(header)) {
		return nil, errors.New("this is no program in WebAssembly")
	}
	p := &program{}
	for r := (&reader{left: text[len(header):]}); len(r.left) > 0; {
		s := section{kind: r.byte()}
		if s.text = r.bytes(r.number()); r.failed {
			return nil, errShort
		}
		p.sections = append(p.sections, s)
		if s.kind == contents {
			if err := p.fill(s.text); err != nil {
				return nil, err
			}
		}
	}
	return p, nil
}

// fill reads what the memory holds.
func (p *program) fill(text []byte) error {
	r := &reader{left: text}
	for range r.number() {
		if r.number() != 0 || r.byte() != number {
			return errors.New("the program does not say as Go does what its memory holds")
		}
		at := r.number()
		if r.byte() != done {
			return errors.New("the program does not say as Go does where its memory is filled")
		}
		part := r.bytes(r.number())
		if r.failed {
			return errShort
		}
		if more := at + len(part) - len(p.memory); more > 0 {
			p.memory = append(p.memory, make([]byte, more)...)
		}
		copy(p.memory[at:], part)
	}
	return nil
}

// join gives the program in one piece again, with its memory as it is now.
func (p *program) join() []byte {
	out := []byte(header)
	for _, s := range p.sections {
		if s.kind == contents {
			s.text = p.parts()
		}
		out = append(out, s.kind)
		out = binary.AppendUvarint(out, uint64(len(s.text)))
		out = append(out, s.text...)
	}
	return out
}

// parts writes what the memory holds between long rows of zeros.
func (p *program) parts() []byte {
	var out []byte
	count := uint64(0)
	for at := 0; at < len(p.memory); {
		if p.memory[at] == 0 {
			at++
			continue
		}
		size := bytes.Index(p.memory[at:], make([]byte, zerosApart))
		if size < 0 {
			size = len(p.memory) - at
		}
		out = appendSigned(append(out, 0, number), at)
		out = binary.AppendUvarint(append(out, done), uint64(size))
		out = append(out, p.memory[at:at+size]...)
		at += size
		count++
	}
	return append(binary.AppendUvarint(nil, count), out...)
}

// appendSigned writes a number that isn't negative where WebAssembly has one that may be: the second highest bit of its last byte is the sign.
func appendSigned(out []byte, n int) []byte {
	for ; n >= 0x40; n >>= 7 {
		out = append(out, byte(n)|0x80)
	}
	return append(out, byte(n))
}

// reader reads a text from its beginning. Beyond the end it gives zeros, and has failed.
type reader struct {
	left   []byte
	failed bool
}

func (r *reader) bytes(n int) []byte {
	if n > len(r.left) {
		r.failed, r.left = true, nil
		return nil
	}
	read := r.left[:n]
	r.left = r.left[n:]
	return read
}

func (r *reader) byte() byte {
	if b := r.bytes(1); r.failed {
		return 0
	} else {
		return b[0]
	}
}

// number reads one that is written seven bits a byte, and isn't negative.
func (r *reader) number() int {
	n, size := binary.Uvarint(r.left)
	if size <= 0 || n >= 1<<32 {
		r.failed, r.left = true, nil
		return 0
	}
	r.left = r.left[size:]
	return int(n)
}
