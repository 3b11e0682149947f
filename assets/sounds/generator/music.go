package generator

import "math/rand/v2"

// The pieces of music.
const (
	Waltz = iota
	Night
)

// Scores returns the pieces.
func Scores() []Piece { return pieces }

func vibes(r *rand.Rand, hz float64) Voice { return Strike(r, mallet, hz, .0007) }
func nylon(r *rand.Rand, hz float64) Voice { return NewPluck(r, hz, 1.9, .3) }
func bass(r *rand.Rand, hz float64) Voice  { return NewPluck(r, hz, 1.6, .34) } // bright enough for small loudspeakers
func slow(r *rand.Rand, hz float64) Voice {
	m := mallet
	m.Ring = 4.2
	return Strike(r, m, hz, .0009)
}
func bells(r *rand.Rand, hz float64) Voice {
	m := glassy
	m.Ring = 1.4
	return Strike(r, m, hz, .0012)
}

var pieces = []Piece{Waltz: {
	Name: "waiting-room-waltz", Beat: .7, Comp: []float64{0, 1, .62}, Roll: .011, Gain: .38, Wet: .22, On: 2,
	Bass: Part{.75, 0, true, bass}, Inner: Part{.17, -.3, false, vibes}, Top: Part{.86, .35, true, nylon}, Late: Part{.3, .15, false, bells},
	Score: `
Fmaj9  | F2 . .  | . . C5
Dm9    | D2 . .  | A4 . .
Gm9    | G2 . .  | . . D5
C13    | C2 . G2 | A4 . .
Am9    | A2 . .  | . . C5,B4
D7b9   | D2 . .  | F#4 . .
Gm9    | G2 . .  | . . A4
C9sus  | C2 . .  | G4 . .
Fmaj9  | F2 . C2 | . . E5
Dm9    | D2 . .  | C5 . .
Gm9    | G2 . D2 | . . Bb4
C13    | C2 . .  | E5 . D5
Cm9    | C2 . .  | . . Eb5
F13    | F2 . .  | D5 . .
Bbmaj9 | Bb2 . . | . . .
Bbm69  | Bb2 . . | Db5 . C5
Am9    | A2 . .  | . . .
G#dim  | G#2 . . | . B4 .
Gm9    | G2 . .  | . . A4,Bb4
C13    | C2 . G2 | . . .
Am9    | A2 . .  | C5 . .
D7b9   | D2 . A2 | . . Eb5
Gm9    | G2 . .  | D5 . .
C9sus  | C2 . .  | . . .
Fmaj9  | F2 . .  | . . A4
Dm9    | D2 . .  | . . E5
Bbmaj9 | Bb2 . . | D5 . .
Bbm69  | Bb2 . . | . . G4
Am9    | A2 . E2 | . . .
D7b9   | D2 . .  | C5 . A4
Gm9    | G2 . .  | . . .
C9sus  | C2 . .  | F4 . .
`}, Night: {
	Name: "night-ward", Beat: 1.1, Comp: []float64{1, 0, .34, 0}, Roll: .075, Gain: .27, Wet: .4, On: 3,
	Bass: Part{.7, 0, true, bass}, Inner: Part{.19, -.2, false, slow}, Top: Part{.3, .35, false, slow}, Late: Part{.3, .1, false, bells},
	Score: `
Ebmaj9 | Eb2 . . .   | . . . Bb4
Cm11   | C2 . . G2   | . . . .
Abmaj9 | Ab2 . . .   | . G4 . .
Bb9sus | Bb2 . . .   | . . . Eb5
Gm9    | G2 . . .    | D5 . . .
Cm9    | C2 . . .    | . . . .
Fm9    | F2 . . C2   | . . Ab4 .
Bb13   | Bb2 . . .   | . G4 . .
Ablyd  | Ab2 . . .   | . . . D5
Abm69  | Ab2 . . .   | . . . .
Gm9    | G2 . . D2   | . Bb4 . .
C7b9   | C2 . . .    | . . . Db5
Fm9    | F2 . . .    | C5 . . .
Db13   | Db2 . . .   | . . . .
Ebmaj9 | Eb2 . . Bb2 | . F4 . .
Bb9sus | Bb2 . . .   | . . . .
`}}
