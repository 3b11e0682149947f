package dress

var humbleDoctors = &Dress{ID: "humble_doctors"}
