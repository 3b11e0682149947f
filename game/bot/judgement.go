package bot

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// Judgement is the learned worth of positions: one set of weights for each number of players. It is read from a small
// file of names and numbers (assets/bots); names that a game lacks don't count in it.
type Judgement struct {
	// Sets holds the weights by name, for one to four players.
	Sets [game.MaxPlayers]map[string]float64
	// Extended holds those for games with extensions or variants; if it is nil, nothing was learned for them, and
	// Sets is used.
	Extended [game.MaxPlayers]map[string]float64
}

// ReadJudgement parses what Write wrote: an object with an object of weights for each number of players. The error
// says what is wrong with it.
func ReadJudgement(data []byte) (*Judgement, error) {
	var file judgementFile
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("the weights of the bots: %w", err)
	}
	judgement := new(Judgement)
	for players := range judgement.Sets {
		set, some := file.Players[fmt.Sprint(players+1)]
		if !some {
			return nil, fmt.Errorf("the weights of the bots: there is no set for %d players", players+1)
		}
		judgement.Sets[players], judgement.Extended[players] = set, file.Extended[fmt.Sprint(players+1)]
		for _, set := range []map[string]float64{set, judgement.Extended[players]} {
			for _, name := range knobNames {
				if _, known := set[name]; !known && set != nil {
					return nil, fmt.Errorf("the weights of the bots for %d players: %s is missing", players+1, name)
				}
			}
		}
	}
	return judgement, nil
}

// Write returns the weights, sorted by name. Weights of 0 are omitted, except for knobs.
func (j *Judgement) Write() []byte {
	file := judgementFile{Players: map[string]map[string]float64{}}
	for players, set := range j.Sets {
		file.Players[fmt.Sprint(players+1)] = written(set)
	}
	for players, set := range j.Extended {
		if set != nil {
			if file.Extended == nil {
				file.Extended = map[string]map[string]float64{}
			}
			file.Extended[fmt.Sprint(players+1)] = written(set)
		}
	}
	data, _ := json.MarshalIndent(file, "", "\t")
	return append(data, '\n')
}

// judgementFile is the file of weights.
type judgementFile struct {
	Players  map[string]map[string]float64 `json:"players"`
	Extended map[string]map[string]float64 `json:"extended,omitempty"`
}

// written returns a set as it is written.
func written(set map[string]float64) map[string]float64 {
	kept := map[string]float64{}
	for name, weight := range set {
		if weight != 0 || slices.Contains(knobNames[:], name) {
			kept[name] = math.Round(weight*1e4) / 1e4
		}
	}
	return kept
}

// A knob is a number of the projection that is learned.
type knob int

const (
	knobTime          knob = iota // dollars for a unit of time
	knobTreatmentTime             // units of time of a treatment besides the way
	knobNurseTime                 // units of time for each nurse who comes
	knobWay                       // the part of the way to a room that a treatment takes
	knobHoldWhite1                // dollars for which a patient should rather wait, with one round left
	knobHoldYellow1
	knobHoldOrange1
	knobHoldWhite2 // with two rounds left
	knobHoldYellow2
	knobHoldOrange2
	knobHoldWhite3 // with more rounds left
	knobHoldYellow3
	knobHoldOrange3
	knobInflow        // patients admitted per queue point of a round
	knobInflowDoctors // at most this many more than there are doctors
	knobFuture        // worth of a dollar earned in later rounds, as a part of the price of popularity
	knobLast          // the same in the last round
	knobCut           // savings in dollars that are of more use than the others
	knobSaved1        // worth of a saved dollar in a round, as a part of the price of popularity
	knobSaved2
	knobSaved3
	knobSaved4
	knobSaved5
	knobSpare1 // the same beyond the cut
	knobSpare2
	knobSpare3
	knobSpare4
	knobSpare5
	knobKeep1 // savings to keep in the Business of a round
	knobKeep2
	knobKeep3
	knobKeep4
	knobKeep5
	knobSite    // points for a space where a room would work at once
	knobOther   // part of the points lost by a patient whom no one can treat
	knobParking // points for each parking place missing for another three cars
	knobQueue   // points of a queue point spent on pulling a patient forward
	knobLevel   // part of a doctor's final level that counts for the judgement
	knobCount
)

var knobNames = [knobCount]string{
	"time", "treatment.time", "nurse.time", "way",
	"hold.white.1", "hold.yellow.1", "hold.orange.1", "hold.white.2", "hold.yellow.2", "hold.orange.2",
	"hold.white.3", "hold.yellow.3", "hold.orange.3",
	"inflow", "inflow.doctors", "future", "last", "cut",
	"saved.1", "saved.2", "saved.3", "saved.4", "saved.5", "spare.1", "spare.2", "spare.3", "spare.4", "spare.5",
	"keep.1", "keep.2", "keep.3", "keep.4", "keep.5",
	"site", "other", "parking", "queue", "level",
}

// Knobs returns the names of the learned numbers of the projection. Every set of weights has all of them.
func Knobs() []string { return slices.Clone(knobNames[:]) }

// Features returns the names of what positions of such a game are judged by besides the projection, derived from its
// rules: components by kind and floor, people by kind and level. A weight with .round counts for each round that is
// left, one without only at the end.
func Features(rules *game.Rules) []string {
	var names []string
	for i := range rules.Components {
		if i < baseKinds && seldom[i] {
			continue // anything learned about it would be chance
		}
		name := "component." + string(rules.Components[i].Kind)
		names = append(names, name, name+".round")
	}
	for floor := range floors {
		names = append(names, fmt.Sprintf("floor.%d", floor))
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		names = append(names, "people.doctor."+level.String()+".round", "people.patient."+level.String())
	}
	return append(names, "people.nurse.round", "people.orderly.round", "services.round", "beds.round")
}

// Weights that only games with extensions have: how much the words of extensions count (game.Worth), and a dollar
// that savings won't pay.
const (
	weightSaid   = "said"
	weightUnpaid = "unpaid"
)

// ExtendedWeights returns the names of the weights that only games with extensions have.
func ExtendedWeights() []string { return []string{weightSaid, weightUnpaid} }

// judge is a judgement for the positions of one game.
type judge struct {
	measure
	aim            aim // the goal of the player whose position is judged
	knobs          [knobCount]float64
	held           [4][levels]float64 // the results of hold with this many rounds left, the last one for more
	component      [mostKinds]float64
	componentRound [mostKinds]float64
	floor          [floors]float64
	doctorRound    [levels]float64
	patient        [levels]float64
	nurseRound     float64
	orderlyRound   float64
	servicesRound  float64
	bedsRound      float64
	said           float64 // how much the words of extensions count
	unpaid         float64 // points for a dollar that will be missing before the last round
}

// judgeOf returns a judge for a game.
func judgeOf(rules *game.Rules, judgement *Judgement) *judge {
	j := &judge{measure: *measureOf(rules)}
	switch players := rules.Config.Players - 1; {
	case judgement == nil:
		j.weigh(Start())
	case j.extended && judgement.Extended[players] != nil:
		j.weigh(judgement.Extended[players])
	default:
		j.weigh(judgement.Sets[players])
	}
	return j
}

// weigh sets the weights.
func (j *judge) weigh(set map[string]float64) {
	for i, name := range knobNames {
		j.knobs[i] = set[name]
	}
	for i := range j.kinds {
		name := "component." + string(j.kinds[i].spec.Kind)
		j.component[i], j.componentRound[i] = set[name], set[name+".round"]
	}
	for floor := range j.floor {
		j.floor[floor] = set[fmt.Sprintf("floor.%d", floor)]
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		j.doctorRound[level], j.patient[level] = set["people.doctor."+level.String()+".round"], set["people.patient."+level.String()]
	}
	j.nurseRound, j.orderlyRound = set["people.nurse.round"], set["people.orderly.round"]
	j.said, j.unpaid = 1, j.missing
	if said, learned := set[weightSaid]; learned {
		j.said, j.unpaid = said, set[weightUnpaid]*j.missing
	}
	j.servicesRound, j.bedsRound = set["services.round"], set["beds.round"]
	for left := range j.held {
		for level := int(clinic.White); level < int(levels); level++ {
			j.held[left][level] = j.hold(level, left)
		}
	}
}

// Judge says what a position is worth to a player: the expected final popularity.
type Judge interface {
	Worth(c game.Context) float64
}

// Worth returns what the position is worth to the player of the context.
func (j *Judgement) Worth(c game.Context) float64 { return simple{}.Worth(c) }
