package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// B85: once popularity is bought, neither the tab of the forecast nor its sheet says what could be bought, and both
// count what was.
func TestTheSheetSaysWhatWasBought(t *testing.T) {
	for _, points := range []int{1, 0} {
		p := atBusiness(t, 1, 390, 844)
		tab := thing.Named(thing.Tab, panels.TabForecast)
		p.click(thing.Of(thing.Done))
		p.toldAll()
		could := p.T("tab.buys", ui.Data{"Points": p.session.Decision().Count})
		if !slices.Contains(p.written(tab), could) {
			t.Fatalf("before the purchase the tab says %q, not %q", p.written(tab), could)
		}
		if !p.buys(points) && points > 0 {
			t.Fatal("nothing can be bought")
		}
		if points == 0 {
			p.click(thing.Of(thing.Done)) // it asks whether to keep all money
		}
		for range 400 {
			if p.tick(); p.table.Situation.Phase == nil || p.table.Situation.Phase.InAdmin() {
				break
			}
		}
		if p.table.Situation.Phase == nil || !p.table.Situation.Phase.InAdmin() {
			t.Fatalf("after buying %d Admin is not told", points)
		}
		if slices.Contains(p.written(tab), could) {
			t.Errorf("after it the tab still says %q", p.written(tab))
		}
		p.click(tab)
		p.tick()
		me := &p.table.Situation.State.Players[0]
		after := p.written(thing.Named(thing.ForecastSum, "after"))
		if want := paper.Number(me.Money); !slices.Contains(after, want) || slices.Contains(after, p.T("forecast.kept")) {
			t.Errorf("after buying %d the last line says %q, with $%s in the bar", points, after, want)
		}
		left := p.written(thing.Named(thing.ForecastSum, "left"))
		if says := slices.Contains(left, paper.Number(points)); len(left) == 0 || says != (points > 0) {
			t.Errorf("after buying %d of what is left it says %q", points, left)
		}
	}
}

// What is saved, and the popularity one has then, is said of the purchase, since the button that buys nothing
// stands beside it.
func TestWhatIsSavedIsSaidOfThePurchase(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {1280, 800}} {
		p := atBusiness(t, 1, size[0], size[1])
		p.click(thing.Of(thing.Done))
		p.toldAll()
		p.Keys(ebiten.KeyHome)
		p.Keys(ebiten.KeyArrowRight)
		p.tick()
		me := p.session.State().Players[0]
		saved := me.Money + me.Turn.Income - p.session.Rules().Numbers[game.PricePopularity]
		if says := p.T("phase.saved_after", ui.Data{"Points": 1, "Dollars": p.Texts.Dollars(saved), "Popularity": me.Popularity + 1}); p.table.Look.Points != 1 || !p.Reads(says) {
			t.Errorf("%v: %d are chosen, and %q isn't said", size, p.table.Look.Points, says)
		}
	}
}

// While popularity is bought, a hint changes nothing of what Business has paid, and speaks of no Move.
func TestAHintToBuyChangesNoBill(t *testing.T) {
	p := atBusiness(t, 1, 1280, 800)
	p.click(thing.Of(thing.Done))
	p.toldAll()
	income := thing.Named(thing.ForecastSum, "income")
	before := p.written(income)
	if len(before) == 0 {
		t.Fatal("there is no bill")
	}
	p.click(view.HintAsk)
	shown := p.hinted()
	p.tick()
	if after := p.written(income); !slices.Equal(before, after) {
		t.Errorf("the income is %q, and with the hint %q", before, after)
	}
	if want := p.T("hint.chips_bought"); shown.Of != want {
		t.Errorf("its numbers are %q, not %q", shown.Of, want)
	}
}
