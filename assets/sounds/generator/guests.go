package generator

import "math"

// guestSounds are the sounds that extensions add.
var guestSounds = []Sound{
	{"match", People, 3, 2, .25, .65, func(s *Stage) { // it is struck, and somebody exhales
		s.play(0, .35, s.gust(1500, 2100, 1, .05, .14))
		s.hit(.02, .25, card, 800, .0009)
		s.breathe(.22, .3, 800, 480, .5)
	}},
	{"helicopter", Events, 5, 1, .5, 2.24, func(s *Stage) {
		for t := 0.; t < 2.4; t += .092 {
			level := swell(t, 1.1, 2.6)
			s.play(t, .5*level, s.gust(190, 120, .9, .02, .085))
			s.play(t+.02, .10*level, s.gust(700, 420, .9, .02, .07))
		}
	}},
	{"siren", Events, 5, 1, .9, 3.38, func(s *Stage) { // far away, and driving on
		var path []float64
		for i := range 10 {
			f := []float64{392, 523}[i%2] * (1 - .006*float64(i))
			path = append(path, f, f, f)
		}
		s.play(0, .25, &Sung{Path: path, Formants: []float64{480}, Tilt: 2.2, Attack: .5, Long: 4.2})
		s.play(0, .06, s.gust(260, 200, .8, .6, 4.2))
	}},
	{"wheelchair", People, 3, 4, .25, .72, func(s *Stage) { // rubber on tiles, a spoke that ticks more and more slowly
		s.play(0, .16, s.gust(620, 460, 1.6, .08, .75))
		gap := .055
		for t := .03; t < .7; t += gap {
			s.hit(t, .5, metal, s.about(980, .02), .0009)
			gap *= 1.1
		}
	}},
	{"flush", Events, 3, 2, .7, 1.86, func(s *Stage) { // behind a door: the button, the rush, the last water running off
		s.hit(0, .5, block, 320, .002)
		s.play(.06, .5, s.gust(460, 190, .7, .1, 1.5))
		for t := .9; t < 1.9; t += s.about(.085, .3) {
			f := s.about(330, .25)
			s.mouth(t, .10*(2-t), f, f*1.5, 420, .06)
		}
	}},
	{"temp", People, 3, 2, .25, .4, func(s *Stage) { // a contract is stamped
		s.paper(0, .5, 1100)
		s.hit(.24, .9, wood, 190, .003)
		s.hit(.243, .8, felt, 105, .005)
		s.hit(.36, .3, wood, 240, .003)
	}},
	{"ghost", Events, 5, 4, .7, 1.31, func(s *Stage) {
		f := s.about(300, .06)
		s.play(0, .3, &Sung{Path: []float64{f, f * 1.28, f * 1.12, f * 1.22, f * .84}, Formants: []float64{340, 720}, Tilt: 1.6, Vibrato: .012, Attack: .3, Long: 1.6})
		s.play(0, .12, s.gust(520, 380, 3, .3, 1.6))
	}},
	{"newspaper", Events, 3, 2, .25, .63, func(s *Stage) {
		s.paper(0, .8, 800)
		s.paper(.2, 1, 1000)
		s.coins1(.45)
	}},
	{"draws", Events, 3, 4, .2, .17, func(s *Stage) { // a card comes off a pile
		s.play(0, .4, s.gust(800, 1800, 1, .05, .12))
		s.hit(.12, .5, card, s.about(620, .05), .001)
		s.hit(.125, .4, felt, s.about(150, .05), .004)
	}},
	{"dog", People, 4, 4, .3, .32, func(s *Stage) {
		f := s.about(1, .06)
		for i, level := range []float64{.8, 1} {
			at := s.about(.2, .05) * float64(i)
			s.play(at, .35*level, &Sung{Path: []float64{250 * f, 440 * f, 400 * f, 260 * f}, Formants: []float64{620, 1150}, Tilt: 1.05, Attack: .014, Long: .16})
			s.play(at, .22*level, s.gust(1000, 520, .9, .012, .12))
			s.hit(at, .3*level, felt, 150, .005)
		}
	}},
	{"poop", People, 3, 2, .15, .14, func(s *Stage) {
		s.mouth(0, .4, 420, 190, 380, .09)
		s.hit(.08, .9, felt, 105, .006)
		s.play(.08, .2, s.gust(420, 240, 1, .008, .09))
	}},
	{"shop-bell", People, 3, 2, .35, .68, func(s *Stage) {
		s.play(0, .35, Strike(s.r, glass, hertz(pitch(s.turn("G5", "A5"))), .0007))
		s.play(.11, .3, Strike(s.r, glass, hertz(pitch(s.turn("E5", "F#5"))), .0008))
		s.hit(0, .25, body, 140, .006)
	}},
	{"cools", Events, 3, 2, .3, 1.02, func(s *Stage) { // a fan starts, and hums
		s.play(0, .3, s.gust(300, 520, .8, .35, 1.2))
		s.play(0, .06, &Sung{Path: []float64{90, 118, 120, 120, 112}, Formants: []float64{240, 480}, Tilt: 1.3, Attack: .3, Long: 1.2})
		s.hit(0, .25, metal, 420, .002)
	}},
	{"plan-card", Events, 4, 2, .2, .45, func(s *Stage) { // a large sheet is unfolded
		s.paper(0, .7, 700)
		s.paper(.17, .8, 900)
		s.hit(.4, .5, felt, 120, .005)
	}},
	{"swings", Events, 4, 2, .35, .36, func(s *Stage) { // a door between two houses
		s.play(0, .3, s.gust(260, 480, .9, .1, .3))
		s.hit(.2, .4, body, 110, .007)
		s.step(.26, .5, 360, .0014)
	}},
	{"infection", Events, 5, 4, .35, .7, func(s *Stage) {
		for i := range 6 {
			f := s.about(330, .25)
			s.play(.07*float64(i)+s.about(.02, .9), s.about(.3, .3), &Sung{Path: []float64{f, f * 1.15, f * 1.9}, Tilt: 2, Formants: []float64{500}, Attack: .012, Long: .075})
		}
		s.note(.10, .45, marimba, s.turn("E4", "Eb4"), .0022)
		s.note(.34, .45, marimba, s.turn("F4", "E4"), .0022)
	}},
	{"mask", Events, 3, 2, .2, .23, func(s *Stage) {
		s.play(0, .35, s.gust(800, 1400, 1, .06, .18))
		s.play(.15, .6, NewPluck(s.r, s.about(205, .04), .12, .4))
		s.play(.15, .35, s.gust(1500, 900, 1.1, .004, .05))
		s.hit(.15, .4, card, 520, .0012)
	}},
	{"quarantine", Events, 5, 2, .45, .59, func(s *Stage) { // a heavy door, and the seal around it
		s.play(0, .35, s.gust(200, 340, .9, .16, .34))
		s.hit(.3, .9, body, 76, .008)
		s.hit(.31, .3, metal, 300, .0026)
		s.play(.34, .25, s.gust(1400, 700, .9, .05, .35))
	}},
	{"recovers", Events, 5, 2, .4, 1.56, func(s *Stage) {
		s.breathe(0, .25, 380, 700, .4)
		for i, name := range []string{s.turn("D4", "E4"), "A4", s.turn("D5", "C#5")} {
			s.note(.22+.12*float64(i), .5, mallet, name, .0016)
		}
	}},
}

// coins1 drops one coin.
func (s *Stage) coins1(at float64) {
	s.hit(at, .5, coin, s.about(1430, .06), .00026)
	s.hit(at+math.Abs(s.about(.034, .25)), .22, coin, s.about(1440, .06), .0003)
	s.hit(at, .4, felt, 150, .003)
}
