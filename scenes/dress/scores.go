package dress

import "clinic/sprites"

var scoreLines = joined(func(d *Dress) map[string]sprites.ID { return d.ScoreLines })

// ScoreLine is the picture in front of a line of the score sheet that an extension brings, None for others.
func ScoreLine(what string) sprites.ID { return scoreLines[what] }
