// Package engine plays the rules core without a window: one JSON request a line in, one JSON reply a line out.
// docs/engine.md is its contract.
package engine

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"clinic/game"
	"clinic/game/bot"
)

// Protocol is the version of the protocol.
const Protocol = 1

// MaxLine is how long a request may be, in bytes.
const MaxLine = 1 << 20

// Engine plays one game at a time.
type Engine struct {
	Version    string            // of the program
	Extensions []*game.Extension // that the program knows
	Numbers    map[string]int    // of the player's own numbers file (B90)
	Judgement  *bot.Judgement    // of the players that the program plays

	match *game.Match
}

// Serve answers requests until the input ends. Its error is one of reading or writing, never of a request.
func (e *Engine) Serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewReaderSize(in, 1<<16)
	for {
		line, long, err := readLine(lines)
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		last := err != nil
		if last && len(line) == 0 && !long {
			return nil
		}
		var reply any
		if long {
			reply = refused(refuse(protocolRule, "This line is longer than 1 MiB."))
		} else {
			reply = e.Answer(line)
		}
		var buffer bytes.Buffer
		encoder := json.NewEncoder(&buffer)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(reply); err != nil {
			return err
		}
		if _, err := out.Write(buffer.Bytes()); err != nil {
			return err
		}
		if last {
			return nil
		}
	}
}

// readLine reads one line without its end. Of a line that is too long it keeps nothing.
func readLine(r *bufio.Reader) (line []byte, long bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		if !long {
			line = append(line, part...)
		}
		if len(trimEnd(line)) > MaxLine {
			line, long = nil, true
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		return trimEnd(line), long, err
	}
}

// trimEnd takes the end of a line off.
func trimEnd(line []byte) []byte {
	if line, ended := bytes.CutSuffix(line, []byte("\n")); ended {
		return bytes.TrimSuffix(line, []byte("\r"))
	}
	return line
}

// okReply is the part of a reply that says that the request was granted.
type okReply struct {
	OK bool `json:"ok"`
}

var granted = okReply{true}

type refusedReply struct {
	OK    bool     `json:"ok"`
	Error *refusal `json:"error"`
}

func refused(r *refusal) refusedReply { return refusedReply{false, r} }

// Answer answers one request; the reply is to be written as JSON.
func (e *Engine) Answer(line []byte) (reply any) {
	value, err := parse(line)
	if err != nil {
		var r *refusal
		errors.As(err, &r)
		return refused(r)
	}
	n := node{&reader{}, "", value}
	if _, ok := value.([]field); !ok {
		return refused(refuse(protocolRule, "A request is a JSON object."))
	}
	o := n.object()
	defer func() {
		if reason := recover(); reason != nil { // no request is known that comes here
			reply = refused(refuse(protocolRule, "This request is more than the program can answer: %v.", reason))
		}
	}()
	do := o.need("do")
	name := do.text()
	for i := range requests {
		if requests[i].name == name {
			return requests[i].answer(e, o)
		}
	}
	do.fail("must be a request, not %q", name)
	return refused(n.reader.err)
}
