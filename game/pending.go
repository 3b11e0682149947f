package game

// What this file holds comes with treatment.go, business.go, admin.go, score.go and goals.go.

func gardenIncome(c Context, pairing Pairing, value int) int              { return value }
func judgeTreat(Context, *Command) Verdict                                { return Verdict{} }
func listTreat(_ Context, _ *Decision, commands []Command) []Command      { return commands }
func playTreat(*Play, int, *Command)                                      {}
func playTreatmentsDone(*Play, int, *Command)                             {}
func judgePopularity(Context, *Command) Verdict                           { return Verdict{} }
func listPopularity(_ Context, _ *Decision, commands []Command) []Command { return commands }
func playPopularity(*Play, int, *Command)                                 {}
func baseScore(_ Context, lines []ScoreLine) []ScoreLine                  { return lines }
func beginBusiness(*Play)                                                 {}
func beginAdmin1(p *Play) {
	for i := range p.State.Players {
		p.State.Players[i].Turn = Turn{}
	}
}
func beginAdmin2(*Play)                   {}
func beginAdmin3(*Play)                   {}
func beginAdmin4(*Play)                   {}
func beginAdmin5(*Play)                   {}
func beginAdmin6(*Play)                   {}
func beginAdmin7(*Play)                   {}
func beginAdmin8(*Play)                   {}
func beginAdmin9(*Play)                   {}
func beginAdmin10(*Play)                  {}
func (c Context) OfferedGoals() []string  { return []string{"all_spaces"} }
func (r *Rules) Standings(s *State) []int { return s.TurnOrder }
