package lesson

// FirstSeed is what "clinic lesson" found: a white and an orange patient for Psychiatry in round I, a red one in front
// of it in round II with a yellow one in Cardiology, a white and a yellow resident in both, and at the last action
// white and orange again.
const FirstSeed = 153003
