package wrong

// Number isn't one.
var Number int = "none"
