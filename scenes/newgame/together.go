package newgame

import (
	"clinic/game"
	"clinic/scenes/book"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// warning returns the rule that advises against playing an extension with what is chosen, and reports whether there
// is one (X2).
func (s *Scene) warning(e *game.Extension) (x *extensionui.Interaction, warned bool) {
	for i := range extensionui.Interactions {
		x := &extensionui.Interactions[i]
		for _, id := range s.choice.extensions {
			if x.Warns && id != e.ID && x.Applies([]string{id, e.ID}, s.choice.players) {
				return x, true
			}
		}
	}
	return nil, false
}

// advice says with which known extension e had better not be played, and why; it is "" for most.
func (s *Scene) advice(e *game.Extension) string {
	for i := range extensionui.Interactions {
		x := &extensionui.Interactions[i]
		for _, other := range s.known {
			if x.Warns && other.ID != e.ID && x.Applies([]string{other.ID, e.ID}, s.choice.players) {
				why := s.T("not_advised." + min(e.ID, other.ID) + "." + max(e.ID, other.ID))
				return s.T("newgame.not_advised", ui.Data{"Names": words.Extension(s.Reader, other.ID), "Why": why})
			}
		}
	}
	return ""
}

// together are the rules for what is chosen together, below their heading.
func (s *Scene) together() (list []tree.Node) {
	numbers := words.AllNumbers(s.known, s.numbers)
	for i := range extensionui.Interactions {
		x := &extensionui.Interactions[i]
		if !x.Applies(s.choice.extensions, s.choice.players) {
			continue
		}
		if list == nil {
			list = append(list, tree.Edges{Bottom: 4, Node: tree.Text(s.Styles.Heading, s.T("newgame.together"), theme.Ink)})
		}
		list = append(list, book.Ruling(s.Reader, "newgame.interaction."+x.Rule, x.Rule, book.Told(s.Reader, x, numbers)))
	}
	return list
}
