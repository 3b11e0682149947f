package puzzle

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"io"
	"maps"
	"os"
	"slices"
	"testing"

	"clinic/assets"
	"clinic/game/bot"
	"clinic/game/extensions"
)

var update = flag.Bool("update", false, "write the puzzles up to lastPast that are not kept yet, as they are found now")

// The puzzles of past days stay what they were: they are read without loss, the answers are played by the rules of
// their time and are optimal, and no puzzle is solved before it begins.
func TestPuzzlesOfPastDaysStayAsTheyWere(t *testing.T) {
	lines := linesOf(t)
	if *update {
		lines = written(t, lines)
	}
	if len(lines) != lastPast {
		t.Fatalf("%d puzzles are kept, not %d", len(lines), lastPast)
	}
	var k kept
	for i, line := range lines {
		before := k.Numbers
		k = kept{}
		if err := json.Unmarshal(line, &k); err != nil {
			t.Fatal(err)
		}
		if k.Numbers == nil {
			k.Numbers = before
		}
		p := k.puzzle(extensions.All())
		if again := lineOf(t, p, before); !bytes.Equal(again, line) {
			t.Errorf("%d is kept as %s and read as %s", i+1, line, again)
		}
		if p.Number != i+1 || p.Stars(p.Standing(p.Start)) != 0 || p.Stars(p.Best) != 2 {
			t.Errorf("%d is of number %d; its answer comes to %+v", i+1, p.Number, p.Best)
		}
	}
}

// linesOf returns the kept puzzles.
func linesOf(t *testing.T) [][]byte {
	unpacked, err := gzip.NewReader(bytes.NewReader(assets.Puzzles))
	if err != nil {
		t.Fatal(err)
	}
	all, err := io.ReadAll(unpacked)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Collect(bytes.Lines(all))
}

// lineOf returns the line for a puzzle after one with these numbers.
func lineOf(t *testing.T, p *Puzzle, before map[string]int) []byte {
	k := kept{
		Number: p.Number, Kind: p.Kind, Grade: p.Grade, Rules: p.Rules.Version, Numbers: p.Rules.NumbersByName(), Start: p.Start,
		Asks: p.Asks, Answer: p.Answer, Plain: p.Plain, Prices: p.prices,
	}
	if maps.Equal(k.Numbers, before) {
		k.Numbers = nil
	}
	line, err := json.Marshal(k)
	if err != nil {
		t.Fatal(err)
	}
	return append(line, '\n')
}

// written finds the missing puzzles and adds them to the kept ones.
func written(t *testing.T, lines [][]byte) [][]byte {
	judgement, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	var last kept // numbers in force
	for _, line := range lines {
		if err := json.Unmarshal(line, &last); err != nil {
			t.Fatal(err)
		}
	}
	for number := len(lines) + 1; number <= lastPast; number++ {
		s := &Search{number: number, judgement: judgement, known: extensions.All(), rests: func(struct{}) bool { return true }}
		for s.found == nil {
			s.think()
		}
		lines = append(lines, lineOf(t, s.found, last.Numbers))
		last.Numbers = s.found.Rules.NumbersByName()
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(bytes.Join(lines, nil))
	}
	if err == nil {
		err = w.Close()
	}
	if err == nil {
		err = os.WriteFile("../../assets/puzzles/past.jsonl.gz", packed.Bytes(), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	return lines
}
