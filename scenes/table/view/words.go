package view

import (
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// ComponentName returns the name of a component; of hubs with their service.
func ComponentName(reader *ui.Reader, kind clinic.Kind, service clinic.Service) string {
	if kind == clinic.Hub && service != clinic.NoService {
		return reader.T("table.hub_of", ui.Data{"Service": words.Service(reader, service)})
	}
	return words.Component(reader, kind)
}

// PersonName returns the name of a person; of patients with the service they came for.
func PersonName(reader *ui.Reader, kind clinic.PersonKind, level clinic.Level, service clinic.Service) ui.Noun {
	who := words.Person(reader, kind, level)
	if kind == clinic.Patient && service != clinic.NoService {
		return who.Said("table.patient_of", ui.Data{"Who": who, "Service": words.Service(reader, service)})
	}
	return who
}

// SeatName returns the name of a player, "" for nobody.
func (t *Shown) SeatName(player int) string {
	if player < 0 || player >= len(t.Situation.Seats) {
		return ""
	}
	return t.Situation.Seats[player].Name
}

// SeatColor returns the color of a player.
func (t *Shown) SeatColor(player int) theme.Color {
	if player < 0 || player >= len(t.Situation.Seats) {
		return theme.SecondInk
	}
	return theme.PlayerColors[t.Situation.Seats[player].Color]
}

// Initial returns the letter that stands for a player beside the color.
func (t *Shown) Initial(player int) string { return words.Initial(t.SeatName(player)) }
