// Package assets holds what is built into the program: fonts here, pictures in files beside this one, texts in a
// package of their own.
package assets

import _ "embed"

// Inter in the three weights of the interface (SIL Open Font License, see fonts/OFL.txt), cut by fonts/subset.py.
var (
	//go:embed fonts/Inter-Regular.otf
	InterRegular []byte
	//go:embed fonts/Inter-SemiBold.otf
	InterSemiBold []byte
	//go:embed fonts/Inter-Bold.otf
	InterBold []byte
)

// DejaVu with the characters that Inter lacks, in bold only letters (its licence is in fonts/DejaVu.txt), cut by
// fonts/subset.py.
var (
	//go:embed fonts/DejaVuSans.ttf
	DejaVu []byte
	//go:embed fonts/DejaVuSans-Bold.ttf
	DejaVuBold []byte
)

// Bots is what the bots have learned: weights that bot.ReadJudgement reads, see docs/bots.md.
//
//go:embed bots/judgement.json
var Bots []byte

// Puzzles are those of days that have been: what puzzle.NewSearch takes, see docs/today.md.
//
//go:embed puzzles/past.jsonl.gz
var Puzzles []byte

// Campaign are the clinics of the campaign with their medals: what campaign.Read reads, see docs/campaign.md.
//
//go:embed campaign/clinics.json
var Campaign []byte
