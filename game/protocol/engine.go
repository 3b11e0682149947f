// Package protocol plays the rules without a window: it reads one JSON request per line and writes one JSON reply per
// line. docs/engine.md is its contract.
package protocol

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

// MaxLine is the maximum length of a request in bytes.
const MaxLine = 1 << 20

// Engine plays one game at a time.
type Engine struct {
	Version    string            // of the program
	Extensions []*game.Extension // all that the program knows
	Numbers    map[string]int    // of the player's own numbers file (B90)
	Judgement  *bot.Judgement    // for the bots

	match *game.Match
}

// Serve answers requests until the input ends. It returns only errors of reading or writing; requests cause none.
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
			reply = refused(Refuse(protocolRule, "This line is longer than 1 MiB."))
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

// readLine reads one line without its line ending. It keeps nothing of a line that is too long.
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

// trimEnd removes the line ending.
func trimEnd(line []byte) []byte {
	if line, ended := bytes.CutSuffix(line, []byte("\n")); ended {
		return bytes.TrimSuffix(line, []byte("\r"))
	}
	return line
}

// okReply is the part of a reply that says the request was granted.
type okReply struct {
	OK bool `json:"ok"`
}

var granted = okReply{true}

type refusedReply struct {
	OK    bool     `json:"ok"`
	Error *Refusal `json:"error"`
}

func refused(r *Refusal) refusedReply { return refusedReply{false, r} }

// Answer answers one request. The reply is to be encoded as JSON.
func (e *Engine) Answer(line []byte) (reply any) {
	value, err := parse(line)
	if err != nil {
		var r *Refusal
		errors.As(err, &r)
		return refused(r)
	}
	n := node{&reader{}, "", value}
	if _, ok := value.([]field); !ok {
		return refused(Refuse(protocolRule, "A request is a JSON object."))
	}
	o := n.object()
	defer func() {
		if reason := recover(); reason != nil { // no known request gets here
			reply = refused(Refuse(protocolRule, "This request is more than the program can answer: %v.", reason))
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
