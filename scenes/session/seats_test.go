package session

import (
	"encoding/json"
	"testing"

	"clinic/game/bot"
	"clinic/scenes/ui"
)

// Names given by the program are shown in the current language, also after the game was saved; names typed by people
// stay.
func TestNamesThatTheProgramGaveFollowTheLanguage(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	seats := Seats{
		{Name: "Player 1", Given: GivenPlayer}, {Name: "Chief", Bot: bot.Chief, Given: string(bot.Chief)},
		{Name: "Chief", Bot: bot.Resident}, {Name: "Chief 2", Bot: bot.Chief, Given: string(bot.Chief)},
	}
	kept, err := json.Marshal(Told{Table: Table{Seats: seats}})
	if err != nil {
		t.Fatal(err)
	}
	told, err := Tell(kept)
	if err != nil {
		t.Fatal(err)
	}
	for code, want := range map[string][]string{"en": {"Player 1", "Chief", "Chief", "Chief 2"}, "fr": {"Joueur 1", "Chef", "Chief", "Chef 2"}, "pt": {"Jogador 1", "Chefe", "Chief", "Chefe 2"}} {
		reader.Texts.Choose(code)
		for player := range want {
			if name := told.Seats.Name(reader, player); name != want[player] {
				t.Errorf("in %s player %d is called %q, want %q", code, player, name, want[player])
			}
		}
	}
}

// A seat that its person handed to a bot differs from a bot's own seat: it names both.
func TestAHandedSeatIsToldByBothNames(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	seats := Seats{{Name: "Ada", Bot: bot.Chief}, {Given: GivenPlayer, Bot: bot.Resident}, {Bot: bot.Chief, Given: string(bot.Chief)}, {Name: "Ben"}}
	for player, want := range []string{"Chief for Ada", "Resident for Player 2", "Chief", "Ben"} {
		if got := seats.PlayedBy(reader, player); got != want || seats[player].Handed() != (player < 2) {
			t.Errorf("player %d: %q, handed is %v", player, got, seats[player].Handed())
		}
	}
}
