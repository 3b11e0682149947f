package gallery

import (
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/share"
	"clinic/scenes"
	"clinic/scenes/newgame"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
)

// sharingShots are the pictures of what others are given of a game, and of what they gave.
func sharingShots() (shots []Shot) {
	score := 61
	extensionIDs, variants := game.Together(extensions.All())
	setup := share.Setup{Config: game.Config{Players: 2, Seed: 271828, Extensions: extensionIDs, Variants: variants}, Bots: []bot.Level{"", bot.Chief}, Score: &score}
	refused := func(*scenes.Context, string) error { return share.ErrMistyped }
	code := func() (scenes.Scene, error) {
		text, err := share.Code(setup, extensions.All())
		if err != nil {
			return nil, err
		}
		return played(sharing.New(refused).Of(text), func(h *hand) {
			h.write("sharing.written", "CLINIC-1234")
			h.click("sharing.set_up")
		})
	}
	none := func() (scenes.Scene, error) { return sharing.New(refused).Of(""), nil }
	coded := func() (scenes.Scene, error) {
		text, err := share.Code(setup, extensions.All())
		if err != nil {
			return nil, err
		}
		setup, err := share.Read(text, extensions.All())
		if err != nil {
			return nil, err
		}
		return newgame.New(extensions.All(), nil, newgame.Last{}, func(*scenes.Context, *game.Rules, session.Seats) {}).Coded(setup), nil
	}
	for _, size := range smallWindows {
		shots = append(shots, Shot{Name: "small-code", Width: size.w, Height: size.h, Scene: code}, Shot{Name: "small-newgame-coded", Width: size.w, Height: size.h, Scene: coded})
	}
	return append(shots,
		Shot{Name: "code", Width: 1280, Height: 800, Scene: code},
		Shot{Name: "code", Width: 1024, Height: 640, Scene: code},
		Shot{Name: "code-none", Width: 1280, Height: 800, Scene: none},
		Shot{Name: "newgame-coded", Width: 1024, Height: 640, Scene: coded},
	)
}
