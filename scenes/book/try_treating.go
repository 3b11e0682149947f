package book

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// treating tries who treats whom: a treatment room with the people put into it (B80, B81).
type treating struct {
	rules *game.Rules

	doctor, patient clinic.Level // in the room, none for nobody
	nurses          int
	bare, garden    bool // without the supply room, with a garden beside

	text  string // the result
	pays  bool
	needs int // nurses
}

func newTreating(rules *game.Rules) attempt {
	return &treating{rules: rules, doctor: clinic.Yellow, patient: clinic.Orange}
}

const mostNurses = 3 // more are never needed

func (w *treating) board() (*clinic.Clinic, int8) {
	parts := []clinic.Component{aHub, aTreatment}
	if !w.bare {
		parts = append(parts, aSupply)
	}
	if w.garden {
		parts = append(parts, at(clinic.Garden, 0, 2, 1))
	}
	var people []clinic.Person
	if w.doctor != clinic.NoLevel {
		people = append(people, who(clinic.Doctor, w.doctor, 0, 1, 1))
	}
	if w.patient != clinic.NoLevel {
		patient := who(clinic.Patient, w.patient, 0, 1, 1)
		patient.Service = clinic.Psychiatry
		people = append(people, patient)
	}
	for range w.nurses {
		people = append(people, who(clinic.Nurse, clinic.NoLevel, 0, 1, 1))
	}
	board := laid(clinic.MaxColumns, clinic.MaxRows, parts, people...)
	return &board, 1
}

// judge lets the rules decide the result.
func (w *treating) judge(reader *ui.Reader) {
	board, _ := w.board()
	state := w.rules.NewTable()
	state.Players[0].Clinic = *board
	c := game.Context{Rules: w.rules, State: state}
	w.text, w.pays, w.needs = reader.T("book.try.ask"), false, 0
	if w.patient == clinic.NoLevel {
		return
	}
	people := c.Clinic().People
	patient := &people[slices.IndexFunc(people, func(p clinic.Person) bool { return p.Kind == clinic.Patient })]
	if w.doctor != clinic.NoLevel {
		doctor := &people[0]
		w.needs = c.NursesNeeded(game.Pairing{Space: patient.At.Space, Doctor: doctor, Patient: patient, Team: []*clinic.Person{doctor}})
	}
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		w.pays = true
		w.text = reader.T("book.try.treated", ui.Data{"Dollars": reader.Texts.Dollars(forecast.Treatments[i].Income)})
	}
	for i := range forecast.Untreated {
		w.text = words.Refusal(reader, forecast.Untreated[i].Needs)
	}
}

func (w *treating) outcome(reader *ui.Reader) (string, tone) {
	w.judge(reader)
	switch {
	case w.pays:
		return w.text, well
	case w.patient == clinic.NoLevel:
		return w.text, plainly
	}
	return w.text, badly
}

func (w *treating) pieces() [][]piece {
	rows := make([][]piece, 3)
	for i, kind := range [...]clinic.PersonKind{clinic.Doctor, clinic.Patient} {
		for level := clinic.White; level <= clinic.Red; level++ {
			rows[i] = append(rows[i], piece{id: fmt.Sprintf("%s.%d", kind, level), person: clinic.Person{Kind: kind, Level: level}, direct: true})
		}
	}
	rows[2] = []piece{{id: "nurse", person: clinic.Person{Kind: clinic.Nurse}, direct: true}}
	return rows
}

func (w *treating) choices() []choice {
	return []choice{
		{"supply", clinic.SupplyRoom, !w.bare, func() { w.bare = !w.bare }},
		{"garden", clinic.Garden, w.garden, func() { w.garden = !w.garden }},
	}
}

// put puts a person into the room: a doctor or a patient replaces the one who is there.
func (w *treating) put(_ *ui.Reader, p *piece, _ clinic.Space) bool {
	switch p.person.Kind {
	case clinic.Doctor:
		w.doctor = p.person.Level
	case clinic.Patient:
		w.patient = p.person.Level
	default:
		w.nurses = min(mostNurses, w.nurses+1)
	}
	return true
}

func (w *treating) at(*ui.Reader, *piece, clinic.Space) answer { return answer{} }
func (w *treating) in(clinic.Space) *piece                     { return nil }
func (w *treating) began() bool {
	return w.doctor != clinic.NoLevel || w.patient != clinic.NoLevel || w.nurses > 0
}

// back empties the room.
func (w *treating) back() { w.doctor, w.patient, w.nurses = clinic.NoLevel, clinic.NoLevel, 0 }

// sum places the people in the room as an equation; a click removes one.
func (w *treating) sum(t *trial, c *scenes.Context) {
	row := t.line
	add := func(id string, kind clinic.PersonKind, level clinic.Level, out func()) {
		p := piece{person: clinic.Person{Kind: kind, Level: level}}
		area := &ui.Area{Base: ui.Base{ID: id, Rect: row.CutLeft(44, 4), Says: p.label(c.Reader), Tip: c.T("book.try.out", ui.Data{"Who": words.Person(c.Reader, kind, level)})}}
		area.Do = func() {
			out()
			c.Relayout()
		}
		area.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			ground := theme.Fade(theme.Well, 0)
			if state.Hover || state.Pressed {
				ground = theme.Well
			}
			c.Tile(r, 10, ground)
			p.paint(c, r.Inset(2))
		}
		t.page.Add(area)
	}
	if w.doctor != clinic.NoLevel {
		add("try.in.doctor", clinic.Doctor, w.doctor, func() { w.doctor = clinic.NoLevel })
	}
	if w.patient != clinic.NoLevel {
		t.write(&row, "↔")
		add("try.in.patient", clinic.Patient, w.patient, func() { w.patient = clinic.NoLevel })
	}
	if w.doctor != clinic.NoLevel && w.patient != clinic.NoLevel {
		t.write(&row, fmt.Sprintf("= %d", w.needs))
	}
	for i := range w.nurses {
		add(fmt.Sprint("try.in.nurse.", i), clinic.Nurse, clinic.NoLevel, func() { w.nurses-- })
	}
}
