package rounds

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/gametest"
	"clinic/input"
	"clinic/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// A whole round is played with the keyboard alone, from the title and the settings to round II.
func TestARoundWithTheKeyboardAlone(t *testing.T) {
	sit(t, false, 1280, 800).round()
}

// A whole round is played with a gamepad alone, from the title and the settings to round II.
func TestARoundWithAGamepadAlone(t *testing.T) {
	sit(t, true, 1280, 800).round()
}

// A whole round is played on a phone, horizontal and upright, with the keyboard alone: the focused widget is
// scrolled into view.
func TestARoundWithTheKeyboardAloneOnAPhone(t *testing.T) {
	sit(t, false, 844, 390).round()
	sit(t, false, 390, 844).round()
}

// A whole round is played on a phone, horizontal and upright, with a gamepad alone.
func TestARoundWithAGamepadAloneOnAPhone(t *testing.T) {
	sit(t, true, 844, 390).round()
	sit(t, true, 390, 844).round()
}

// round plays a whole round: Build, Hire, Admit, Move with a walk, a treatment, Business and Admin.
func (p *player) round() {
	t := p.t
	t.Helper()
	p.scene("title")
	p.settings()
	p.newGame()

	p.use("bonus/parking_lot")
	p.deciding(game.DecideBonusPlace)
	p.use("component/parking_lot")
	p.use("space/0/3/2")
	p.deciding(game.DecideGoal)
	p.use("goal/draw")
	if me := p.deciding(game.DecideAction); me.Money != 15 {
		t.Fatalf("round I begins with $%d", me.Money)
	}

	p.use("action/build")
	p.deciding(game.DecideBuild)
	p.use("component/treatment_room")
	p.use("space/0/0/0")
	p.money(13)
	p.undo()
	p.money(15)
	p.redo()
	p.money(13)
	p.use("component/hub/cardiology")
	p.cancel() // put back
	p.money(13)
	p.done()
	p.use("dialog.done") // one more could be built
	p.deciding(game.DecideAction)

	p.use("action/hire")
	p.deciding(game.DecideHire)
	p.use("residency/0")
	p.confirm()
	p.until("a second doctor", func() bool { return gametest.Count(&p.me().Clinic, clinic.Doctor) == 2 })
	if p.small() {
		p.use("segment/nurses")
	}
	p.use("nurse/0")
	p.confirm()
	p.until("a nurse", func() bool { return gametest.Count(&p.me().Clinic, clinic.Nurse) == 1 })
	p.done()
	p.deciding(game.DecideAction)

	p.use("action/admit")
	p.deciding(game.DecideAdmit)
	p.use("appointment/psychiatry/0")
	p.confirm()
	p.until("a patient", func() bool { return gametest.Count(&p.me().Clinic, clinic.Patient) == 1 })
	p.done()
	p.use("dialog.done") // points are left
	me := p.deciding(game.DecideMove)

	room := clinic.Space{X: 1, Y: 1}
	for _, kind := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Patient} {
		id := gametest.First(&me.Clinic, kind)
		p.use("person/" + id)
		p.use("space/0/1/1")
		p.until(id+" in the treatment room", func() bool { return p.me().Clinic.Person(id).In(room) })
		p.until("the walk shown", func() bool {
			at := p.Seen().At
			return at["person/"+id][1] > 0 && at["person/"+id][1] < at["button/done"][1]
		})
	}
	if p.me().Time != 6 {
		t.Errorf("the walks took %d", p.me().Time)
	}
	p.menu()
	p.done()
	p.until("who treats whom", func() bool { return p.shows("tray/decision") && !p.shows("button/bots/0") })
	p.use("button/done")
	p.until("the next round", func() bool {
		if p.shows("phase/back") || p.shows("button/bots/0") {
			p.use("button/done")
		}
		return p.shows("action/build")
	})
	me = p.deciding(game.DecideAction)
	if p.state().Round != 2 || me.Treated[clinic.White] != 1 {
		t.Errorf("round %d, treated %v", p.state().Round, me.Treated)
	}
}

// settings turns pages of the settings and changes something there.
func (p *player) settings() {
	p.t.Helper()
	p.use("title.settings")
	p.scene("preferences")
	p.use("settings.page.sound")
	p.use("sound.on")
	if p.Choice().On {
		p.t.Error("the sound stays on")
	}
	narrow := !p.shows("settings.page.keys") // its pages follow one another
	if narrow {
		p.cancel()
	}
	p.use("settings.page.keys")
	p.use("settings.keys")
	p.scene("keylist")
	if !p.pad { // a gamepad has no keys to choose
		p.use("keys.log")
		p.key(ebiten.KeyQ)
		if got := p.Shortcuts.Of(input.Log).Key; got != "q" {
			p.t.Errorf("the key of the log is %q", got)
		}
	}
	p.cancel()
	p.scene("preferences")
	if narrow {
		p.cancel()
	}
	p.cancel()
	p.scene("title")
}

// newGame sets up a solo game with the seed 7 and the white start.
func (p *player) newGame() {
	p.t.Helper()
	p.use("title.new_game")
	p.scene("newgame")
	p.goTo("newgame.players")
	for range 3 {
		p.do(ebiten.KeyArrowLeft, input.PadLeft)
	}
	if p.small() {
		p.goTo("newgame.parts")
		for range 2 {
			p.do(ebiten.KeyArrowRight, input.PadRight)
		}
	}
	p.use("newgame.0.layout.white")
	if p.pad && p.small() { // the cross would change the size of the lot on the way
		for range 40 {
			if on, _, _, _, _, _ := p.focused("newgame.seed"); on {
				break
			}
			p.press(input.PadRB)
		}
	}
	p.goTo("newgame.seed")
	if p.pad {
		p.press(input.PadA)
		for range 24 {
			p.press(input.PadX)
		}
		for range 8 {
			p.press(input.PadDown)
		}
		p.press(input.PadA)
	} else {
		p.key(ebiten.KeyEnd)
		for range 24 {
			p.key(ebiten.KeyBackspace)
		}
		p.devices.Typed = []rune("7")
		p.tick()
		p.devices.Typed = nil
	}
	p.use("newgame.start")
	p.scene("table.Table")
	p.deciding(game.DecideBonus)
	if seed := p.seed(); seed != 7 {
		p.t.Fatalf("the game has the seed %d", seed)
	}
}

// menu opens the menu of the table and leaves it.
func (p *player) menu() {
	p.t.Helper()
	p.do(ebiten.KeyM, input.PadMenu)
	if !p.shows("dialog.resume") {
		p.t.Fatal("the menu does not open")
	}
	p.cancel()
	if p.shows("dialog.resume") {
		p.t.Fatal("the menu does not close")
	}
}

func (p *player) undo() {
	if p.pad {
		p.press(input.PadX)
	} else {
		p.control(ebiten.KeyZ)
	}
}

func (p *player) redo() {
	if p.pad {
		p.press(input.PadView)
	} else {
		p.control(ebiten.KeyY)
	}
}

func (p *player) seed() uint64 { return p.Scene().(*table.Table).Situation.Rules.Config.Seed }

func (p *player) me() *game.Player { return &p.state().Players[0] }

func (p *player) money(dollars int) {
	p.t.Helper()
	p.until("the money", func() bool { return p.me().Money == dollars })
}
