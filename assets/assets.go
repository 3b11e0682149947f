// Package assets holds what is built into the program: fonts here, pictures in art.go, texts in a package of their
// own.
package assets

import _ "embed"

// Inter in the three weights of the interface (SIL Open Font License, see fonts/OFL.txt), subset by
// fonts/subset.py.
var (
	//go:embed fonts/Inter-Regular.otf
	InterRegular []byte
	//go:embed fonts/Inter-SemiBold.otf
	InterSemiBold []byte
	//go:embed fonts/Inter-Bold.otf
	InterBold []byte
)

// DejaVu with the characters that Inter lacks, in bold only letters (its license is in fonts/DejaVu.txt), subset
// by fonts/subset.py.
var (
	//go:embed fonts/DejaVuSans.ttf
	DejaVu []byte
	//go:embed fonts/DejaVuSans-Bold.ttf
	DejaVuBold []byte
)

// Bots holds what the bots have learned: the weights for bot.ReadJudgement, see docs/bots.md.
//
//go:embed bots/judgement.json
var Bots []byte

// Puzzles holds the puzzles of past days, for puzzle.NewSearch, see docs/today.md.
//
//go:embed puzzles/past.jsonl.gz
var Puzzles []byte

// Campaign holds the clinics of the campaign with their medals, for campaign.Read, see docs/campaign.md.
//
//go:embed campaign/clinics.json
var Campaign []byte
