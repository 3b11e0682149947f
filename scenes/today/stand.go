package today

import (
	"encoding/json"
	"errors"

	"clinic/scenes/records"
	"clinic/scenes/session"
	"clinic/scenes/storage"
)

// Solved is a puzzle that was solved: with how many stars at best, and on which day it was solved first.
type Solved struct {
	Stars int `json:"stars"`
	On    Day `json:"on"`
}

// Stand is what was done on all days.
type Stand struct {
	Puzzles map[Day]Solved
	Games   map[Day]Finished // the first of each day that was finished
}

// Finished is a daily game that counts.
type Finished struct {
	Score  int
	Met    bool // its goal
	Helped bool // with hints, or taken back after something hidden was seen
}

const file = "puzzles.json"

// mostStars are those of a puzzle.
const mostStars = 3

// puzzles are those that were solved, as they are kept; none where that cannot be read. Its error is
// storage.ErrDamaged where what was kept is damaged and was set aside; any other says why nothing can be kept.
func puzzles() (map[Day]Solved, error) {
	kept, err := storage.ReadAs[map[Day]Solved](file, nil)
	if kept == nil {
		kept = map[Day]Solved{}
	}
	return kept, err
}

// Now is what was done so far, by the records of finished games, the oldest first.
func Now(all []records.Record) Stand {
	s := Stand{Games: map[Day]Finished{}}
	s.Puzzles, _ = puzzles()
	for i := range all {
		r := &all[i]
		day, is := Read(r.Origin.Date)
		if r.Origin.Kind != session.Daily || !is {
			continue
		}
		if _, counted := s.Games[day]; !counted { // they come by age
			s.Games[day] = Finished{Score: r.Own().Total, Met: r.Own().Met, Helped: !r.Aids.None()}
		}
	}
	return s
}

// Keep keeps that a puzzle was solved on a day, with as many stars as it ever was. Its error is one sentence for the
// player; storage.ErrDamaged where it was kept, but what was kept before is damaged and was set aside.
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

// Portable is what is kept of puzzles, to be taken elsewhere; nil where that is nothing.
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

// Take adds the puzzles that were solved elsewhere, as Portable writes them, to those that are kept: of each the most
// stars and the first day. It tells whether any was new. Its error is one sentence.
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

// Done tells whether a day counts: its puzzle was solved on it, or its game was finished.
func (s *Stand) Done(d Day) bool {
	solved, is := s.Puzzles[d]
	_, finished := s.Games[d]
	return finished || is && solved.On <= d
}

// Streak counts the days in a row that count and hold today, or yesterday while today is not done yet. A clock that
// was ahead breaks and hides nothing: days after today that follow on it count, others only where no row leads to
// today.
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

// run counts the days in a row that end with that one.
func (s *Stand) run(d Day) (days int) {
	for ; s.Done(d); d-- {
		days++
	}
	return days
}

// Best is the longest row of days.
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

// Stars counts the stars of the week of a day.
func (s *Stand) Stars(d Day) (stars int) {
	for i := range Day(7) {
		stars += s.Puzzles[d.Monday()+i].Stars
	}
	return stars
}
