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
func named(reader *ui.Reader, start, name string, data ...ui.Data) string {
	if id := start + name; reader.Texts.Has(id) {
		return reader.T(id, data...)
	}
	return strings.ReplaceAll(name, "_", " ")
}

// Extension returns the title of an extension or variant.
func Extension(reader *ui.Reader, id string) string { return named(reader, "extension.", id) }

// ExtensionLine says in a line what an extension adds; empty if nothing is written about it.
func ExtensionLine(reader *ui.Reader, id string) string {
	if !reader.Texts.Has("extension_line." + id) {
		return ""
	}
	return reader.T("extension_line." + id)
}

// Edition is how an edition of an extension's rules, named by its language, differs.
type Edition struct{ ID, Text string }

// Editions returns how other editions of an extension's rules differ, one for each language; nil if none does.
func Editions(reader *ui.Reader, extension string, numbers ui.Data) []Edition {
	if !reader.Texts.Has("extension_editions." + extension) {
		return nil
	}
	var editions []Edition
	for line := range strings.Lines(reader.T("extension_editions."+extension, numbers)) {
		id, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		editions = append(editions, Edition{id, text})
	}
	return editions
}

// Stock names the pieces of a common stock.
func Stock(reader *ui.Reader, kind string) ui.Noun {
	if id := "piece." + kind; reader.Texts.HasThing(id) {
		return reader.Texts.Thing(id)
	}
	return reader.Texts.Called(rule.Name(kind))
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
func Event(reader *ui.Reader, e *game.Event) string {
	if base[e.Type] || e.Type == game.Skipped && e.Choice == "" {
		return ""
	}
	var who ui.Noun
	var level texts.Adjective
	if e.Kind != "" {
		who = Person(reader, e.Kind, e.Level)
	} else if e.Level != clinic.NoLevel {
		who = Person(reader, clinic.Patient, e.Level)
	}
	if e.NewLevel != clinic.NoLevel {
		level = LevelOn(reader, e.Board, e.NewLevel)
	}
	data := ui.Data{
		"Who": who, "Level": level, "Count": e.Number, "What": Stock(reader, e.Choice), "Money": max(e.Money, -e.Money),
		"Points": max(e.Popularity, -e.Popularity), "Time": e.Time, "Floor": int(e.To.Space.Floor),
	}
	if e.Type == game.Skipped && reader.Texts.Has("event.skipped."+e.Choice) {
		return reader.T("event.skipped."+e.Choice, data)
	}
	return named(reader, "event.", string(e.Type), data)
}

// Coming says what the rest of the round will bring or cost by itself, in a sentence citing the rule.
func Coming(reader *ui.Reader, change *game.Change) string {
	if id := "coming." + string(change.Fact); reader.Texts.Has(id) {
		return reader.T(id, ui.Data{"Count": change.Count, "Points": Signed(reader, change.Popularity), "Rule": change.Rule})
	}
	e := game.Event{Type: change.Fact, Number: change.Count, Popularity: change.Popularity}
	return reader.T("follows.fact", ui.Data{"What": Capital(Event(reader, &e)), "Rule": change.Rule})
}

// Consequence says what follows from a command, in a sentence citing the rule.
func Consequence(reader *ui.Reader, c *game.Consequence) string {
	if c.Upkeep != 0 {
		return reader.T("follows.upkeep", ui.Data{"Change": SignedDollars(reader, c.Upkeep), "Rule": c.Rule})
	}
	e := &c.Fact
	var who ui.Noun
	if e.Kind != "" {
		who = Person(reader, e.Kind, e.Level)
	}
	switch {
	case c.Works < 0:
		return reader.T("follows.works_lower", ui.Data{"Who": who, "Count": -c.Works, "Rule": c.Rule})
	case c.Works > 0:
		return reader.T("follows.works_higher", ui.Data{"Who": who, "Count": c.Works, "Rule": c.Rule})
	case c.Again != "":
		return reader.T("follows.again."+string(c.Again), ui.Data{"Count": c.AgainCosts, "Rule": c.Rule})
	}
	data := ui.Data{"Who": who, "Money": e.Money + e.AnnexMoney, "Points": max(e.Popularity, -e.Popularity), "Rule": c.Rule}
	id := "follows." + string(e.Type)
	if e.Popularity == 0 && reader.Texts.Has(id+"_free") {
		return reader.T(id+"_free", data)
	}
	if reader.Texts.Has(id) {
		return reader.T(id, data)
	}
	return reader.T("follows.fact", ui.Data{"What": Capital(Event(reader, e)), "Rule": c.Rule})
}

// Origin says who changed a number and by how much: "+$2 gardens", or "×2" and a name. before is the number before
// the change; unit formats a change, such as Signed.
func Origin(reader *ui.Reader, o game.Origin, before int, unit func(*ui.Reader, int) string) string {
	factor := ""
	if before != 0 && (before+o.Amount)%before == 0 {
		factor = "×" + strconv.Itoa((before+o.Amount)/before)
	} else {
		factor = unit(reader, o.Amount)
	}
	data := ui.Data{"Change": unit(reader, o.Amount), "Factor": factor, "Name": Extension(reader, o.Source), "Count": max(o.Amount, -o.Amount)}
	if id := "origin." + o.Rule; reader.Texts.Has(id) {
		return reader.T(id, data)
	}
	return reader.T("origin.other", data)
}

// Origins says who changed a number after its first origin, in order; empty if nobody did.
func Origins(reader *ui.Reader, origins []game.Origin, unit func(*ui.Reader, int) string) string {
	return joined(reader, origins, func(o game.Origin, before int) string { return Origin(reader, o, before, unit) })
}

// OriginsByRule is Origins with the rule after each: "+$2 gardens (B81)".
func OriginsByRule(reader *ui.Reader, origins []game.Origin, unit func(*ui.Reader, int) string) string {
	return joined(reader, origins, func(o game.Origin, before int) string {
		return reader.Texts.Ruled(Origin(reader, o, before, unit), o.Rule)
	})
}

func joined(reader *ui.Reader, origins []game.Origin, say func(o game.Origin, before int) string) string {
	var parts []string
	value := 0
	for i, o := range origins {
		if i > 0 {
			parts = append(parts, say(o, value))
		}
		value += o.Amount
	}
	return reader.Texts.Dots(parts...)
}

// SignedDollars formats a change of money: "+$5" or "−$5".
func SignedDollars(reader *ui.Reader, change int) string {
	if change < 0 {
		return reader.Texts.Dollars(change)
	}
	return "+" + reader.Texts.Dollars(change)
}
