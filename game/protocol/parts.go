package protocol

import (
	"errors"

	"clinic/game"
)

// The parts of the protocol's documents, for programs that send them in messages of their own.

// View returns a state as the protocol writes a position, to be encoded as JSON. It leaves out what no player may know:
// the seed, and the order of what is still to be drawn (B92). Pass the View of a player, or the actions that the others
// have chosen in secret are shown.
func View(rules *game.Rules, view *game.State) any { return writeState(rules, view, false) }

// ReadCommand reads a command. Whether it is legal only the rules can say. The error is a *Refusal.
func ReadCommand(rules *game.Rules, data []byte) (game.Command, error) {
	n, err := root(data)
	if err != nil {
		return game.Command{}, err
	}
	c := readCommand(rules, n)
	if n.failed() {
		return game.Command{}, n.reader.err
	}
	return c, nil
}

// Event returns an event as the protocol writes it, to be encoded as JSON, with the fields "step" and "idle" that the
// log of a table needs.
func Event(rules *game.Rules, e *game.Event) any {
	w := writeEvent(rules, e)
	w.Step, w.Idle = e.Step, e.Idle
	return w
}

// Config returns the config of a game as the protocol writes it, to be encoded as JSON, without its seed.
func Config(rules *game.Rules) any { return writeConfig(rules, &rules.Config, false) }

// ReadConfig reads a config. Numbers that it doesn't set come from those of the program (B90). The error is a *Refusal.
func ReadConfig(data []byte, known []*game.Extension, numbers map[string]int) (game.Config, error) {
	n, err := root(data)
	if err != nil {
		return game.Config{}, err
	}
	c := readConfig(n, known, numbers)
	if n.failed() {
		return c, n.reader.err
	}
	if _, err := game.NewRules(c, known); err != nil {
		n.failConfig(err)
		return c, n.reader.err
	}
	return c, nil
}

// root parses a document.
func root(data []byte) (node, error) {
	value, err := parse(data)
	if err != nil {
		return node{}, err
	}
	return node{&reader{}, "", value}, nil
}

// Refused returns an error as the protocol tells it: a *Refusal as it is, everything else as one of this rule.
func Refused(rule string, err error) *Refusal {
	var refusal *Refusal
	if errors.As(err, &refusal) {
		return refusal
	}
	return &Refusal{rule, err.Error()}
}
