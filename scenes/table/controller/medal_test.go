package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/scenes/arrangement"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// campaignGame returns a game of the campaign's first clinic, with that score.
func campaignGame(t *testing.T, score int) *session.Session {
	t.Helper()
	rules, err := game.NewRules(session.Clinics()[0].Config(), extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	m.State.Players[campaign.Person].Popularity += score - game.Context{Rules: rules, State: m.State}.Score().Total
	seats, origin := session.ForCampaign(1, nil)
	return session.Begin(m, session.Table{Seats: seats, Origin: origin}, nil)
}

// In a clinic of the campaign the ribbon shows the medal that the player would have now, and says what the next one
// requires; a click on it tells of all of them. In small windows it lies on the button of the menu, which does the
// same. Other games have none.
func TestTheRibbonShowsTheMedalOfTheCampaign(t *testing.T) {
	reader := ui.NewReader("en")
	asks := session.Clinics()[0].Medals
	for score, want := range map[int][]string{
		asks[0][0].Least - 1: {"no medal", "For bronze: "}, asks[0][0].Least: {"bronze medal", "For silver: "}, asks[1][0].Least: {"silver medal", "For gold: "},
	} {
		s := campaignGame(t, score)
		for _, at := range []struct {
			width, height int
			button        string
			what          thing.Thing
		}{{1280, 800, "button/medal", thing.Of(thing.Medal)}, {390, 844, "button/menu", thing.Of(thing.Menu)}} {
			scene := controller.Play(reader, s, controller.Doors{})
			stage := scenetest.NewStage(scene.Reader, scene, at.width, at.height, 100)
			stage.Wait(2)
			layout := panels.Layout{Reader: stage.Reader, Slots: arrangement.Of(float64(at.width), float64(at.height), 100).Slots()}
			tips := panels.Tips{Made: panels.Made{Shown: &scene.Shown, Layout: &layout}}
			tip := strings.Join(tips.Lines(at.what), "\n")
			for _, part := range want {
				if !strings.Contains(tip, part) {
					t.Errorf("a score of %d at %d: %q is not in\n%s", score, at.width, part, tip)
				}
			}
			stage.ClickOn(t, at.button)
			stage.Wait(2)
			if _, open := stage.Seen().At["dialog.leave"]; !open {
				t.Errorf("a click on %s at %d does not tell of the medals", at.button, at.width)
			}
			stage.Clear()
		}
	}
	stage := scenetest.NewStage(reader, controller.Play(reader, sit(t, 1).session, controller.Doors{}), 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	if _, shown := stage.Seen().At["button/medal"]; shown {
		t.Error("a game that is not of the campaign shows a medal")
	}
}
