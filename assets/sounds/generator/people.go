package generator

import "math"

// peopleSounds are the sounds of what the people in the clinic do.
var peopleSounds = []Sound{
	{"step-tile", People, 2, 6, .25, .11, func(s *Stage) { s.step(0, 1, s.about(410, .05), .0009) }},
	{"step-upper", People, 2, 6, .25, .1, func(s *Stage) { s.step(0, 1, s.about(270, .05), .0022) }},
	{"lift", People, 2, 2, .3, .81, func(s *Stage) {
		s.play(0, .3, s.gust(180, 240, 1.2, .12, .5))
		s.hit(.02, .3, metal, 260, .003)
		s.hit(.44, .35, body, 150, .005)
		s.note(.46, .22, glassy, s.turn("A5", "G5"), .0012)
	}},
	{"hire", People, 3, 4, .6, .9, func(s *Stage) {
		s.hit(0, .55, body, s.about(70, .05), .012) // a distant door falls shut
		s.play(.004, .3, s.gust(240, 110, .7, .012, .2))
		s.step(.46, .5, s.about(300, .04), .0016)
		s.step(s.about(.80, .04), .7, s.about(315, .04), .0014)
	}},
	{"queue", People, 2, 4, .2, .26, func(s *Stage) { // a pawn slides, and its neighbors give way
		s.play(0, .3, s.gust(420, 620, 1.3, .06, .16))
		s.hit(s.about(.12, .1), .7, wood, s.about(560, .05), .0012)
		s.hit(s.about(.19, .1), .4, wood, s.about(660, .05), .0013)
	}},
	{"admit", People, 3, 4, .35, .52, func(s *Stage) { // a swing door, and two steps
		s.play(0, .3, s.gust(260, 520, .9, .08, .26))
		s.hit(.15, .3, body, 120, .006)
		s.step(.2, .5, s.about(380, .05), .0011)
		s.step(s.about(.42, .05), .6, s.about(400, .05), .001)
	}},
	{"arrives", People, 1, 4, .3, .23, func(s *Stage) {
		s.step(0, .5, s.about(340, .05), .0016)
		s.hit(.17, .5, wood, s.about(600, .05), .0012)
	}},
	{"leaves", People, 2, 4, .5, .59, func(s *Stage) {
		for i := range 3 {
			s.step(s.about(.26, .05)*float64(i), 1-.3*float64(i), s.about(330-30*float64(i), .04), .0014+.0006*float64(i))
		}
	}},
	{"nurses", People, 2, 2, .35, .48, func(s *Stage) {
		for i := range 4 {
			s.step(s.about(.11, .2)*float64(i), .6+.1*float64(i%2), s.about(430, .1), .0011)
		}
	}},
	{"conveyor", People, 2, 2, .25, 1.27, func(s *Stage) { // a belt over rollers: even, with a hum below
		s.play(0, .16, &Sung{Path: []float64{70, 98, 98, 98, 82}, Formants: []float64{200, 390}, Tilt: 1.2, Attack: .2, Long: 1.5})
		for t := .05; t < 1.3; t += s.about(.098, .03) {
			s.hit(t, .55*math.Sin(math.Pi*(t+.1)/1.5), wood, 370, .002)
		}
	}},
	{"levels-up", People, 4, 2, .3, .83, func(s *Stage) {
		s.paper(0, .5, 1000)
		s.note(.14, .6, marimba, s.turn("C4", "D4"), .0013)
		s.note(.26, .6, marimba, s.turn("E4", "F#4"), .0013)
		s.note(.38, .7, marimba, s.turn("G4", "A4"), .0013)
	}},
}

// glassy is a bar struck far away.
var glassy = Material{[]float64{1, 3.98}, .8, .8, .001}
