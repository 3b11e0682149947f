package words

import (
	"clinic/game/clinic"
	"clinic/game/puzzle"
	"clinic/scenes/ui"
)

// PuzzleTask returns what a puzzle asks for, in a sentence.
func PuzzleTask(reader *ui.Reader, p *puzzle.Puzzle) string {
	return reader.T("puzzle."+string(p.Kind), puzzleData(reader, p))
}

// PuzzleShort is PuzzleTask for narrow places.
func PuzzleShort(reader *ui.Reader, p *puzzle.Puzzle) string {
	return reader.T("puzzle.short."+string(p.Kind), puzzleData(reader, p))
}

// seconds names the texts of what the second star requires, where that isn't the least time.
var seconds = map[puzzle.Kind]string{
	puzzle.NobodyDies: "most_income", puzzle.TwoRooms: "least_spent", puzzle.FullHouse: "least_spent", puzzle.TheQueue: "least_points",
	puzzle.RightHire: "least_hire", puzzle.LastRound: "most_score", puzzle.TheBill: "least_nurses",
}

// PuzzleAsks returns what each star of a puzzle requires beyond the one before.
func PuzzleAsks(reader *ui.Reader, p *puzzle.Puzzle) [3]string {
	data := puzzleData(reader, p)
	second := seconds[p.Kind]
	if second == "" {
		second = "least_time"
	}
	data["Best"], data["Most"], data["Spent"] = p.Ask(puzzle.Time).Two, p.Ask(puzzle.Score).Two, reader.Texts.Dollars(p.Ask(puzzle.Spent).Two)
	switch p.Kind {
	case puzzle.TheQueue:
		data["Best"] = p.Ask(puzzle.Points).Two
	case puzzle.TheBill:
		data["Nurses"] = reader.T("puzzle.nurses", ui.Data{"Count": p.Ask(puzzle.Nurses).Two})
	}
	return [3]string{reader.T("puzzle.asks."+string(p.Kind), data), reader.T("puzzle."+second, data), reader.T("puzzle.first_try")}
}

// puzzleData returns the data for texts about what a puzzle requires.
func puzzleData(reader *ui.Reader, p *puzzle.Puzzle) ui.Data {
	data := puzzleAmounts(reader, p, func(m puzzle.Measure) int { return p.Ask(m).One })
	data["Nurses"] = reader.T("puzzle.nurses", ui.Data{"Count": p.Count(clinic.Nurse)})
	if p.Kind == puzzle.NobodyDies {
		data["Dollars"] = reader.Texts.Dollars(p.Ask(puzzle.Income).Two)
	}
	return data
}

// puzzleAmounts returns the data for texts about amounts of a puzzle.
func puzzleAmounts(reader *ui.Reader, p *puzzle.Puzzle, of func(puzzle.Measure) int) ui.Data {
	count := func(id string, m puzzle.Measure) string { return reader.T("puzzle."+id, ui.Data{"Count": of(m)}) }
	dollars := of(puzzle.Income)
	switch p.Kind {
	case puzzle.TheQueue:
		dollars = of(puzzle.Admitted)
	case puzzle.RightHire:
		dollars = of(puzzle.Earned)
	}
	data := ui.Data{
		"Dollars": reader.Texts.Dollars(dollars), "Time": of(puzzle.Time), "Spent": reader.Texts.Dollars(of(puzzle.Spent)), "Score": of(puzzle.Score),
		"Patients": count("patients", puzzle.Treated), "Rooms": count("rooms", puzzle.Rooms), "Cars": count("cars", puzzle.Places),
		"Points": count("points", puzzle.Points), "Bought": of(puzzle.Bought), "Nurses": count("nurses", puzzle.Nurses),
	}
	for _, id := range p.Rules.Config.Extensions {
		data["Slow"] = reader.T("puzzle.slow."+id, ui.Data{"Count": p.Slow()})
	}
	return data
}

// PuzzleReached says what a solved puzzle came to, and whether at the first try.
func PuzzleReached(reader *ui.Reader, p *puzzle.Puzzle, at puzzle.Standing, stars int) string {
	said := reader.T("puzzle.reached."+string(p.Kind), puzzleAmounts(reader, p, at.Of))
	if stars == 3 {
		return reader.T("puzzle.reached_first", ui.Data{"Reached": said})
	}
	return reader.T("puzzle.reached_at_all", ui.Data{"Reached": said})
}

// PuzzleNeat says why the best solution is neat.
func PuzzleNeat(reader *ui.Reader, p *puzzle.Puzzle) string {
	return reader.T("puzzle.neat." + p.Neat())
}

// PuzzlePlainly says what the result would have been without a plan.
func PuzzlePlainly(reader *ui.Reader, p *puzzle.Puzzle) string {
	data := puzzleAmounts(reader, p, p.Plain.Of)
	counted := puzzle.Treated
	switch p.Kind {
	case puzzle.NobodyDies:
		counted = puzzle.Dying
	case puzzle.TwoRooms:
		counted = puzzle.Rooms
	case puzzle.FullHouse:
		counted = puzzle.Places
	}
	data["Count"] = p.Plain.Of(counted)
	return reader.T("puzzle.plainly."+string(p.Kind), data)
}
