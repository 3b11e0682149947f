package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// judgeTreat accepts every pairing that B80 allows, and leaving a patient untreated.
func judgeTreat(c Context, command *Command) Verdict {
	c = c.Where(command.Person)
	if command.Board != Home && c.AtHome() {
		return refuse(c.Rules.Crossing(clinic.Patient))
	}
	treatments, reason := c.rearranged(command)
	if !reason.None() {
		return refuse(reason)
	}
	v := Verdict{}
	if before, after := offDuty(c.Turn().Treatments), offDuty(treatments); after != before {
		v.Cost.Popularity = c.OnCallCost(after) - c.OnCallCost(before)
	}
	return v
}

// offDuty returns the number of nurses in the treatments who are off duty.
func offDuty(treatments []Treatment) int {
	count := 0
	for i := range treatments {
		count += called(treatments[i].Nurses)
	}
	return count
}

// listTreat appends each patient with each doctor who could treat them and the nurses that the program would take,
// and for each treated patient leaving them untreated. A nurse who is off duty is listed if one is needed.
func listTreat(c Context, _ *Decision, commands []Command) []Command {
	for board := range c.Boards() {
		commands = board.appendTreat(commands)
	}
	return commands
}

func (c Context) appendTreat(commands []Command) []Command {
	rooms := c.treatingRooms()
	for i := range rooms {
		for _, patient := range rooms[i].patients {
			for doctors := range rooms[i].teams(c.DoctorsNeeded(patient)) {
				command := Command{Type: Treat, Board: c.Rules.board, Person: patient.ID}
				for _, doctor := range rooms[i].members(doctors, nil) {
					command.Doctors = append(command.Doctors, doctor.ID)
				}
				treatments, reason := c.rearranged(&command)
				if !reason.None() && c.OnCall(patient.At.Space) > 0 {
					command.Nurses = []string{OffDuty}
					treatments, reason = c.rearranged(&command)
				}
				if reason.None() {
					command.Nurses = treatments[treatmentOf(treatments, patient.ID)].Nurses
					commands = append(commands, command)
				}
			}
			if treatmentOf(c.Turn().Treatments, patient.ID) >= 0 {
				commands = append(commands, Command{Type: Treat, Board: c.Rules.board, Person: patient.ID, Skip: true})
			}
		}
	}
	return commands
}

// playTreat changes who treats whom.
func playTreat(p *Play, player int, command *Command) {
	c := p.Of(player).Where(command.Person)
	treatments, _ := c.rearranged(command)
	c.Turn().Treatments = treatments
	e := Event{Type: TreatmentChosen, Player: player, Board: c.Rules.board, Rule: "B80", Person: command.Person}
	if i := treatmentOf(treatments, command.Person); i >= 0 {
		e.People = slices.Concat(treatments[i].Doctors, treatments[i].Nurses)
	}
	p.Tell(e)
}

// treatmentOf returns the index of the patient's treatment, −1 if there is none.
func treatmentOf(treatments []Treatment, patient string) int {
	return slices.IndexFunc(treatments, func(t Treatment) bool { return t.Patient == patient })
}

// rearranged returns the treatments after the command, or the reason why it is not possible. People named in the
// command leave their current treatment, which is dropped. Nurses who are not named are taken from the free ones. If
// these are too few, other treatments in the room are dropped, the youngest patient's first (B80).
func (c Context) rearranged(command *Command) ([]Treatment, rule.Reason) {
	now := c.Turn().Treatments
	patient := c.Clinic().Person(command.Person)
	if patient == nil || !c.Treatable(patient) {
		return nil, rule.Reason{Rule: "B80", Key: "no_such_patient"}
	}
	at := treatmentOf(now, patient.ID)
	if command.Skip {
		if at < 0 {
			return nil, rule.Reason{Rule: "B80", Key: "not_treated"}
		}
		return slices.Delete(slices.Clone(now), at, at+1), rule.Reason{}
	}
	if reason := c.NoRoomFor(patient); !reason.None() {
		return nil, reason
	}
	rooms := c.treatingRooms()
	room := &rooms[slices.IndexFunc(rooms, func(room treatingRoom) bool { return room.space == patient.At.Space })]
	needed, reason := c.fits(room, patient, command)
	if !reason.None() {
		return nil, reason
	}
	others := slices.DeleteFunc(slices.Clone(now), func(t Treatment) bool {
		return t.Patient == patient.ID || shares(t.Doctors, command.Doctors) || shares(t.Nurses, command.Nurses)
	})
	treatment := Treatment{Patient: patient.ID, Doctors: byAge(command.Doctors, room.doctors)}
	for {
		var enough bool
		if treatment.Nurses, enough = c.takeNurses(room, others, command.Nurses, needed); enough {
			break
		}
		for i := len(others) - 1; i >= 0; i-- {
			if room.holds(others[i].Patient) {
				others = slices.Delete(others, i, i+1)
				break
			}
		}
	}
	if at >= 0 && slices.Equal(now[at].Doctors, treatment.Doctors) && slices.Equal(now[at].Nurses, treatment.Nurses) {
		return nil, rule.Reason{Rule: "B80", Key: "treated_so_already"}
	}
	treatments := append(others, treatment)
	c.sortTreatments(treatments)
	return treatments, rule.Reason{}
}

// fits returns how many nurses the treatment needs, or what is wrong with the people named for it.
func (c Context) fits(room *treatingRoom, patient *clinic.Person, command *Command) (int, rule.Reason) {
	reason := rule.Reason{Rule: "B80"}
	doctors := c.DoctorsNeeded(patient)
	if len(command.Doctors) != doctors {
		reason.Key, reason.Amount = "number_of_doctors", doctors
		return 0, reason
	}
	if !distinctMembers(command.Doctors, room.doctors) {
		reason.Key = "doctor_not_in_room"
		return 0, reason
	}
	offDuty, nurses := called(command.Nurses), command.Nurses
	if offDuty > 0 {
		nurses = slices.DeleteFunc(slices.Clone(nurses), func(id string) bool { return id == OffDuty })
	}
	if !distinctMembers(nurses, room.nurses) || offDuty > c.OnCall(room.space) {
		reason.Key = "nurse_not_in_room"
		return 0, reason
	}
	pairing := treatedBy(room.space, patient, c.team(byAge(command.Doctors, room.doctors)))
	if reason := c.MayTreat(pairing); !reason.None() {
		return 0, reason
	}
	needed := c.NursesNeeded(pairing)
	if len(command.Nurses) > needed {
		reason.Key, reason.Amount = "too_many_nurses", needed
		return 0, reason
	}
	missing := needed - room.allNurses()
	if missing > offDuty {
		return 0, nursesMissing(missing - offDuty)
	}
	if offDuty > max(0, missing) {
		called := changedLast(c, c.Rules.hooks.OnCall, room.space)
		reason.Rule, reason.Key, reason.Source = called.Rule, "off_duty_not_needed", called.Source
		return 0, reason
	}
	return needed, rule.Reason{}
}

func nursesMissing(missing int) rule.Reason {
	if missing == 1 {
		return rule.Reason{Rule: "B80", Key: "needs_nurse", Amount: 1}
	}
	return rule.Reason{Rule: "B80", Key: "needs_nurses", Amount: missing}
}

// takeNurses adds free nurses to the named ones, after the room's own nurses, and reports whether they are enough.
func (c Context) takeNurses(room *treatingRoom, others []Treatment, named []string, needed int) ([]string, bool) {
	builtIn, busy := c.helping(room, others)
	missing := max(0, needed-len(named)-builtIn)
	nurses := slices.Clone(named)
	for _, nurse := range room.nurses {
		if missing > 0 && !slices.Contains(named, nurse.ID) && !slices.Contains(busy, nurse.ID) {
			nurses = append(nurses, nurse.ID)
			missing--
		}
	}
	list := byAge(nurses, room.nurses)
	for range called(named) {
		list = append(list, OffDuty)
	}
	return list, missing == 0
}

// helping returns how many of the room's own nurses the treatments leave free, and which other nurses are busy.
func (c Context) helping(room *treatingRoom, treatments []Treatment) (builtIn int, busy []string) {
	builtIn = room.builtIn
	for _, t := range treatments {
		if !room.holds(t.Patient) {
			continue
		}
		needed := c.NursesNeeded(treatedBy(room.space, c.Clinic().Person(t.Patient), c.team(t.Doctors)))
		builtIn -= needed - len(t.Nurses)
		busy = append(busy, t.Nurses...)
	}
	return builtIn, busy
}

func (room *treatingRoom) holds(patient string) bool {
	return slices.ContainsFunc(room.patients, func(person *clinic.Person) bool { return person.ID == patient })
}

func shares(a, b []string) bool {
	return slices.ContainsFunc(a, func(id string) bool { return id != OffDuty && slices.Contains(b, id) })
}

// byAge returns the ids in the order of their group.
func byAge(ids []string, group []*clinic.Person) []string {
	var sorted []string
	for _, person := range group {
		if slices.Contains(ids, person.ID) {
			sorted = append(sorted, person.ID)
		}
	}
	return sorted
}

// distinctMembers reports whether all ids are in that group and none is named twice.
func distinctMembers(ids []string, group []*clinic.Person) bool {
	for i, id := range ids {
		if slices.Contains(ids[:i], id) || !slices.ContainsFunc(group, func(person *clinic.Person) bool { return person.ID == id }) {
			return false
		}
	}
	return true
}
