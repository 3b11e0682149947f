package table

import (
	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Playing returns the rules of the game on the table.
func (t *window) Playing() *game.Rules { return t.Situation.Rules }

// Cited returns what the book of rules says of the thing pointed at, or else of what is to be done now.
func (t *tipping) Cited() string {
	over := t.Look.Hover
	if over.None() {
		over = t.Look.Focus
	}
	if cited := t.CitedBy(over); cited != "" {
		return cited
	}
	return pagesOfSteps[t.Situation.Rules.StepOf(t.Situation.State).Name]
}

// CitedBy returns the page of the extension that a thing belongs to, the rule that its tip cites, or the page
// about such things; empty if there is none.
func (t *tipping) CitedBy(what thing.Thing) string {
	if what.None() {
		return ""
	}
	if what == thing.Named(thing.Panel, "log") {
		return t.loggedRule()
	}
	if whose := extensionui.Whose(t.Reader, t.LookedOn(game.Home), what); whose != "" {
		return whose
	}
	if rules := ui.RulesIn(t.Explain(what)); len(rules) > 0 {
		return rules[0]
	}
	if what.Kind == thing.Action || what.Kind == thing.ActionTile {
		return pagesOfActions[game.Action(what.Name)]
	}
	return pagesOfThings[what.Kind]
}

// titleOf returns the title of a page, or, for a rule, that of the page about the table with the most sentences
// that cite it first.
func (t *tipping) titleOf(cited string) (title string) {
	if cited == "" || words.HasPage(t.Reader, cited) {
		if cited != "" {
			title = words.PageOf(t.Reader, cited, t.Numbers).Title
		}
		return title
	}
	most := 0
	for _, id := range pagesOfTable {
		page := words.PageOf(t.Reader, id, t.Numbers)
		tells := 0
		for _, sentence := range page.Sentences() {
			if len(sentence.Rules) > 0 && sentence.Rules[0] == cited {
				tells++
			}
		}
		if tells > most {
			most, title = tells, page.Title
		}
	}
	return title
}

// loggedRule returns the rule of the log's line under the pointer, or of the newest line in sight.
func (t *tipping) loggedRule() string {
	if event, there := t.LoggedAt(t.Look.PointerX, t.Look.PointerY); there && !t.Look.Hover.None() {
		return t.Situation.Told[event].Rule
	}
	return t.side.NewestLogged()
}

// Pages of the book.
var (
	pagesOfTable = []string{"treatment", "pairing", "special", "build", "floors", "conveyors", "hire", "admit", "move", "business", "admin", "score"}
	pagesOfSteps = map[string]string{
		game.StepSetup: "setup", game.StepChoose: "round", game.StepMove: "move", game.StepBusiness: "business", game.StepAdmin: "admin", game.StepEnd: "score",
		string(game.Build): "build", string(game.Hire): "hire", string(game.Admit): "admit",
	}
	pagesOfActions = map[game.Action]string{game.Build: "build", game.Hire: "hire", game.Admit: "admit"}
	pagesOfThings  = map[thing.Kind]string{
		thing.Residency: "hire", thing.Nurse: "hire", thing.Orderly: "hire", thing.Appointment: "admit", thing.Service: "admit", thing.Preadmission: "admit",
		thing.Pile: "build", thing.Component: "build", thing.Space: "floors", thing.Slot: "conveyors", thing.Person: "treatment",
		thing.Forecast: "treatment", thing.ForecastSum: "business", thing.Popularity: "business", thing.Score: "score", thing.Goal: "goals", thing.Bonus: "setup",
		thing.Round: "round", thing.Step: "round",
	}
)
