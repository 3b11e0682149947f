package game

import "reflect"

// same tells whether two states are equal in everything.
func same(a, b *State) bool { return reflect.DeepEqual(normal(a), normal(b)) }

// normal is a copy in which empty and missing slices are alike.
func normal(s *State) *State { return s.Clone().Clone() }
