package book

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// tried is a board on which things are done one after another, each by a command of the game.
type tried struct {
	rules  *game.Rules
	clinic clinic.Clinic
	spent  int // dollars, or time
	said   string
	before []undone
}

// undone is the board before something was done.
type undone struct {
	clinic clinic.Clinic
	spent  int
}

func (w *tried) began() bool { return len(w.before) > 0 }

func (w *tried) back() {
	if n := len(w.before); n > 0 {
		w.clinic, w.spent, w.said = w.before[n-1].clinic, w.before[n-1].spent, ""
		w.before = w.before[:n-1]
	}
}

// play plays a command in a state with this board, and keeps the resulting board. It reports whether the rules
// allow it.
func (w *tried) play(reader *ui.Reader, s *game.State, command *game.Command) (cost game.Cost, ok bool) {
	f := w.rules.Foresee(s, 0, command)
	if f.After == nil {
		w.said = words.Refusal(reader, f.Refusal)
		return f.Cost, false
	}
	w.before = append(w.before, undone{w.clinic, w.spent})
	w.clinic, w.said = f.After.Players[0].Clinic, warned(reader, "", f.Warnings)
	return f.Cost, true
}

// warned joins a text, if any, and the warnings of a command.
func warned(reader *ui.Reader, said string, warnings []rule.Reason) string {
	var all []string
	if said != "" {
		all = append(all, said)
	}
	for _, warning := range warnings {
		all = append(all, words.Refusal(reader, warning))
	}
	return reader.Texts.Sentences(all...)
}

// building tries what may stand where: each part is a Build of its own, with money for all of them (B6 to B11,
// B20).
type building struct{ tried }

func newBuilding(rules *game.Rules) attempt {
	return &building{tried{rules: rules, clinic: laid(3, 3, []clinic.Component{aHub, aTreatment, aSupply, anEntrance})}}
}

func (w *building) board() (*clinic.Clinic, int8) { return &w.clinic, 2 }

func (w *building) pieces() [][]piece {
	part := func(kind clinic.Kind) piece { return piece{id: string(kind), part: clinic.Component{Kind: kind}} }
	another := part(clinic.Hub)
	another.part.Service = clinic.Cardiology
	return [][]piece{
		{part(clinic.TreatmentRoom), part(clinic.SupplyRoom), another},
		{part(clinic.Garden), part(clinic.ParkingLot)},
	}
}

func (w *building) choices() []choice      { return nil }
func (w *building) in(clinic.Space) *piece { return nil }

// built returns the command that builds a part in a space.
func built(p *piece, space clinic.Space) *game.Command {
	command := &game.Command{Type: game.BuildOne, Component: p.part}
	command.Component.Space = space
	return command
}

func (w *building) at(reader *ui.Reader, p *piece, space clinic.Space) answer {
	v := w.rules.Check(stand(w.rules, &w.clinic, "build-1", game.DecideBuild), 0, built(p, space))
	if !v.Legal() {
		return answer{text: words.Refusal(reader, v.Refusal)}
	}
	cost := reader.Texts.Dollars(v.Cost.Money)
	return answer{legal: true, label: cost, text: warned(reader, reader.T("book.try.here", ui.Data{"Dollars": cost}), v.Warnings)}
}

func (w *building) put(reader *ui.Reader, p *piece, space clinic.Space) bool {
	cost, ok := w.play(reader, stand(w.rules, &w.clinic, "build-1", game.DecideBuild), built(p, space))
	w.spent += cost.Money * number(ok)
	return ok
}

func (w *building) outcome(reader *ui.Reader) (string, tone) {
	if w.said != "" {
		return w.said, badly
	}
	return reader.T("book.try.build"), plainly
}

func (w *building) sum(t *trial, _ *scenes.Context) {
	row := t.line
	t.write(&row, t.T("book.try.spent", ui.Data{"Dollars": t.Texts.Dollars(w.spent)}))
}

// walking tries the ways of people: from the door, by the stairs, or by conveyors (B70 to B76).
type walking struct {
	tried
	rides bool
}

// the rooms with the conveyors, when those are switched on
var rideFrom, rideTo = clinic.Space{X: 1, Y: 1}, clinic.Space{Floor: 1, X: 1, Y: 1}

func newWalking(rules *game.Rules) attempt {
	parts := []clinic.Component{aHub, aTreatment, aSupply, anEntrance, hub(clinic.Cardiology, 1, 1, 1), at(clinic.TreatmentRoom, 1, 1, 0)}
	waits := clinic.Place{Area: clinic.Waiting}
	return &walking{tried: tried{rules: rules, clinic: laid(3, 3, parts,
		clinic.Person{Kind: clinic.Patient, Level: clinic.Orange, Service: clinic.Cardiology, At: clinic.Place{Area: clinic.PreAdmissions}},
		clinic.Person{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: waits},
		clinic.Person{Kind: clinic.Nurse, At: waits},
	)}}
}

func (w *walking) board() (*clinic.Clinic, int8) { return &w.clinic, 2 }

func (w *walking) pieces() [][]piece {
	var row []piece
	for i := range w.clinic.People {
		row = append(row, piece{id: w.clinic.People[i].ID, person: w.clinic.People[i]})
	}
	return [][]piece{row}
}

func (w *walking) choices() []choice {
	return []choice{{"conveyors", clinic.Conveyor, w.rides, func() {
		w.rides = !w.rides
		w.clinic.At(rideFrom).Conveyor, w.clinic.At(rideTo).Conveyor = w.rides, w.rides
		w.before, w.said = nil, "" // earlier walks did without them
	}}}
}

// in returns the person in a room who came last.
func (w *walking) in(space clinic.Space) *piece {
	for i := range slices.Backward(w.clinic.People) {
		if person := w.clinic.People[i]; person.In(space) {
			return &piece{id: person.ID, person: person}
		}
	}
	return nil
}

func (w *walking) at(reader *ui.Reader, p *piece, space clinic.Space) answer {
	s := stand(w.rules, &w.clinic, "move", game.DecideMove)
	command := &game.Command{Type: game.MoveOne, Person: p.person.ID, To: clinic.In(space)}
	v := w.rules.Check(s, 0, command)
	if !v.Legal() {
		return answer{text: words.Refusal(reader, v.Refusal)}
	}
	takes := reader.T("spoken.takes", ui.Data{"Count": v.Cost.Time})
	text := reader.T("book.try.way", ui.Data{"Time": takes})
	return answer{true, reader.Texts.Number(v.Cost.Time), warned(reader, text, v.Warnings), game.Context{Rules: w.rules, State: s}.Way(command)}
}

func (w *walking) put(reader *ui.Reader, p *piece, space clinic.Space) bool {
	command := &game.Command{Type: game.MoveOne, Person: p.person.ID, To: clinic.In(space)}
	cost, ok := w.play(reader, stand(w.rules, &w.clinic, "move", game.DecideMove), command)
	w.spent += cost.Time * number(ok)
	return ok
}

func (w *walking) outcome(reader *ui.Reader) (string, tone) {
	if w.said != "" {
		return w.said, badly
	}
	return reader.T("book.try.walk"), plainly
}

func (w *walking) sum(t *trial, _ *scenes.Context) {
	row := t.line
	t.write(&row, t.T("book.try.time", ui.Data{"Time": t.Texts.Number(w.spent)}))
}

// parking tries who finds a place: everybody who comes brings a car, and what is built fills a street (B27, B60).
type parking struct{ tried }

func newParking(rules *game.Rules) attempt {
	waits := clinic.Place{Area: clinic.Waiting}
	return &parking{tried{rules: rules, clinic: laid(3, 2, []clinic.Component{aHub, aTreatment, aSupply, anEntrance},
		clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: waits}, clinic.Person{Kind: clinic.Nurse, At: waits},
	)}}
}

func (w *parking) board() (*clinic.Clinic, int8) { return &w.clinic, 1 }

func (w *parking) pieces() [][]piece {
	comes := func(kind clinic.PersonKind, level clinic.Level) piece {
		return piece{id: string(kind), person: clinic.Person{Kind: kind, Level: level}, direct: true}
	}
	part := func(kind clinic.Kind) piece { return piece{id: string(kind), part: clinic.Component{Kind: kind}} }
	return [][]piece{
		{comes(clinic.Doctor, clinic.White), comes(clinic.Nurse, clinic.NoLevel), comes(clinic.Orderly, clinic.NoLevel)},
		{part(clinic.ParkingLot), part(clinic.Garden)},
	}
}

func (w *parking) choices() []choice      { return nil }
func (w *parking) in(clinic.Space) *piece { return nil }

func (w *parking) at(reader *ui.Reader, p *piece, space clinic.Space) answer {
	return (&building{w.tried}).at(reader, p, space)
}

func (w *parking) put(reader *ui.Reader, p *piece, space clinic.Space) bool {
	if p.part.Kind != "" {
		_, ok := w.play(reader, stand(w.rules, &w.clinic, "build-1", game.DecideBuild), built(p, space))
		return ok
	}
	s := stand(w.rules, &w.clinic, "hire-1", game.DecideHire)
	s.Market.Residency[0], s.Market.Nurses[0] = clinic.White, true
	_, ok := w.play(reader, s, &game.Command{Type: game.HireOne, Kind: p.person.Kind})
	return ok
}

func (w *parking) context() game.Context {
	return game.Context{Rules: w.rules, State: stand(w.rules, &w.clinic, "hire-1", game.DecideHire)}
}

func (w *parking) outcome(reader *ui.Reader) (string, tone) {
	if w.said != "" {
		return w.said, badly
	}
	return reader.T("book.try.park"), plainly
}

func (w *parking) sum(t *trial, _ *scenes.Context) {
	row := t.line
	t.write(&row, t.T("book.try.cars", ui.Data{"Cars": w.clinic.Cars(), "Places": w.context().Places()}))
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
