package words

import (
	"clinic/game/campaign"
	"clinic/scenes/ui"
)

// Clinic is what the campaign's clinic of that id is called.
func Clinic(id string) string { return ui.T("campaign.clinic." + id) }

// Medal says which medal was won in a clinic, or that none was.
func Medal(medal campaign.Medal, id string) string {
	says := [...]string{"campaign.lost", "campaign.won.1", "campaign.won.2", "campaign.won.3"}[medal]
	return ui.T(says, ui.Data{"Name": Clinic(id)})
}
