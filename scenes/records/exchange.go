package records

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
)

// Kept is something stored under a name in a full export, besides the games.
type Kept struct {
	Name string
	// Read returns it as JSON, nil if there is nothing. Take adds that of a file, and reports whether it was new;
	// its error is one sentence.
	Read func() []byte
	Take func(data []byte) (fresh bool, err error)
}

const settingsName = "settings"

// exportButton returns the button that leads to import and export.
func (s *Scene) exportButton(c *scenes.Context) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "records.files"}, Text: c.T("records.files"), Icon: ui.IconFolder, Do: func() { s.askFiles(c) }}
}

func (s *Scene) askFiles(c *scenes.Context) {
	if s.saving != nil || s.opening != nil || len(s.work) > 0 {
		return
	}
	nothing := func(*ui.Canvas, ui.Rect) {}
	asks := &dialog.Dialog{Title: c.T("records.files"), Text: c.T("records.files_text"), Answers: []dialog.Answer{{ID: "back", Text: c.T("common.back")}}, EscIsMain: true}
	asks.Lines = append(asks.Lines, dialog.Line{Text: c.T("records.write_all"), Picture: nothing, Do: func() { s.writeAll(c) }})
	if len(s.all) > 0 {
		asks.Lines = append(asks.Lines, dialog.Line{Text: c.T("records.write_table"), Picture: nothing, Do: func() { s.writeTable(c) }})
	}
	asks.Lines = append(asks.Lines, dialog.Line{Text: c.T("records.read_file"), Picture: nothing, Do: func() {
		s.opening = files.Open(c.T("records.read_file"), files.Kind{Name: c.T("files.everything"), Ending: "clinic", Also: "json"})
	}})
	c.Ask(asks)
}

// goOn does one piece of the reading or writing in progress.
func (s *Scene) goOn(c *scenes.Context) {
	if len(s.work) > 0 {
		next := s.work[0]
		s.work = s.work[1:]
		next()
		c.Awake()
		if len(s.work) == 0 && s.done != nil {
			done := s.done
			s.done = nil
			done()
		}
	}
}

// writeAll exports every game and record, and everything else that is kept, into one file that can be imported
// again: one game per tick.
func (s *Scene) writeAll(c *scenes.Context) {
	var file save.Collector
	left := 0 // damaged, or too large
	add := func(p save.Piece, err error) {
		if err == nil {
			err = file.Add(p)
		}
		if err != nil {
			left++
		}
	}
	for _, k := range s.doors.Kept {
		if data := k.Read(); data != nil {
			add(save.Piece{Kind: save.KeptPiece, Name: k.Name, Data: data}, nil)
		}
	}
	add(save.Piece{Kind: save.KeptPiece, Name: settingsName, Data: c.Settings().Portable()}, nil)
	from := func(kind save.PieceKind, store save.Store) {
		files, err := store.Files()
		if err != nil {
			left++
		}
		for _, l := range files {
			s.work = append(s.work, func() {
				data, err := store.Contents(l.Name)
				add(save.Piece{Kind: kind, Name: l.Name, Data: data}, err)
			})
		}
	}
	from(save.GamePiece, s.games)
	from(save.RecordPiece, s.store)
	s.done = func() {
		data, err := file.Bytes()
		if err != nil {
			c.Written("", err)
			return
		}
		if left > 0 {
			c.Toast(c.T("records.left_out", ui.Data{"Count": left}), ui.Warned)
		}
		s.saving = files.Save(c.T("records.write_all"), "clinic-everything.clinic", data, files.Kind{Name: c.T("files.everything"), Ending: "clinic"})
	}
	if len(s.work) == 0 {
		s.work = append(s.work, func() {})
	}
}

// writeTable exports a table with a line for each game, the oldest first.
func (s *Scene) writeTable(c *scenes.Context) {
	data, err := Table(s.all)
	if err != nil {
		c.Written("", err)
		return
	}
	s.saving = files.Save(c.T("records.write_table"), "clinic-records.csv", data, files.Kind{Name: c.T("files.table"), Ending: "csv"})
}

// Table returns a table of records as CSV. Its words are those of saved games, the same in every language.
func Table(all []Record) ([]byte, error) {
	var data bytes.Buffer
	w := csv.NewWriter(&data)
	w.Write([]string{"saved", "players", "bots", "side", "extensions", "numbers_changed", "seed", "goal", "goal_met", "won", "score", "rank",
		"time", "money", "cured_white", "cured_yellow", "cured_orange", "cured_red", "died", "origin", "hints", "moves_played", "undone", "seconds"})
	number := func(n int) string { return strconv.Itoa(n) }
	for i := range all {
		r := &all[i]
		own := r.Own()
		line := []string{r.Saved.UTC().Format(time.RFC3339), number(r.Header.Config.Players), number(r.Seats.Bots()), r.sideOf(),
			strings.Trim(fmt.Sprint(slices.Concat(r.Header.Config.Extensions, r.Header.Config.Variants)), "[]"), number(len(r.Header.Config.Numbers)), strconv.FormatUint(r.Header.Config.Seed, 10),
			own.Goal, strconv.FormatBool(own.Met), strconv.FormatBool(own.Won), number(own.Total), own.Rank, number(own.Time), number(own.Money)}
		for _, level := range curedLevels {
			line = append(line, number(own.Cured[level]))
		}
		line = append(line, number(own.Died), string(r.Origin.Kind), number(r.Aids.Hints), number(r.Aids.Moves), number(r.Aids.Undone), number(r.Seconds))
		w.Write(line)
	}
	w.Flush()
	return data.Bytes(), w.Error()
}

// takeFile handles the results of the file dialogs.
func (s *Scene) takeFile(c *scenes.Context) {
	select {
	case result := <-s.saving:
		s.saving = nil
		c.Written(result.Name, result.Err)
	case result := <-s.opening:
		s.opening = nil
		switch {
		case errors.Is(result.Err, files.ErrCancelled):
		case errors.Is(result.Err, files.ErrNoDialog):
			c.AskForFile(result.Found, func(reading <-chan files.Result) { s.opening = reading })
		case result.Err != nil:
			c.Toast(c.T("records.not_read", ui.Data{"Reason": words.Trouble(c.Reader, result.Err)}), ui.Refused)
		default:
			s.take(c, result.Data)
		}
	default:
	}
}

// Reading makes the screen import a file as soon as it is shown, and returns the screen.
func (s *Scene) Reading(file []byte) *Scene {
	s.reading = file
	return s
}

// taken is the result of an import.
type taken struct {
	here       map[string]bool // the games that are here already, by save.Check
	games, bad int
	fresh      bool // something besides the games was new
	settings   []byte
	aside      bool  // a damaged file was set aside
	failed     error // nothing more can be written
	cut        error // the file ends there
}

// take imports what is not here yet, one game per tick, from a full export or a finished saved game. Each game is
// replayed by the rules, so its own claims don't count.
func (s *Scene) take(c *scenes.Context, data []byte) {
	before, came := len(s.all), &taken{here: map[string]bool{}}
	if save.IsCollection(data) {
		collection, err := save.ReadCollection(data)
		if err != nil {
			c.Toast(c.T("records.not_read", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
			return
		}
		const short = 256 << 10
		if len(data) > short {
			c.Toast(c.T("records.reading"), ui.Plainly)
		}
		here, err := s.games.Files()
		if err != nil {
			came.failed = err
		}
		for _, l := range here {
			s.work = append(s.work, func() {
				if kept, err := s.games.Contents(l.Name); err == nil {
					came.here[save.Check(kept)] = true
				}
			})
		}
		var next func()
		next = func() {
			piece, err := collection.Next()
			if err == nil {
				s.takePiece(c, piece, came)
			} else if !errors.Is(err, io.EOF) {
				came.cut = err
			}
			if err == nil && came.failed == nil {
				s.work = append(s.work, next)
			}
		}
		s.work = append(s.work, next)
	} else {
		if _, err := save.ReadHeader(bytes.NewReader(data)); err != nil {
			c.Toast(c.T("records.not_read", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
			return
		}
		s.work = append(s.work, func() { s.takePiece(c, save.Piece{Kind: save.RecordPiece, Data: data}, came) })
	}
	s.done = func() {
		s.store.Refresh()
		s.told = func() { s.tell(c, came, len(s.all)-before) }
	}
}

// takePiece imports one piece of a file.
func (s *Scene) takePiece(c *scenes.Context, p save.Piece, came *taken) {
	var err error
	fresh := false
	switch p.Kind {
	case save.KeptPiece:
		if p.Name == settingsName {
			came.settings = p.Data
		}
		for _, k := range s.doors.Kept {
			if k.Name == p.Name {
				fresh, err = k.Take(p.Data)
				came.fresh = came.fresh || fresh
			}
		}
	default:
		kept, problem := save.Decode(p.Data, s.known)
		over := kept.Match != nil && kept.Match.State.Over
		switch {
		case kept.Match == nil, p.Kind == save.RecordPiece && (problem != nil || !over):
			came.bad++
		case p.Kind == save.RecordPiece, over && problem == nil && (save.Autosaved(p.Name) || session.Finished(p.Name)):
			err = session.Record(s.store, kept)
		case !came.here[save.Check(p.Data)]:
			if err = s.doors.TakeGame(p.Name, p.Data, kept); err == nil {
				came.games++
			}
		}
	}
	if errors.Is(err, storage.ErrDamaged) {
		came.aside = true
	} else if err != nil {
		came.failed = err
	}
}

// tell shows the result of an import with that many new records, and asks about its settings.
func (s *Scene) tell(c *scenes.Context, came *taken, records int) {
	var said []string
	tone := ui.Allowed
	if came.games > 0 {
		said = append(said, c.T("records.taken_games", ui.Data{"Count": came.games}))
	}
	if records > 0 || came.games == 0 && !came.fresh {
		said = append(said, c.T("records.taken", ui.Data{"Count": records}))
	}
	if came.fresh {
		said = append(said, c.T("records.taken_learned"))
	}
	if came.bad > 0 {
		said, tone = append(said, c.T("records.taken_not", ui.Data{"Count": came.bad})), ui.Warned
	}
	if came.aside {
		said, tone = append(said, c.T("table.set_aside")), ui.Warned
	}
	if came.cut != nil {
		said, tone = append(said, c.T("records.cut", ui.Data{"Reason": words.Trouble(c.Reader, came.cut)})), ui.Warned
	}
	if came.failed != nil {
		said, tone = append(said, c.T("files.not_written", ui.Data{"Reason": words.Trouble(c.Reader, came.failed)})), ui.Refused
	}
	c.Toast(c.Texts.Sentences(said...), tone)
	if settings, other := c.Settings().Taking(came.settings); other {
		c.Ask(&dialog.Dialog{Title: c.T("records.settings_title"), Text: c.T("records.settings_text"), Answers: []dialog.Answer{
			{ID: "take", Text: c.T("records.settings_take"), Do: func() { c.ChangeSettings(settings) }},
			{ID: "keep", Text: c.T("records.settings_keep")},
		}})
	}
}
