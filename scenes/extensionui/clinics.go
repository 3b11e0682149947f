package extensionui

import (
	"maps"
	"slices"

	"clinic/game/clinic"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// What all dresses say about the things in a clinic, by kind.
var (
	rooms    map[clinic.Kind]sprites.Kind
	fixtures map[clinic.Kind]Fixture
	people   map[clinic.PersonKind][]sprites.Piece
	marks    map[string]Mark
	tent     sprites.ID
	badges   []string // kinds of marks that have a badge, the latest extension's first
)

func indexClinics() {
	rooms = joined(func(d *UI) map[clinic.Kind]sprites.Kind { return d.Rooms })
	fixtures = joined(func(d *UI) map[clinic.Kind]Fixture { return d.Fixtures })
	people = joined(func(d *UI) map[clinic.PersonKind][]sprites.Piece { return d.People })
	marks = joined(func(d *UI) map[string]Mark { return d.Marks })
	for _, d := range slices.Backward(all) {
		if d.Tent != sprites.None {
			tent = d.Tent
		}
		for _, kind := range slices.Sorted(maps.Keys(d.Marks)) {
			if d.Marks[kind].Badge != nil {
				badges = append(badges, kind)
			}
		}
	}
}

// joined merges what each extension's UI says into one map. Extensions that share a key say the same about it.
func joined[K comparable, V any](of func(*UI) map[K]V) map[K]V {
	all := map[K]V{}
	for _, d := range All() {
		for key, value := range of(d) {
			all[key] = value
		}
	}
	return all
}

// Room returns how an extension's component is drawn on a space, or NoKind for other components.
func Room(kind clinic.Kind) sprites.Kind { return rooms[kind] }

// FixtureOf returns how an extension's small component is drawn beside a room, or the zero Fixture for others.
func FixtureOf(kind clinic.Kind) Fixture { return fixtures[kind] }

// person returns how a person brought by an extension is drawn, or NoPiece for others.
func person(kind clinic.PersonKind, level clinic.Level) sprites.Piece {
	pieces := people[kind]
	if len(pieces) == 0 {
		return sprites.NoPiece
	}
	return pieces[max(0, min(int(level-clinic.White), len(pieces)-1))]
}

// PieceOf returns how people of a kind and level are drawn.
func PieceOf(kind clinic.PersonKind, level clinic.Level) sprites.Piece {
	if piece := person(kind, level); piece != sprites.NoPiece {
		return piece
	}
	shown := int8(max(clinic.White, min(clinic.Red, level)))
	switch kind {
	case clinic.Doctor:
		return sprites.Doctor(shown)
	case clinic.Orderly:
		return sprites.Orderly
	case clinic.Nurse:
		return sprites.Nurse
	}
	switch level {
	case clinic.Unclassified:
		return sprites.UnsortedPatient
	case clinic.Critical:
		return sprites.CriticalPatient
	}
	return sprites.Patient(shown)
}

// LooksLike returns how a person is drawn: as a mark says, or like everybody of the kind and level.
func LooksLike(person *clinic.Person) sprites.Piece {
	for i := range person.Marks {
		if looks := marks[person.Marks[i].Kind].Looks; looks != nil {
			return looks(person.Marks[i].Note)
		}
	}
	return PieceOf(person.Kind, person.Level)
}

// Area is a part of a board marked by an extension: its floors are tinted, whatever stands there.
type Area struct {
	Spaces clinic.Spaces
	Tint   theme.Color
	Sign   sprites.ID // beside the names of the floors with such spaces
	Name   string     // in the tips of its spaces, empty if those say enough
}

// Areas returns the marked parts of a board.
func Areas(board *clinic.Clinic) (areas []Area) {
	for _, d := range all {
		if d.Areas != nil {
			areas = append(areas, d.Areas(board)...)
		}
	}
	return areas
}

// TintOf returns the color of the first of the areas that contains a space, or the zero color if none does.
func TintOf(areas []Area, space clinic.Space) (tint theme.Color) {
	if i := slices.IndexFunc(areas, func(a Area) bool { return a.Spaces.Has(space) }); i >= 0 {
		return areas[i].Tint
	}
	return tint
}

// MarkOf returns how a kind of mark is drawn, or the zero Mark if it is not.
func MarkOf(kind string) Mark { return marks[kind] }

// Vehicle returns the piece that people ride in who move by a mode, or NoPiece on foot.
func Vehicle(mode string) sprites.Piece {
	for _, mark := range marks {
		if mark.Mode == mode && mode != "" {
			return mark.Waits
		}
	}
	return sprites.NoPiece
}

// Tent returns what stands beside a clinic while somebody is in an area apart from it.
func Tent() sprites.ID { return tent }

// Badge returns the token beside a person's head, None for most, and whether thumbnails show it, too.
func Badge(person *clinic.Person) (picture sprites.ID, small bool) {
	for _, kind := range badges {
		for i := range person.Marks {
			if m := &person.Marks[i]; m.Kind == kind && (m.Count > 0 || m.Note != "") {
				return marks[kind].Badge(m.Note), marks[kind].Small
			}
		}
	}
	return sprites.None, false
}

// Beside appends the pieces that go along with a person to list.
func Beside(person *clinic.Person, list []sprites.Piece) []sprites.Piece {
	for i := range person.Marks {
		if m := &person.Marks[i]; m.Count > 0 {
			if piece := marks[m.Kind].Beside; piece != sprites.NoPiece {
				list = append(list, piece)
			}
		}
	}
	return list
}

// FilledPlace is an occupied place of pre-admissions: taken by With, or by Piece, which came along with With.
type FilledPlace struct {
	With  *clinic.Person
	Piece sprites.Piece
}

// FillPlaces returns the places taken by the people who wait for a service, each followed by what came along.
func FillPlaces(waiting []*clinic.Person) (list []FilledPlace) {
	for _, person := range waiting {
		list = append(list, FilledPlace{person, sprites.NoPiece})
		for i := range person.Marks {
			if m := &person.Marks[i]; m.Count > 0 && marks[m.Kind].Fills {
				list = append(list, FilledPlace{person, marks[m.Kind].Beside})
			}
		}
	}
	return list
}
