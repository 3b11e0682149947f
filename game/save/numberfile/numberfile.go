// Package numberfile reads a player's own numbers: a TOML file with the names of the numbers table (B90).
package numberfile

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"clinic/game"
	"clinic/game/save/disk"
)

// Problem says what is wrong with a numbers file, and in which line, counted from 1; Line is 0 if it is no single
// line.
type Problem struct {
	File string
	Line int
	Why  string
}

func (p *Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s: %s", p.File, p.Why)
	}
	return fmt.Sprintf("%s, line %d: %s", p.File, p.Line, p.Why)
}

// Read reads a numbers file for a program that knows these extensions, as values for game.Config.Numbers. Its error
// is a *Problem: the file can't be read, is not TOML, or has an unknown name or a value that is not a whole number or
// not possible.
func Read(path string, known []*game.Extension) (map[string]int, error) {
	data, err := read(path)
	if err != nil {
		return nil, &Problem{File: path, Why: fmt.Sprintf("this file of numbers can't be read: %v", disk.Plainly(err))}
	}
	return Parse(path, data, known)
}

// largest is the largest size of a numbers file in bytes; one with every number has some thousand.
const largest = 1 << 20

// read accepts pipes, too: a player may name one in place of a file.
func read(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return disk.ReadAll(file, largest)
}

// Parse is like Read for a file in memory; name is the file's name in its error.
func Parse(name string, data []byte, known []*game.Extension) (map[string]int, error) {
	var tree map[string]any
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")) // the byte order mark that some editors write
	if bytes.HasPrefix(data, []byte("\xff\xfe")) || bytes.HasPrefix(data, []byte("\xfe\xff")) {
		return nil, &Problem{File: name, Line: 1, Why: "this file is written in UTF-16; save it as UTF-8"}
	}
	lines, repeated := keyLines(data)
	if err := toml.Unmarshal(data, &tree); err != nil {
		problem := &Problem{File: name, Line: repeated, Why: strings.TrimPrefix(err.Error(), "toml: ")}
		if decoding := (*toml.DecodeError)(nil); errors.As(err, &decoding) {
			problem.Line, _ = decoding.Position()
		}
		return nil, problem
	}
	values := map[string]int{}
	if problem := flatten(tree, "", values, lines); problem != nil {
		problem.File = name
		return nil, problem
	}
	if err := game.CheckNumbers(values, known); err != nil {
		problem := &Problem{File: name, Why: err.Error()}
		if wrong := (*game.NumberError)(nil); errors.As(err, &wrong) {
			problem.Line = lines[wrong.Name]
		}
		return nil, problem
	}
	return values, nil
}

// flatten stores every number of the tree in values under its full name. It returns the Problem of the first value,
// by line, that is not a whole number.
func flatten(tree map[string]any, prefix string, values map[string]int, lines map[string]int) *Problem {
	var first *Problem
	for key, value := range tree {
		name := prefix + key
		var problem *Problem
		switch v := value.(type) {
		case map[string]any:
			problem = flatten(v, name+".", values, lines)
		case int64:
			values[name] = int(min(max(v, -farAway), farAway))
		default:
			problem = &Problem{Line: lines[name], Why: fmt.Sprintf("%s must be a whole number, not %s", name, kindOf(value))}
		}
		if problem != nil && (first == nil || problem.Line < first.Line) {
			first = problem
		}
	}
	return first
}

// farAway is beyond every value that a number may have; it keeps a huge one huge on every platform.
const farAway = 1_000_000_000

func kindOf(value any) string {
	switch value.(type) {
	case string:
		return "a text"
	case bool:
		return "true or false"
	case float64:
		return "a number with a point"
	case []any:
		return "a list"
	}
	return "a date or a time"
}

// keyLines returns the line of each key, and the line of the first repeated key, or 0.
func keyLines(data []byte) (lines map[string]int, repeated int) {
	lines = map[string]int{}
	parser := unstable.Parser{}
	parser.Reset(data)
	note := func(name string, line int) {
		if _, known := lines[name]; known && repeated == 0 {
			repeated = line
		}
		lines[name] = line
	}
	var pair func(node *unstable.Node, prefix string)
	pair = func(node *unstable.Node, prefix string) {
		name, line := keyOf(&parser, node)
		note(prefix+name, line)
		if node.Value().Kind == unstable.InlineTable {
			for inner := node.Value().Children(); inner.Next(); {
				pair(inner.Node(), prefix+name+".")
			}
		}
	}
	table := ""
	for parser.NextExpression() {
		switch expression := parser.Expression(); expression.Kind {
		case unstable.Table, unstable.ArrayTable:
			name, line := keyOf(&parser, expression)
			note(name, line)
			table = name + "."
		case unstable.KeyValue:
			pair(expression, table)
		}
	}
	return lines, repeated
}

// keyOf returns the name and the line of an expression's key.
func keyOf(parser *unstable.Parser, expression *unstable.Node) (name string, line int) {
	var parts []string
	for key := expression.Key(); key.Next(); {
		parts = append(parts, string(key.Node().Data))
		if line == 0 {
			line = parser.Shape(key.Node().Raw).Start.Line
		}
	}
	return strings.Join(parts, "."), line
}
