package words

import (
	"strconv"
	"strings"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/ui"
)

// named returns the text for a kind of thing, or its plain name if the catalog has none: extensions may bring things
// that nobody has written a text for.
func named(start, name string, data ...ui.Data) string {
	if id := start + name; ui.Has(id) {
		return ui.T(id, data...)
	}
	return strings.ReplaceAll(name, "_", " ")
}

// Extension returns the title of an extension or variant.
func Extension(id string) string { return named("extension.", id) }

// ExtensionLine says in a line what an extension adds; empty if nothing is written about it.
func ExtensionLine(id string) string {
	if !ui.Has("extension_line." + id) {
		return ""
	}
	return ui.T("extension_line." + id)
}

// Edition is how an edition of an extension's rules, named by its language, differs.
type Edition struct{ ID, Text string }

// Editions returns how other editions of an extension's rules differ, one for each language; nil if none does.
func Editions(extension string, numbers ui.Data) []Edition {
	if !ui.Has("extension_editions." + extension) {
		return nil
	}
	var editions []Edition
	for line := range strings.Lines(ui.T("extension_editions."+extension, numbers)) {
		id, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		editions = append(editions, Edition{id, text})
	}
	return editions
}

// Stock names the pieces of a common stock.
func Stock(kind string) ui.Noun {
	if id := "piece." + kind; texts.HasThing(id) {
		return texts.Thing(id)
	}
	return texts.Called(rule.Name(kind))
}

// base lists the events of the base game, which have words elsewhere or need none.
var base = map[game.EventType]bool{
	game.RoundBegan: true, game.ActionChosen: true, game.ActionsRevealed: true, game.ActionRevealed: true,
	game.ComponentBuilt: true, game.PersonHired: true, game.PatientQueued: true, game.PatientsSwapped: true, game.PatientAdmitted: true,
	game.PatientTurnedAway: true, game.PatientArrived: true, game.PatientGaveUp: true, game.PersonMoved: true, game.PatientCured: true,
	game.TreatmentChosen: true, game.IncomeEarned: true, game.SalariesPaid: true, game.UpkeepPaid: true, game.ExpensesMissed: true,
	game.PopularityBought: true, game.IncomeSaved: true, game.PatientDied: true, game.LevelChanged: true, game.LaboratoryPoint: true,
	game.ResidentLevelledUp: true, game.ResidencyRefilled: true, game.NursesLeft: true, game.NursesArrived: true, game.PilesOpened: true,
	game.TurnOrderSet: true, game.BonusTaken: true, game.GoalChosen: true, game.PlayerDone: true, game.GameEnded: true,
}

// Event says what happened where the base game has no words for it: an event of an extension, or a rule that found
// nothing to take (X6). It is empty for everything else.
func Event(e *game.Event) string {
	if base[e.Type] || e.Type == game.Skipped && e.Choice == "" {
		return ""
	}
	var who ui.Noun
	var level texts.Adjective
	if e.Kind != "" {
		who = Person(e.Kind, e.Level)
	} else if e.Level != clinic.NoLevel {
		who = Person(clinic.Patient, e.Level)
	}
	if e.NewLevel != clinic.NoLevel {
		level = LevelOn(e.Board, e.NewLevel)
	}
	data := ui.Data{
		"Who": who, "Level": level, "Count": e.Number, "What": Stock(e.Choice), "Money": max(e.Money, -e.Money),
		"Points": max(e.Popularity, -e.Popularity), "Time": e.Time, "Floor": int(e.To.Space.Floor),
	}
	if e.Type == game.Skipped && ui.Has("event.skipped."+e.Choice) {
		return ui.T("event.skipped."+e.Choice, data)
	}
	return named("event.", string(e.Type), data)
}

// Coming says what the rest of the round will bring or cost by itself, in a sentence citing the rule.
func Coming(change *game.Change) string {
	if id := "coming." + string(change.Fact); ui.Has(id) {
		return ui.T(id, ui.Data{"Count": change.Count, "Points": Signed(change.Popularity), "Rule": change.Rule})
	}
	e := game.Event{Type: change.Fact, Number: change.Count, Popularity: change.Popularity}
	return ui.T("follows.fact", ui.Data{"What": Capital(Event(&e)), "Rule": change.Rule})
}

// Consequence says what follows from a command, in a sentence citing the rule.
func Consequence(c *game.Consequence) string {
	if c.Upkeep != 0 {
		return ui.T("follows.upkeep", ui.Data{"Change": SignedDollars(c.Upkeep), "Rule": c.Rule})
	}
	e := &c.Fact
	var who ui.Noun
	if e.Kind != "" {
		who = Person(e.Kind, e.Level)
	}
	switch {
	case c.Works < 0:
		return ui.T("follows.works_lower", ui.Data{"Who": who, "Count": -c.Works, "Rule": c.Rule})
	case c.Works > 0:
		return ui.T("follows.works_higher", ui.Data{"Who": who, "Count": c.Works, "Rule": c.Rule})
	case c.Again != "":
		return ui.T("follows.again."+string(c.Again), ui.Data{"Count": c.AgainCosts, "Rule": c.Rule})
	}
	data := ui.Data{"Who": who, "Money": e.Money + e.AnnexMoney, "Points": max(e.Popularity, -e.Popularity), "Rule": c.Rule}
	id := "follows." + string(e.Type)
	if e.Popularity == 0 && ui.Has(id+"_free") {
		return ui.T(id+"_free", data)
	}
	if ui.Has(id) {
		return ui.T(id, data)
	}
	return ui.T("follows.fact", ui.Data{"What": Capital(Event(e)), "Rule": c.Rule})
}

// Origin says who changed a number and by how much: "+$2 gardens", or "×2" and a name. before is the number before
// the change; unit formats a change, such as Signed.
func Origin(o game.Origin, before int, unit func(int) string) string {
	factor := ""
	if before != 0 && (before+o.Amount)%before == 0 {
		factor = "×" + strconv.Itoa((before+o.Amount)/before)
	} else {
		factor = unit(o.Amount)
	}
	data := ui.Data{"Change": unit(o.Amount), "Factor": factor, "Name": Extension(o.Source), "Count": max(o.Amount, -o.Amount)}
	if id := "origin." + o.Rule; ui.Has(id) {
		return ui.T(id, data)
	}
	return ui.T("origin.other", data)
}

// Origins says who changed a number after its first origin, in order; empty if nobody did.
func Origins(origins []game.Origin, unit func(int) string) string {
	return joined(origins, func(o game.Origin, before int) string { return Origin(o, before, unit) })
}

// OriginsByRule is Origins with the rule after each: "+$2 gardens (B81)".
func OriginsByRule(origins []game.Origin, unit func(int) string) string {
	return joined(origins, func(o game.Origin, before int) string { return texts.Ruled(Origin(o, before, unit), o.Rule) })
}

func joined(origins []game.Origin, say func(o game.Origin, before int) string) string {
	var parts []string
	value := 0
	for i, o := range origins {
		if i > 0 {
			parts = append(parts, say(o, value))
		}
		value += o.Amount
	}
	return texts.Dots(parts...)
}

// SignedDollars formats a change of money: "+$5" or "−$5".
func SignedDollars(change int) string {
	if change < 0 {
		return Dollars(change)
	}
	return "+" + Dollars(change)
}
