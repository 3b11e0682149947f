package generator

// handSounds are the sounds of what the hand does with pieces, cards and buttons.
var handSounds = []Sound{
	{"button", Pieces, 5, 4, .15, .08, func(s *Stage) {
		s.hit(0, .7, block, s.about(720, .03), .0011)
		s.hit(.03, .3, block, s.about(860, .03), .0012)
	}},
	{"switch", Pieces, 5, 2, .15, .12, func(s *Stage) {
		s.hit(0, .5, block, s.about(560, .03), .0012)
		s.hit(.048, .8, wood, s.about(690, .03), .001)
	}},
	{"tip", Pieces, 0, 4, .1, .06, func(s *Stage) {
		s.hit(0, .5, felt, s.about(320, .05), .003)
		s.play(0, .05, s.gust(900, 700, .8, .01, .05))
	}},
	{"felt-tick", Pieces, 3, 6, .1, .05, func(s *Stage) {
		s.hit(0, .8, felt, s.about(210, .06), .0026)
		s.hit(.004, .3, card, s.about(620, .06), .0016)
		s.play(0, .10, s.gust(700, 400, .8, .006, .06))
	}},
	{"take-tile", Pieces, 5, 4, .18, .1, func(s *Stage) {
		s.play(0, .42, s.gust(600, 1500, .9, .03, .13))
		s.hit(.035, .4, card, s.about(470, .05), .0014)
		s.hit(.035, .4, felt, s.about(170, .05), .004)
	}},
	{"take-person", Pieces, 5, 4, .2, .09, func(s *Stage) {
		s.hit(0, .9, wood, s.about(640, .05), .0008)
		s.hit(.028, .35, wood, s.about(760, .05), .001)
		s.play(0, .12, s.gust(600, 1500, .8, .02, .08))
	}},
	{"take-cube", Pieces, 5, 4, .2, .11, func(s *Stage) {
		s.hit(0, 1, block, s.about(880, .06), .0007)
		s.hit(.06, .35, block, s.about(980, .06), .0009)
	}},
	{"take-coin", Pieces, 5, 4, .2, .19, func(s *Stage) {
		s.hit(0, .6, coin, s.about(1480, .06), .0003)
		s.play(0, .08, s.gust(1200, 2400, .9, .02, .07))
	}},
	{"take-car", Pieces, 5, 4, .2, .14, func(s *Stage) {
		s.hit(0, .5, block, s.about(360, .06), .0016)
		for i := range 4 {
			s.hit(.03+.022*float64(i), .26, wood, s.about(930, .05), .0012)
		}
	}},
	{"put-tile", Pieces, 5, 4, .2, .06, func(s *Stage) { s.put(0, 1) }},
	{"put-person", Pieces, 5, 4, .2, .08, func(s *Stage) {
		s.hit(0, .9, wood, s.about(520, .05), .0012)
		s.hit(.002, .8, felt, s.about(140, .05), .004)
		s.hit(s.about(.036, .15), .25, wood, s.about(610, .05), .0012)
	}},
	{"put-small", Pieces, 5, 4, .2, .09, func(s *Stage) {
		s.hit(0, .9, cup, s.about(780, .05), .0009)
		s.hit(.002, .6, felt, s.about(165, .05), .0035)
	}},
	{"put-back", Pieces, 5, 4, .18, .14, func(s *Stage) {
		s.play(0, .34, s.gust(1300, 600, .9, .035, .15))
		s.hit(.08, .35, card, s.about(380, .04), .0018)
		s.hit(.083, .5, felt, s.about(135, .04), .005)
	}},
	{"page", Pieces, 5, 4, .2, .19, func(s *Stage) { s.paper(0, 1, 1150) }},
	{"undo", Pieces, 5, 2, .2, .18, func(s *Stage) {
		s.play(0, .4, s.gust(1500, 500, .9, .05, .2))
		s.hit(.12, .4, wood, s.about(480, .04), .0014)
	}},
	{"redo", Pieces, 5, 2, .2, .18, func(s *Stage) {
		s.play(0, .4, s.gust(500, 1500, .9, .09, .2))
		s.hit(.12, .4, wood, s.about(640, .04), .0014)
	}},
}
