package gallery

import (
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/shots/sample"
)

// Strips lists the film strips of all that moves.
func Strips() []Strip {
	business := func() (scenes.Scene, error) {
		s, happened, err := sample.AtBusiness(1)
		if err != nil {
			return nil, err
		}
		return ledger.New(s, happened), nil
	}
	decided := func(lines int) func(h *hand) {
		return func(h *hand) {
			h.wait(20)
			h.click("ledger.treat")
			h.click("ledger.buy")
			for range lines {
				h.click("ledger.next")
			}
		}
	}
	return []Strip{
		{Name: "cured", Every: 14, Scene: business, Use: func(h *hand) {
			h.wait(20)
			h.click("ledger.treat")
		}},
		{Name: "bought", Every: 5, Scene: business, Use: decided(0)},
		{Name: "worsens", Every: 4, Scene: business, Use: decided(2)},
		{Name: "dies", Every: 5, Scene: business, Use: decided(8)},
	}
}
