package newgame

import (
	"fmt"
	"slices"

	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

const (
	switchHeight   = 38
	portraitHeight = 84
	leastForFaces  = 430 // height of a seat's card from which its figure has room
)

// layoutWho places who plays for a seat: a person with a name, or a bot with how it plays; and the color. If there is
// no room for figures, a small one beside the colors switches from one to the next.
func (s *Scene) layoutWho(c *scenes.Context, i int, room *ui.Rect) {
	chosen := &s.choice.seats[i]
	if room.H < leastForFaces {
		row := room.CutTop(42, 6)
		if chosen.bot == "" {
			s.layoutName(c, i, row)
		} else {
			s.layoutStrength(i, row, s.howItPlays(chosen.bot))
			s.page.Add(&ui.Caption{Base: ui.Base{Rect: row, Tip: s.howItPlays(chosen.bot)}, Middle: true, Text: s.choice.nameOf(i), Style: ui.Heading, Color: theme.Ink})
		}
		row = room.CutTop(34, 6)
		next := &ui.Area{Base: ui.Base{ID: s.id(i, "next"), Rect: row.CutLeft(40, 8), Tip: ui.T("newgame.next_tip")}}
		next.Do = s.change(c, func() { chosen.bot = after(chosen.bot) })
		next.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintPortrait(c, r, i) }
		s.page.Add(next)
		s.layoutColors(c, i, row)
		return
	}
	s.layoutKind(c, i, room.CutTop(switchHeight, 8))
	how := ui.ParagraphHeight(ui.Text, s.howItPlays(chosen.bot), room.W-72-12)
	who := room.CutTop(max(portraitHeight, ui.Heading.LineHeight()+2+how), 8)
	portrait := &ui.Area{Base: ui.Base{ID: s.id(i, "portrait"), Rect: ui.Rect{X: who.X, Y: who.Y, W: 72, H: portraitHeight}, Disabled: true}}
	portrait.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.paintPortrait(c, r, i) }
	s.page.Add(portrait)
	who.CutLeft(72, 12)
	if chosen.bot == "" {
		s.layoutName(c, i, who.CutTop(42, 4))
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: who}, Text: ui.T("newgame.at_this_screen"), Style: ui.Text, Color: theme.SecondInk})
	} else {
		s.layoutStrength(i, ui.Rect{X: who.X, Y: who.Y, W: who.W, H: ui.Heading.LineHeight()}, "")
		s.line(&who, s.choice.nameOf(i), ui.Heading, theme.Ink)
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: who}, Text: s.howItPlays(chosen.bot), Style: ui.Text, Color: theme.SecondInk})
		levels := s.levels(c, i)
		levels.Rect = room.CutTop(switchHeight, 8)
		s.page.Add(levels)
	}
	s.layoutColors(c, i, room.CutTop(34, 6))
}

// layoutKind places the choice between a person and a bot.
func (s *Scene) layoutKind(c *scenes.Context, i int, r ui.Rect) {
	chosen := &s.choice.seats[i]
	kind := &ui.Segments{Base: ui.Base{ID: s.id(i, "who"), Rect: r, Tip: ui.T("newgame.who_tip"), Inside: s.inside}, Options: []string{ui.T("newgame.person"), ui.T("newgame.bot")}}
	if chosen.bot != "" {
		kind.Selected = 1
	}
	kind.Do = func(at int) {
		s.change(c, func() {
			if chosen.bot = ""; at == 1 {
				chosen.bot = bot.Resident
			}
		})()
	}
	s.page.Add(kind)
}

// levels returns the control for how strong a bot plays.
func (s *Scene) levels(c *scenes.Context, i int) *ui.Segments {
	chosen := &s.choice.seats[i]
	levels := &ui.Segments{Base: ui.Base{ID: s.id(i, "level"), Inside: s.inside}, Selected: slices.Index(bot.Levels[:], chosen.bot)}
	for _, level := range bot.Levels {
		levels.Options = append(levels.Options, ui.T("bots.level."+string(level)))
	}
	levels.Do = func(at int) { s.change(c, func() { chosen.bot = bot.Levels[at] })() }
	return levels
}

// layoutStrength places a bar for each level at the right end of a row, beside the bot's name: full up to the bot's
// own level.
func (s *Scene) layoutStrength(i int, row ui.Rect, tip string) {
	const wide, high, gap = 20, 7, 4
	level := s.choice.seats[i].bot
	all := float64(len(bot.Levels))*(wide+gap) - gap
	if row.W < ui.Measure(ui.Heading, s.choice.nameOf(i))+10+all {
		return
	}
	bars := &ui.Area{Base: ui.Base{ID: s.id(i, "strength"), Rect: row.CutRight(all, 0), Disabled: true, Tip: tip}}
	bars.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		for at := range bot.Levels {
			color := theme.Dashes
			if at <= slices.Index(bot.Levels[:], level) {
				color = theme.Accent
			}
			c.Round(ui.Rect{X: r.X + float64(at)*(wide+gap), Y: r.Y + (r.H-high)/2, W: wide, H: high}, high/2, color)
		}
	}
	s.page.Add(bars)
}

// id returns the id of a part of a seat's card.
func (s *Scene) id(i int, name string) string { return fmt.Sprintf("newgame.%d.%s", i, name) }

func (s *Scene) layoutName(c *scenes.Context, i int, row ui.Rect) {
	chosen := &s.choice.seats[i]
	name := s.field(s.id(i, "name"), chosen.name)
	name.Inside = s.inside
	name.Rect, name.Placeholder, name.Longest = row, ui.T("newgame.name"), 16
	name.Do = func(value string) { s.change(c, func() { chosen.name = value })() }
	s.page.Add(name)
}

func (s *Scene) layoutColors(c *scenes.Context, i int, row ui.Rect) {
	side := min(44, (row.W-3*6)/4)
	for color := range theme.PlayerColors {
		spot := &ui.Area{Base: ui.Base{ID: s.id(i, fmt.Sprintf("color.%d", color)), Rect: row.CutLeft(side, 6), Inside: s.inside, Tip: ui.T(fmt.Sprintf("color.%d", color))}}
		spot.Do = s.change(c, func() { s.choice.setColor(i, color) })
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintColor(c, r, state, i, color) }
		s.page.Add(spot)
	}
}

// paintPortrait paints who plays for a seat on the pale color of the seat.
func (s *Scene) paintPortrait(c *ui.Canvas, r ui.Rect, i int) {
	chosen := &s.choice.seats[i]
	c.Round(r, 12, theme.Mix(theme.PlayerColors[chosen.color], theme.Card, 0.86))
	pictures.UpTo(c, pictures.Portrait(chosen.bot, chosen.color), r.Inset(r.H/14), 1.3, 0)
}

// after returns who plays next in the cycle: the person, then the bots from the weakest to the strongest.
func after(level bot.Level) bot.Level {
	at := slices.Index(bot.Levels[:], level) + 1
	if at == len(bot.Levels) {
		return ""
	}
	return bot.Levels[at]
}

// howItPlays returns a line on how a bot of that level plays, "" for a person.
func (s *Scene) howItPlays(level bot.Level) string {
	if level == "" {
		return ""
	}
	return ui.T("bots.how." + string(level))
}

// layoutPace returns the control for the bots' speed, nil if no bot plays or something else must be said there.
func (s *Scene) layoutPace(c *scenes.Context, bar *ui.Rect) []ui.Widget {
	const least, most = 240, 320
	label := ui.T("bots.pace")
	wide := ui.Measure(ui.Label, label)
	if s.choice.people() == s.choice.players || s.problem != "" || s.toBeat() != nil || bar.W < wide+12+least {
		return nil
	}
	name := &ui.Caption{Base: ui.Base{Rect: bar.CutLeft(wide, 12)}, Middle: true, Text: label, Style: ui.Label, Color: theme.SecondInk}
	pace := scenes.BotPace(c, "newgame.bots")
	pace.Rect = bar.CutLeft(min(most, bar.W), gap)
	return []ui.Widget{name, pace}
}
