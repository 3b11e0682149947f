package session

import (
	"encoding/json"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/game/rule"
	"clinic/scenes/words"
)

// Taught is the lesson that leads the player in a seat; without a name there is none.
type Taught struct {
	Lesson string `json:"lesson,omitzero"`
	Looked int    `json:"looked,omitzero"` // the step up to which was looked, see lesson.Lesson.Reached
	Apart  bool   `json:"apart,omitzero"`  // the player goes on without it
}

// LessonRule is the rule of refusals that are no rule of the game: the deed is put back since the lesson wants another
// one first.
const LessonRule = "lesson"

// Guided is where the player is in a lesson.
type Guided struct {
	*lesson.Lesson
	lesson.Place
}

// Now is the step that the player is in.
func (g *Guided) Now() *lesson.Step { return &g.Steps[g.Step] }

// Teach begins a lesson, whose game this is.
func (s *Session) Teach(l *lesson.Lesson) {
	s.seats[0].Taught = Taught{Lesson: l.Name}
	if l.Start != nil {
		s.origin = Origin{Kind: Lesson}
	}
	s.changed()
}

// Leads tells whether a short lesson leads the player of a kept game, by what is kept of its table.
func Leads(table json.RawMessage) bool {
	told, err := Tell(table)
	return err == nil && told.Origin.Kind == Lesson && len(told.Seats) > 0 && told.Seats[0].Taught.Lesson != "" && !told.Seats[0].Taught.Apart
}

// Guided is where the lesson is that leads the player, nil where none does.
func (s *Session) Guided() *Guided {
	if len(s.seats) == 0 || s.seats[0].Taught.Apart {
		return nil
	}
	return s.reached()
}

// reached is where the player is in the lesson that led last, nil where the game is not the lesson's any more.
func (s *Session) reached() *Guided {
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

// followLesson follows a change: who went back looks at what follows anew, and a lesson that is over leads nobody.
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

// Says is what the guide calls the step and what it says in it; empty where no lesson leads.
func (s *Session) Says() (title, text string) {
	g := s.Guided()
	if g == nil {
		return "", ""
	}
	id := "lesson." + g.Name + "." + g.Now().Name
	return texts.T(id), texts.T(id+".says", s.lessonData())
}

// SaysInAll is what the guide says in all steps, with the amounts of now.
func (s *Session) SaysInAll() (all []string) {
	g, data := s.Guided(), s.lessonData()
	for i := range g.Steps {
		all = append(all, texts.T("lesson."+g.Name+"."+g.Steps[i].Name+".says", data))
	}
	return all
}

// lessonData is what the sentences of a lesson are filled with: the numbers in force, what the player has, and how
// Business would go.
func (s *Session) lessonData() texts.Data {
	c, data := s.Context(), words.Numbers(s.Rules())
	f, owner := c.Forecast(), c.Owner()
	data["Money"], data["Time"] = words.Dollars(owner.Money), owner.Time
	data["Income"], data["Salaries"], data["Upkeep"], data["UpkeepThen"] = words.Dollars(f.Income), words.Dollars(f.Salaries), words.Dollars(f.Upkeep), words.Dollars(f.Upkeep)
	data["Points"], data["Kept"], data["Takes"], data["OnFoot"] = 0, words.Dollars(0), 0, s.onFoot()
	data["Cured"], _, _ = c.GoalSoFar(owner.Goal)
	data["Paying"], data["Patients"] = len(f.Treatments), len(f.Treatments)+len(f.Untreated)
	deed, _ := s.NextDeed()
	switch deed.Type {
	case game.MoveOne:
		data["Takes"] = s.Check(deed).Cost.Time
		if then := s.Foresee(deed); then.After != nil {
			data["UpkeepThen"] = words.Dollars(s.Then(then).Forecast().Upkeep)
		}
	case game.BuyPopularity:
		data["Points"], data["Kept"] = deed.Points, words.Dollars(owner.Turn.Income-deed.Points*c.Number(game.PricePopularity))
	}
	return data
}

// onFoot is how many units of time the next walk of the lesson would take without conveyors and vehicles; 0 where its
// person is not there yet.
func (s *Session) onFoot() int {
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

// MayStepBack tells whether there is a step before this one.
func (s *Session) MayStepBack() bool { return s.Guided() != nil && s.Guided().Step > 0 }

// StepBack goes back a step of the lesson: what was done last is taken back, where the step before was more than looked
// at.
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

// LeaveLesson goes on without the lesson, and ResumeLesson with it again.
func (s *Session) LeaveLesson() {
	s.seats[0].Taught.Apart = true
	s.changed()
}

// ResumeLesson goes on with the lesson that was left.
func (s *Session) ResumeLesson() {
	s.seats[0].Taught.Apart = false
	s.changed()
}

// MayResumeLesson tells whether a lesson was left that the game has not gone away from.
func (s *Session) MayResumeLesson() bool {
	return len(s.seats) > 0 && s.seats[0].Taught.Apart && s.reached() != nil
}

// NextDeed is what the lesson would have done now; false where it only wants to be looked at, or no lesson leads.
func (s *Session) NextDeed() (game.Command, bool) {
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

// putBack is why the lesson puts back a command that the rules allow, the zero Reason where it takes it.
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

// sayWord is the sentence with which the lesson put something back last.
func (s *Session) sayWord() string {
	key, data, first := s.word.Key, words.Numbers(s.Rules()), &s.word.First
	c := s.On(first.Board)
	data["Points"] = first.Points
	if key == "first" || key == "later" {
		switch first.Type {
		case game.ChooseAction:
			key, data["What"] = "later", texts.T("action."+string(first.Action))
		case game.BuildOne:
			key, data["What"] = "first_kind", words.Thing(string(first.Component.Kind))
		case game.HireOne:
			level := clinic.NoLevel
			if list := c.Market().Residency; c.Rules.As(first.Kind) == clinic.Doctor && first.Slot < len(list) {
				level = list[first.Slot]
			}
			key, data["What"] = "first_kind", words.Person(first.Kind, level)
		case game.AdmitOne, game.QueueOne:
			row := c.Market().RowAt(first.From)
			key, data["What"] = "first_kind", words.Person(c.Rules.KindOf(clinic.Patient), row.Patients[first.From.Space])
		case game.MoveOne:
			person := c.Clinic().Person(first.Person)
			key, data["What"] = "first_kind", words.Person(person.Kind, person.Level)
		case game.TakeBonus:
			key, data["What"] = "first_kind", words.Thing(first.Choice)
		case game.Done:
			key, data["What"] = "first_done", s.endsBy()
		default:
			key = "first_this"
		}
	}
	return texts.T("lesson.word."+key, data)
}

// endsBy is what the button says that ends what is decided now.
func (s *Session) endsBy() string {
	switch {
	case s.Deciding(game.DecideMove):
		return texts.T("button.finish_move")
	case s.Deciding(game.DecideTreatments):
		return texts.T("phase.treat", texts.Data{"Count": len(s.Context().Forecast().Treatments)})
	}
	return texts.T("button.done")
}
