package extensionui

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

// Board is a small picture of a few rooms beside a rule, on an extension's page of rules.
type Board struct {
	Rule  string // its id
	Rooms []sprites.Room
}

// boardOf returns the picture for a rule.
func boardOf(rule string, rooms ...sprites.Room) Board { return Board{rule, rooms} }

// placed returns a room of such a picture, with people in it.
func placed(x, y int8, kind sprites.Kind, people ...sprites.Piece) sprites.Room {
	room := sprites.Room{Space: clinic.Space{X: x, Y: y}, Kind: kind}
	for _, piece := range people {
		room.People = append(room.People, sprites.Person{Piece: piece})
	}
	return room
}

// hubOf returns a service hub of such a picture.
func hubOf(service clinic.Service, x, y int8, people ...sprites.Piece) sprites.Room {
	room := placed(x, y, sprites.KindHub, people...)
	room.Service = service
	return room
}

// with changes a room of a picture.
func with(room sprites.Room, change func(room *sprites.Room)) sprites.Room {
	change(&room)
	return room
}
