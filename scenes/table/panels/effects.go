package panels

import (
	"maps"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Changes by extensions are explained where they apply: in the time under the pointer, and in tips of people,
// rooms and the forecast.

// WayNote returns what makes a route longer than in the base game: "+1" and the cause.
func WayNote(reader *ui.Reader, c game.Context, way []clinic.WayStep) string {
	all := []game.Origin{{}} // the plain time of all steps, then each cause with its amount
	enter := func(space clinic.Space) {
		_, origins := c.ExplainStep(space)
		for _, o := range origins[1:] {
			same := func(x game.Origin) bool { return x.Source == o.Source && x.Rule == o.Rule }
			if at := slices.IndexFunc(all, same); at >= 0 {
				all[at].Amount += o.Amount
			} else {
				all = append(all, o)
			}
		}
	}
	for i := range way {
		if way[i].How == clinic.Ride {
			for space := range c.Clinic().Modules().All() {
				if Passes(way[i-1].Space, way[i].Space, space) {
					enter(space)
				}
			}
		}
		if way[i].How != clinic.Start {
			enter(way[i].Space)
		}
	}
	return words.Origins(reader, all, words.Signed)
}

// Passes reports whether a ride from one space to another goes through a third one between them.
func Passes(from, to, through clinic.Space) bool {
	between := func(a, b, x int8) bool { return min(a, b) <= x && x <= max(a, b) }
	return through != from && through != to && between(from.Floor, to.Floor, through.Floor) && between(from.X, to.X, through.X) && between(from.Y, to.Y, through.Y)
}

// counting returns the numbers in force, and a count, for a text.
func (t *Made) counting(count int) ui.Data {
	data := ui.Data{"Count": count}
	maps.Copy(data, t.Numbers)
	return data
}

// effectsOnPerson returns what extensions change about a person: the level a doctor works at, the nurses a patient
// needs, what their marks mean.
func (t *Tips) effectsOnPerson(c game.Context, person *clinic.Person) (lines []string) {
	for i := range person.Marks {
		if tells := extensionui.MarkOf(person.Marks[i].Kind).Tells; tells != nil {
			lines = append(lines, tells(t.Reader, person.Marks[i].Note))
			continue
		}
		id := "mark_tip." + person.Marks[i].Kind
		if of := id + "." + string(person.Kind); t.Texts.Has(of) {
			id = of
		}
		if t.Texts.Has(id) {
			lines = append(lines, t.T(id, t.counting(person.Marks[i].Count)))
		}
	}
	if person.Kind == clinic.Doctor {
		if level, origins := c.ExplainDoctorLevel(person); len(origins) > 1 {
			as := t.T("effect.below_white")
			if shown := clinic.Level(level); shown >= clinic.White && shown <= clinic.Red {
				as = words.Level(t.Reader, shown).String()
			}
			lines = append(lines, t.T("effect.works_as", ui.Data{"Level": as, "Why": words.OriginsByRule(t.Reader, origins, words.Signed)}))
		}
	}
	return lines
}

// effectsOnTreatment returns what extensions change about a treatment: nurses and income.
func (t *Tips) effectsOnTreatment(c game.Context, f *game.ForecastTreatment) []string {
	board := c.Clinic()
	pairing := game.Pairing{Space: f.Space, Patient: board.Person(f.Patient)}
	for _, id := range f.Doctors {
		if doctor := board.Person(id); doctor != nil {
			pairing.Team = append(pairing.Team, doctor)
		}
	}
	if len(pairing.Team) == 0 || pairing.Patient == nil {
		return nil
	}
	pairing.Doctor = pairing.Team[0]
	var list []string
	_, nurses := c.ExplainNurses(pairing)
	for _, text := range []string{words.OriginsByRule(t.Reader, nurses, signedNurses), words.OriginsByRule(t.Reader, f.Origins, words.SignedDollars)} {
		if text != "" {
			list = append(list, text)
		}
	}
	return list
}

func signedNurses(reader *ui.Reader, change int) string {
	return reader.T("effect.nurses", ui.Data{"Amount": words.Signed(reader, change), "Count": max(change, -change)})
}

// effectsOnLines returns what extensions change about salaries or upkeep, each change once: "Operating room: ×2"
// and the cause.
func effectsOnLines(reader *ui.Reader, lines []game.Line) []string {
	var list []string
	for i := range lines {
		if len(lines[i].Origins) < 2 {
			continue
		}
		text := words.OriginsByRule(reader, lines[i].Origins, words.SignedDollars)
		if lines[i].What != "" && (lines[i].Outside >= 0 || lines[i].Person == "") {
			text = reader.Texts.Dots(words.Component(reader, clinic.Kind(lines[i].What)), text)
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// effectsInShort returns who changed any of these lines, each once, in at most that width: "×2" and the cause, or
// only how many dollars more or less that makes, or "". The tip has the long form.
func effectsInShort(reader *ui.Reader, lines []game.Line, width float64) string {
	var list []string
	more := 0
	for i := range lines {
		text := words.Origins(reader, lines[i].Origins, words.SignedDollars)
		for k, o := range lines[i].Origins {
			switch {
			case k == 0: // the plain amount
			case lines[i].Amount < 0: // it reduces the cost
				more -= o.Amount
			default:
				more += o.Amount
			}
		}
		if text != "" && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	text := reader.Texts.Dots(list...)
	if ui.Measure(reader.Styles.TextStrong, text) > width {
		text = ""
		switch {
		case more > 0:
			text = reader.T("effect.more", ui.Data{"Dollars": reader.Texts.Dollars(more)})
		case more < 0:
			text = reader.T("effect.less", ui.Data{"Dollars": reader.Texts.Dollars(-more)})
		}
	}
	if ui.Measure(reader.Styles.TextStrong, text) > width {
		return ""
	}
	return text
}
