// Package assets holds what is built into the program: fonts and texts here, pictures in files beside this one.
package assets

import "embed"

// Inter in the three weights of the interface (SIL Open Font License, see fonts/OFL.txt).
var (
	//go:embed fonts/Inter-Regular.otf
	InterRegular []byte
	//go:embed fonts/Inter-SemiBold.otf
	InterSemiBold []byte
	//go:embed fonts/Inter-Bold.otf
	InterBold []byte
)

// Texts holds one message catalogue a language: texts/en.toml is the one that has every message.
//
//go:embed texts/*.toml
var Texts embed.FS

// Bots is what the bots have learned: weights that bot.ReadJudgement reads, see docs/bots.md.
//
//go:embed bots/judgement.json
var Bots []byte
