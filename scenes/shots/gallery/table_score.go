package gallery

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// scoring opens the live score of a table whose score was a little lower at the beginning of the round.
func scoring(t *table.Table, err error) (*table.Table, error) {
	if err != nil {
		return nil, err
	}
	began := t.Situation.State.Clone()
	me := &began.Players[0]
	me.Popularity, me.Time = me.Popularity-3, me.Time-6
	at := slices.IndexFunc(me.Clinic.People, func(p clinic.Person) bool { return p.Kind == clinic.Nurse })
	me.Clinic.People = slices.Delete(me.Clinic.People, at, at+1)
	t.Situation.Began = began
	t.OpenScore(true)
	return t, nil
}

// shotScore shows the live score, with a line lit.
func shotScore(reader *ui.Reader) (*table.Table, error) {
	t, err := scoring(shotMiddle(reader))
	if err != nil {
		return nil, err
	}
	t.Look.Scored = "rooms"
	for _, counted := range t.CountedBy(t.Look.Scored) {
		t.Look.Space[counted.Space.Index()].Light = sprites.GlowAccent
	}
	return t, nil
}

// shotScoreHire shows it while holding a doctor for whom a place is free.
func shotScoreHire(reader *ui.Reader) (*table.Table, error) {
	t, err := shotDeciding(reader, game.DecideHire)
	if err != nil {
		return nil, err
	}
	s := t.Situation
	s.State = s.State.Clone()
	people := &s.State.Players[0].Clinic.People
	*people = slices.DeleteFunc(*people, func(p clinic.Person) bool { return p.Kind == clinic.Nurse && p.At.Area == clinic.Waiting })
	for slot, level := range s.State.Market.Residency {
		f := s.Rules.Foresee(s.State, 0, &game.Command{Type: game.HireOne, Kind: clinic.Doctor, Slot: slot})
		if f.After == nil || level != clinic.Red {
			continue
		}
		t.Show(s)
		t.Look.Taken, t.Look.Held = thing.Numbered(thing.Residency, slot), view.Held{Piece: extensionui.PieceOf(clinic.Doctor, level)}
		t.Look.After, t.Look.MoneyAfter = f.After, f.After.Players[0].Money
		t.Look.Total = view.Total{Score: int(level), HasScore: true}
		t.Look.Bubble, t.Look.Tone = t.T("table.hire_here", ui.Data{"Money": f.Verdict.Cost.Money}), ui.Allowed
	}
	if t, err = scoring(t, nil); err != nil {
		return nil, err
	}
	pointed, err := held(t, clinic.Space{Floor: 1, X: 2, Y: 1})
	pointed.OpenScore(true)
	return pointed, err
}
