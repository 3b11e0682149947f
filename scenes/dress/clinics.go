package dress

import (
	"maps"
	"slices"

	"clinic/game/clinic"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// What all dresses say about the things of a clinic, by kind.
var (
	rooms    map[clinic.Kind]sprites.Kind
	fixtures map[clinic.Kind]Fixture
	people   map[clinic.PersonKind][]sprites.Piece
	marks    map[string]Mark
	tent     sprites.ID
	badges   []string // kinds of mark that are one, the latest extension's first
)

func indexClinics() {
	rooms = joined(func(d *Dress) map[clinic.Kind]sprites.Kind { return d.Rooms })
	fixtures = joined(func(d *Dress) map[clinic.Kind]Fixture { return d.Fixtures })
	people = joined(func(d *Dress) map[clinic.PersonKind][]sprites.Piece { return d.People })
	marks = joined(func(d *Dress) map[string]Mark { return d.Marks })
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

// joined puts what each dress says into one map. What two extensions share they say alike.
func joined[K comparable, V any](of func(*Dress) map[K]V) map[K]V {
	all := map[K]V{}
	for _, d := range All() {
		for key, value := range of(d) {
			all[key] = value
		}
	}
	return all
}

// Room is how a component of an extension is drawn on a space, NoKind for others.
func Room(kind clinic.Kind) sprites.Kind { return rooms[kind] }

// FixtureOf is how a small component of an extension is drawn beside a room, the zero Fixture for others.
func FixtureOf(kind clinic.Kind) Fixture { return fixtures[kind] }

// person is how somebody is drawn whom an extension brings, NoPiece for others.
func person(kind clinic.PersonKind, level clinic.Level) sprites.Piece {
	pieces := people[kind]
	if len(pieces) == 0 {
		return sprites.NoPiece
	}
	return pieces[max(0, min(int(level-clinic.White), len(pieces)-1))]
}

// PieceOf says how somebody of a kind and level is drawn.
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

// LooksLike is how somebody is drawn: as a mark says, or as all of the kind and level are.
func LooksLike(person *clinic.Person) sprites.Piece {
	for i := range person.Marks {
		if looks := marks[person.Marks[i].Kind].Looks; looks != nil {
			return looks(person.Marks[i].Note)
		}
	}
	return PieceOf(person.Kind, person.Level)
}

// Area is a part of a board that an extension marks: its floors are tinted, whatever stands there.
type Area struct {
	Spaces clinic.Spaces
	Tint   paint.Color
	Sign   sprites.ID // beside the names of the floors that it is on
	Name   string     // in the tips of its spaces, empty where those say enough
}

// Areas are the parts of a board that are marked.
func Areas(board *clinic.Clinic) (areas []Area) {
	for _, d := range all {
		if d.Areas != nil {
			areas = append(areas, d.Areas(board)...)
		}
	}
	return areas
}

// TintOf is the color of the first of these areas that a space is in, the zero color for none.
func TintOf(areas []Area, space clinic.Space) (tint paint.Color) {
	if i := slices.IndexFunc(areas, func(a Area) bool { return a.Spaces.Has(space) }); i >= 0 {
		return areas[i].Tint
	}
	return tint
}

// MarkOf is how a kind of mark is drawn, the zero Mark for one that is not.
func MarkOf(kind string) Mark { return marks[kind] }

// Vehicle is the piece that somebody rides in who moves that way, NoPiece on foot.
func Vehicle(mode string) sprites.Piece {
	for _, mark := range marks {
		if mark.Mode == mode && mode != "" {
			return mark.Waits
		}
	}
	return sprites.NoPiece
}

// Tent is what stands beside a clinic while somebody is in an area apart from it.
func Tent() sprites.ID { return tent }

// Badge is the token beside somebody's head, None for most, and whether thumbnails show it, too.
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

// Beside are the pieces that go along with somebody, added to list.
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

// FilledPlace is a place of pre-admissions that is taken: by With, or by Piece, which came along with With.
type FilledPlace struct {
	With  *clinic.Person
	Piece sprites.Piece
}

// FillPlaces gives the places that those who wait for a service take, and what came along with each behind it.
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
