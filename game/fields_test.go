package game_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"clinic/game"
)

// everyField returns a state in which every field of every struct is set to a different
// value. New fields are included automatically.
func everyField(t *testing.T) *game.State {
	t.Helper()
	s := new(game.State)
	count := 0
	set(t, reflect.ValueOf(s).Elem(), &count, "State")
	return s
}

func set(t *testing.T, v reflect.Value, count *int, path string) {
	t.Helper()
	*count++
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(*count%1000 + 1))
	case reflect.Int8:
		v.SetInt(int64(*count%100 + 1))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(*count%100 + 1))
	case reflect.String:
		v.SetString(fmt.Sprintf("text %d", *count))
	case reflect.Array:
		for i := range v.Len() {
			set(t, v.Index(i), count, fmt.Sprintf("%s[%d]", path, i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range v.Len() {
			set(t, v.Index(i), count, fmt.Sprintf("%s[%d]", path, i))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range 2 {
			key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			set(t, key, count, path+" key")
			set(t, value, count, path+" value")
			v.SetMapIndex(key, value)
		}
	case reflect.Pointer:
		if strings.HasSuffix(path, ".Annex.Annex") {
			return // a market's annex has no annex
		}
		v.Set(reflect.New(v.Type().Elem()))
		set(t, v.Elem(), count, path)
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i)
			if !field.IsExported() {
				t.Fatalf("%s.%s can't be saved: a state has exported fields only", path, field.Name)
			}
			set(t, v.Field(i), count, path+"."+field.Name)
		}
	default:
		t.Fatalf("%s is a %s: a state is plain data", path, v.Kind())
	}
}

// wreck sets everything reachable to zero, in place: the elements of lists and
// maps, not the lists and maps themselves.
func wreck(v reflect.Value) {
	switch v.Kind() {
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			wreck(v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			v.SetMapIndex(key, reflect.Value{})
		}
	case reflect.Pointer:
		if !v.IsNil() {
			wreck(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			wreck(v.Field(i))
		}
	default:
		v.SetZero()
	}
}

// A clone equals its original in every field, and shares no list or map with it.
func TestCloneHasEveryFieldAndSharesNone(t *testing.T) {
	s := everyField(t)
	clone := s.Clone()
	if !reflect.DeepEqual(s, clone) {
		t.Fatalf("the clone differs in %s", different(reflect.ValueOf(*s), reflect.ValueOf(*clone), "State"))
	}
	wreck(reflect.ValueOf(clone).Elem())
	if before := everyField(t); !reflect.DeepEqual(s, before) {
		t.Errorf("changing the clone changed the original's %s", different(reflect.ValueOf(*s), reflect.ValueOf(*before), "State"))
	}
	s.CloneInto(clone)
	if !reflect.DeepEqual(s, clone) {
		t.Fatalf("over another state, the clone differs in %s", different(reflect.ValueOf(*s), reflect.ValueOf(*clone), "State"))
	}
	wreck(reflect.ValueOf(clone).Elem())
	if before := everyField(t); !reflect.DeepEqual(s, before) {
		t.Errorf("changing a clone over another state changed the original's %s", different(reflect.ValueOf(*s), reflect.ValueOf(*before), "State"))
	}
}

// A state written as JSON and read back is the same in every field.
func TestSaveHasEveryField(t *testing.T) {
	s := everyField(t)
	written, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var read game.State
	if err := json.Unmarshal(written, &read); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(s, &read) {
		t.Errorf("written and read, the state differs in %s", different(reflect.ValueOf(*s), reflect.ValueOf(read), "State"))
	}
}

// different returns the first field in which two values differ.
func different(a, b reflect.Value, path string) string {
	switch a.Kind() {
	case reflect.Array, reflect.Slice:
		for i := range min(a.Len(), b.Len()) {
			if !reflect.DeepEqual(a.Index(i).Interface(), b.Index(i).Interface()) {
				return different(a.Index(i), b.Index(i), fmt.Sprintf("%s[%d]", path, i))
			}
		}
	case reflect.Struct:
		for i := range a.NumField() {
			if !reflect.DeepEqual(a.Field(i).Interface(), b.Field(i).Interface()) {
				return different(a.Field(i), b.Field(i), path+"."+a.Type().Field(i).Name)
			}
		}
	}
	return path
}

// treatmentInView says for every field of State how a view changes it (B92). A new
// field fails the test until it is added here.
var treatmentInView = map[string]func(t *testing.T, s, v *game.State){
	"Random": func(t *testing.T, _, v *game.State) { // the order of all future draws
		if v.Random != (game.Random{}) {
			t.Errorf("the view shows the source of chance: %v", v.Random)
		}
	},
	"Config": func(t *testing.T, s, v *game.State) { // the seed would reveal the order of draws, too
		want := s.Config
		want.Seed = 0
		if !reflect.DeepEqual(v.Config, want) {
			t.Errorf("the view shows the config %+v, want %+v", v.Config, want)
		}
	},
	"Players": func(t *testing.T, s, v *game.State) { // the others' chosen actions, until everybody has chosen
		want := s.Clone().Players
		want[1].Turn.Chosen = game.Secret
		if !reflect.DeepEqual(v.Players, want) {
			t.Errorf("the view shows %s otherwise", different(reflect.ValueOf(v.Players), reflect.ValueOf(want), "Players"))
		}
	},
	"Round":          nil,
	"Step":           nil,
	"TurnOrder":      nil,
	"Pending":        nil,
	"Market":         nil,
	"Over":           nil,
	"UndonePastDraw": nil,
	"Marks":          nil,
}

// B92: a view hides what is hidden, and shows everything else unchanged.
func TestViewTreatsEveryField(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := everyField(t)
	s.Pending[0].Kind = game.DecideAction
	before := s.Clone()
	v := rules.View(s, 0)
	if !reflect.DeepEqual(s, before) {
		t.Error("looking changed the state")
	}
	state, view := reflect.ValueOf(*s), reflect.ValueOf(*v)
	for i := range state.NumField() {
		name := state.Type().Field(i).Name
		check, known := treatmentInView[name]
		switch {
		case !known:
			t.Errorf("State.%s is new: say in treatmentInView what a view does with it", name)
		case check != nil:
			check(t, s, v)
		case !reflect.DeepEqual(state.Field(i).Interface(), view.Field(i).Interface()):
			t.Errorf("the view shows %s otherwise", different(state.Field(i), view.Field(i), name))
		}
	}
}
