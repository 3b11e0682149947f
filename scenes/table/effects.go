package table

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// What extensions change is said where it acts: in the time under the pointer, in tips of people, rooms and the forecast.

// sourceName names who changed a number.
func sourceName(source string) string {
	if id := "effect." + source; ui.Has(id) {
		return ui.T(id)
	}
	if id := "extension." + source; ui.Has(id) {
		return ui.T(id)
	}
	return readable(source)
}

// changes sums up what was changed besides the base game, by who did it, in the order of first change.
type changes struct {
	sources []string
	amounts []int
	rules   []string
}

func (s *changes) add(origins []game.Origin) {
	for _, o := range origins {
		if o.Source == "base" || o.Amount == 0 {
			continue
		}
		at := -1
		for i := range s.sources {
			if s.sources[i] == o.Source && s.rules[i] == o.Rule {
				at = i
			}
		}
		if at < 0 {
			s.sources, s.amounts, s.rules = append(s.sources, o.Source), append(s.amounts, 0), append(s.rules, o.Rule)
			at = len(s.sources) - 1
		}
		s.amounts[at] += o.Amount
	}
}

// lines says each change: "Ghosts: +1 (C62)".
func (s *changes) lines(unit func(int) string) []string {
	var list []string
	for i := range s.sources {
		list = append(list, ui.T("effect.line", ui.Data{"Source": sourceName(s.sources[i]), "Amount": unit(s.amounts[i]), "Rule": s.rules[i]}))
	}
	return list
}

// wayNote says what makes a way longer: "+1 ghost".
func wayNote(c game.Context, person *clinic.Person, way []clinic.WayStep) string {
	var s changes
	enter := func(space clinic.Space) {
		_, origins := c.ExplainStep(space)
		s.add(origins)
	}
	for i := range way {
		if way[i].How == clinic.Ride {
			for space := range c.Clinic().Modules().All() {
				if passes(way[i-1].Space, way[i].Space, space) {
					enter(space)
				}
			}
		}
		if way[i].How != clinic.Start {
			enter(way[i].Space)
		}
	}
	var list []string
	for i := range s.sources {
		list = append(list, words.Signed(s.amounts[i])+" "+sourceName(s.sources[i]))
	}
	return strings.Join(list, ", ")
}

// passes tells whether a ride from one space to another goes through a third one between them.
func passes(from, to, through clinic.Space) bool {
	between := func(a, b, x int8) bool { return min(a, b) <= x && x <= max(a, b) }
	return through != from && through != to && between(from.Floor, to.Floor, through.Floor) && between(from.X, to.X, through.X) && between(from.Y, to.Y, through.Y)
}

// effectsOnPerson says what extensions change about somebody: the level a doctor works at, the nurses a patient needs,
// what the marks on them mean.
func (t *Table) effectsOnPerson(c game.Context, person *clinic.Person) (lines []string) {
	for i := range person.Marks {
		if id := "mark_tip." + person.Marks[i].Kind; ui.Has(id) {
			lines = append(lines, ui.T(id, ui.Data{"Count": person.Marks[i].Count}))
		}
	}
	role := person.Kind
	if role == dollhouse.Temp {
		as, level := dollhouse.TempRole(person)
		return append(lines, ui.T("effect.temp", ui.Data{"As": words.Person(as, level)}))
	}
	if role == clinic.Doctor && c.DoctorLevel(person) != int(person.Level) {
		if level := clinic.Level(c.DoctorLevel(person)); level >= clinic.White && level <= clinic.Red {
			lines = append(lines, ui.T("effect.works_as", ui.Data{"Level": words.Level(level)}))
		} else {
			lines = append(lines, ui.T("effect.works_below"))
		}
	}
	return lines
}

// effectsOnTreatment says what extensions change about a treatment: nurses and income.
func (t *Table) effectsOnTreatment(c game.Context, f *game.ForecastTreatment) []string {
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
	var nurses, income changes
	_, origins := c.ExplainNurses(pairing)
	nurses.add(origins)
	income.add(f.Origins)
	list := nurses.lines(func(n int) string {
		return ui.T("effect.nurses", ui.Data{"Amount": words.Signed(n), "Count": max(n, -n)})
	})
	return append(list, income.lines(words.Dollars)...)
}

// effectsOnLines says what extensions change about salaries or upkeep: "Operating room: ×2 poop (C81)", the same only once.
func effectsOnLines(lines []game.Line) []string {
	var list []string
	for i := range lines {
		origins := lines[i].Origins
		if len(origins) < 2 {
			continue
		}
		var rules []string
		for _, o := range origins[1:] {
			rules = append(rules, o.Rule)
		}
		text := words.Origins(origins, words.SignedDollars) + " (" + strings.Join(rules, ", ") + ")"
		if lines[i].Outside >= 0 || lines[i].Person == "" && lines[i].What != "" {
			text = words.Component(clinic.Kind(lines[i].What)) + ": " + text
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}
