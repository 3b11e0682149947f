package gallery

import (
	"slices"
)

// All lists every scene's pictures. A new scene adds its own here.
func All() []Shot {
	return slices.Concat(titleShots(), campaignShots(), lessonShots(), puzzleShots(), newGameShots(), friendsShots(), sharingShots(), rulesShots(), bookShots(), TableShots(), adviceShots(), phaseShots(), loadShots(), recordsShots(), replayShots(), scoresShots(), momentShots(), reviewShots(), numbersShots(), stoppedShots(), kitShots())
}
