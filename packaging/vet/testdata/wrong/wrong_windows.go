package wrong

// Number is none.
var Number int = "none"
