package game

import "clinic/game/clinic"

// EventType is a type of event. The set is open: extensions add theirs.
type EventType string

const (
	RoundBegan         EventType = "round_began"
	ActionChosen       EventType = "action_chosen" // somebody chose; the action stays secret
	ActionsRevealed    EventType = "actions_revealed"
	ActionRevealed     EventType = "action_revealed"
	ComponentBuilt     EventType = "component_built"
	PersonHired        EventType = "person_hired"
	PatientQueued      EventType = "patient_queued"
	PatientsSwapped    EventType = "patients_swapped"
	PatientAdmitted    EventType = "patient_admitted"
	PatientTurnedAway  EventType = "patient_turned_away"
	PatientArrived     EventType = "patient_arrived" // in the appointments
	PatientGaveUp      EventType = "patient_gave_up"
	PersonMoved        EventType = "person_moved"
	PatientCured       EventType = "patient_cured"
	TreatmentChosen    EventType = "treatment_chosen"
	IncomeEarned       EventType = "income_earned" // besides treatments
	SalariesPaid       EventType = "salaries_paid"
	UpkeepPaid         EventType = "upkeep_paid"
	ExpensesMissed     EventType = "expenses_missed" // popularity lost for missing dollars
	PopularityBought   EventType = "popularity_bought"
	IncomeSaved        EventType = "income_saved"     // Number dollars of the income become savings
	NursesCalledIn     EventType = "nurses_called_in" // Number nurses who were off duty
	PatientDied        EventType = "patient_died"
	LevelChanged       EventType = "level_changed"
	LaboratoryPoint    EventType = "laboratory_point"
	ResidentLevelledUp EventType = "resident_levelled_up"
	ResidencyRefilled  EventType = "residency_refilled"
	NursesLeft         EventType = "nurses_left"
	NursesArrived      EventType = "nurses_arrived"
	PilesOpened        EventType = "piles_opened"
	TurnOrderSet       EventType = "turn_order_set"
	BonusTaken         EventType = "bonus_taken"
	GoalChosen         EventType = "goal_chosen"
	PlayerDone         EventType = "player_done"
	Skipped            EventType = "skipped" // a rule found nothing to take (X6)
	GameEnded          EventType = "game_ended"
)

// NoPlayer is the player of events that concern everybody.
const NoPlayer = -1

// Event is a fact: something that a command or the game itself caused.
type Event struct {
	Type       EventType         `json:"type"`
	Player     int               `json:"player"`
	Board      BoardName         `json:"board,omitzero"`
	Rule       string            `json:"rule"`
	Step       string            `json:"-"`               // key of the step of the round in which it happened; set by Tell
	Number     int               `json:"number,omitzero"` // of the step or of the round
	Action     Action            `json:"action,omitzero"`
	Person     string            `json:"person,omitzero"`
	Kind       clinic.PersonKind `json:"kind,omitzero"`
	Level      clinic.Level      `json:"level,omitzero"`
	NewLevel   clinic.Level      `json:"new_level,omitzero"`
	Service    clinic.Service    `json:"service,omitzero"`
	From       clinic.Place      `json:"from,omitzero"`
	To         clinic.Place      `json:"to,omitzero"`
	Path       []clinic.WayStep  `json:"path,omitempty"`
	Component  clinic.Component  `json:"component,omitzero"`
	Slot       int               `json:"slot,omitzero"`
	Second     clinic.Service    `json:"second,omitzero"` // the other row of a queue move
	Queue      int8              `json:"queue,omitzero"`  // Appointment.Queue; OtherQueue is the other row's
	OtherQueue int8              `json:"other_queue,omitzero"`
	Money      int               `json:"money,omitzero"`       // change of the player's money, dollars
	AnnexMoney int               `json:"annex_money,omitzero"` // change of the annex's own money, dollars
	Time       int               `json:"time,omitzero"`        // time spent
	Popularity int               `json:"popularity,omitzero"`  // change of the player's popularity
	People     []string          `json:"people,omitempty"`     // doctors and nurses of a treatment
	Order      []int             `json:"order,omitempty"`      // turn order
	Choice     string            `json:"choice,omitzero"`
	Idle       bool              `json:"-"` // PlayerDone: the player did nothing with the action; set by the match
}
