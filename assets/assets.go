// Package assets holds what is built into the program: fonts here, pictures in files beside this one, texts in a package of their own.
package assets

import _ "embed"

// Inter in the three weights of the interface (SIL Open Font License, see fonts/OFL.txt).
var (
	//go:embed fonts/Inter-Regular.otf
	InterRegular []byte
	//go:embed fonts/Inter-SemiBold.otf
	InterSemiBold []byte
	//go:embed fonts/Inter-Bold.otf
	InterBold []byte
)

// Bots is what the bots have learned: weights that bot.ReadJudgement reads, see docs/bots.md.
//
//go:embed bots/judgement.json
var Bots []byte

// Campaign are the clinics of the campaign with their medals: what campaign.Read reads, see docs/campaign.md.
//
//go:embed campaign/clinics.json
var Campaign []byte
