package app

import (
	"strconv"
	"strings"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/puzzle"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/title"
	"clinic/scenes/today"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// The puzzle and the game of each day.

// now returns the current day, and the first day if the clock is set before it.
func (a *app) now() today.Day { return max(1, today.DayOf(clock.Now())) }

// puzzleOf returns the puzzle of a day, at the table.
func (a *app) puzzleOf(day today.Day) scenes.Scene {
	return today.Wait(&a.finder, int(day), func(p *puzzle.Puzzle) scenes.Scene { return a.solve(p, day, false) })
}

// practice returns a puzzle that belongs to no day, another one each time.
func (a *app) practice() scenes.Scene {
	const far = 1 << 20 // days from now
	a.practiced++
	day := a.now() + today.Day(far*a.practiced) + today.Day(clock.Now().UnixMilli()%far)
	return today.Wait(&a.finder, int(day), func(p *puzzle.Puzzle) scenes.Scene { return a.solve(p, day, true) })
}

// solve returns the table at which a puzzle is solved.
func (a *app) solve(p *puzzle.Puzzle, day today.Day, practice bool) scenes.Scene {
	s := session.OfPuzzle(p)
	doors := controller.Doors{Leave: func(c *scenes.Context) { c.Pop() }}
	doors.Puzzle = &controller.PuzzleDoors{
		About: func() view.Puzzle { return a.aboutPuzzle(day, practice) },
		Won: func(c *scenes.Context, stars int) {
			if practice {
				return
			}
			if err := today.Keep(day, a.now(), stars); err != nil {
				c.Toast(words.NotKept(c.Reader, err), ui.Warned)
			}
			a.stand = today.Now(a.over())
		},
		Share:   func(z *session.Puzzled) string { return shared(a.Reader, z, practice) },
		Another: a.practice,
		Day: func(weekday int) scenes.Scene {
			if other := day.Monday() + today.Day(weekday); other != day && other <= a.now() {
				return a.puzzleOf(other)
			}
			return nil
		},
	}
	return controller.Play(a.Reader, s, doors)
}

// aboutPuzzle returns what a table shows about the puzzle of a day.
func (a *app) aboutPuzzle(day today.Day, practice bool) view.Puzzle {
	if practice {
		return view.Puzzle{Title: a.T("puzzle.practice"), Day: a.T("puzzle.practice_text")}
	}
	now, stand := a.now(), &a.stand
	shown := view.Puzzle{Title: a.T("puzzle.title"), Day: a.T("puzzle.day", ui.Data{"Date": day.Date(a.Reader), "Number": int(day)})}
	if row := stand.Streak(now); row > 1 {
		shown.Streak = a.T("today.streak", ui.Data{"Count": row})
	}
	shown.WeekStars = a.T("puzzle.week_stars", ui.Data{"Count": stand.Stars(day)})
	for i := range today.Day(7) {
		other := day.Monday() + i
		shown.Week = append(shown.Week, view.PuzzleDay{Name: other.Short(a.Reader), Stars: stand.Puzzles[other].Stars, Now: other == day, Ahead: other > now})
	}
	if day >= now {
		minutes := int(today.UntilNext(clock.Now()) / time.Minute)
		shown.Next = a.T("today.until", ui.Data{"Hours": minutes / 60, "Minutes": minutes % 60})
	}
	return shown
}

// shared returns the text for sharing a solved puzzle, without its solution.
func shared(reader *ui.Reader, z *session.Puzzled, practice bool) string {
	name := reader.T("puzzle.practice")
	if !practice {
		name = reader.T("puzzle.share_name", ui.Data{"Number": strconv.Itoa(z.Number)})
	}
	return reader.T("puzzle.shared", ui.Data{"Name": name, "Stars": strings.Repeat("★", z.Stars), "Text": words.PuzzleTask(reader, z.Puzzle)})
}

// daily starts the game of a day, after a question if there is a game to continue.
func (a *app) daily(c *scenes.Context, day today.Day) {
	start := func() {
		rules := today.Game(day, extensions.All())
		origin := session.Origin{Kind: session.Daily, Date: day.String()}
		c.Push(a.play(session.Begin(game.NewMatch(rules, nil), session.Table{Seats: session.Seats{{Given: session.GivenPlayer}}, Origin: origin}, a.writer)))
		if _, counted := a.stand.Games[day]; counted {
			c.Toast(c.T("today.practice"), ui.Plainly)
		}
	}
	if running := a.running(); running != nil {
		running.Replace(c, start)
	} else {
		start()
	}
}

// today returns what the title shows of the day. It starts what it shows, even if midnight comes in between.
func (a *app) today() *title.Today {
	looked, laid, said, shown := 0, 0, false, a.now()
	return &title.Today{
		Stand: func() title.Stand {
			if shown = a.now(); a.results.Found() == a.found { // opened, not only updated
				laid = 0
			}
			return a.standToday()
		},
		Daily:  func(c *scenes.Context) { a.daily(c, shown) },
		Puzzle: func() scenes.Scene { return a.puzzleOf(shown) },
		Look: func(c *scenes.Context) (changed bool) {
			const seen, rests = 3, 120 // ticks: the title appears first, and is then used by players who know the way
			if a.now() != shown {
				said = false
				return true
			}
			if a.results.Found() != a.found {
				return true
			}
			if laid++; laid == seen {
				a.results.Refresh()
				a.saves.Refresh()
			}
			if a.results.Reading() || laid < seen {
				c.Awake()
			}
			if looked++; looked < rests || said {
				return false
			}
			c.Awake()
			said = a.finder.Find(int(a.now())) != nil
			return said
		},
	}
}

// standToday returns the progress of the day's game and puzzle.
func (a *app) standToday() title.Stand {
	a.stand = today.Now(a.over())
	now, stand := a.now(), &a.stand
	shown := title.Stand{Weekday: now.Name(a.Reader), Number: now.Number(), Month: now.Month(a.Reader), Stars: stand.Puzzles[now].Stars}
	if row := stand.Streak(now); row > 1 {
		shown.Streak = a.T("today.streak", ui.Data{"Count": row})
		shown.Best = a.T("today.best", ui.Data{"Count": stand.Best()})
	}
	finished, played := stand.Games[now]
	if shown.Played = played; played {
		shown.Game = a.T("today.finished", ui.Data{"Count": finished.Score})
	} else {
		shown.Game = dailyInShort(a.Reader, today.Game(now, extensions.All()))
	}
	if p := a.finder.Known(int(now)); p != nil {
		shown.Puzzle = words.PuzzleShort(a.Reader, p)
	}
	if shown.Stars > 0 {
		shown.Puzzle = a.T("today.solved", ui.Data{"Count": shown.Stars})
	}
	for i := range today.Day(7) {
		day := now.Monday() + i
		shown.Week = append(shown.Week, title.WeekDay{Letter: words.Initial(day.Short(a.Reader)), Tip: a.tipOf(day), Done: stand.Done(day), Now: day == now})
	}
	return shown
}

// dailyInShort returns what a daily game is about: its goal, its extensions, and its side if that is the expert
// one.
func dailyInShort(reader *ui.Reader, rules *game.Rules) string {
	said := words.GoalShort(reader, rules.Config.Goal, rules)
	for _, id := range rules.Config.Extensions {
		said = reader.Texts.Dots(said, words.Extension(reader, id))
	}
	if rules.Config.Sides[0] == game.ExpertSide {
		said = reader.Texts.Dots(said, reader.T("today.expert"))
	}
	return said
}

// tipOf returns what was done on a day.
func (a *app) tipOf(day today.Day) string {
	solved, is := a.stand.Puzzles[day]
	finished, played := a.stand.Games[day]
	switch {
	case day > a.now():
		return a.T("today.tip_ahead", ui.Data{"Day": day.Name(a.Reader)})
	case !is && !played:
		return a.T("today.tip_none", ui.Data{"Day": day.Name(a.Reader)})
	}
	said := a.T("today.tip", ui.Data{"Day": day.Name(a.Reader), "Stars": a.T("puzzle.stars", ui.Data{"Count": solved.Stars})})
	if played {
		said = a.T("today.tip_game", ui.Data{"Day": said, "Score": finished.Score})
		if finished.Helped {
			said = a.T("today.tip_helped", ui.Data{"Day": said})
		}
	}
	return said
}
