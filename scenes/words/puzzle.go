package words

import (
	"clinic/game/clinic"
	"clinic/game/puzzle"
	"clinic/scenes/ui"
)

// PuzzleTask is what a puzzle asks for, in a sentence.
func PuzzleTask(p *puzzle.Puzzle) string { return ui.T("puzzle."+string(p.Kind), puzzleData(p)) }

// PuzzleShort is the same for narrow places.
func PuzzleShort(p *puzzle.Puzzle) string { return ui.T("puzzle.short."+string(p.Kind), puzzleData(p)) }

// PuzzleAsks is what each star of a puzzle asks for, as far as that is more than the one before.
func PuzzleAsks(p *puzzle.Puzzle) [3]string {
	data := puzzleData(p)
	second := "puzzle.least_time"
	if p.Kind == puzzle.NobodyDies {
		second = "puzzle.most_income"
	}
	return [3]string{ui.T("puzzle.asks."+string(p.Kind), data), ui.T(second, data), ui.T("puzzle.first_try")}
}

func puzzleData(p *puzzle.Puzzle) ui.Data {
	return ui.Data{
		"Dollars": Dollars(p.Income), "Time": p.Time, "Best": p.Best, "Patients": ui.T("puzzle.patients", ui.Data{"Count": p.Treated}),
		"Nurses": ui.T("puzzle.nurses", ui.Data{"Count": p.Count(clinic.Nurse)}),
	}
}

// PuzzleReached says what a solved puzzle came to, and at the first try.
func PuzzleReached(p *puzzle.Puzzle, at puzzle.Standing, stars int) string {
	data := puzzleData(p)
	data["Dollars"], data["Spent"], data["Patients"] = Dollars(at.Income), at.Time, ui.T("puzzle.patients", ui.Data{"Count": at.Treated})
	said := ui.T("puzzle.reached."+string(p.Kind), data)
	if stars == 3 {
		return ui.T("puzzle.reached_first", ui.Data{"Reached": said})
	}
	return ui.T("puzzle.reached_at_all", ui.Data{"Reached": said})
}

// PuzzlePlainly says what would have come of it without a plan, one patient after another.
func PuzzlePlainly(p *puzzle.Puzzle) string {
	data := puzzleData(p)
	data["Dollars"], data["Count"] = Dollars(p.Plain.Income), p.Plain.Treated
	if p.Kind == puzzle.NobodyDies {
		data["Count"] = p.Plain.Dying
	}
	return ui.T("puzzle.plainly."+string(p.Kind), data)
}
