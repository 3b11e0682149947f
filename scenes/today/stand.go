package today

import (
	"encoding/json"
	"errors"

	"clinic/scenes/records"
	"clinic/scenes/session"
	"clinic/scenes/storage"
)

// Solved is a solved puzzle: the most stars it was solved with, and the day on which it was first solved.
type Solved struct {
	Stars int `json:"stars"`
	On    Day `json:"on"`
}

// Stand is what was done on all days.
type Stand struct {
	Puzzles map[Day]Solved
	Games   map[Day]Finished // the first one finished for each day
}

// Finished is a daily game that counts.
type Finished struct {
	Score  int
	Met    bool // the goal was met
	Helped bool // with hints, or by undoing after something hidden was seen
}

const file = "puzzles.json"

// mostStars is the most stars of a puzzle.
const mostStars = 3

// puzzles returns the saved solved puzzles, or none if they can't be read. Its error is storage.ErrDamaged if they
// were damaged and set aside; any other error says why nothing can be saved.
func puzzles() (map[Day]Solved, error) {
	kept, err := storage.ReadAs[map[Day]Solved](file, nil)
	if kept == nil {
		kept = map[Day]Solved{}
	}
	return kept, err
}

// Now returns what was done so far, from the records of finished games, the oldest first.
func Now(all []records.Record) Stand {
	s := Stand{Games: map[Day]Finished{}}
	s.Puzzles, _ = puzzles()
	for i := range all {
		r := &all[i]
		day, is := Read(r.Origin.Date)
		if r.Origin.Kind != session.Daily || !is {
			continue
		}
		if _, counted := s.Games[day]; !counted { // they are sorted by age
			s.Games[day] = Finished{Score: r.Own().Total, Met: r.Own().Met, Helped: !r.Aids.None()}
		}
	}
	return s
}

// Keep saves that a puzzle was solved on a day, keeping the most stars and the first day. Its error is one sentence
// for the player. It is storage.ErrDamaged if the puzzle was saved, but what was saved before was damaged and set
// aside.
func Keep(puzzle, on Day, stars int) error {
	kept, damaged := puzzles()
	if damaged != nil && !errors.Is(damaged, storage.ErrDamaged) {
		return damaged
	}
	was, before := kept[puzzle]
	if before {
		on = was.On
	}
	kept[puzzle] = Solved{Stars: max(stars, was.Stars), On: on}
	if err := keep(kept); err != nil {
		return err
	}
	return damaged
}

func keep(kept map[Day]Solved) error {
	data, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	return storage.Write(file, data)
}

// Portable returns what is saved of puzzles, to be moved elsewhere; nil if there is nothing.
func Portable() []byte {
	kept, err := puzzles()
	if err != nil || len(kept) == 0 {
		return nil
	}
	data, err := json.Marshal(kept)
	if err != nil {
		panic(err) // plain numbers
	}
	return data
}

// Take adds puzzles solved elsewhere, as written by Portable, to the saved ones, keeping the most stars and the first
// day of each. It reports whether any was new. Its error is one sentence.
func Take(portable []byte) (fresh bool, err error) {
	kept, err := puzzles()
	var other map[Day]Solved
	if errors.Is(err, storage.ErrDamaged) {
		err = nil // it was set aside
	}
	if err != nil || json.Unmarshal(portable, &other) != nil {
		return false, err
	}
	for puzzle, solved := range other {
		was, before := kept[puzzle]
		now := Solved{Stars: max(was.Stars, min(solved.Stars, mostStars)), On: solved.On}
		if before {
			now.On = min(now.On, was.On)
		}
		if now != was && now.Stars > 0 {
			kept[puzzle], fresh = now, true
		}
	}
	if fresh {
		err = keep(kept)
	}
	return fresh, err
}

// Done reports whether a day counts: its puzzle was solved by then, or its game was finished.
func (s *Stand) Done(d Day) bool {
	solved, is := s.Puzzles[d]
	_, finished := s.Games[d]
	return finished || is && solved.On <= d
}

// Streak returns the number of consecutive days that count, including today, or yesterday as long as today isn't
// done. A clock that was ahead breaks and hides nothing: later days count if they continue the streak, or if there is
// no streak leading to today.
func (s *Stand) Streak(today Day) int {
	last := today
	if !s.Done(today) {
		last = today - 1
	}
	for s.Done(last) && s.Done(last+1) {
		last++
	}
	if row := s.run(last); row > 0 {
		return row
	}
	for d := range s.Puzzles {
		if s.Done(d) && d > today {
			last = max(last, d)
		}
	}
	for d := range s.Games {
		last = max(last, d)
	}
	return s.run(last)
}

// run returns the number of consecutive days that end with the given one.
func (s *Stand) run(d Day) (days int) {
	for ; s.Done(d); d-- {
		days++
	}
	return days
}

// Best returns the length of the longest streak.
func (s *Stand) Best() (best int) {
	each := func(d Day) {
		if !s.Done(d + 1) {
			best = max(best, s.run(d))
		}
	}
	for d := range s.Puzzles {
		each(d)
	}
	for d := range s.Games {
		each(d)
	}
	return best
}

// Stars returns the number of stars in the week of a day.
func (s *Stand) Stars(d Day) (stars int) {
	for i := range Day(7) {
		stars += s.Puzzles[d.Monday()+i].Stars
	}
	return stars
}
