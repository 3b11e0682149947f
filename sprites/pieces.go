package sprites

// Piece is the look of a person: one of those below, or from NewPiece. The zero Piece is nobody.
type Piece struct{ *figure }

// Figure describes the look of a piece.
type Figure struct {
	Picture string // in the art; its anchor is the foot
	Patient bool   // a cube that lies on beds and chairs
	Doctor  bool   // takes a doctor's place in a room
	Floats  bool   // touches no floor
}

// NewPiece makes a piece. It panics if the art has no such picture, so use it only for names in code.
func NewPiece(f Figure) Piece { return Piece{&figure{Must(f.Picture), f.Patient, f.Doctor, f.Floats}} }

type figure struct {
	picture       ID
	cube          bool
	doctor, float bool
}

func doctor(picture string) Piece  { return NewPiece(Figure{Picture: picture, Doctor: true}) }
func patient(picture string) Piece { return NewPiece(Figure{Picture: picture, Patient: true}) }

// The pieces of the base game. For doctors and patients 1 is white, 2 yellow, 3 orange, 4 red; cured patients
// smile.
var (
	NoPiece Piece
	Doctor1 = doctor("doctor-1")
	Doctor2 = doctor("doctor-2")
	Doctor3 = doctor("doctor-3")
	Doctor4 = doctor("doctor-4")
	Nurse   = NewPiece(Figure{Picture: "nurse"})
	Orderly = NewPiece(Figure{Picture: "orderly"})

	Patient1 = patient("patient-1")
	Patient2 = patient("patient-2")
	Patient3 = patient("patient-3")
	Patient4 = patient("patient-4")
	Cured1   = patient("patient-1-cured")
	Cured2   = patient("patient-2-cured")
	Cured3   = patient("patient-3-cured")
	Cured4   = patient("patient-4-cured")

	UnsortedPatient = patient("patient-unsorted")
	CriticalPatient = patient("patient-critical")
	DeadPatient     = patient("patient-dead")
)

// Doctor returns the piece of a doctor of skill 1 to 4.
func Doctor(level int8) Piece { return [...]Piece{Doctor1, Doctor2, Doctor3, Doctor4}[level-1] }

// Patient returns the piece of a patient of severity 1 to 4.
func Patient(level int8) Piece { return [...]Piece{Patient1, Patient2, Patient3, Patient4}[level-1] }

// Cured returns the piece of a patient who goes home: those of severity 1 to 4 smile.
func (p Piece) Cured() Piece {
	switch p {
	case Patient1:
		return Cured1
	case Patient2:
		return Cured2
	case Patient3:
		return Cured3
	case Patient4:
		return Cured4
	}
	return p
}

// Dead returns the piece of a patient who has died: those of severity 1 to 4, and critical ones, lose their color
// and close their eyes.
func (p Piece) Dead() Piece {
	switch p {
	case Patient1, Patient2, Patient3, Patient4, CriticalPatient:
		return DeadPatient
	}
	return p
}

// Picture returns the picture of a piece; its anchor is the foot.
func (p Piece) Picture() ID {
	if p == NoPiece {
		return None
	}
	return p.picture
}

// IsPatient reports whether the piece is a patient's cube.
func (p Piece) IsPatient() bool { return p != NoPiece && p.cube }

// isDoctor reports whether the piece takes a doctor's place in a room.
func (p Piece) isDoctor() bool { return p != NoPiece && p.doctor }

// floats reports whether the piece touches no floor.
func (p Piece) floats() bool { return p != NoPiece && p.float }
