package extensions

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// The seventh tile and the decision that it opens (E4).
const (
	emergencyAction game.Action       = "emergency"
	DecideEmergency game.DecisionKind = "emergency"
)

// halvesMark notes on a department's turn which halves of the action have begun, in order.
const halvesMark = "halves"

// EmergencyHalves returns the halves of the action that have begun, among build, hire and admit; the last one is
// being played.
func EmergencyHalves(c game.Context, player int) []game.Action {
	note, _ := clinic.NoteOf(c.State.Players[player].Annex.Turn.Marks, halvesMark)
	if note == "" {
		return nil
	}
	halves := make([]game.Action, 0, 2)
	for half := range strings.FieldsSeq(note) {
		halves = append(halves, game.Action(half))
	}
	return halves
}

// beginEmergency begins the action, whatever its halves will be (E4).
func beginEmergency(p *game.Play, player int) {
	c := p.Of(player).Annex()
	c.Turn().Marks = clinic.SetMark(c.Turn().Marks, clinic.Mark{Kind: halvesMark})
	game.BeginBuild(c)
	game.BeginHire(c)
	game.BeginAdmit(c)
}

// halfTaken returns why no command of this half can be played now: it was followed by another half and is over, or it
// would be a third one (E4).
func halfTaken(c game.Context, half game.Action) rule.Reason {
	halves := EmergencyHalves(c, c.Player)
	switch at := slices.Index(halves, half); {
	case at >= 0 && at < len(halves)-1:
		return rule.Reason{Rule: "E4", Key: "half_over", What: string(half)}
	case at < 0 && len(halves) == 2:
		return rule.Reason{Rule: "E4", Key: "two_halves", What: string(half)}
	}
	return rule.Reason{}
}

// beginHalf notes that a command of this half is played. Queue points count the hubs that stand when the half of
// admission begins.
func beginHalf(c game.Context, half game.Action) {
	if !slices.Contains(EmergencyHalves(c, c.Player), half) {
		note, _ := clinic.NoteOf(c.Turn().Marks, halvesMark)
		c.Turn().Marks = clinic.SetMark(c.Turn().Marks, clinic.Mark{Kind: halvesMark, Note: strings.TrimSpace(note + " " + string(half))})
	}
}

// emergencyCommands returns the commands of the action: the clinic's own, applied to the department.
func emergencyCommands() []game.CommandSpec {
	type (
		judge = func(game.Context, *game.Command) game.Verdict
		list  = func(game.Context, *game.Decision, []game.Command) []game.Command
	)
	half := func(kind game.CommandType, half game.Action, judge judge, list list, play func(*game.Play, game.Context, *game.Command)) game.CommandSpec {
		return game.CommandSpec{
			Type: kind, During: []game.DecisionKind{DecideEmergency}, Board: game.AnnexOnly,
			Judge: func(c game.Context, command *game.Command) game.Verdict {
				if reason := halfTaken(c, half); !reason.None() {
					return game.Refuse(reason)
				}
				return judge(c.Annex(), command)
			},
			List: func(c game.Context, d *game.Decision, commands []game.Command) []game.Command {
				if !halfTaken(c, half).None() {
					return commands
				}
				return list(c.Annex(), d, commands)
			},
			Play: func(p *game.Play, player int, command *game.Command) {
				c := p.Of(player).Annex()
				beginHalf(c, half)
				play(p, c, command)
			},
		}
	}
	build := func(p *game.Play, c game.Context, command *game.Command) {
		p.Build(c, command)
		game.BeginAdmit(c) // a hub that was built counts; after the half of admission the points are useless
	}
	return []game.CommandSpec{
		half(game.BuildOne, game.Build, game.JudgeBuild, game.ListBuild, build),
		half(game.HireOne, game.Hire, game.JudgeHire, game.ListHire, (*game.Play).Hire),
		half(game.QueueOne, game.Admit, game.JudgeQueue, game.ListQueue, (*game.Play).Queue),
		half(game.AdmitOne, game.Admit, game.JudgeAdmit, game.ListAdmit, (*game.Play).Admit),
		{
			Type: game.Done, During: []game.DecisionKind{DecideEmergency}, Board: game.BothBoards,
			Judge: func(game.Context, *game.Command) game.Verdict { return game.Verdict{} },
			List: func(_ game.Context, _ *game.Decision, commands []game.Command) []game.Command {
				return append(commands, game.Command{Type: game.Done})
			},
			Play: func(p *game.Play, player int, _ *game.Command) {
				p.Answered(player, DecideEmergency)
				p.Tell(game.Event{Type: game.PlayerDone, Player: player, Rule: "E4", Choice: string(DecideEmergency)})
			},
		},
	}
}
