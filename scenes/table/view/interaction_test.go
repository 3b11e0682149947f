package view

import (
	"reflect"
	"strings"
	"testing"
)

// changed sets a value to another one, and reports whether it knows how.
func changed(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + 1)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() + 1)
	case reflect.Float32, reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.String:
		v.SetString(v.String() + "other")
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), v.Len()+1, v.Len()+1))
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem())
	case reflect.Array:
		return changed(v.Index(v.Len() - 1))
	default:
		return false
	}
	return true
}

// eachField calls f with each field in a struct, and in the structs and arrays within it, by its path.
func eachField(v reflect.Value, path string, f func(path string, field reflect.Value)) {
	for v.Kind() == reflect.Array {
		v = v.Index(v.Len() - 1)
	}
	if v.Kind() != reflect.Struct {
		f(path, v)
		return
	}
	for i := range v.NumField() {
		if field := v.Type().Field(i); field.IsExported() {
			eachField(v.Field(i), path+"."+field.Name, f)
		}
	}
}

// each calls f with an interaction that differs from Nothing in one field, for every field there is.
func each(t *testing.T, f func(path string, one *Interaction)) int {
	t.Helper()
	fields := 0
	var paths []string
	first := Nothing()
	eachField(reflect.ValueOf(&first).Elem(), "", func(path string, _ reflect.Value) { paths = append(paths, path) })
	for _, path := range paths {
		one := Nothing()
		eachField(reflect.ValueOf(&one).Elem(), "", func(at string, field reflect.Value) {
			if at == path && !changed(field) {
				t.Errorf("no other value of %s is known", path)
			}
		})
		fields++
		f(path, &one)
	}
	return fields
}

// Whatever is drawn besides the situation is compared, so that a change of it is drawn: only where the pointer is may
// change without. A room on trial is never the same as before, whatever it looks like.
func TestEveryFieldOfTheInteractionIsCompared(t *testing.T) {
	t.Parallel()
	notCompared := func(path string) bool {
		trial := strings.HasPrefix(path, ".BoardLook.Trial.") || strings.HasPrefix(path, ".Annex.Trial.")
		return path == ".PointerX" || path == ".PointerY" || trial && !strings.HasSuffix(path, ".Trial.Kind")
	}
	nothing := Nothing()
	if same := Nothing(); !nothing.Same(&same) {
		t.Fatal("two that show nothing differ")
	}
	fields := each(t, func(path string, one *Interaction) {
		if one.Same(&nothing) != notCompared(path) || nothing.Same(one) != notCompared(path) {
			t.Errorf("another %s looks the same: %v", path, one.Same(&nothing))
		}
	})
	if fields < 80 {
		t.Errorf("%d fields are tried", fields)
	}
}

// The panels are written anew for whatever of the interaction stands on them, and not for what only moves over them.
func TestThePanelsAreWrittenForTheirPartOfTheInteraction(t *testing.T) {
	t.Parallel()
	panels := reflect.TypeFor[PanelLook]()
	nothing := Nothing()
	before := nothing.Written()
	each(t, func(path string, one *Interaction) {
		written := false
		for i := range panels.NumField() {
			at := ".PanelLook." + panels.Field(i).Name
			written = written || path == at || len(path) > len(at) && path[:len(at)+1] == at+"."
		}
		if (one.Written() != before) != written {
			t.Errorf("another %s has the panels written anew: %v", path, !written)
		}
	})
	// Only how far its last act has come doesn't stand on the panels.
	var paths []string
	eachField(reflect.ValueOf(&BotTurn{}).Elem(), "", func(path string, _ reflect.Value) { paths = append(paths, path) })
	for _, path := range paths {
		one := Nothing()
		one.Bot = &BotTurn{}
		before := one.Written()
		eachField(reflect.ValueOf(one.Bot).Elem(), "", func(at string, field reflect.Value) {
			if at == path {
				changed(field)
			}
		})
		if written := one.Written() != before; written == (path == ".Shown") {
			t.Errorf("another %s of a bot's turn has the panels written anew: %v", path, written)
		}
	}
}
