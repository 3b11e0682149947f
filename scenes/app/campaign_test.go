//go:build all

package app_test

import (
	"path/filepath"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/load"
	"clinic/scenes/records"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// nearItsEnd returns a solo game, played by a Resident until only the last purchase is left.
func nearItsEnd(t *testing.T, config game.Config) *game.Match {
	t.Helper()
	judgement, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	m, player := game.NewMatch(rules, nil), bot.New(bot.Resident, rules, judgement, 1)
	var script bot.Script
	last := func() bool {
		d := m.State.Decision(0)
		return m.State.Round == 6 && d != nil && d.Kind == game.DecidePopularity
	}
	for !last() {
		if m.State.Over {
			t.Fatal("nothing is left to buy in the last Business of this game; choose another one")
		}
		command, planned := script.Next(rules, m.State, 0)
		if !planned {
			thought := player.Think(rules.View(m.State, 0), 0)
			thought.Continue(1)
			advice := thought.Advice()
			command = advice.Command
			script.Take(m.State, 0, &advice)
		}
		if _, v := m.Apply(0, command); !v.Legal() {
			t.Fatal(v.Refusal)
		}
	}
	return m
}

// A clinic of the campaign is opened from the title and continued near its end. Its medal is shown and saved with
// the record of the game, and unlocks the next clinic, which begins with its own setup.
func TestAMedalOpensTheNextClinic(t *testing.T) {
	reader := ui.NewReader("en")
	home := t.TempDir()
	store := save.Open(filepath.Join(home, "clinic", "games"), extensions.All())
	seats, origin := session.ForCampaign(1, nil)
	if err := session.In(store, save.Autosave).Keep(nearItsEnd(t, session.Clinics()[0].Config()), session.Table{Seats: seats, Origin: origin}); err != nil {
		t.Fatal(err)
	}
	if about := load.About(reader, store.Look(save.Autosave)); about != "Kettle Street · Round VI, Business" {
		t.Errorf("the title says of the game: %q", about)
	}
	w := &window{scenetest.StartIn(t, home), t, store}
	w.UntilScene("title")
	w.ClickOn("title.campaign")
	w.UntilScene("town")
	w.Screenshot("campaign-before")
	w.ClickOn("campaign.clinic.willow_row") // locked: its details can be read, and no more
	w.ClickOn("campaign.play")
	w.UntilScene("town")
	w.ClickOn("campaign.back")
	w.ClickOn("title.continue")
	w.buys()
	w.ClickOn("button/done")
	w.kept("the end", func(s *game.State) bool { return s.Over })
	w.passUntil("the final score", func(s scenes.Seen) bool { return s.Scene == "scores" })
	w.ClickOn("scores.chart.1") // which skips the counting
	w.Screenshot("campaign-end")
	found := sample.Heads(save.Open(filepath.Join(home, "clinic", "records"), extensions.All())).Found()
	all, _ := records.Of(found)
	if found.Err != nil || len(all) != 1 || all[0].Origin.Clinic != 1 || all[0].Origin.Medal < campaign.Bronze {
		t.Fatalf("the records are %+v: %v", all, found.Err)
	}
	w.ClickOn("scores.campaign")
	w.UntilScene("town")
	w.Screenshot("campaign-after")
	w.Confirm("campaign.play") // the next clinic is selected
	w.Until("the second clinic", func(s scenes.Seen) bool { return s.Scene == "table.Table" })
	if kept, err := store.Read(save.Autosave); err != nil || kept.Match.Rules.Config.Seed != session.Clinics()[1].Seed {
		t.Errorf("the second clinic has not begun: %v", err)
	}
	if seats := w.seats(); len(seats) != 2 || seats[0].Bot != "" || seats[1].Bot != bot.Intern {
		t.Errorf("at its table sit %+v", seats)
	}
	w.ClickOn("button/menu") // it says what the medals require
	w.Place("dialog.leave")
	w.Screenshot("campaign-pause")
}
