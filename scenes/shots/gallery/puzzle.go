package gallery

import (
	"fmt"

	"clinic/assets"
	"clinic/game/extensions"
	"clinic/game/puzzle"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/today"
	"clinic/scenes/ui"
)

// puzzleNumbers lists the puzzles of which there are pictures, one of each kind.
var puzzleNumbers = [...]int{412, 413, 414, 415, 422, 424, 426, 427, 429, 430, 431, 444}

// found caches the puzzles found for pictures.
var found = map[int]*puzzle.Puzzle{}

// puzzleShots are the pictures of puzzles: at the beginning, with all of the hint, in the middle, and solved.
func puzzleShots() (shots []Shot) {
	for _, size := range []struct{ w, h int }{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}, {820, 1180}} {
		add := func(name string, number, deeds, hints int) {
			shots = append(shots, Shot{Name: "puzzle-" + name, Width: size.w, Height: size.h, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
				return puzzleAt(reader, number, deeds, hints)
			}})
		}
		for _, number := range puzzleNumbers {
			add(fmt.Sprint("begins-", number), number, 0, 0)
		}
		add("piece", puzzleNumbers[0], 0, session.CluePiece)
		add("hint", puzzleNumbers[0], 2, session.ClueAll)
		add("solved", puzzleNumbers[0], -1, 0)
		add("solved-nobody-dies", puzzleNumbers[3], -1, 0)
		for _, number := range puzzleNumbers[4:] {
			add(fmt.Sprint("solved-", number), number, -1, 0)
		}
		add("builds", puzzleNumbers[4], 0, session.ClueAll)
		add("hires", puzzleNumbers[7], 0, session.ClueAll)
		if size.w < 1000 { // in larger windows it is always visible
			shots = append(shots, Shot{Name: "puzzle-week", Width: size.w, Height: size.h, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
				return withTab(puzzleAt(reader, puzzleNumbers[0], 0, 0))
			}})
		}
	}
	return shots
}

// withTab is a puzzle at the table with the week in the drawer.
func withTab(scene scenes.Scene, err error) (scenes.Scene, error) {
	if err == nil {
		scene.(*table.Table).OpenTab(panels.TabOthers)
	}
	return scene, err
}

// puzzleAt returns the scene of a puzzle after a number of deeds of its answer, −1 for all, and a number of steps of
// the hint.
func puzzleAt(reader *ui.Reader, number, deeds, hints int) (scenes.Scene, error) {
	if found[number] == nil {
		found[number] = puzzle.Of(number, assets.Puzzles, session.Learned(), extensions.All())
	}
	s := session.OfPuzzle(found[number])
	answer := s.Puzzle().Answer
	if deeds >= 0 {
		answer = answer[:deeds]
	}
	for i, deed := range answer {
		if v := s.Apply(deed); !v.Legal() {
			return nil, fmt.Errorf("the answer of puzzle %d stops at %d", number, i)
		}
	}
	s.Happened()
	for range hints {
		s.TakeClue()
	}
	return controller.Play(reader, s, controller.Doors{Puzzle: &controller.PuzzleDoors{About: func() view.Puzzle { return samplePuzzle(reader, number) }, Won: func(*scenes.Context, int) {}}}), nil
}

// samplePuzzle is the text about a puzzle on a Saturday in the middle of a streak.
func samplePuzzle(reader *ui.Reader, number int) view.Puzzle {
	about := view.Puzzle{Title: reader.T("puzzle.title"), Day: reader.T("puzzle.day", ui.Data{"Date": today.Day(number).Date(reader), "Number": number}), Streak: reader.T("today.streak", ui.Data{"Count": 5})}
	about.WeekStars, about.Next = reader.T("puzzle.week_stars", ui.Data{"Count": 13}), reader.T("today.until", ui.Data{"Hours": 9, "Minutes": 12})
	for i, stars := range [...]int{0, 2, 3, 3, 2, 3, 0} {
		about.Week = append(about.Week, view.PuzzleDay{Name: reader.T(fmt.Sprintf("weekday.%d.short", i+1)), Stars: stars, Now: i == 5, Ahead: i == 6})
	}
	return about
}
