package gallery

import (
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/share"
	"clinic/scenes"
	"clinic/scenes/newgame"
	"clinic/scenes/scores"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// poster shows the picture of the end of a game, which is saved and otherwise never on the screen.
type poster struct {
	session *session.Session
	picture *ebiten.Image
}

// Layout repaints the picture, perhaps in another language.
func (p *poster) Layout(c *scenes.Context, _, _ float64) {
	if p.picture != nil {
		p.picture.Deallocate()
	}
	p.picture = scores.PosterOf(c.Reader, p.session).Painted()
}

func (*poster) Update(*scenes.Context) {}

// Draw shows all of it, as large as it fits into the window.
func (p *poster) Draw(c *ui.Canvas) {
	size := p.picture.Bounds().Size()
	scale := min(c.Width/float64(size.X), c.Height/float64(size.Y))
	w, h := scale*float64(size.X), scale*float64(size.Y)
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	c.Image(p.picture, ui.Rect{X: (c.Width - w) / 2, Y: (c.Height - h) / 2, W: w, H: h}, 1)
}

// posterOf shows the picture of a finished game.
func posterOf(s *session.Session, err error) (scenes.Scene, error) {
	return &poster{session: s}, err
}

// sharingShots are the pictures of what others are given of a game, and of what they gave.
func sharingShots() (shots []Shot) {
	score := 61
	extensionIDs, variants := game.Together(extensions.All())
	setup := share.Setup{Config: game.Config{Players: 2, Seed: 271828, Extensions: extensionIDs, Variants: variants}, Bots: []bot.Level{"", bot.Chief}, Score: &score}
	refused := func(*scenes.Context, string) error { return share.ErrMistyped }
	code := func(reader *ui.Reader) (scenes.Scene, error) {
		text, err := share.Code(setup, extensions.All())
		if err != nil {
			return nil, err
		}
		return played(reader, sharing.New(reader, refused).Of(text), func(h *hand) {
			h.write("sharing.written", "CLINIC-1234")
			h.click("sharing.set_up")
		})
	}
	none := func(reader *ui.Reader) (scenes.Scene, error) { return sharing.New(reader, refused).Of(""), nil }
	coded := func(reader *ui.Reader) (scenes.Scene, error) {
		text, err := share.Code(setup, extensions.All())
		if err != nil {
			return nil, err
		}
		setup, err := share.Read(text, extensions.All())
		if err != nil {
			return nil, err
		}
		return newgame.New(reader, extensions.All(), nil, newgame.Last{}, func(*scenes.Context, *game.Rules, session.Table) {}).Coded(setup), nil
	}
	for _, size := range smallWindows {
		shots = append(shots, Shot{Name: "small-code", Width: size.w, Height: size.h, Scene: code}, Shot{Name: "small-newgame-coded", Width: size.w, Height: size.h, Scene: coded})
	}
	return append(shots,
		Shot{Name: "picture-one", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return posterOf(sample.Ended(1)) }},
		Shot{Name: "picture-two", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return posterOf(sample.EndedWithDepartment(2)) }},
		Shot{Name: "picture-four", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return posterOf(sample.Ended(4)) }},
		Shot{Name: "code", Width: 1280, Height: 800, Scene: code},
		Shot{Name: "code", Width: 1024, Height: 640, Scene: code},
		Shot{Name: "code-none", Width: 1280, Height: 800, Scene: none},
		Shot{Name: "newgame-coded", Width: 1024, Height: 640, Scene: coded},
	)
}
