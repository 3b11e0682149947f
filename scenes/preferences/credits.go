package preferences

import (
	"strings"
	"sync"

	"clinic/assets"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
)

// licences are read when they are first viewed.
var licences = sync.OnceValue(assets.Licences)

// credits fills the page that says whose works are in the program, and under which licenses. One license at a time
// is open for reading.
func credits(p *page) {
	p.say(p.context.T("settings.credits_about"))
	for i, l := range licences() {
		open := p.scene.licence == i+1
		p.heading(p.context.Texts.Dots(works(l.Of)...))
		read := &ui.Button{Base: ui.Base{ID: "settings.licence." + l.Kind + "." + l.Of[0]}, Text: l.Kind, Kind: ui.Quiet, Selected: open}
		ui.Call(read, p.context.Texts.Sentences(p.context.T("settings.licence"), l.Kind))
		read.Do = func() {
			p.scene.licence = i + 1
			if open {
				p.scene.licence = 0
			}
			p.context.Relayout()
		}
		p.put(0, pad, tree.Left(tree.Limits{Wide: 140, Node: tree.Button(p.context.Reader, read)}))
		if open {
			for part := range strings.SplitSeq(l.Text, "\n\n") {
				p.say(unwrapped(part))
			}
		}
		p.put(0, pad, tree.Underlined(tree.Art{}))
	}
}

// unwrapped returns a paragraph without the line breaks of its file.
func unwrapped(paragraph string) string {
	var line strings.Builder
	for word := range strings.FieldsSeq(paragraph) {
		if line.Len() > 0 {
			line.WriteByte(' ')
		}
		line.WriteString(word)
	}
	return line.String()
}

// works returns the names of works without their versions, and without the site that most of them come from.
func works(of []string) (names []string) {
	for _, work := range of {
		name, _, _ := strings.Cut(work, " ")
		names = append(names, strings.TrimPrefix(name, "github.com/"))
	}
	return names
}
