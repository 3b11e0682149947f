package texts

import "strings"

// Commas joins words with commas only.
func (t *Texts) Commas(words []string) string { return t.list(words, "common.comma") }

// And joins words to a list with "and" before the last: "doctor, nurse and orderly".
func (t *Texts) And(words []string) string { return t.list(words, "common.and") }

// Or joins words to a list with "or" before the last.
func (t *Texts) Or(words []string) string { return t.list(words, "common.or") }

// Dots joins the parts of one line: "Round III · 22 November". It leaves out empty ones.
func (t *Texts) Dots(parts ...string) string { return t.joined("common.beside", parts) }

// Arrows joins steps in a sequence: "Ana → Bo", "3 → 5".
func (t *Texts) Arrows(parts ...string) string { return t.joined("common.then", parts) }

// Sentences joins whole sentences. It leaves out empty ones.
func (t *Texts) Sentences(parts ...string) string { return t.joined("common.sentences", parts) }

// First returns the first sentence of a text, all of it if there is only one.
func First(text string) string {
	if first, _, more := strings.Cut(text, ". "); more {
		return first + "."
	}
	return text
}

// AfterFirst returns the text after the first sentence, "" if there is only one.
func AfterFirst(text string) string {
	_, rest, _ := strings.Cut(text, ". ")
	return rest
}

// Sentence ends a text with a full stop, unless it already has a sign at its end.
func (t *Texts) Sentence(text string) string {
	if text == "" {
		return ""
	}
	switch text[len(text)-1] {
	case '.', ':', '?', '!':
		return text
	}
	return t.bare("common.sentence", Data{"Text": text})
}

// Labelled returns a text after a name: "Ana: a nurse leaves".
func (t *Texts) Labelled(name, text string) string {
	return t.bare("common.says", Data{"Who": name, "What": text})
}

// Ruled returns a text followed by the id of its rule: "… (B87)".
func (t *Texts) Ruled(text, rule string) string {
	return t.bare("common.ruled", Data{"Text": text, "Rule": rule})
}

func (t *Texts) list(words []string, last string) string {
	if len(words) < 2 {
		return t.joined("", words)
	}
	most := len(words) - 1
	return t.bare(last, Data{"First": t.joined("common.comma", words[:most]), "Next": words[most]})
}

func (t *Texts) joined(id string, parts []string) (text string) {
	for _, part := range parts {
		switch {
		case part == "":
		case text == "":
			text = part
		default:
			text = t.bare(id, Data{"First": text, "Next": part})
		}
	}
	return text
}
