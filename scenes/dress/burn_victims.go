package dress

import "clinic/sprites"

// burnVictim is brought by helicopters and by fire trucks.
var burnVictim = sprites.NewPiece(sprites.Figure{Picture: "patient-burned", Patient: true})
