package gallery

import (
	"slices"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/ui"
)

// SmallTableShots are the pictures of the table in small windows, including the boards of all extensions.
func SmallTableShots() (shots []Shot) {
	stand := slices.Repeat([]input.Gestures{input.Idle()}, table.SettleTicks+1)
	for _, window := range smallWindows[:3] {
		for _, moment := range slices.Concat(extensionMoments(), extensionRounds(), overlayMoments(), []moment{
			{"table-setup", shotSetup}, {"table-early", shotEarly}, {"table-middle", shotMiddle}, {"table-tile", shotTile}, {"table-person", ShotPerson},
			{"table-late", shotLate}, {"table-admit", shotAdmit}, {"table-hire", shotHire}, {"table-own", shotOwn}, {"table-popularity", shotPopularity},
			{"table-bot-builds", shotBotBuilds}, {"table-hint", shotHint}, {"table-score", shotScore}, {"table-score-hire", shotScoreHire}, {"table-turn", shotTurn}, {"table-proposal", shotProposal},
			inTab(panels.TabForecast, "middle", shotMiddle), inTab(panels.TabOthers, "middle", shotMiddle), inTab(panels.TabLog, "middle", shotMiddle), inTab(panels.TabOthers, "own", shotOwn),
		}) {
			shots = append(shots, Shot{Name: "small-" + moment.name, Width: window.w, Height: window.h,
				Scene: func(reader *ui.Reader) (scenes.Scene, error) { return moment.make(reader) }, Play: stand})
		}
	}
	for _, phone := range notched {
		phone.Name, phone.Play = "small-notch-table", stand
		phone.Scene = func(reader *ui.Reader) (scenes.Scene, error) { return shotMiddle(reader) }
		shots = append(shots, phone)
	}
	return shots
}

// inTab is a moment with a tab of the drawer open.
func inTab(tab panels.Tab, name string, shot func(reader *ui.Reader) (*table.Table, error)) moment {
	return moment{"table-" + name + "-" + string(tab), func(reader *ui.Reader) (*table.Table, error) {
		t, err := shot(reader)
		if err == nil {
			t.OpenTab(tab)
		}
		return t, err
	}}
}

// inRound is a moment with that segment of the town open which tells what the round brings.
func inRound(name string, shot func(reader *ui.Reader) (*table.Table, error)) moment {
	round := inTab(panels.TabTown, name, shot)
	return moment{"table-" + name + "-round", func(reader *ui.Reader) (*table.Table, error) {
		t, err := round.make(reader)
		if err == nil {
			t.OpenSegment("round")
		}
		return t, err
	}}
}

// notched are phones with a notch and a home indicator, upright and on their side.
var notched = [...]Shot{
	{Width: 390, Height: 844, Edges: scenes.Edges{Top: 47, Bottom: 34}},
	{Width: 844, Height: 390, Edges: scenes.Edges{Left: 47, Right: 47, Bottom: 21}},
}
