package game

import "reflect"

// same reports whether two states are equal in everything.
func same(a, b *State) bool { return reflect.DeepEqual(normal(a), normal(b)) }

// normal returns a copy in which empty and missing slices are the same.
func normal(s *State) *State { return s.Clone().Clone() }
