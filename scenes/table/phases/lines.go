package phases

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// stepOf returns the step that a fact happened in, and whether it is told: if it is of Business or Admin, or
// between Move and these, and more than a choice.
func stepOf(rules *game.Rules, e *game.Event) (game.Step, bool) {
	step, known := rules.StepKeyed(e.Step)
	ours := step.Name == game.StepBusiness || step.Name == game.StepAdmin || AfterMove(step)
	return step, known && ours && e.Type != game.TreatmentChosen && e.Type != game.PlayerDone
}

// AfterMove reports whether a step of an extension judges the result of Move.
func AfterMove(step game.Step) bool { return step.Name == game.StepMove && step.Key != game.StepMove }

// Line is one fact in words.
type Line struct {
	Event game.Event
	Step  game.Step // in which it happened
	Text  string    // empty for what needs no line
	Signs []sprites.ID

	then   *game.State // the state after everything that happened with it
	logged int         // how many events of the game there are up to it
}

// Changes reports whether its pictures show somebody before and after.
func (l *Line) Changes() bool {
	return l.Event.Type == game.LevelChanged || l.Event.Type == game.ResidentLevelledUp || l.Event.Type == game.PatientDied
}

// cures reports whether it treats somebody.
func (l *Line) cures() bool { return extensionui.As(l.Event.Type) == game.PatientCured }

// lineOf returns an event in words. then is the state after everything that happened with it.
func (s *Story) lineOf(e game.Event, step game.Step, then *game.State) Line {
	l := Line{Event: e, Step: step, then: then}
	rules := s.rulesOf(e.Board)
	doctor, nurse := rules.KindOf(clinic.Doctor), rules.KindOf(clinic.Nurse)
	isPatient := rules.As(e.Kind) == clinic.Patient
	shown := extensionui.EventOf(e.Type)
	data := ui.Data{
		"Who": words.Person(s.Reader, e.Kind, e.Level), "Count": e.Number, "Service": "", "Level": words.LevelOn(s.Reader, e.Board, e.Level), "NewLevel": words.LevelOn(s.Reader, e.Board, e.NewLevel),
		"Room": "", "Component": "", "Dollars": s.Texts.Dollars(e.Number), "Order": "",
	}
	id := string(e.Type)
	switch extensionui.As(e.Type) {
	case game.PatientCured:
		if e.Kind == clinic.Doctor {
			id = "doctor_cured"
		}
		l.Signs = append(l.Signs, dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Cured().Picture())
		board := game.Context{Rules: s.rulesOf(e.Board), State: s.Start, Player: e.Player}.Clinic()
		for _, person := range e.People {
			if p := board.Person(person); p != nil {
				l.Signs = append(l.Signs, dollhouse.Piece(p).Picture())
			}
		}
		data["Room"] = words.Thing(s.Reader, string(board.At(e.From.Space).Kind))
	case game.SalariesPaid, game.UpkeepPaid, game.IncomeEarned, game.IncomeSaved:
		l.Signs = append(l.Signs, pictures.Money)
	case game.ExpensesMissed, game.PopularityBought:
		l.Signs = append(l.Signs, pictures.Popularity)
	case game.NursesCalledIn:
		l.Signs = append(l.Signs, extensionui.PieceOf(nurse, clinic.NoLevel).Picture())
	case game.LaboratoryPoint:
		l.Signs = append(l.Signs, sprites.Doctor(int8(e.Level)).Picture())
	case game.PatientGaveUp:
		l.Signs = append(l.Signs, dollhouse.Piece(&clinic.Person{Kind: clinic.Patient, Level: e.Level}).Picture(), sprites.Emblem(e.Service, true))
		data["Who"], data["Service"] = words.Person(s.Reader, clinic.Patient, e.Level), words.Service(s.Reader, e.Service)
	case game.ResidentLevelledUp:
		l.Signs = append(l.Signs, extensionui.PieceOf(doctor, e.Level).Picture(), extensionui.PieceOf(doctor, e.NewLevel).Picture())
	case game.ResidencyRefilled:
		l.Signs = append(l.Signs, extensionui.PieceOf(doctor, e.Level).Picture())
		data["Who"] = words.Person(s.Reader, doctor, e.Level)
	case game.NursesLeft, game.NursesArrived:
		l.Signs = append(l.Signs, extensionui.PieceOf(nurse, clinic.NoLevel).Picture())
	case game.PilesOpened:
		l.Signs = append(l.Signs, dollhouse.Kind(e.Component.Kind).Picture(e.Component.Service))
		data["Component"] = words.Thing(s.Reader, string(e.Component.Kind))
		if e.Component.Service != clinic.NoService {
			data["Component"] = s.T("ledger.hub_of", ui.Data{"Service": words.Service(s.Reader, e.Component.Service)})
		}
	case game.LevelChanged:
		before, after := clinic.Person{Kind: e.Kind, Level: e.Level}, clinic.Person{Kind: e.Kind, Level: e.NewLevel}
		l.Signs = append(l.Signs, dollhouse.Piece(&before).Picture(), dollhouse.Piece(&after).Picture())
		retold, sign := extensionui.Retold(s.session.Rules(), &e, then)
		switch {
		case isPatient:
			id = "patient_worsens"
		case retold != "":
			id = retold
			l.Signs = append(l.Signs, sign)
		case e.NewLevel > e.Level:
			id = "doctor_rises"
		default:
			id = "doctor_falls"
		}
	case game.Skipped:
		if e.Choice != "" {
			break
		}
		who := doctor
		if isPatient {
			who = e.Kind
		}
		l.Signs = append(l.Signs, extensionui.PieceOf(who, e.Level).Picture())
		data["Who"] = words.Person(s.Reader, who, e.Level)
	case game.PatientDied:
		l.Signs = append(l.Signs, dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Picture())
	case game.TurnOrderSet:
		var names []string
		for _, player := range e.Order {
			names = append(names, s.session.Seats().Name(s.Reader, player))
		}
		data["Order"] = s.Texts.Arrows(names...)
	}
	if shown.Person {
		l.Signs = append(l.Signs, dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Picture())
	}
	if own := string(e.Board) + "_" + id; e.Board != game.Home && s.Texts.Has("ledger.line."+own) {
		id = own
	}
	if e.Type == game.PatientDied {
		l.Text = words.Capital(words.Death(s.Reader, &e))
		if !slices.ContainsFunc(s.Lines, func(x Line) bool { return x.Event.Type == game.PatientDied }) {
			if lost := words.GoalLost(s.Reader, s.Start, rules); lost != "" {
				l.Text = s.Texts.Sentences(s.Texts.Sentence(l.Text), lost)
			}
		}
	} else if s.Texts.Has("ledger.line."+id) && (e.Type != game.Skipped || e.Choice == "") {
		l.Text = s.T("ledger.line."+id, data)
	} else {
		l.Text = words.Capital(words.Event(s.Reader, &e))
	}
	if shown.Sign != sprites.None {
		l.Signs = append(l.Signs, shown.Sign)
	}
	return l
}

// rulesOf returns the rules of a board.
func (s *Story) rulesOf(board game.BoardName) *game.Rules { return s.session.Rules().BoardNamed(board) }

// InBusiness reports whether the line belongs to a player's Business, not to Admin.
func (l *Line) InBusiness() bool { return l.Step.Name == game.StepBusiness }

// Heading returns the heading above the lines of one step, or of one player's Business. A step that an extension
// puts into Admin has its own heading, or that of the step with its number, or else the extension's name.
func (s *Story) Heading(l *Line) string {
	if l.InBusiness() {
		return s.BusinessOf(l.Event.Player, l.Event.Board)
	}
	if own := "ledger.step." + l.Step.Key; s.Texts.Has(own) {
		return s.T(own)
	}
	if l.Step.Number == 0 {
		return words.Extension(s.Reader, l.Step.Source)
	}
	return s.T(fmt.Sprintf("ledger.step.%d", l.Step.Number))
}

// BusinessOf returns the heading of a player's Business on a board.
func (s *Story) BusinessOf(player int, board game.BoardName) string {
	id := "ledger.business_of"
	if len(s.Start.Players) == 1 {
		id = "ledger.business"
	}
	if board != game.Home {
		if id = "ledger." + string(board); len(s.Start.Players) > 1 {
			id += "_of"
		}
	}
	return s.T(id, ui.Data{"Name": s.session.Seats().Name(s.Reader, player)})
}

// stepIndex returns the index of a step in the rules.
func stepIndex(rules *game.Rules, key string) int {
	return max(0, slices.IndexFunc(rules.Steps, func(step game.Step) bool { return step.Key == key }))
}
