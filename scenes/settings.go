package scenes

import (
	"bytes"
	"encoding/json"
	"slices"

	"clinic/assets/sounds/generator"
	"clinic/assets/texts"
	"clinic/audio"
	"clinic/input"
	"clinic/scenes/storage"
	"clinic/scenes/systemlanguage"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// The limits of the interface's scale, in percent.
const (
	LeastScale = 75
	MostScale  = 250
	ScaleStep  = 25
)

// TextSizes are the sizes of texts alone, in percent.
var TextSizes = [...]int{85, 100, 115, 130, 150}

// The limits of the speed of animations, in percent.
const (
	LeastSpeed = 50
	MostSpeed  = 400
	SpeedStep  = 50
)

// AtOnce is the speed at which bots play without a pause between two actions.
const AtOnce = 0

// BotSpeeds are the speeds of bots, as multiples of the usual one, and AtOnce.
var BotSpeeds = [...]int{1, 2, 4, AtOnce}

const settingsName = "settings.json"

// Settings are the player's choices for the program as a whole.
type Settings struct {
	Language     string       `json:"language"`  // its code
	Scale        int          `json:"scale"`     // percent
	TextSize     int          `json:"text_size"` // of texts alone: one of TextSizes
	FullScreen   bool         `json:"full_screen"`
	ReduceMotion bool         `json:"reduce_motion"`
	Speed        int          `json:"speed"` // of animations, percent
	Sound        bool         `json:"sound"`
	Volumes      Volumes      `json:"volumes"`
	Mono         bool         `json:"mono"`          // both ears hear the same
	Vision       theme.Vision `json:"vision"`        // the color vision that the colors are for
	HighContrast bool         `json:"high_contrast"` // everything stands out more
	BotSpeed     int          `json:"bot_speed"`     // how fast bots play: one of BotSpeeds
	LeftHanded   bool         `json:"left_handed"`   // the player uses the left thumb
	Buzz         bool         `json:"buzz"`          // the device buzzes under the finger if it can
	Window       Place        `json:"window,omitzero"`
	// Keys are those that the player chose.
	Keys input.Keys `json:"keys,omitempty"`
}

// Volumes are the volumes of the classes of sounds, in percent.
type Volumes struct {
	Pieces int `json:"pieces"` // what the player moves
	People int `json:"people"` // what people do
	Events int `json:"events"` // what happens to the clinic
	Music  int `json:"music"`
}

// VolumeStep is how far a volume moves at a time, in percent.
const VolumeStep = 10

// Heard returns the settings of sound.
func (s Settings) Heard() audio.Choice {
	v := s.Volumes
	return audio.Choice{On: s.Sound, Mono: s.Mono, Volumes: [generator.Classes]int{v.Pieces, v.People, v.Events, v.Music}}
}

// Look returns the settings of colors.
func (s Settings) Look() theme.Theme { return theme.Theme{Vision: s.Vision, Contrast: s.HighContrast} }

// DefaultSettings returns those of a first start, in English: LoadSettings takes the system's language until one
// is chosen.
func DefaultSettings() Settings {
	return Settings{Language: "en", Scale: 100, TextSize: 100, Speed: 100, Sound: true, Volumes: Volumes{80, 80, 80, 60}, BotSpeed: 1, Buzz: true}
}

// LoadSettings reads the player's settings. Anything invalid is replaced by its default, and the error says so; a
// damaged file is set aside first.
func LoadSettings() (Settings, error) {
	usual := DefaultSettings()
	usual.Language = texts.Best(systemlanguage.Wanted())
	s, err := storage.ReadAs(settingsName, usual)
	if err != nil {
		return usual, err
	}
	return s.mended(), nil
}

// mended returns the settings with every value inside its limits.
func (s Settings) mended() Settings {
	s.Scale = max(LeastScale, min(MostScale, s.Scale))
	if !slices.Contains(TextSizes[:], s.TextSize) {
		s.TextSize = 100
	}
	s.Speed = max(LeastSpeed, min(MostSpeed, s.Speed))
	for _, volume := range []*int{&s.Volumes.Pieces, &s.Volumes.People, &s.Volumes.Events, &s.Volumes.Music} {
		*volume = max(0, min(100, *volume))
	}
	if !slices.Contains(theme.Visions[:], s.Vision) {
		s.Vision = theme.AllColors
	}
	if !slices.Contains(BotSpeeds[:], s.BotSpeed) {
		s.BotSpeed = 1
	}
	known := false
	for _, l := range texts.Languages() {
		known = known || l.Code == s.Language
	}
	if !known {
		s.Language = "en"
	}
	return s
}

// Portable returns the settings worth taking to another device, as JSON: all except those of the window.
func (s Settings) Portable() []byte {
	s.Window, s.FullScreen, s.Scale = Place{}, false, 0
	data, err := json.Marshal(s)
	if err != nil {
		panic(err) // plain values
	}
	return data
}

// Taking returns these settings with those of another device, in Portable's format, and reports whether they
// differ. Unreadable input changes nothing.
func (s Settings) Taking(portable []byte) (Settings, bool) {
	other := s
	if len(portable) == 0 || json.Unmarshal(portable, &other) != nil {
		return s, false
	}
	other.Window, other.FullScreen, other.Scale = s.Window, s.FullScreen, s.Scale
	other = other.mended()
	return other, !bytes.Equal(other.Portable(), s.Portable())
}

// Save writes the settings for the next start.
func (s Settings) Save() error {
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	return storage.Write(settingsName, append(data, '\n'))
}

// BotPace returns the choice of how fast bots play, which is kept in the settings.
func BotPace(c *Context, id string) *ui.Segments {
	pace := &ui.Segments{Base: ui.Base{ID: id, Tip: c.T("tip.bots.pace")}}
	for i, speed := range BotSpeeds {
		text := c.T("bots.speed", ui.Data{"Number": speed})
		if speed == AtOnce {
			text = c.T("bots.at_once")
		}
		pace.Options = append(pace.Options, text)
		if speed == c.Settings().BotSpeed {
			pace.Selected = i
		}
	}
	pace.Do = func(i int) {
		now := c.Settings()
		now.BotSpeed = BotSpeeds[i]
		c.ChangeSettings(now)
	}
	return pace
}
