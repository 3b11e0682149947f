package dollhouse

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// where cars come from, in tiles before the first space and behind the last.
const roadAway, frontAway = 0.6, 0.55

// Drive gives the way of somebody's car over the streets of a board to its parking place, and the picture of the car there. Where it has
// none, the way ends before the clinic.
func Drive(board *clinic.Clinic, numbers game.Numbers, person string) (way []Stand, car sprites.ID) {
	front := float64(board.Rows) + frontAway
	_, _, car = sprites.CarPlace(sprites.KindStreet, clinic.Space{}, 0, carColor(person))
	p := &Plan{}
	p.Describe(board, numbers)
	for _, parked := range p.parked {
		if board.People[parked.Person].ID != person {
			continue
		}
		x, y, picture := sprites.CarPlace(Kind(board.At(parked.Space).Kind), parked.Space, parked.Place, carColor(person))
		free := func(dx, dy int8) bool { // no module lies between the place and the edge of the board
			for at := parked.Space; at.X >= 0 && at.Y >= 0 && at.X < board.Columns && at.Y < board.Rows; at.X, at.Y = at.X+dx, at.Y+dy {
				if board.At(at).Module() {
					return false
				}
			}
			return true
		}
		switch {
		case free(0, 1):
			return []Stand{{X: -roadAway, Y: front}, {X: x, Y: front}, {X: x, Y: y}}, picture
		case free(-1, 0):
			return []Stand{{X: -roadAway, Y: front}, {X: -roadAway, Y: y}, {X: x, Y: y}}, picture
		case free(1, 0):
			away := float64(board.Columns) + roadAway
			return []Stand{{X: away, Y: front}, {X: away, Y: y}, {X: x, Y: y}}, picture
		}
		return []Stand{{X: x, Y: -roadAway}, {X: x, Y: y}}, picture
	}
	return []Stand{{X: -roadAway, Y: front}, {X: float64(board.Columns) / 2, Y: front}}, car
}
