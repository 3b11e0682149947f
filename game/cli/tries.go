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

// tries is what bots have played in the campaign, so that a long measurement can be stopped at any time and gone on
// with, and games that were played before are judged by the medals as they are now. Without a file it remembers
// nothing.
type tries struct {
	lock  sync.Mutex
	file  *os.File
	games map[try][]game.Entry
}

// try is which game it was.
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

// openTries reads the tries of a file, and makes it where there is none; a last line that was not written to its end is
// left out. The error says which file is no such file, or can't be read or written.
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

// Close ends the writing.
func (t *tries) Close() {
	if t.file != nil {
		t.file.Close() // each line is written already
	}
}

// play plays a try, or takes the game as it was played before, and tells how it went. The error names the game that
// came to no end, or says why it could not be written.
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
