package extensions

import (
	"iter"
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// UrbanCard is a card of Urban Design 2.0: spaces on Floors 0 and 1 to fill with modules (C111).
type UrbanCard struct {
	ID       string
	Deck     string         // easy, medium or hard
	Spaces   []clinic.Space // as printed, before the pattern is shifted
	gain     string         // the names of the numbers for the popularity gained, or lost
	loss     string
	patterns [2]string // of Floor 0 and Floor 1, rows from north; # is a module
}

var urbanDecks = [...]string{"easy", "medium", "hard"}

// UrbanCards are the nine cards, easy to hard (C111). Read only.
var UrbanCards = func() []UrbanCard {
	patterns := [...][2]string{
		{"### #.. ...", "... ... ..."}, {"#.. ##. .#.", "... ... ..."}, {".#. ### ...", ".#. ... ..."},
		{"### ### ...", "#.. ... ..."}, {"#.# ### ...", "#.# ... ..."}, {".#. ### .#.", ".#. ... .#."},
		{"### #.# ###", "#.# ... ..."}, {"### ### .#.", ".#. ### ..."}, {"### .## ..#", "### .## ..#"},
	}
	var cards []UrbanCard
	for i, pattern := range patterns {
		deck := urbanDecks[i/3]
		card := UrbanCard{
			ID: deck + "_" + string(rune('1'+i%3)), Deck: deck, patterns: pattern,
			gain: "urban_design_2." + deck + ".gain", loss: "urban_design_2." + deck + ".loss",
		}
		for floor, rows := range pattern {
			for y, row := range strings.Fields(rows) {
				for x, filled := range row {
					if filled == '#' {
						card.Spaces = append(card.Spaces, clinic.Space{Floor: int8(floor), X: int8(x), Y: int8(y)})
					}
				}
			}
		}
		cards = append(cards, card)
	}
	return cards
}()

// Reward returns the popularity that the card gives if it is filled, and what it costs if not.
func (card *UrbanCard) Reward(r *game.Rules) (gain, loss int) {
	return r.Number(card.gain), r.Number(card.loss)
}

// The draft of cards (C112): a player takes one of the cards shown, and chooses the deck for the next one if there is
// a choice.
const (
	TakeCard    game.CommandType  = "take_card"
	RefillCards game.CommandType  = "refill_cards"
	DecideCard  game.DecisionKind = "take_card"
	DecideDeck  game.DecisionKind = "refill_cards"
	CardTaken   game.EventType    = "card_taken"
	CardShown   game.EventType    = "card_shown"

	cardMark  = "urban_card"  // on a player: the card taken
	shownMark = "shown_cards" // of the market: a card that may be taken
)

// urbanDesign2 keeps clinics low, lets hubs share a floor (C110), and rewards filled patterns (C111, C112).
func urbanDesign2() *game.Extension {
	var ids []string
	for _, card := range UrbanCards {
		ids = append(ids, card.ID)
	}
	numbers := []game.NumberSpec{}
	for i, reward := range [...][2]int{{6, 2}, {10, 4}, {15, 6}} {
		numbers = append(numbers,
			game.NumberSpec{Name: "urban_design_2." + urbanDecks[i] + ".gain", Rule: "C111", Source: "H", Value: reward[0], Least: 0, Most: 99},
			game.NumberSpec{Name: "urban_design_2." + urbanDecks[i] + ".loss", Rule: "C111", Source: "H", Value: reward[1], Least: 0, Most: 99})
	}
	return &game.Extension{
		ID:      "urban_design_2",
		Presets: []string{"city_hall"},
		Numbers: numbers,
		Terms:   clinic.Terms{SeveralHubsOnFloor: true, HighestFloor: 1, Rule: "C110"},
		Marks:   []game.MarkSpec{{Kind: cardMark, On: game.OnPlayer, Form: game.MarkWord, Words: ids}},
		Sentences: map[string]string{
			"worth_card_in_progress": "The pattern of the card can still be filled.",
			"above_highest_floor":    "{A what} can’t stand that high: the mayor allows nothing above Floor {limit}.",
			"no_such_card":           "There is no such card to take: {what}.",
			"no_such_deck":           "No card can come from the deck {what}.",
		},
		Queries: game.Queries{Goals: []game.Query[string]{{
			Order: game.OrderOverride, Rule: "X7",
			Change: func(_ game.Context, goal string, offered int) int {
				if goal == game.GoalFloor3 {
					return 0
				}
				return offered
			},
		}}},
		Steps: []game.Insertion{{After: "setup-bonuses", Step: game.Step{Key: "setup-cards", Name: game.StepSetup, Begin: showCards}}},
		Advice: game.Advice{
			Answers: []game.Answer{
				{To: DecideCard, Give: takeLikeliestCard}, {Order: game.OrderOverride + 1, To: DecideDeck, Give: showHardestCard},
			},
			Worth: []game.Worth{{Rule: "C111", Name: "card_in_progress", Of: func(c game.Context) int {
				if card := CardOf(c.Owner()); card != nil {
					return card.worthUnfinished(c)
				}
				return 0
			}}},
		},
		Decisions: []game.DecisionKind{DecideCard, DecideDeck},
		Commands: []game.CommandSpec{
			{
				Type: TakeCard, During: []game.DecisionKind{DecideCard}, Judge: judgeCard, List: listCards, Play: playCard,
				Fields: []game.CommandField{{Name: "choice", Part: game.PartChoice}},
			},
			{
				Type: RefillCards, During: []game.DecisionKind{DecideDeck}, Judge: judgeDeck, List: listDecks, Play: playDeck,
				Fields: []game.CommandField{{Name: "choice", Part: game.PartChoice}},
			},
		},
		ScoreLines: []game.ScoreLines{{Lines: scoreCard, Counts: countCard}},
	}
}

func cardOf(id string) *UrbanCard {
	for i := range UrbanCards {
		if UrbanCards[i].ID == id {
			return &UrbanCards[i]
		}
	}
	return nil
}

// CardOf returns the card that a player has, or nil before the draft.
func CardOf(player *game.Player) *UrbanCard {
	id, _ := clinic.NoteOf(player.Marks, cardMark)
	return cardOf(id)
}

// ShownCards returns the cards that may be taken now, from easy to hard.
func ShownCards(s *game.State) []*UrbanCard {
	var shown []*UrbanCard
	for _, mark := range s.Marks {
		if mark.Kind == shownMark {
			shown = append(shown, cardOf(mark.Note))
		}
	}
	slices.SortFunc(shown, func(a, b *UrbanCard) int { return strings.Compare(a.ID, b.ID) })
	return shown
}

// inDeck returns the cards of a deck that no one has seen yet.
func inDeck(s *game.State, deck string) []*UrbanCard {
	var left []*UrbanCard
	shown := ShownCards(s)
	for i := range UrbanCards {
		card := &UrbanCards[i]
		seen := card.Deck != deck || slices.Contains(shown, card)
		for player := range s.Players {
			seen = seen || CardOf(&s.Players[player]) == card
		}
		if !seen {
			left = append(left, card)
		}
	}
	return left
}

// showCard turns up a card of a deck.
func showCard(p *game.Play, deck string) {
	left := inDeck(p.State, deck)
	card := left[p.State.Random.Below(len(left))]
	p.State.Marks = append(p.State.Marks, clinic.Mark{Kind: shownMark, Note: card.ID})
	p.Tell(game.Event{Type: CardShown, Player: game.NoPlayer, Rule: "C112", Choice: card.ID})
}

// hideCards removes a card from the display, or every card if the id is empty.
func hideCards(p *game.Play, id string) {
	p.State.Marks = slices.DeleteFunc(p.State.Marks, func(m clinic.Mark) bool {
		return m.Kind == shownMark && (id == "" || m.Note == id)
	})
}

// showCards turns up a card of each deck and lets the players take one each in reverse turn order (C112).
func showCards(p *game.Play) {
	for _, deck := range urbanDecks {
		showCard(p, deck)
	}
	for _, player := range p.State.TurnOrder { // the last in turn order ends up on top
		p.Ask(game.Decision{Kind: DecideCard, Player: player})
	}
}

func judgeCard(c game.Context, command *game.Command) game.Verdict {
	for _, card := range ShownCards(c.State) {
		if card.ID == command.Choice {
			return game.Verdict{}
		}
	}
	return game.Refuse(rule.Reason{Rule: "C112", Key: "no_such_card", What: command.Choice})
}

func listCards(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	for _, card := range ShownCards(c.State) {
		commands = append(commands, game.Command{Type: TakeCard, Choice: card.ID})
	}
	return commands
}

// playCard takes the card. It is replaced from its own deck, or from a neighboring deck if that is empty; after the
// last player the display is removed (C112).
func playCard(p *game.Play, player int, command *game.Command) {
	p.Answered(player, DecideCard)
	owner, card := &p.State.Players[player], cardOf(command.Choice)
	owner.Marks = clinic.SetMark(owner.Marks, clinic.Mark{Kind: cardMark, Note: card.ID})
	hideCards(p, card.ID)
	p.Tell(game.Event{Type: CardTaken, Player: player, Rule: "C112", Choice: card.ID})
	if len(p.State.Pending) == 0 {
		hideCards(p, "")
		return
	}
	switch decks := refills(p.State, card.Deck); len(decks) {
	case 0:
		p.Tell(game.Event{Type: game.Skipped, Player: player, Rule: "C112", Choice: card.Deck})
	case 1:
		showCard(p, decks[0])
	default:
		p.Ask(game.Decision{Kind: DecideDeck, Player: player, Note: card.Deck})
	}
}

// refills returns the decks from which a card of this deck can be replaced: its own, or otherwise the neighboring
// ones.
func refills(s *game.State, deck string) []string {
	if len(inDeck(s, deck)) > 0 {
		return []string{deck}
	}
	var beside []string
	for i, other := range urbanDecks {
		if at := slices.Index(urbanDecks[:], deck); (i == at-1 || i == at+1) && len(inDeck(s, other)) > 0 {
			beside = append(beside, other)
		}
	}
	return beside
}

func judgeDeck(c game.Context, command *game.Command) game.Verdict {
	if !slices.Contains(refills(c.State, c.State.Decision(c.Player).Note), command.Choice) {
		return game.Refuse(rule.Reason{Rule: "C112", Key: "no_such_deck", What: command.Choice})
	}
	return game.Verdict{}
}

func listDecks(c game.Context, d *game.Decision, commands []game.Command) []game.Command {
	for _, deck := range refills(c.State, d.Note) {
		commands = append(commands, game.Command{Type: RefillCards, Choice: deck})
	}
	return commands
}

func playDeck(p *game.Play, player int, command *game.Command) {
	p.Answered(player, DecideDeck)
	showCard(p, command.Choice)
}

// FilledSpaces places a card's pattern where most of it is filled, north-west first among equals. It returns the
// spaces of the pattern there, and those of them with a module (C111).
func (card *UrbanCard) FilledSpaces(board *clinic.Clinic) (wanted, filled clinic.Spaces) {
	modules := board.Modules()
	for there := range card.shifts(board) {
		if wanted == 0 || (there&modules).Count() > filled.Count() {
			wanted, filled = there, there&modules
		}
	}
	return wanted, filled
}

// Fits returns the spaces of a card's pattern in every place where most of it is filled, north-west first: all of
// these places count the same (C111).
func (card *UrbanCard) Fits(board *clinic.Clinic) (places []clinic.Spaces) {
	_, filled := card.FilledSpaces(board)
	for there := range card.shifts(board) {
		if (there & board.Modules()).Count() == filled.Count() {
			places = append(places, there)
		}
	}
	return places
}

// shifts yields the spaces of a card for every place of its pattern on the board, from the north-west.
func (card *UrbanCard) shifts(board *clinic.Clinic) iter.Seq[clinic.Spaces] {
	return func(yield func(clinic.Spaces) bool) {
		for dy := -int8(clinic.MaxRows); dy <= clinic.MaxRows; dy++ {
			for dx := -int8(clinic.MaxColumns); dx <= clinic.MaxColumns; dx++ {
				there, fits := clinic.Spaces(0), true
				for _, space := range card.Spaces {
					space.X, space.Y = space.X+dx, space.Y+dy
					if fits = board.Contains(space); !fits {
						break
					}
					there |= clinic.One(space)
				}
				if fits && !yield(there) {
					return
				}
			}
		}
	}
}

// scoreCard adds what the card gives or costs (C111).
func scoreCard(c game.Context, lines []game.ScoreLine) []game.ScoreLine {
	card := CardOf(c.Owner())
	if card == nil {
		return lines
	}
	gain, loss := card.Reward(c.Rules)
	wanted, filled := card.FilledSpaces(c.Clinic())
	points := -loss
	if filled == wanted {
		points = gain
	}
	return append(lines, game.ScoreLine{Rule: "C111", What: "urban_design", Count: filled.Count(), Points: points})
}

// worthUnfinished returns the worth of an unfinished pattern, in addition to its current score: the fewer rooms it
// lacks, and the more rounds are left to build them, the more (C111).
func (card *UrbanCard) worthUnfinished(c game.Context) int {
	wanted, filled := card.FilledSpaces(c.Clinic())
	missing, rounds := wanted.Count()-filled.Count(), c.RoundsAhead()
	if missing == 0 {
		return 0
	}
	gain, loss := card.Reward(c.Rules)
	builds := 2 * rounds // one Build with two components per round
	if missing > builds {
		return 0
	}
	return 100 * (gain + loss) * (builds - missing + 1) / (builds + missing + 1)
}

// takeLikeliestCard takes the card that is worth most as the clinic stands (C112).
func takeLikeliestCard(c game.Context, _ *game.Decision) (best game.Command, found bool) {
	most := 0
	for _, card := range ShownCards(c.State) {
		_, loss := card.Reward(c.Rules)
		if worth := card.worthUnfinished(c) - 100*loss; !found || worth > most {
			best, found, most = game.Command{Type: TakeCard, Choice: card.ID}, true, worth
		}
	}
	return best, found
}

// showHardestCard leaves the next player the hardest possible card.
func showHardestCard(c game.Context, d *game.Decision) (game.Command, bool) {
	decks := refills(c.State, d.Note)
	if len(decks) == 0 {
		return game.Command{}, false
	}
	return game.Command{Type: RefillCards, Choice: decks[len(decks)-1]}, true
}

// countCard calls count for the filled spaces of the card's pattern, with 0 points each: the card gives its points
// for all of them together (C111).
func countCard(c game.Context, what string, count game.Count) {
	card := CardOf(c.Owner())
	if what != "urban_design" || card == nil {
		return
	}
	_, filled := card.FilledSpaces(c.Clinic())
	for space := range filled.All() {
		count(c, "", space, 0)
	}
}
