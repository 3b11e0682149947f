package extensionui

import (
	"slices"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// PresetTitle returns the title of a ready-made game.
func PresetTitle(reader *ui.Reader, p *extensions.Preset) string { return reader.T("preset." + p.ID) }

// GameTitle names a game: a ready-made game, an extension, or the first of several and how many more there are.
func GameTitle(reader *ui.Reader, config *game.Config) string {
	ids := slices.Concat(config.Extensions, config.Variants)
	for _, p := range extensions.Presets() {
		if chosen := p.Of(extensions.All()); slices.Equal(slices.Sorted(slices.Values(chosen)), slices.Sorted(slices.Values(ids))) {
			return PresetTitle(reader, &p)
		}
	}
	if more := len(ids) - 1; more > 0 {
		return reader.T("preset.and_more", ui.Data{"Name": words.Extension(reader, ids[0]), "Count": more})
	}
	return words.Extension(reader, ids[0])
}
