package load

import (
	"reflect"
	"slices"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
)

// Unfinished is the autosave while it is not over: another game would replace it. nil stands for none.
type Unfinished struct {
	*ui.Reader
	Store save.Store
	Name  string
}

// keep saves it under a name of its own, after what is played and how far it is, and returns that name; its error
// is one sentence for the player.
func (u *Unfinished) keep() (name string, err error) {
	kept, err := u.Store.Read(u.Name)
	if err != nil {
		return "", err
	}
	name = freeName(u.Reader, u.Store, nameOf(u.Reader, kept.Match))
	return name, u.Store.Write(name, kept)
}

// Replace calls do, which starts another game in its place, after a question: whether to keep it under a name of
// its own. With Back nothing happens.
func (u *Unfinished) Replace(c *scenes.Context, do func()) { u.ask(c, "give_up", do) }

// replaceWith calls do, which continues a saved game in its place. It asks nothing if nothing is lost, since the
// saved game is the same one and has all of its commands.
func (u *Unfinished) replaceWith(c *scenes.Context, g save.Game, do func()) {
	if u == nil {
		do()
		return
	}
	running, err := u.Store.Read(u.Name)
	switch {
	case err != nil || !sameGame(running, g):
		u.Replace(c, do)
	case begins(g.Match, running.Match):
		do()
	case begins(running.Match, g.Match):
		u.ask(c, "further", do)
	default:
		u.ask(c, "parted", do)
	}
}

// ask asks with the texts of a case.
func (u *Unfinished) ask(c *scenes.Context, of string, do func()) {
	c.Ask(&dialog.Dialog{Title: c.T("load." + of + "_title"), Text: c.T("load." + of + "_text"), Answers: []dialog.Answer{
		{ID: "keep", Text: c.T("load.keep_it"), Do: func() {
			name, err := u.keep()
			if err != nil {
				c.Written(name, err)
				return
			}
			do()
			c.Toast(c.T("load.kept", ui.Data{"Name": name}), ui.Allowed)
		}},
		{ID: "give_up", Text: c.T("load.give_up"), Do: do},
		{ID: "back", Text: c.T("common.back")},
	}})
}

// sameGame reports whether two games began in the same way, with the same players.
func sameGame(a, b save.Game) bool {
	x, y := a.Match, b.Match
	return slices.Equal(namesOf(a), namesOf(b)) && x.Rules.Version == y.Rules.Version && reflect.DeepEqual(x.Rules.Config, y.Rules.Config) &&
		reflect.DeepEqual(x.Rules.NumbersByName(), y.Rules.NumbersByName()) && reflect.DeepEqual(x.Start, y.Start)
}

func namesOf(g save.Game) (names []string) {
	told, _ := session.Tell(g.Table)
	for _, seat := range told.Seats {
		names = append(names, seat.Name)
	}
	return names
}

// begins reports whether a match begins with all commands of another one, in the same order.
func begins(whole, first *game.Match) bool {
	return len(whole.Log) >= len(first.Log) && slices.EqualFunc(whole.Log[:len(first.Log)], first.Log, func(a, b game.Entry) bool {
		return a.Player == b.Player && reflect.DeepEqual(a.Command, b.Command)
	})
}
