package extensionui_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/table"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// A family is one way in which the window builds ids: from a beginning, an end and, if it has tails, one of those.
// Beginnings and tails occur in the code as written here. Ends come from data, from the words in one place of the
// code, or from a few written here.
type family struct {
	begins string
	ends   []string
	tails  []string
}

func of(begins string, ends []string, tails ...string) family { return family{begins, ends, tails} }

// ids returns all ids that the family can build, each once.
func (f *family) ids() (all []string) {
	all = with([]string{f.begins}, "", f.ends)
	if len(f.tails) > 0 {
		all = with(all, "", f.tails)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// families returns all families, by their beginnings.
func families(t *testing.T, c *code) []family {
	d := readData(t)
	among := func(list map[string][]string) func(places ...string) []string {
		return func(places ...string) (all []string) {
			for _, place := range places {
				if len(list[place]) == 0 {
					t.Errorf("a family takes words of %s, where there are none", place)
				}
				all = append(all, list[place]...)
			}
			return all
		}
	}
	in, named, typed, things := among(c.words), among(c.named), among(c.typed), among(c.things)
	and := slices.Concat[[]string]
	none := []string{""}

	kinds, people := typed("clinic.Kind"), typed("clinic.PersonKind")
	decisions, events, puzzles := typed("game.DecisionKind"), typed("game.EventType"), typed("puzzle.Kind")
	told := without(events, named("scenes/words/extensions.go base"))
	bonuses := and(d.bonuses, named("game/setup.go bonusTiles"))
	results := []string{extensions.Defeat, extensions.TacticalVictory, extensions.StrategicVictory}
	dies := and(d.worsening, in("game/admin.go worsening"))
	diesOutside := in("game/extensions/cigarettes.go playSmoke", "game/extensions/helicopters.go byAir",
		"game/extensions/fire_trucks.go byRoad")
	skipped := named("game/extensions/cigarettes.go askSmoker", "game/extensions/gift_shop.go visitorsArrive")
	layouts := and(d.layouts, []string{"drawn", game.OwnLayout})
	annexLayouts := and(d.annexLayouts, []string{"drawn", game.OwnLayout})
	ofPerson := names(session.StaffLeft, session.PatientLeft, session.Untreated, session.NotTreated, session.Dies)
	forgotten := and(typed("session.Forgotten"),
		in("scenes/extensionui/covid_19_infected.go infectedLeft", "scenes/extensionui/emergency.go halvesLeft"))
	lacks := both(d.reasons, in("game/treatment.go", "game/forecast.go", "game/treat.go", "game/working.go"))
	lines := and(events, in("scenes/table/phases/lines.go lineOf", "scenes/extensionui/covid_19_infected.go infectedWorsens"))
	ofPuzzles := in("scenes/words/puzzle.go seconds", "scenes/words/puzzle.go PuzzleAsks",
		"scenes/words/puzzle.go puzzleAmounts", "game/puzzle/puzzle.go Refuses")
	pools := and(d.pools, in("scenes/extensionui/burn_victims.go quotaOf", "scenes/extensionui/gift_shop.go visitorsExpected"),
		in("scenes/extensionui/urban_design_2_cards.go cardTaken"))
	scores := and(d.scoreLines, in("scenes/words/score.go GoalLine"))
	onBoards := func(ends []string) []string { return and(ends, with(d.boards, "_", ends)) }

	var numbered []string
	for _, spec := range game.AllNumbers(extensions.All()) {
		kind, _ := words.NumberKind(ui.NewReader("en"), spec.Name)
		numbered = append(numbered, kind)
	}

	return []family{
		of("action.", d.actions),
		of("action_short.", d.actions),
		of("annex.", d.boards),
		of("annex.pile.", d.annexKinds),
		of("bonus.", bonuses),
		of("book.chapter.", in("scenes/book/pages.go chapters")),
		of("book.page.", and(d.extensions, in("scenes/book/pages.go chapters"), named("scenes/book/pages.go chapters"))),
		of("bots.away.", named("scenes/table/controller/bots.go toldKinds")),
		of("bots.does.", decisions),
		of("bots.how.", d.bots),
		of("bots.level.", d.bots),
		of("presence.", in("scenes/table/panels/presence.go presences")),
		of("remote.phrase.", table.Phrases[:]),
		of("bots.next.", decisions),
		of("bots.you_next.", decisions),
		of("campaign.clinic.", d.clinics),
		of("campaign.story.", d.clinics),
		of("campaign.wish.", d.wishes),
		of("color.", numbers(0, len(theme.PlayerColors)-1)),
		of("coming.", events),
		of("cost.", in("scenes/table/panels/offercards.go costText")),
		of("decide.", and(d.decisions, d.answers)),
		of("deck.", d.decks),
		of("died.", and(dies, diesOutside)),
		of("died.waiting.", dies),
		of("event.", told),
		of("event.skipped.", and(d.pools, d.decks, skipped)),
		of("exclusion.", d.exclusions),
		of("extension.", d.extensions),
		of("extension_editions.", d.extensions),
		of("extension_line.", d.extensions),
		of("follows.", events, "", "_free"),
		of("follows.again.", d.again),
		of("forecast.", and(lacks, in("scenes/table/panels/forecast.go sums"))),
		of("forecast.dies.", lacks),
		of("forecast.goal_lost", none, "_short"),
		of("goal.", d.goals),
		of("goal.", named("scenes/words/goals.go askedForLess"), ".before"),
		of("goal_now.", in("scenes/words/goals.go GoalNow")),
		of("goal_short.", and(d.goals, []string{game.DrawGoal})),
		of("hint.", things("Hint")),
		of("hint.build.", kinds),
		of("hint.do.", typed("game/command.go game.CommandType")),
		of("hint.goal.", d.goals),
		of("infection.", named("scenes/extensionui/covid_19_infected.go infectionOf")),
		of("interaction.", d.interactions),
		of("key.", in("input/stroke.go signless")),
		of("keys.", d.deeds),
		of("keys.", in("scenes/keylist/keylist.go list"), "", ".does"),
		of("ledger.", d.boards, "", "_of"),
		of("ledger.changed", with(none, ".", d.changes)),
		of("ledger.less.", onBoards(in("game/forecast.go upkeep"))),
		of("ledger.line.", onBoards(lines)),
		of("ledger.step.", d.steps),
		of("ledger.what.", onBoards(and(kinds, people))),
		of("lesson.", d.lessonSteps, "", ".says"),
		of("lesson.", in("scenes/table/panels/guide.go main", "scenes/table/panels/guide.go Button")),
		of("lesson.word.", and(d.lessonWords, in("game/lesson/lesson.go putBack", "scenes/session/lesson.go sayWord"))),
		of("lesson_line.", d.lessons),
		of("lesson_name.", d.lessons),
		of("load.", in("scenes/load/unfinished.go Replace", "scenes/load/unfinished.go replaceWith"), "_text", "_title"),
		of("load.earlier", none, "_text", "_title"),
		of("load.otherwise", none, "_text", "_title"),
		of("log.", onBoards(events)),
		of("mark_tip.", d.marks),
		of("mark_tip.", with(d.onPeople, ".", people)),
		of("moment.after.", d.afterMove),
		of("moment.before.", d.beforeMove),
		of("month.", numbers(1, 12)),
		of("newgame.annex_layout.", annexLayouts),
		of("newgame.annex_layout_tip.", annexLayouts),
		of("newgame.annex_side_tip.", d.annexSides),
		of("newgame.layout.", layouts),
		of("newgame.layout_tip.", layouts),
		of("newgame.side.", []string{game.BeginnerSide, game.ExpertSide}),
		of("not_advised.", d.warnings),
		of("number_name.", numbered),
		of("numbers.source.", and(d.sources, named("scenes/numbers/numbers.go sources"))),
		of("obligation.", d.obligations),
		of("obligation_again.", d.obligations),
		of("obligation_name.", d.obligations),
		of("obligation_short.", in("scenes/table/panels/obligations.go obligationText")),
		of("obligation_state.", in("scenes/table/panels/obligations.go tipObligation")),
		of("obligation_state.", with([]string{"nobody."}, "", d.obligations)),
		of("obligation_tip.", d.obligations),
		of("offer.", d.offered),
		of("offer_hint.", and(d.offered, with(d.offered, ".", numbers(1, 3)))),
		of("offers.", d.offered),
		of("option.", and(d.options, d.values)),
		of("option.covid.contagion.", behind(d.values, "covid.contagion.")),
		of("option.covid.isolation.", behind(d.values, "covid.isolation.")),
		of("option_effect.", d.values),
		of("origin.", and(d.changes, in("game/basegame.go baseGame"))),
		of("outcome.", results),
		of("overlay.", typed("view.Question")),
		of("page.", in("packaging/web/page.go pageTexts")),
		of("pool.", pools),
		of("pool_does.", pools),
		of("pool_full.", pools),
		of("pool_met.", pools),
		of("pool_when.", pools),
		of("preset.", d.presets),
		of("puzzle.", and(puzzles, things("Puzzle"), ofPuzzles)),
		of("puzzle.asks.", puzzles),
		of("puzzle.counter.", typed("puzzle.Measure")),
		of("puzzle.neat.", in("game/puzzle/neat.go Neat", "game/puzzle/neat.go neatMove")),
		of("puzzle.plainly.", puzzles),
		of("puzzle.reached.", puzzles),
		of("puzzle.short.", puzzles),
		of("puzzle.slow.", d.extensions),
		of("rank.", d.ranks),
		of("reason.", d.reasons),
		of("remind.", forgotten),
		of("remind.", with(names(session.OnTopLeft), ".", kinds)),
		of("remind.", with(ofPerson, ".", people)),
		of("remind.death_free", with(none, ".", dies)),
		of("remind.unmet.", d.obligations),
		of("review.why.", []string{"worth_business", "worth_savings", "worth_score", "worth_sites"}),
		of("scores.", in("scenes/scores/scores.go Doors")),
		of("scores.line.", scores),
		of("scores.rank.", d.ranks),
		of("scores.tip.", scores),
		of("scores.together.", results),
		of("scores.together.balance.", in("scenes/extensionui/covid_19_outcome.go verdictOf")),
		of("scores.together.popularity.", in("scenes/extensionui/covid_19_outcome.go verdictOf")),
		of("settings.page.", in("scenes/preferences/preferences.go parts")),
		of("settings.vision.", typed("theme.Vision"), "", "_note"),
		of("settings.vision.all", none, "_note"),
		of("sharing.share.", in("scenes/sharing/ask.go Ask")),
		of("spoken.scene.", c.scenes),
		of("step.", d.stepNames),
		of("tab.", typed("panels.Tab")),
		of("table.goes.", in("scenes/table/controller/drop.go whereItGoes")),
		of("tip.", and(c.tips, with([]string{"annex."}, "", c.tips))),
		of("tip.", with([]string{"action.", "annex.half."}, "", d.actions)),
		of("tip.", with([]string{"panel.", "annex.panel."}, "", things("Panel"))),
		of("tip.", with([]string{"ribbon."}, "", in("scenes/table/panels/ribbon.go havings"))),
		of("tip.", with([]string{"ribbon.step."}, "", and(d.stepNames, in("scenes/table/panels/ribbon.go ribbonSteps")))),
		of("tip.", in("scenes/table/panels/tips.go priceText", "scenes/table/panels/tips.go tipSum")),
		of("tip.", d.modes),
		of("tip.after_round", d.afterRound),
		of("tip.annex.", in("scenes/table/panels/tips.go tipSum")),
		of("tip.bonus.", bonuses),
		of("tip.card.", in("scenes/table/panels/tips.go priceText")),
		of("tip.dies.", dies),
		of("tip.does.", and(kinds, people)),
		of("tip.goal.", d.goals),
		of("tip.offer.", d.offered),
		of("tip.overlay.", things("Overlay")),
		of("tip.puzzle.", things("Puzzle")),
		of("tip.room_of.", people),
		of("town.", named("scenes/table/panels/drawertown.go segments")),
		of("tray.", d.areas),
		of("tray.", both(d.reasons, in("game/choose.go judgeAction", "game/extensions/covid_19.go admitOncePerRound"))),
		of("tray.left_and.", kinds),
		of("tray.on_top.", kinds),
		of("tray.outside_", d.areas),
		of("tray.place_extras", none, "_upkeep"),
		of("vehicle_used.", d.modes),
		of("weekday.", numbers(1, 7), "", ".short"),
	}
}
