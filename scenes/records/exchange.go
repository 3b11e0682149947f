package records

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"clinic/assets/texts"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// together is a file with all records: a list of saved games.
type together struct {
	Game    string            `json:"game"`
	Records []json.RawMessage `json:"records"`
}

const gameName = "clinic"

// exportButton leads to what can be done with files.
func (s *Scene) exportButton(c *scenes.Context) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "records.files"}, Text: ui.T("records.files"), Icon: ui.IconFolder, Do: func() { s.askFiles(c) }}
}

func (s *Scene) askFiles(c *scenes.Context) {
	if s.saving != nil || s.opening != nil || len(s.work) > 0 {
		return
	}
	nothing := func(*ui.Canvas, ui.Rect) {}
	dialog := &ui.Dialog{Title: ui.T("records.files"), Text: ui.T("records.files_text"), Answers: []ui.Answer{{ID: "back", Text: ui.T("common.back")}}, EscIsMain: true}
	if len(s.all) > 0 {
		dialog.Lines = append(dialog.Lines,
			ui.Line{Text: ui.T("records.write_all"), Picture: nothing, Do: func() { s.writeAll(c) }},
			ui.Line{Text: ui.T("records.write_table"), Picture: nothing, Do: func() { s.writeTable(c) }})
	}
	dialog.Lines = append(dialog.Lines, ui.Line{Text: ui.T("records.read_file"), Picture: nothing, Do: func() {
		s.opening = files.Open(ui.T("records.read_file"), files.Kind{Name: ui.T("files.records"), Ending: "json"})
	}})
	c.Ask(dialog)
}

// goOn does one piece of what is to be read or written.
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

// writeAll writes every record into one file, to be read again: a game in each tick.
func (s *Scene) writeAll(c *scenes.Context) {
	file, failed := together{Game: gameName}, error(nil)
	for i := range s.all {
		s.work = append(s.work, func() {
			kept, err := s.store.Read(s.all[i].Name)
			var data []byte
			if err == nil {
				data, err = save.Encode(kept)
			}
			if err != nil {
				failed = err
				return
			}
			file.Records = append(file.Records, data)
		})
	}
	s.done = func() {
		data, err := json.Marshal(file)
		if err = errors.Join(failed, err); err != nil && len(file.Records) == 0 {
			c.Written("", err)
			return
		}
		s.saving = files.Save(ui.T("records.write_all"), "clinic-records.json", data, files.Kind{Name: ui.T("files.records"), Ending: "json"})
	}
}

// writeTable writes a table with a line for each game, the oldest first.
func (s *Scene) writeTable(c *scenes.Context) {
	data, err := Table(s.all)
	if err != nil {
		c.Written("", err)
		return
	}
	s.saving = files.Save(ui.T("records.write_table"), "clinic-records.csv", data, files.Kind{Name: ui.T("files.table"), Ending: "csv"})
}

// Table is a table of records as CSV. Its words are those of saved games, in every language the same.
func Table(all []Record) ([]byte, error) {
	var data bytes.Buffer
	w := csv.NewWriter(&data)
	w.Write([]string{"saved", "players", "bots", "side", "extensions", "numbers_changed", "seed", "goal", "goal_met", "won", "score", "rank",
		"time", "money", "cured_white", "cured_yellow", "cured_orange", "cured_red", "died", "origin", "hints", "moves_played", "undone", "seconds"})
	number := func(n int) string { return strconv.Itoa(n) }
	for i := range all {
		r := &all[i]
		own := r.Own()
		line := []string{r.Saved.UTC().Format(time.RFC3339), number(r.Config.Players), number(r.Seats.Bots()), r.sideOf(),
			strings.Trim(fmt.Sprint(slices.Concat(r.Config.Extensions, r.Config.Variants)), "[]"), number(len(r.Config.Numbers)), strconv.FormatUint(r.Config.Seed, 10),
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

// takeFile takes what came of the dialogs for files.
func (s *Scene) takeFile(c *scenes.Context) {
	select {
	case result := <-s.saving:
		s.saving = nil
		c.Written(result.Name, result.Err)
	case result := <-s.opening:
		s.opening = nil
		switch {
		case errors.Is(result.Err, files.ErrCancelled):
		case result.Err != nil:
			c.Toast(ui.T("records.not_read", ui.Data{"Reason": words.Trouble(result.Err)}), ui.Refused)
		default:
			s.take(c, result.Data)
		}
	default:
	}
}

// Reading makes records of the games of a file as soon as the screen is up, and gives it.
func (s *Scene) Reading(file []byte) *Scene {
	s.reading = file
	return s
}

// take makes records of the games of a file, one in each tick: a file with records, or a saved game that is over. Each is played again by
// the rules, so what it tells of itself counts nothing.
func (s *Scene) take(c *scenes.Context, data []byte) {
	var file together
	if json.Unmarshal(data, &file) != nil || file.Game != gameName {
		c.Toast(ui.T("records.not_read", ui.Data{"Reason": words.Trouble(save.ErrNoSave)}), ui.Refused)
		return
	}
	if file.Records == nil {
		file.Records = []json.RawMessage{data}
	}
	before, bad, failed := len(s.all), 0, error(nil)
	for _, record := range file.Records {
		s.work = append(s.work, func() {
			kept, err := save.Decode(record, s.known)
			if err != nil || !kept.Match.State.Over {
				bad++
			} else if err := session.Record(s.store, kept); err != nil && failed == nil {
				failed = err
				s.work = nil
			}
		})
	}
	s.done = func() {
		s.read()
		c.Relayout()
		fresh := len(s.all) - before
		said := ui.T("records.taken", ui.Data{"Count": fresh})
		tone := ui.Allowed
		if bad > 0 {
			said, tone = texts.Sentences(said, ui.T("records.taken_not", ui.Data{"Count": bad})), ui.Warned
		}
		if failed != nil {
			said, tone = texts.Sentences(said, ui.T("files.not_written", ui.Data{"Reason": words.Trouble(failed)})), ui.Refused
		}
		c.Toast(said, tone)
	}
}
