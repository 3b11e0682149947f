//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"sync"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/campaign"
)

// tries holds the campaign games that bots have played, so that a long measurement can be stopped and resumed at any
// time, and earlier games are judged by today's medals. Without a file it remembers nothing.
type tries struct {
	lock  sync.Mutex
	file  *os.File
	games map[try][]game.Entry
}

// try identifies one game.
type try struct {
	Clinic string    `json:"clinic"`
	Seed   uint64    `json:"seed"`
	Level  bot.Level `json:"level"`
	Work   int       `json:"budget"`
	Number uint64    `json:"try"`
}

// keptTry is a line of the file.
type keptTry struct {
	try
	Log []game.Entry `json:"log"`
}

// openTries reads the tries in a file, which is created if it is missing; an incomplete last line is dropped. The
// error says which file is not one of these, or can't be read or written.
func openTries(name string) (*tries, error) {
	t := &tries{games: map[try][]game.Entry{}}
	if name == "" {
		return t, nil
	}
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(name)
	if err != nil {
		file.Close()
		return nil, err
	}
	whole := bytes.LastIndexByte(data, '\n') + 1
	for line := range bytes.Lines(data[:whole]) {
		var kept keptTry
		if err := json.Unmarshal(line, &kept); err != nil {
			file.Close()
			return nil, fmt.Errorf("%s holds no tries of the campaign: %w", name, err)
		}
		t.games[kept.try] = kept.Log
	}
	if err := file.Truncate(int64(whole)); err != nil {
		file.Close()
		return nil, err
	}
	if _, err := file.Seek(int64(whole), 0); err != nil {
		file.Close()
		return nil, err
	}
	t.file = file
	return t, nil
}

// Close closes the file.
func (t *tries) Close() {
	if t.file != nil {
		t.file.Close() // every line is already written
	}
}

// play returns the result of a try, playing it unless the game is already known. The error names a game that came to
// no end, or says why the try could not be written.
func (t *tries) play(trial *campaign.Trial, number uint64) (tried campaign.Tried, err error) {
	which := try{trial.Clinic.ID, trial.Clinic.Seed, trial.Level, trial.Work, number}
	t.lock.Lock()
	log, known := t.games[which]
	t.lock.Unlock()
	if known {
		if m := trial.Again(log); m != nil {
			return trial.Clinic.Tried(m), nil
		}
	}
	m, err := trial.Play(number)
	if err != nil {
		return tried, err
	}
	if t.file != nil {
		line, err := json.Marshal(keptTry{which, m.Log})
		if err != nil {
			return tried, err
		}
		t.lock.Lock()
		defer t.lock.Unlock()
		if _, err := t.file.Write(append(line, '\n')); err != nil {
			return tried, err
		}
	}
	return trial.Clinic.Tried(m), nil
}
