package generator

// eventSounds are the sounds of what happens to the clinic and in the game.
var eventSounds = []Sound{
	{"room-rises", Events, 5, 4, .3, .59, func(s *Stage) {
		s.play(0, .5, s.gust(240, 1300, 1.1, .22, .4))
		for i, name := range []string{s.turn("C4", "D4"), s.turn("G4", "A4"), s.turn("D5", "E5")} {
			s.note(.03+.11*float64(i), .45, marimba, name, .0014)
		}
		s.put(.34, .9)
		s.hit(.34, .5, wood, 330, .0018)
	}},
	{"hub-psychiatry", Events, 6, 1, .35, 1.24, hub("E4", "B4", "A4")},
	{"hub-cardiology", Events, 6, 1, .35, 1.24, hub("C4", "C4", "G4")},
	{"hub-ophthalmology", Events, 6, 1, .35, 1.04, hub("G4", "B4", "E5")},
	{"hub-orthopedics", Events, 6, 1, .35, 1.29, hub("F4", "C4", "F4")},
	{"hub-neurology", Events, 6, 1, .35, .99, hub("D4", "A4", "C5")},
	{"coins-1", Events, 3, 4, .2, .19, func(s *Stage) { s.coins(1) }},
	{"coins-2", Events, 3, 4, .2, .31, func(s *Stage) { s.coins(2) }},
	{"coins-4", Events, 3, 4, .2, .51, func(s *Stage) { s.coins(4) }},
	{"coins-6", Events, 3, 4, .2, .66, func(s *Stage) { s.coins(6) }},
	{"pays", Events, 3, 4, .2, .26, func(s *Stage) { // bills are counted out on the table
		for i := range 3 {
			s.play(.085*float64(i), .4, s.gust(1300, s.about(800, .1), 1.1, .012, .08))
			s.hit(.085*float64(i)+.03, .4, card, s.about(560, .06), .001)
		}
		s.hit(.21, .5, felt, 140, .004)
	}},
	{"treats", Events, 3, 4, .25, .45, func(s *Stage) { // an instrument in a dish
		s.hit(0, .4, cup, s.about(900, .04), .0007)
		s.hit(.05, .3, glassy, s.about(1250, .04), .0008)
		s.hit(s.about(.11, .1), .3, cup, s.about(980, .04), .0008)
	}},
	{"cure", Events, 7, 4, .45, 1.41, func(s *Stage) {
		s.string(0, .8, s.turn("F2", "C3"), 2.2, .44)
		for i, name := range []string{"A3", "C4", s.turn("E4", "D4"), "G4", s.turn("C5", "A4")} {
			s.note(.02+.085*float64(i), .5-.03*float64(i), mallet, name, .0012)
		}
		s.play(.40, .22, Strike(s.r, glass, hertz(pitch("C6")), .0004))
	}},
	{"worsens", Events, 5, 2, .3, .64, func(s *Stage) {
		s.note(0, .7, marimba, s.turn("Eb4", "D4"), .002)
		s.note(.19, .8, marimba, s.turn("B3", "Bb3"), .0026)
		s.hit(.19, .5, felt, 95, .006)
	}},
	{"death", Events, 9, 1, .5, .66, func(s *Stage) {
		s.hit(0, .7, body, 62, .009)
		short := mallet
		short.Ring = 1
		s.note(.01, .8, short, "D3", .003)
		s.note(.01, .5, short, "A3", .003)
		s.play(.02, .06, s.gust(500, 160, .7, .15, .9))
	}},
	{"gives-up", Events, 3, 2, .4, .72, func(s *Stage) {
		s.breathe(0, .3, 700, 260, .4)
		s.hit(.3, .5, wood, 420, .002)
		s.note(.3, .4, marimba, s.turn("B3", "Bb3"), .0026)
	}},
	{"popularity-up", Events, 4, 2, .3, .58, func(s *Stage) {
		s.note(0, .7, marimba, s.turn("G4", "A4"), .0012)
		s.note(.12, .8, marimba, "D5", .0012)
		s.play(.12, .06, Strike(s.r, glass, hertz(pitch("D6")), .0007))
	}},
	{"popularity-down", Events, 4, 2, .3, .61, func(s *Stage) {
		s.note(0, .7, marimba, s.turn("D4", "E4"), .0018)
		s.note(.15, .7, marimba, s.turn("A3", "B3"), .0022)
	}},
	{"chooses", Events, 3, 4, .25, .11, func(s *Stage) { // a wooden tile is turned face up
		s.hit(0, .8, wood, s.about(300, .05), .0016)
		s.hit(s.about(.045, .2), .5, wood, s.about(390, .05), .0014)
		s.hit(.002, .5, felt, 130, .004)
	}},
	{"pile", Events, 2, 4, .2, .17, func(s *Stage) { // cards are squared and put down
		s.play(0, .4, s.gust(900, 1500, 1, .03, .1))
		s.hit(.09, .6, card, s.about(480, .05), .0012)
		s.hit(s.about(.15, .1), .5, card, s.about(430, .05), .0014)
	}},
	{"round", Events, 7, 2, .35, 1.59, func(s *Stage) {
		s.play(0, .25, s.gust(380, 820, 1.1, .16, .34))
		for i := range 3 {
			s.hit(.05+.08*float64(i), .2, wood, 520+40*float64(i), .0016)
		}
		s.put(.32, .6)
		s.note(.36, .6, mallet, "F3", .0032)
		s.note(.40, .5, mallet, "C4", .0028)
		s.note(.44, .45, mallet, s.turn("G4", "A4"), .0024)
	}},
	{"last-round", Events, 8, 1, .4, 2.42, func(s *Stage) { // the same, and a bell of the town
		s.put(.02, .5)
		s.play(.05, .5, Strike(s.r, bell, hertz(pitch("F3")), .0022))
		for i, name := range []string{"F3", "C4", "G4", "A4"} {
			s.note(.30+.11*float64(i), .5, mallet, name, .0026)
		}
		s.play(1.0, .35, Strike(s.r, bell, hertz(pitch("F3")), .0024))
	}},
	{"turn", Events, 6, 2, .3, .55, func(s *Stage) { // a change of turns: two soft knocks
		s.hit(0, .5, wood, s.about(330, .03), .0022)
		s.hit(.13, .6, wood, s.about(390, .03), .002)
		s.note(.13, .3, marimba, s.turn("C4", "D4"), .0016)
	}},
	{"goal", Events, 8, 1, .4, 1.17, func(s *Stage) {
		for i, name := range []string{"C4", "F4", "A4", "C5"} {
			s.note(.1*float64(i), .5, mallet, name, .0014)
		}
		s.paper(.05, .3, 1000)
	}},
	{"final-score", Events, 9, 1, .35, 2.65, func(s *Stage) {
		at, gap := 0., .16
		for _, name := range []string{"F3", "G3", "A3", "C4", "D4", "F4", "G4", "A4", "C5", "D5"} {
			s.note(at, .45, marimba, name, .0012)
			s.hit(at, .2, block, 700, .001)
			at, gap = at+gap, gap*.93
		}
		at += .22
		s.string(at, .8, "F2", 2.2, .44)
		for i, name := range []string{"A3", "C4", "E4", "G4", "A4"} {
			s.note(at+.03*float64(i), .5, mallet, name, .002)
		}
	}},
	{"record", Events, 9, 1, .45, 2.16, func(s *Stage) { // after the score: a little fanfare of strings and bars
		for i, name := range []string{"F3", "A3", "C4"} {
			s.string(.14*float64(i), .6, name, 1.4, .38)
		}
		for i, name := range []string{"F4", "A4", "C5", "F5"} {
			s.note(.5+.09*float64(i), .5, mallet, name, .0013)
		}
		s.string(.95, .7, "F2", 2.2, .44)
		for i, name := range []string{"C4", "F4", "A4", "C5"} {
			s.note(.95+.02*float64(i), .45, mallet, name, .0018)
		}
		s.play(1.1, .15, Strike(s.r, glass, hertz(pitch("F6")), .0004))
	}},
}

// bell is the bell of a small tower, far enough away to be soft.
var bell = Material{[]float64{.5, 1, 1.19, 1.5, 2, 2.74}, 2, .5, .002}

// hub returns the sign of a hub: three notes of its service on small tuned bars, over the sound of the card being
// put down.
func hub(a, b, c string) func(*Stage) {
	return func(s *Stage) {
		s.put(0, .25)
		s.note(.10, .8, marimba, a, .0011)
		s.note(.24, .8, marimba, b, .0011)
		s.note(.40, .9, marimba, c, .0012)
		s.note(.40, .5, mallet, c, .002)
	}
}
