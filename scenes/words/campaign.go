package words

import (
	"clinic/assets/texts"
	"clinic/game/campaign"
	"clinic/scenes/ui"
)

// Clinic returns the name of the campaign's clinic with the given id.
func Clinic(reader *ui.Reader, id string) string { return reader.T("campaign.clinic." + id) }

// Medal says which medal was won in a clinic, or that none was.
func Medal(reader *ui.Reader, medal campaign.Medal, id string) string {
	says := [...]string{"campaign.lost", "campaign.won.1", "campaign.won.2", "campaign.won.3"}[medal]
	return reader.T(says, ui.Data{"Name": Clinic(reader, id)})
}

// MedalNow says which medal the player would win if the game ended now.
func MedalNow(reader *ui.Reader, medal campaign.Medal) string {
	return reader.T([...]string{"campaign.now.0", "campaign.now.1", "campaign.now.2", "campaign.now.3"}[medal])
}

// MedalNext says what the next medal requires.
func MedalNext(reader *ui.Reader, c *campaign.Clinic, medal campaign.Medal) string {
	return reader.T([...]string{"", "campaign.next.1", "campaign.next.2", "campaign.next.3"}[medal], ui.Data{"Asks": Asked(reader, c, medal)})
}

// Asked says what a medal requires beyond the lower ones.
func Asked(reader *ui.Reader, c *campaign.Clinic, medal campaign.Medal) string {
	var all []string
	for _, w := range c.Medals[medal-1] {
		says := w.Says
		if says == "" {
			says = string(w.Is)
		}
		all = append(all, reader.T("campaign.wish."+says, ui.Data{"Count": w.Least}))
	}
	return texts.Capital(reader.Texts.Commas(all))
}

// Medals says what each medal of a clinic requires, one line each.
func Medals(reader *ui.Reader, c *campaign.Clinic) string {
	return reader.T("campaign.asks", ui.Data{"Bronze": Asked(reader, c, campaign.Bronze), "Silver": Asked(reader, c, campaign.Silver), "Gold": Asked(reader, c, campaign.Gold)})
}
