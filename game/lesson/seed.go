package lesson

// FirstSeed was found by "clinic lesson": a white and an orange patient for Psychiatry in round I, a red one in front
// of it in round II with a yellow one in Cardiology, a white and a yellow resident in both, and white and orange
// again at the last action.
const FirstSeed = 153003
