package controller_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/pictures"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// proposed sits in Move and requests the proposal in that way.
func proposed(t *testing.T, by func(p *player)) *player {
	t.Helper()
	p := sit(t, 1, toMove()...)
	p.tick()
	by(p)
	p.tick()
	if h := p.table.Look.Hint; !h.Card() || len(h.Walks) == 0 {
		t.Fatalf("nothing is proposed: %+v", h)
	}
	return p
}

func byMouse(p *player) { p.click(view.HintMove) }
func byKey(p *player)   { p.key(ebiten.KeyG) }

// Move played for me: the ways are listed and drawn, the forecast shows the result, and when the player accepts,
// everybody walks. It brings what the plan says, is recorded once, and Move is not ended.
func TestMoveIsPlayedForMe(t *testing.T) {
	for name, accept := range map[string]func(p *player){
		"mouse": func(p *player) { p.click(view.HintDo) }, "keys": func(p *player) { p.key(ebiten.KeyEnter) },
	} {
		by := byMouse
		if name == "keys" {
			by = byKey
		}
		p := proposed(t, by)
		walks := p.table.Look.Hint.Walks
		drawn := 0
		for _, walk := range walks {
			if _, seen := p.Seen().At["walk/"+walk.Person]; seen { // the card hides some, and lists them
				drawn++
			}
		}
		if drawn == 0 {
			t.Errorf("%s: of %d ways none is drawn", name, len(walks))
		}
		plan := p.session.BestMove()
		if p.table.Look.After == nil {
			t.Errorf("%s: the forecast says nothing of it", name)
		}
		accept(p)
		p.takesHelp()
		for range 3000 {
			if p.tick(); p.session.NothingLeft() {
				break
			}
		}
		forecast := p.session.Context().Forecast()
		if !p.session.Deciding(game.DecideMove) || forecast.Income != plan.Income {
			t.Errorf("%s: Business would pay %d, not %d", name, forecast.Income, plan.Income)
		}
		if aids := p.session.Table().Aids; aids.Moves != 1 {
			t.Errorf("%s: noted are %+v", name, aids)
		}
	}
}

// A press while they walk brings all of them to their places at once, and undo takes back one walk after another.
func TestAPressEndsTheWalks(t *testing.T) {
	p := proposed(t, byMouse)
	count := len(p.table.Look.Hint.Walks)
	before := len(p.session.Match().Log)
	p.click(view.HintDo)
	p.takesHelp()
	p.move(640, 300)
	p.press()
	p.release()
	if got := len(p.session.Match().Log) - before; got != count {
		t.Errorf("after a press %d of %d have walked", got, count)
	}
	for range count {
		if reason := p.session.Undo(); !reason.None() {
			t.Error(p.session.Sentence(p.Reader, reason))
		}
	}
	if got := len(p.session.Match().Log); got != before {
		t.Errorf("undo leaves %d commands", got-before)
	}
}

// A proposal that has several patients treated counts them, with what they pay; of a single one it says who.
func TestAProposalCountsWhomItTreats(t *testing.T) {
	room, outside := clinic.In(clinic.Space{X: 1, Y: 1}), clinic.Place{Area: clinic.Waiting}
	for count, want := range map[int]string{1: "Your white doctor can then treat", 2: "Then 2 more patients are treated, for $"} {
		p := sitChanged(t, nil, func(m *game.Match) {
			for _, command := range toMove() {
				must(t, m, command)
			}
			me := &m.State.Players[0].Clinic
			me.People = nil
			for i := range count {
				me.People = append(me.People,
					clinic.Person{ID: fmt.Sprint("p", i), Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: room},
					clinic.Person{ID: fmt.Sprint("d", i), Kind: clinic.Doctor, Level: clinic.White, At: outside})
			}
		})
		p.tick()
		p.click(view.HintMove)
		p.tick()
		if h := p.table.Look.Hint; h == nil || !strings.Contains(h.Text, want) {
			t.Errorf("a proposal that treats %d says %+v", count, h)
		}
	}
}

// On a phone the forecast of a proposal has a line for each patient whom it brings in, also if nobody is there yet.
func TestTheForecastOfAProposalHasLines(t *testing.T) {
	p := sitChanged(t, nil, func(m *game.Match) {
		for _, command := range toMove() {
			must(t, m, command)
		}
		me := &m.State.Players[0].Clinic
		me.People = nil
		for i := range 2 {
			me.People = append(me.People,
				clinic.Person{ID: fmt.Sprint("p", i), Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
				clinic.Person{ID: fmt.Sprint("d", i), Kind: clinic.Doctor, Level: clinic.White, At: clinic.Place{Area: clinic.Waiting}})
		}
	})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 390, 844, 100)
	p.tick()
	p.tap(view.HintMove)
	p.table.ShowTab(panels.TabForecast)
	p.tick()
	if len(p.table.Look.Hint.Walks) != 4 {
		t.Fatalf("what is proposed is %+v", p.table.Look.Hint)
	}
	count := map[string]int{}
	for _, paper := range p.table.Papers() {
		for i := range paper.Items {
			count[paper.Items[i].Text]++
		}
	}
	if count[p.T("side.if_accepted")] != 1 || count[p.Texts.Dollars(p.session.Context().Number(game.IncomeWhite))] != 2 {
		t.Errorf("it says %v", count)
	}
}

// A player who declines has everything as before, by a click or by Esc, and nothing is recorded.
func TestMovePlayedForMeIsLeft(t *testing.T) {
	for name, leave := range map[string]func(p *player){
		"No": func(p *player) { p.click(view.HintNo) }, "Esc": func(p *player) { p.key(ebiten.KeyEscape) },
	} {
		p := proposed(t, byMouse)
		before := p.session.Version()
		leave(p)
		p.tick()
		if p.session.Version() != before || p.table.Look.Hint != nil || p.table.Look.After != nil || !p.session.Table().Aids.None() {
			t.Errorf("%s: something stays of it: %+v", name, p.session.Table().Aids)
		}
	}
}

// A player who changes the proposal finds everybody where the plan has them, with their numbers, and moves on from
// there.
func TestMovePlayedForMeIsChanged(t *testing.T) {
	p := proposed(t, byMouse)
	count := len(p.table.Look.Hint.Walks)
	p.click(view.HintChange)
	p.takesHelp()
	p.tick()
	if got := len(p.table.Look.Numbers); got == 0 || got > count || !p.session.NothingLeft() || !p.session.Deciding(game.DecideMove) {
		t.Errorf("of %d walks %d have numbers", count, got)
	}
	if len(p.session.Legal()) < 2 {
		t.Error("nobody can be moved on")
	}
}

// On a phone it is requested and accepted with a finger.
func TestMoveIsPlayedForMeOnAPhone(t *testing.T) {
	p := hold(t, 390, 844, toMove()...)
	p.touchAt()
	p.tap(view.HintMove)
	p.tap(view.HintDo)
	p.takesHelp()
	for range 3000 {
		if p.tick(); p.session.NothingLeft() {
			return
		}
	}
	t.Error("nobody walks")
}

// Each walk has a card in the tray with its number. A click, by mouse or finger, picks it, and only its way stands
// out; a second click unpicks it.
func TestTheCardOfAWalkIsPicked(t *testing.T) {
	for _, p := range []*player{proposed(t, byMouse), func() *player {
		p := hold(t, 390, 844, toMove()...)
		p.touchAt()
		p.tap(view.HintMove)
		return p
	}()} {
		p.tick()
		card := view.HintWalk(0)
		use := p.click
		if p.table.Slots().Hand != arrangement.Around {
			use = p.tap
		}
		if x, y := p.place(card); p.table.ClinicArea().Contains(x, y) {
			t.Errorf("the card lies over the clinic, at %v, %v", x, y)
		}
		use(card)
		p.tick()
		if p.table.Look.Chosen != card {
			t.Errorf("picked is %v", p.table.Look.Chosen)
		}
		use(card)
		p.tick()
		if !p.table.Look.Chosen.None() || p.table.Look.Hint == nil {
			t.Errorf("picked stays %v", p.table.Look.Chosen)
		}
	}
}

// On phones the buttons and the total stay in sight, however many walks are proposed; in portrait also when the cards
// have scrolled.
func TestTheTotalOfAProposalStaysInSight(t *testing.T) {
	reader := ui.NewReader("en")
	laid, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	h := &view.Hint{Title: "?", Text: "Eight walks.", Do: "!", Chips: []view.Chip{{Sign: pictures.Money, Text: "+$44 net"}, {Sign: pictures.Time, Text: "+10"}}}
	for range 8 {
		h.Walks = append(h.Walks, view.Walk{Person: "d3", Text: "Treatment room", Way: []clinic.WayStep{{Space: clinic.Space{X: 1, Y: 1}}}})
	}
	for _, size := range [][2]int{{360, 640}, {390, 844}, {844, 390}} {
		shown := table.New(reader, laid, nil)
		stage := scenetest.NewStage(shown.Reader, shown, size[0], size[1], 100)
		stage.Wait(2)
		shown.OpenTab(panels.TabHand)
		shown.Look.Hint = h
		stage.Wait(40)
		inSight := func(when string) {
			t.Helper()
			for _, chip := range h.Chips {
				if !slices.ContainsFunc(stage.Seen().Inks, func(ink ui.Ink) bool { return ink.Text == chip.Text }) {
					t.Errorf("%v, %s: %q is out of sight", size, when, chip.Text)
				}
			}
			for _, answer := range []thing.Thing{view.HintNo, view.HintChange, view.HintDo} {
				if spot, there := shown.Spot(answer); !there || spot.Cut {
					t.Errorf("%v, %s: %s is out of sight", size, when, answer)
				}
			}
		}
		inSight("at first")
		if first, _ := shown.Spot(view.HintWalk(0)); size[0] < size[1] {
			x, y := first.Rect.Center()
			shown.ScrollDrawer(x, y, -300, 0)
			stage.Wait(2)
			inSight("scrolled")
		}
		stage.Clear()
	}
}

// Floors on which nobody walks show only their names until a click brings them back, and the view is as before when
// the proposal is gone.
func TestFloorsWithoutWalksAreFolded(t *testing.T) {
	reader := ui.NewReader("en")
	laid, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	shown := table.New(reader, laid, nil)
	stage := scenetest.NewStage(shown.Reader, shown, 1280, 800, 100)
	above, below := thing.InSpace(clinic.Space{Floor: 2, Y: 2}), thing.InSpace(clinic.Space{X: 1, Y: 1})
	stage.Wait(2)
	before, _ := shown.Spot(below)
	wants := func(when string, folded bool) {
		t.Helper()
		stage.Wait(40)
		_, there := shown.Spot(above)
		name := view.HintFloors
		name.Number = 2
		if _, named := shown.Spot(name); there == folded || named != folded {
			t.Errorf("%s: the second floor is there: %v, its name is a button: %v", when, there, named)
		}
	}
	wants("at first", false)
	h := &view.Hint{Title: "?", Do: "!", Walks: []view.Walk{{Person: "d3", Way: []clinic.WayStep{{Space: clinic.Space{X: 1, Y: 1}}}}}}
	shown.Look.Hint = h
	wants("proposed", true)
	all := *h
	all.AllFloors = true
	shown.Look.Hint = &all
	wants("brought back", false)
	shown.Look.Hint = h
	wants("folded again", true)
	shown.Look.Hint = nil
	wants("gone", false)
	if after, _ := shown.Spot(below); after.Rect != before.Rect {
		t.Errorf("the view is at %v, and was at %v", after.Rect, before.Rect)
	}
}
