package dress

var cleverDoctors = &Dress{ID: "clever_doctors"}
