package ui

import (
	"fmt"
	"maps"
	"sort"
	"strconv"
	"strings"

	"clinic/assets"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/language"
)

// Language is a language the interface speaks, with its name in that language.
type Language struct{ Code, Name string }

// catalogue finds messages in the chosen language, in English where that has none.
type catalogue struct {
	bundle    *i18n.Bundle
	languages []Language
	code      string
	localizer *i18n.Localizer
	plain     map[string]string // messages without data, found before
}

var messages = loadMessages()

func loadMessages() *catalogue {
	m := &catalogue{bundle: i18n.NewBundle(language.English)}
	m.bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	files, err := assets.Texts.ReadDir("texts")
	if err != nil {
		panic(fmt.Sprintf("the texts that are built in cannot be listed: %v", err))
	}
	for _, file := range files {
		if _, err := m.bundle.LoadMessageFileFS(assets.Texts, "texts/"+file.Name()); err != nil {
			panic(fmt.Sprintf("the texts in assets/texts/%s cannot be read: %v", file.Name(), err))
		}
		code := strings.TrimSuffix(file.Name(), ".toml")
		name := i18n.NewLocalizer(m.bundle, code).MustLocalize(&i18n.LocalizeConfig{MessageID: "language.name"})
		m.languages = append(m.languages, Language{code, name})
	}
	sort.Slice(m.languages, func(i, j int) bool { return m.languages[i].Code < m.languages[j].Code })
	m.choose("en")
	return m
}

func (m *catalogue) choose(code string) {
	m.code, m.localizer, m.plain = code, i18n.NewLocalizer(m.bundle, code, "en"), map[string]string{}
}

// Languages lists the languages there are, by code.
func Languages() []Language { return messages.languages }

// SetLanguage chooses the language of all texts from now on. A code that is not among Languages gives English.
func SetLanguage(code string) { messages.choose(code) }

// AddEnglish adds English messages that are kept elsewhere, like the reasons that the rules give; the other languages
// have theirs in assets/texts under the same ids.
func AddEnglish(texts map[string]string) {
	for id, text := range texts {
		if err := messages.bundle.AddMessages(language.English, &i18n.Message{ID: id, Other: text}); err != nil {
			panic(fmt.Sprintf("the text %q cannot be read: %v", id, err))
		}
	}
	messages.choose(messages.code)
}

// Has tells whether there is a text of that id.
func Has(id string) bool {
	_, err := messages.localizer.Localize(&i18n.LocalizeConfig{MessageID: id})
	return err == nil
}

// Data fills the places of a message, {{.Name}} in the catalogue; Count, a number, also chooses one or many.
type Data map[string]any

// withTrueMinus writes numbers below 0 with a true minus sign, "−3".
func withTrueMinus(data Data) Data {
	var own Data
	for name, value := range data {
		if n, number := value.(int); number && n < 0 {
			if own == nil {
				own = maps.Clone(data)
			}
			own[name] = "−" + strconv.Itoa(-n)
		}
	}
	if own != nil {
		return own
	}
	return data
}

// T gives the text of a message id from assets/texts, in the language in use. data is at most one value. An id that is in
// no catalogue comes back in brackets; a test sees to it that there is none.
func T(id string, data ...Data) string {
	if len(data) == 0 {
		if s, ok := messages.plain[id]; ok {
			return s
		}
	}
	config := &i18n.LocalizeConfig{MessageID: id}
	if len(data) > 0 {
		config.TemplateData = withTrueMinus(data[0])
		config.PluralCount = data[0]["Count"]
	}
	s, err := messages.localizer.Localize(config)
	if s == "" && err != nil {
		s = "[" + id + "]"
	}
	s = lengthened(s)
	if len(data) == 0 {
		messages.plain[id] = s
	}
	return s
}
