package extensionui

import (
	"slices"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// burnVictim is a patient brought by helicopters and by fire trucks.
var burnVictim = sprites.NewPiece(sprites.Figure{Picture: "patient-burned", Patient: true})

// quotaOf returns how many patients a round asks for. If only later rounds ask for any, its place is reserved (C12).
func quotaOf(reader *ui.Reader, c game.Context) []Stock {
	asks := func(round int) bool {
		return slices.ContainsFunc(c.Rules.Config.Extensions, func(id string) bool { return extensions.AsksForQuota(id, round) })
	}
	if c.State.Round == 0 || !asks(c.State.Round) { // at setup no round asks for any yet
		for round := range c.Rules.Numbers[game.Rounds] {
			if asks(round + 1) {
				return []Stock{{Name: "quota", Met: 1, Later: true}}
			}
		}
		return nil
	}
	have, want, met := extensions.QuotaPatients(c), extensions.Quota(c.State.Round), 1
	if have < want {
		met = -1
	}
	loss := 0
	for _, id := range c.Rules.Config.Extensions {
		if loss == 0 && extensions.AsksForQuota(id, c.State.Round) {
			loss = c.Rules.Number(id + ".quota_penalty")
		}
	}
	data := ui.Data{"Count": have, "Want": want, "Loss": loss}
	return []Stock{{
		Name: "quota", Picture: sprites.Patient1.Picture(), Label: reader.T("pool_label.quota"), Text: reader.T("pool_text.quota", data), Met: met, Data: data,
	}}
}
