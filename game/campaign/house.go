package campaign

import (
	"slices"

	"clinic/game/clinic"
)

// House is what stands on a clinic's plot in the picture of the campaign. It is not played in.
type House struct {
	Rooms  []Room    `json:"rooms"`
	People []Someone `json:"people"`
}

// Room is a part of a House, at floor, column and row.
type Room struct {
	Is       clinic.Kind `json:"is"`
	At       [3]int8     `json:"at"`
	Service  string      `json:"service"`
	Conveyor bool        `json:"conveyor"`
	Side     string      `json:"side"` // for what lies outside: the side of the space
}

// Someone is a person in a room.
type Someone struct {
	Is    clinic.PersonKind `json:"is"`
	At    [3]int8           `json:"at"`
	Level string            `json:"level"`
}

func space(at [3]int8) clinic.Space { return clinic.Space{Floor: at[0], X: at[1], Y: at[2]} }

// Board returns the house as a board as wide as the clinic's side.
func (c *Clinic) Board() *clinic.Clinic {
	board := &clinic.Clinic{Columns: int8(c.Side[0] - '0'), Rows: clinic.MaxRows}
	for _, r := range c.House.Rooms {
		side, _ := clinic.SideNamed(r.Side)
		if r.Side != "" {
			board.Outside = append(board.Outside, clinic.Outside{Kind: r.Is, Space: space(r.At), Side: side})
			continue
		}
		tile := board.At(space(r.At))
		tile.Kind, tile.Conveyor = r.Is, r.Conveyor
		tile.Service, _ = clinic.ServiceNamed(r.Service)
	}
	for i, p := range c.House.People {
		board.People = append(board.People, clinic.Person{ID: string(rune('a' + i)), Kind: p.Is, Level: level(p.Level), At: clinic.In(space(p.At))})
	}
	return board
}

// stands reports whether the whole house lies on the plot.
func (c *Clinic) stands() bool {
	plot := clinic.Clinic{Columns: int8(c.Side[0] - '0'), Rows: clinic.MaxRows}
	return !slices.ContainsFunc(c.House.Rooms, func(r Room) bool { return !plot.Contains(space(r.At)) }) &&
		!slices.ContainsFunc(c.House.People, func(p Someone) bool { return !plot.Contains(space(p.At)) })
}
