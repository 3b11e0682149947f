package gallery_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

const (
	near = 2  // pixels by which something may move or grow
	most = 40 // differences reported for one scene
)

// differences holds how the current landmarks differ from the kept ones, and where.
type differences struct {
	in [len(kinds)]map[string][]string // the circumstances, by message
}

// kinds of differences, in the order in which they are reported.
var kinds = [...]string{"gone", "new", "says", "moved"}

const (
	isGone = iota
	isNew
	saysElse
	hasMoved
)

func (d *differences) add(kind int, in, format string, values ...any) {
	if d.in[kind] == nil {
		d.in[kind] = map[string][]string{}
	}
	said := fmt.Sprintf(format, values...)
	if !slices.Contains(d.in[kind][said], in) {
		d.in[kind][said] = append(d.in[kind][said], in)
	}
}

// between adds the differences in one circumstance.
func (d *differences) between(kept, now landmarks, in string) {
	for id, was := range kept.things {
		is, there := now.things[id]
		if !there {
			d.add(isGone, in, "%s is gone", named(id, was.text))
			continue
		}
		if is.text != was.text {
			d.add(saysElse, in, "%s says “%s” instead of “%s”", id, is.text, was.text)
		}
		if how := moved(was.at, is.at); how != "" {
			d.add(hasMoved, in, "%s %s", id, how)
		}
	}
	for id, is := range now.things {
		if _, there := kept.things[id]; !there {
			d.add(isNew, in, "%s is new", named(id, is.text))
		}
	}
	for text, was := range kept.texts {
		d.betweenPlaces(text, was, now.texts[text], in)
	}
	for text, is := range now.texts {
		if len(kept.texts[text]) == 0 {
			d.betweenPlaces(text, nil, is, in)
		}
	}
}

// betweenPlaces adds the differences of a text that occurs in several places. Unmoved ones are no difference; each of
// the others is taken to have moved to the nearest remaining place.
func (d *differences) betweenPlaces(text string, was, is []place, in string) {
	was, is = slices.Clone(was), slices.Clone(is)
	text = "“" + text + "”"
	for len(was) > 0 && len(is) > 0 {
		from, to := nearest(was, is)
		if how := moved(was[from], is[to]); how != "" {
			d.add(hasMoved, in, "%s %s", text, how)
		}
		was, is = slices.Delete(was, from, from+1), slices.Delete(is, to, to+1)
	}
	for range was {
		d.add(isGone, in, "%s is gone", text)
	}
	for range is {
		d.add(isNew, in, "%s is new", text)
	}
}

// nearest returns the indexes of the two places, one from each list, that are nearest to each other.
func nearest(was, is []place) (from, to int) {
	least := -1
	for i, p := range was {
		for k, q := range is {
			if far := abs(p[0]-q[0]) + abs(p[1]-q[1]) + abs(p[2]-q[2]) + abs(p[3]-q[3]); least < 0 || far < least {
				from, to, least = i, k, far
			}
		}
	}
	return from, to
}

// named returns a thing's name: its text and its id.
func named(id, text string) string {
	if text == "" {
		return id
	}
	return fmt.Sprintf("“%s” (%s)", text, id)
}

// moved returns how a place differs from another one, "" if it hardly does.
func moved(was, is place) string {
	var how []string
	for i, words := range [len(was)][2]string{
		{"moved %d px right", "moved %d px left"}, {"moved %d px down", "moved %d px up"}, {"grew %d px wider", "shrank %d px narrower"},
		{"grew %d px higher", "shrank %d px lower"},
	} {
		if by := is[i] - was[i]; by > near {
			how = append(how, fmt.Sprintf(words[0], by))
		} else if by < -near {
			how = append(how, fmt.Sprintf(words[1], -by))
		}
	}
	return strings.Join(how, " and ")
}

// told returns the differences in words, each with where it is, given the number of circumstances checked. Only the
// first ones of many are listed.
func (d *differences) told(circumstances int) (told []string) {
	for _, kind := range d.in {
		for _, said := range slices.Sorted(maps.Keys(kind)) {
			told = append(told, said+" "+where(kind[said], circumstances))
		}
	}
	if left := len(told) - most; left > 0 {
		told = append(told[:most], fmt.Sprintf("and %d more differences", left))
	}
	return told
}

// where returns a list of circumstances in words.
func where(in []string, of int) string {
	const named = 4
	switch {
	case len(in) == of && of > 1:
		return "everywhere"
	case len(in) > named:
		return fmt.Sprintf("%s, and in %d more circumstances", strings.Join(in[:named-1], ", "), len(in)-named+1)
	}
	return strings.Join(in, ", ")
}
