package controller_test

import (
	"fmt"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// B35, B76: the laboratory says how many doctors it holds in its tip, and while one more is held over it; it is
// marked only once there are too many.
func TestAFullLaboratorySaysSo(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	board := &match.State.Players[0].Clinic
	var laboratory clinic.Space
	for i := range board.Tiles {
		if board.Tiles[i].Kind == clinic.Laboratory {
			laboratory = clinic.SpaceAt(i)
		}
	}
	var doctors []*clinic.Person
	for i := range board.People {
		if p := &board.People[i]; p.Kind == clinic.Doctor && !p.In(laboratory) {
			doctors = append(doctors, p)
		}
	}
	inside := 0
	for i := range board.People {
		if board.People[i].In(laboratory) {
			inside++
		}
	}
	for ; inside < 2; inside++ {
		doctors[0].At = clinic.In(laboratory)
		doctors = doctors[1:]
	}
	p := &player{t: t, session: sample.Session(match)}
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	p.tick()
	if tip := p.table.Explain(thing.InSpace(laboratory)); !strings.Contains(tip, "Doctors: 2") {
		t.Errorf("its tip says %q", tip)
	}
	p.click(thing.Thing{Kind: thing.Person, Person: doctors[0].ID})
	p.hover(thing.InSpace(laboratory))
	if l := p.table.Look; !strings.Contains(l.Bubble, "it holds 2 when Move ends") || l.Tone != ui.Warned {
		t.Errorf("the third doctor over it: %q", l.Bubble)
	}
	mark := "too_many/" + thing.InSpace(laboratory).String()
	if _, marked := p.shows(mark); marked {
		t.Error("it is marked before there are too many")
	}
	p.click(thing.InSpace(laboratory))
	p.Wait(2)
	at, marked := p.shows(mark)
	if !marked {
		t.Error("it is not marked with three doctors")
	}
	for _, spot := range p.table.Spots() { // the heads, by which people are taken
		x, y := spot.Rect.Center()
		if spot.Thing.Kind == thing.Person && (ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}).Contains(x, y) {
			t.Errorf("the mark at %v covers %s at %v", at, spot.Thing, spot.Rect)
		}
	}
	if tip := p.table.Explain(thing.InSpace(laboratory)); !strings.Contains(tip, "doctor has to leave") {
		t.Errorf("with three doctors its tip says %q", tip)
	}
}

// B76: where neighboring rooms are too full, the sign of one covers nothing of the other's.
func TestFullRoomsBesideEachOtherSaySo(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	on := game.Context{Rules: match.Rules, State: match.State, Player: 0}
	board := on.Clinic()
	var doctor, patient *clinic.Person
	for i := range board.People {
		switch p := &board.People[i]; p.Kind {
		case clinic.Doctor:
			doctor = p
		case clinic.Patient:
			patient = p
		}
	}
	crowd := func(space clinic.Space) { // more of both than any room holds
		for range 8 {
			for _, one := range [...]clinic.Person{*doctor, *patient} {
				one.ID = fmt.Sprintf("crowd%d", len(board.People))
				one.At = clinic.In(space)
				board.People = append(board.People, one)
			}
		}
	}
	full := 0
	for space := range board.Modules().All() {
		if crowd(space); !on.TooMany(space).None() {
			full++
		}
	}
	if full < 3 {
		t.Fatalf("only %d rooms are too full", full)
	}
	for _, window := range [...]struct{ w, h int }{{1280, 800}, {390, 844}} {
		stage := scenetest.NewStage(reader, controller.Play(reader, sample.Session(match), controller.Doors{}), window.w, window.h, 100)
		stage.Wait(2)
		var signs [][4]float64
		for id, at := range stage.Seen().At {
			if strings.HasPrefix(id, "too_many/") {
				signs = append(signs, at)
			}
		}
		if len(signs) < 3 {
			t.Errorf("at %d × %d only %d rooms say so", window.w, window.h, len(signs))
		}
		for i, a := range signs {
			for _, b := range signs[:i] {
				if min(a[0]+a[2], b[0]+b[2])-max(a[0], b[0]) > 1 && min(a[1]+a[3], b[1]+b[3])-max(a[1], b[1]) > 1 {
					t.Errorf("at %d × %d %v covers %v", window.w, window.h, a, b)
				}
			}
		}
		stage.Clear()
	}
}
