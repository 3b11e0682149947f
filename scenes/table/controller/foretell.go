package controller

import (
	"slices"

	"clinic/game"
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Every drop follows one rule: the ribbon shows what would be left of everything the command costs or brings, the
// forecast shows what the round would pay then, and the sentence at the pointer tells the other consequences.

// foresight shows what a command would bring about.
type foresight struct {
	*playing
	splits view.Shares // the proposal, once it has been changed
}

// foretell shows what the command that the pointer could give now would bring about. does says what the command is
// for; it is empty where that is obvious.
func (p *foresight) foretell(l *view.Interaction, target *session.Target, does string) {
	f := p.session.Foresee(target.Command)
	owner, cost := p.session.Context().Owner(), target.Verdict.Cost
	money, annexMoney, time, popularity := -cost.Money, -cost.AnnexMoney, cost.Time, -cost.Popularity
	if f.After != nil {
		then := p.session.Then(f).Owner()
		money, time, popularity = then.Money-owner.Money, then.Time-owner.Time, then.Popularity-owner.Popularity
		if owner.Annex != nil {
			annexMoney = then.Annex.Money - owner.Annex.Money
		}
		l.After = f.After
	}
	change := func(after *int, now, by int) {
		if by != 0 {
			*after = now + by
		}
	}
	change(&l.MoneyAfter, owner.Money, money)
	change(&l.TimeAfter, owner.Time, time)
	change(&l.PopularityAfter, owner.Popularity, popularity)
	if owner.Annex != nil {
		change(&l.AnnexMoneyAfter, owner.Annex.Money, annexMoney)
	}
	if cost.Time > 0 && !l.Total.Show {
		l.Total = view.Total{Show: true, Time: cost.Time}
	}

	l.Tone = ui.Allowed
	says := []string{does}
	warn := func(text string) {
		if text != "" {
			says, l.Tone = append(says, text), ui.Warned
		}
	}
	unexplained := cost.Popularity
	for i := range f.Consequences {
		what := &f.Consequences[i]
		unexplained += what.Fact.Popularity
		text := words.Consequence(p.Reader, what)
		if what.Fact.Type == game.PatientDied {
			text = p.Texts.Sentences(text, words.GoalLost(p.Reader, p.session.State(), p.session.Rules()))
		}
		if what.Upkeep > 0 || what.Works < 0 || what.AgainCosts > 0 || what.Fact.Popularity < 0 || what.Fact.Type == game.PatientDied {
			warn(text)
		} else {
			says = append(says, text)
		}
	}
	if unexplained > 0 {
		warn(p.T("follows.popularity", ui.Data{"Points": unexplained}))
	}
	warn(p.parkingFull(f, target.Command.Board))
	if len(target.Verdict.Warnings) > 0 {
		warn(p.session.Sentence(p.Reader, target.Verdict.Warnings[0]))
	} else {
		warn(p.becomes(target.Command))
		warn(p.harm(f, target.Command))
		warn(p.askedAgain(f))
	}
	warn(p.losesGoal(f))
	if len(says) > 1 {
		says[0] = p.Texts.Sentence(does)
	}
	l.Bubble = p.Texts.Sentences(says...)
}

// losesGoal says that a command loses the solo goal in another way than by a death, and returns "" if it doesn't (B88).
func (p *foresight) losesGoal(f *session.Foreseen) string {
	c := p.session.Context()
	if f.After == nil || len(c.State.Players) > 1 || c.Rules.Cooperative() {
		return ""
	}
	then := p.session.Then(f)
	if c.GoalLost() || !then.GoalLost() || then.Owner().Died > c.Owner().Died {
		return ""
	}
	return p.T("remind.goal_lost", ui.Data{"Goal": words.Goal(p.Reader, c.Owner().Goal, c.Rules)})
}

// parkingFull warns that a build takes the last free parking places, and returns "" if it doesn't (B60).
func (p *foresight) parkingFull(f *session.Foreseen, board game.BoardName) string {
	if f.After == nil {
		return ""
	}
	now, then := p.session.On(board), p.session.Then(f).On(board)
	if then.Places() >= now.Places() || then.FreePlaces() > 0 {
		return ""
	}
	return p.T("follows.places_full", ui.Data{"Before": now.Places(), "Count": then.Places()})
}

// askedAgain says which obligation already met in Move would be open again (X10), and returns "" if the command
// reopens none.
func (p *foresight) askedAgain(f *session.Foreseen) string {
	if f.After == nil || p.session.Rules().Foreseen() == 0 || !p.session.Deciding(game.DecideMove) {
		return ""
	}
	is := func(key string) func(game.Obligation) bool {
		return func(o game.Obligation) bool { return o.Key == key }
	}
	now := p.session.Context().Obligations()
	for _, o := range p.session.Then(f).Obligations() {
		sentence := "obligation_again." + o.Key
		if p.Texts.Has(sentence) && slices.ContainsFunc(p.session.Asked(), is(o.Key)) && !slices.ContainsFunc(now, is(o.Key)) {
			return p.T(sentence)
		}
	}
	return ""
}

// otherEffects says what a command changes about the end of the round, or that it has no other effects.
func (p *foresight) otherEffects(command game.Command) string {
	f := p.session.Foresee(command)
	if f.After == nil {
		return p.T("table.no_effects")
	}
	now, then := p.session.On(command.Board), p.session.Then(f).On(command.Board)
	before, after := now.Forecast(), then.Forecast()
	comes, came := then.Coming(), now.Coming()
	careers, were := then.Careers(), now.Careers()
	var says []string
	change := func(id string, before, after int) {
		if before != after {
			says = append(says, p.T(id, ui.Data{"Before": before, "Money": after}))
		}
	}
	change("table.then_income", before.Income, after.Income)
	change("table.then_upkeep", before.Upkeep, after.Upkeep)
	if points := (comes.Popularity - then.Owner().Popularity) - (came.Popularity - now.Owner().Popularity); points != 0 {
		says = append(says, p.T("table.then_popularity", ui.Data{"Change": words.Signed(p.Reader, points)}))
	}
	rises := func(d game.Career) bool { return d.Doctor == command.Person && d.Then > d.Level }
	if slices.ContainsFunc(careers, rises) && !slices.ContainsFunc(were, rises) {
		says = append(says, p.T("table.then_better"))
	}
	if len(says) == 0 && slices.Equal(careers, were) && len(comes.Deaths) == len(came.Deaths) && comes.Money-then.Owner().Money == came.Money-now.Owner().Money {
		return p.T("table.no_effects")
	}
	return p.Texts.Sentences(says...)
}
