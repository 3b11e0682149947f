package thing

// Kind is what a thing is.
type Kind uint8

const (
	Nothing Kind = iota

	// On a board, and waiting for it.
	Clinic // the board's part of the table as a whole, where hires and admitted patients are dropped
	Space
	Slot // an outside slot
	Person
	Vehicle      // waits at an entrance to carry people
	Preadmission // where patients of a service wait
	Outside      // a place for staff that waits outside
	Tile         // on a person, or on those who wait

	// In the town.
	Residency
	Nurse
	Orderly
	Appointment
	Service // the sign of a row
	Pile    // of components
	ClinicsTown
	AnnexesTown

	// In the tray.
	Component // for sale, or to be placed
	CardsBefore
	CardsAfter // the next page of what is for sale
	Action
	Bonus
	Goal
	Popularity // the bar on which it is bought, or by name a button of it
	Treated    // the card of a patient in Business
	Beat       // the current beat of the story of Business or Admin
	Phase      // by name a button of that story
	Offer      // what an extension offers
	Decision   // what is asked
	Count      // what is left of an action
	ShareMore
	ShareLess
	ShareSum
	Done
	Undo
	Redo
	Agree
	BotPace // how fast bots play, 0 to stop them

	// In the ribbon.
	Round
	Step
	Player
	Having // the player's money, popularity, time or cars
	Menu
	Medal // of the campaign's clinic, as the game stands

	// On the right side.
	OtherClinic
	Forecast // of a patient
	ForecastSum
	Panel // the heading of a panel, here and in the town
	Score // the score if the game ended now

	// On the live score's sheet.
	ScoreLine   // by its name
	ScoreRule   // the number of a line's rule
	ScoreSum    // of all lines, or what stands below
	ScoreButton // by its name

	// Over the clinic.
	Whole // the button that shows all of it
	Closer
	Farther
	Explode
	Log
	Away // what bots did while none of it was shown
	Pool // a stock that all players share
	Obligation
	Obligations // their heading
	Sheet       // a part of what an extension lays above the clinic
	Guide       // a lesson's card, or by name a button of it
	Next        // what the step asks, and why
	Hint        // a hint's card, or by name a button of it
	Overlay     // the legend, or by name a button
	Puzzle      // its card, or by name a part of it
	PuzzleDay   // of its week

	// In small windows.
	Tab     // of the drawer
	Segment // of the town
	Grip    // pulls the sheet up and down
	PutBack // the button that puts the held piece back
	PutHere // the button that puts it where it was shown
	Floor   // of the rail
	ScrollBack
	ScrollOn // in a drawer
	Alarm    // at a patient who would stay untreated

	// On the annex's card and in its tray.
	CardName
	CardMoney
	ActionTile
	Half // of the annex's action

	Kinds // how many there are
)

// spellings are the current words of the trace, which tests of the whole program read.
var spellings = [Kinds]spelling{
	Clinic:       {word: "clinic"},
	Space:        {word: "space", parts: []part{space}},
	Slot:         {word: "slot", parts: []part{space, side}},
	Person:       {word: "person", parts: []part{person}},
	Outside:      {word: "outside", parts: []part{number}},
	Alarm:        {word: "alarm", parts: []part{person}},
	Vehicle:      {word: "wheels", parts: []part{name, space, side}},
	Preadmission: {word: "preadmission", parts: []part{service}},
	Tile:         {word: "tile", parts: []part{somebody, waiting}},

	Residency:   {word: "residency", parts: []part{number}},
	Nurse:       {word: "nurse", parts: []part{number}},
	Orderly:     {word: "orderly"},
	Appointment: {word: "appointment", parts: []part{row, number}},
	Service:     {word: "service", parts: []part{service}},
	Pile:        {word: "pile", parts: []part{name}},
	ClinicsTown: {word: "town/clinic"},
	AnnexesTown: {word: "town/annex"},

	Component:   {word: "component", parts: []part{name, service}},
	CardsBefore: {word: "button/cards_before"},
	CardsAfter:  {word: "button/cards_after"},
	Action:      {word: "action", parts: []part{name}},
	Bonus:       {word: "bonus", parts: []part{name}},
	Goal:        {word: "goal", parts: []part{name}},
	Popularity:  {word: "popularity", parts: []part{name}},
	Treated:     {word: "treat", parts: []part{person}},
	Beat:        {word: "beat", parts: []part{number}},
	Phase:       {word: "phase", parts: []part{name, amount}},
	Offer:       {word: "offer", parts: []part{name, as, amount, choice}},
	Decision:    {word: "tray/decision"},
	Count:       {word: "tray/count"},
	ShareMore:   {word: "split", parts: []part{number}, end: "more"},
	ShareLess:   {word: "split", parts: []part{number}, end: "less"},
	ShareSum:    {word: "split/sum"},
	Done:        {word: "button/done"},
	Undo:        {word: "button/undo"},
	Redo:        {word: "button/redo"},
	Agree:       {word: "button/agree"},
	BotPace:     {word: "button/bots", parts: []part{number}},

	Round:  {word: "ribbon/round"},
	Step:   {word: "ribbon/step", parts: []part{name}},
	Player: {word: "player", parts: []part{number}},
	Having: {word: "ribbon", parts: []part{name}},
	Menu:   {word: "button/menu"},
	Medal:  {word: "button/medal"},

	OtherClinic: {word: "clinic", parts: []part{number}},
	Forecast:    {word: "forecast", parts: []part{person}},
	ForecastSum: {word: "forecast", parts: []part{name}},
	Panel:       {word: "panel", parts: []part{name}},
	Score:       {word: "button/score"},

	ScoreLine:   {word: "score/line", parts: []part{name}},
	ScoreRule:   {word: "score/rule", parts: []part{name}},
	ScoreSum:    {word: "score/sum", parts: []part{name}},
	ScoreButton: {word: "score/button", parts: []part{name}},

	Whole:       {word: "button/whole"},
	Closer:      {word: "button/closer"},
	Farther:     {word: "button/farther"},
	Explode:     {word: "button/explode"},
	Log:         {word: "button/log"},
	Away:        {word: "button/away"},
	Pool:        {word: "pool", parts: []part{name}},
	Obligation:  {word: "obligation", parts: []part{name}},
	Obligations: {word: "obligations"},
	Sheet:       {parts: []part{name, choice}},
	Guide:       {word: "guide", parts: []part{name}},
	Next:        {word: "next"},
	Hint:        {word: "hint", parts: []part{name}},
	Overlay:     {word: "overlay", parts: []part{name}},
	Puzzle:      {word: "puzzle", parts: []part{name}},
	PuzzleDay:   {word: "puzzle/day", parts: []part{number}},

	Tab:     {word: "tab", parts: []part{name}},
	Segment: {word: "segment", parts: []part{name}},
	Grip:    {word: "button/grip"},
	PutBack: {word: "button/put_back"},
	PutHere: {word: "button/put_here"},
	Floor:   {word: "floor", parts: []part{number}},

	ScrollBack: {word: "button/scroll_back", parts: []part{number}},
	ScrollOn:   {word: "button/scroll_on", parts: []part{number}},

	CardName:   {word: "name"},
	CardMoney:  {word: "money"},
	ActionTile: {word: "tile"},
	Half:       {word: "half", parts: []part{name}},
}
