package dress

import "clinic/sprites"

var virus = sprites.Must("token-virus")

var covid19 = &Dress{
	ID:         "covid_19",
	Marks:      map[string]Mark{"infected": {Badge: always(virus), Small: true}},
	Quarantine: sprites.Must("quarantine-tent"),
}
