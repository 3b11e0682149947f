package dress

var toughDoctors = &Dress{ID: "tough_doctors"}
