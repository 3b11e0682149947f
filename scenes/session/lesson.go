package session

import (
	"encoding/json"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/game/rule"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Taught is the lesson that leads the player in a seat; none if the name is empty.
type Taught struct {
	Lesson string `json:"lesson,omitzero"`
	Looked int    `json:"looked,omitzero"` // number of the first step not yet looked at, see lesson.Lesson.Reached
	Apart  bool   `json:"apart,omitzero"`  // the player goes on without it
}

// LessonRule is the rule of refusals that are not the game's: the lesson puts the command back because it wants
// another one first.
const LessonRule = "lesson"

// Guided is the player's place in a lesson.
type Guided struct {
	*lesson.Lesson
	lesson.Place
}

// Now returns the player's current step.
func (g *Guided) Now() *lesson.Step { return &g.Steps[g.Step] }

// Teach begins a lesson in this game, which must be the lesson's.
func (s *Session) Teach(l *lesson.Lesson) {
	s.seats[0].Taught = Taught{Lesson: l.Name}
	if l.Start != nil {
		s.origin = Origin{Kind: Lesson}
	}
	s.changed()
}

// Leads reports whether a short lesson leads the player of a saved game, given its saved table.
func Leads(table json.RawMessage) bool {
	told, err := Tell(table)
	return err == nil && told.Origin.Kind == Lesson && len(told.Seats) > 0 && told.Seats[0].Taught.Lesson != "" && !told.Seats[0].Taught.Apart
}

// Guided returns the player's place in the lesson that leads, or nil if none does.
func (s *seen) Guided() *Guided {
	if len(s.seats) == 0 || s.seats[0].Taught.Apart {
		return nil
	}
	return s.reached()
}

// reached returns the player's place in the lesson that led last, or nil if the game has left it.
func (s *seen) reached() *Guided {
	if len(s.seats) == 0 || s.seats[0].Taught.Lesson == "" {
		return nil
	}
	if s.questions.guided == nil {
		taught := s.seats[0].Taught
		var g Guided
		if g.Lesson = extensions.LessonNamed(taught.Lesson); g.Lesson != nil {
			var fits bool
			if g.Place, fits = g.Reached(s.match, taught.Looked); !fits || g.Over(g.Place) {
				g.Lesson = nil
			}
		}
		s.questions.guided = &g
	}
	if s.questions.guided.Lesson == nil {
		return nil
	}
	return s.questions.guided
}

// followLesson follows a change: after undo, later steps are shown again, and a lesson that is over no longer leads.
func (s *Session) followLesson() {
	if len(s.seats) == 0 || s.seats[0].Taught.Lesson == "" {
		return
	}
	taught := &s.seats[0].Taught
	switch g := s.reached(); {
	case g != nil:
		taught.Looked = min(taught.Looked, g.Step)
	case !taught.Apart:
		*taught = Taught{}
	}
}

// Says returns the title of the current step and what the guide says in it; both are empty if no lesson leads.
func (s *seen) Says(reader *ui.Reader) (title, text string) {
	g := s.Guided()
	if g == nil {
		return "", ""
	}
	id := "lesson." + g.Name + "." + g.Now().Name
	return reader.T(id), reader.T(id+".says", s.lessonData(reader))
}

// SaysInAll returns what the guide says in each step, with the current amounts.
func (s *seen) SaysInAll(reader *ui.Reader) (all []string) {
	g, data := s.Guided(), s.lessonData(reader)
	for i := range g.Steps {
		all = append(all, reader.T("lesson."+g.Name+"."+g.Steps[i].Name+".says", data))
	}
	return all
}

// lessonData returns what the lesson's sentences are filled with: the numbers in force, what the player has, and how
// Business would go.
func (s *seen) lessonData(reader *ui.Reader) texts.Data {
	c, data := s.Context(), words.Numbers(s.Rules())
	f, owner := c.Forecast(), c.Owner()
	data["Money"], data["Time"] = reader.Texts.Dollars(owner.Money), owner.Time
	data["Income"], data["Salaries"], data["Upkeep"], data["UpkeepThen"] = reader.Texts.Dollars(f.Income), reader.Texts.Dollars(f.Salaries), reader.Texts.Dollars(f.Upkeep), reader.Texts.Dollars(f.Upkeep)
	data["Points"], data["Kept"], data["Takes"], data["OnFoot"] = 0, reader.Texts.Dollars(0), 0, s.onFoot()
	data["Cured"], _, _ = c.GoalSoFar(owner.Goal)
	data["Paying"], data["Patients"] = len(f.Treatments), len(f.Treatments)+len(f.Untreated)
	deed, _ := s.NextDeed()
	switch deed.Type {
	case game.MoveOne:
		data["Takes"] = s.Check(deed).Cost.Time
		if then := s.Foresee(deed); then.After != nil {
			data["UpkeepThen"] = reader.Texts.Dollars(s.Then(then).Forecast().Upkeep)
		}
	case game.BuyPopularity:
		data["Points"], data["Kept"] = deed.Points, reader.Texts.Dollars(owner.Money+owner.Turn.Income-deed.Points*c.Number(game.PricePopularity))
	}
	return data
}

// onFoot returns how many units of time the lesson's next walk would take without conveyors and vehicles; 0 if its
// person has not arrived yet.
func (s *seen) onFoot() int {
	g := s.Guided()
	for i := range g.Steps[g.Step:] {
		for _, deed := range g.Steps[g.Step+i].Deeds {
			if deed.Type != game.MoveOne {
				continue
			}
			c := s.On(deed.Board)
			c.State = c.State.Clone()
			board := c.Clinic()
			for t := range board.Tiles {
				board.Tiles[t].Conveyor = false
			}
			person := board.Person(deed.Person)
			if person == nil {
				return 0
			}
			var routes clinic.Routes
			c.RoutesFrom(person, &routes, c.Sources(person, nil)...)
			return int(routes.To(deed.To.Space))
		}
	}
	return 0
}

// PassStep leaves a step of the lesson that is only looked at.
func (s *Session) PassStep() {
	if g := s.Guided(); g != nil && len(g.Now().Deeds) == 0 {
		s.seats[0].Taught.Looked = g.Step + 1
		s.changed()
	}
}

// MayStepBack reports whether there is a step before this one.
func (s *seen) MayStepBack() bool { return s.Guided() != nil && s.Guided().Step > 0 }

// StepBack goes back one step of the lesson. If the previous step asked for more than looking, the last command is
// undone.
func (s *Session) StepBack() rule.Reason {
	g := s.Guided()
	if g == nil {
		return rule.Reason{}
	}
	if first, _ := g.Reached(s.match, 0); len(g.Now().Deeds) == len(g.Missing) && first.Step < g.Step && !g.Steps[g.Step-1].Page {
		s.seats[0].Taught.Looked = g.Step - 1
		s.changed()
		return rule.Reason{}
	}
	return s.Undo()
}

// LeaveLesson goes on without the lesson. ResumeLesson takes it up again.
func (s *Session) LeaveLesson() {
	s.seats[0].Taught.Apart = true
	s.changed()
}

// ResumeLesson goes on with the lesson that was left.
func (s *Session) ResumeLesson() {
	s.seats[0].Taught.Apart = false
	s.changed()
}

// MayResumeLesson reports whether a lesson was left that the game still follows.
func (s *seen) MayResumeLesson() bool {
	return len(s.seats) > 0 && s.seats[0].Taught.Apart && s.reached() != nil
}

// NextDeed returns the command that the lesson wants now; false if the step is only to be looked at, or no lesson
// leads.
func (s *seen) NextDeed() (game.Command, bool) {
	g := s.Guided()
	if g == nil {
		return game.Command{}, false
	}
	for _, deed := range g.Next(g.Place, s.State()).Missing {
		if s.match.Rules.Check(s.State(), s.viewer, &deed).Legal() {
			return deed, true
		}
	}
	deed := game.Command{Type: game.Done}
	return deed, g.Step < len(g.Steps) && len(g.Now().Deeds) > 0 && s.match.Rules.Check(s.State(), s.viewer, &deed).Legal()
}

// putBack returns why the lesson puts back a command that the rules allow, or the zero Reason if it accepts it.
func (s *Session) putBack(command game.Command) rule.Reason {
	g := s.Guided()
	if g == nil || !s.match.Rules.Check(s.State(), s.viewer, &command).Legal() {
		return rule.Reason{}
	}
	word, takes := g.Takes(g.Place, s.match.Rules, s.State(), command)
	if takes {
		return rule.Reason{}
	}
	s.word = word
	return rule.Reason{Rule: LessonRule, Key: word.Key}
}

// sayWord returns the sentence with which the lesson last put something back.
func (s *seen) sayWord(reader *ui.Reader) string {
	key, data, first := s.word.Key, words.Numbers(s.Rules()), &s.word.First
	c := s.On(first.Board)
	data["Points"] = first.Points
	if key == "first" || key == "later" {
		switch first.Type {
		case game.ChooseAction:
			key, data["What"] = "later", reader.T("action."+string(first.Action))
		case game.BuildOne:
			key, data["What"] = "first_kind", words.Thing(reader, string(first.Component.Kind))
		case game.HireOne:
			level := clinic.NoLevel
			if list := c.Market().Residency; c.Rules.As(first.Kind) == clinic.Doctor && first.Slot < len(list) {
				level = list[first.Slot]
			}
			key, data["What"] = "first_kind", words.Person(reader, first.Kind, level)
		case game.AdmitOne, game.QueueOne:
			row := c.Market().RowAt(first.From)
			key, data["What"] = "first_kind", words.Person(reader, c.Rules.KindOf(clinic.Patient), row.Patients[first.From.Space])
		case game.MoveOne:
			person := c.Clinic().Person(first.Person)
			key, data["What"] = "first_kind", words.Person(reader, person.Kind, person.Level)
		case game.TakeBonus:
			key, data["What"] = "first_kind", words.Thing(reader, first.Choice)
		case game.Done:
			key, data["What"] = "first_done", s.endsBy(reader)
		default:
			key = "first_this"
		}
	}
	return reader.T("lesson.word."+key, data)
}

// endsBy is what the button says that ends what is decided now.
func (s *seen) endsBy(reader *ui.Reader) string {
	switch {
	case s.Deciding(game.DecideMove):
		return reader.T("button.finish_move")
	case s.Deciding(game.DecideTreatments):
		return reader.T("phase.treat", texts.Data{"Count": len(s.Context().Forecast().Treatments)})
	}
	return reader.T("button.done")
}
