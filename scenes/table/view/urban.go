package view

import "clinic/game/extensions"

// UrbanCard is the card of Urban Design of that id, nil for others.
func UrbanCard(id string) *extensions.UrbanCard {
	for i := range extensions.UrbanCards {
		if extensions.UrbanCards[i].ID == id {
			return &extensions.UrbanCards[i]
		}
	}
	return nil
}

// DeckOf is the deck of a card of Urban Design; another word stands for itself.
func DeckOf(choice string) string {
	if card := UrbanCard(choice); card != nil {
		return card.Deck
	}
	return choice
}
