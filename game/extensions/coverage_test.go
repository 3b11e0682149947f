package extensions

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"clinic/game"
	"clinic/game/gametest"
	"clinic/game/recorded"
	"clinic/game/rule"
)

// written is what the source of an extension declares: types of events, and the rules named by its events, refusals
// and changes of numbers.
type written struct{ events, rules []string }

// sources holds the sources of all extensions, by id. What two of them share counts for both.
var sources = sync.OnceValue(func() map[string]*written {
	all := map[string]*written{}
	for _, e := range All() {
		all[e.ID] = &written{}
	}
	shared := map[string][]*written{"quota.go": {all["helicopters"], all["fire_trucks"]}}
	files, err := filepath.Glob("*.go")
	if err != nil {
		panic(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		of := shared[name]
		for id, w := range all {
			if strings.HasPrefix(name, id) {
				of = append(of, w)
			}
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			panic(err)
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.CompositeLit: // a number of the table is not a rule that a game reaches
				return node.Type == nil || !strings.HasSuffix(types.ExprString(node.Type), "game.NumberSpec")
			case *ast.ValueSpec:
				if node.Type != nil && types.ExprString(node.Type) == "game.EventType" {
					for _, w := range of {
						w.events = append(w.events, unquoted(node.Values[0].(*ast.BasicLit)))
					}
				}
			case *ast.BasicLit:
				if ruleID.MatchString(node.Value) {
					for _, w := range of {
						w.rules = append(w.rules, unquoted(node))
					}
				}
			}
			return true
		})
	}
	return all
})

// ruleID matches the quoted id of a rule of an extension; those with B are the base game's.
var ruleID = regexp.MustCompile(`^"[AC-Z]\d+"$`)

func unquoted(literal *ast.BasicLit) string {
	text, err := strconv.Unquote(literal.Value)
	if err != nil {
		panic(err)
	}
	return text
}

// ownThings returns the commands, events, sentences and rules of extensions.
func ownThings(chosen []*game.Extension) map[string]bool {
	things := map[string]bool{}
	for _, e := range chosen {
		for i := range e.Commands {
			if kind := e.Commands[i].Type; kind != game.Done {
				things["command "+string(kind)] = true
			}
		}
		for key := range e.Sentences {
			if strings.HasPrefix(key, "worth_") { // not shown by games: these are thoughts of bots, see game/bot
				continue
			}
			things["sentence "+key] = true
		}
		for _, kind := range sources()[e.ID].events {
			things["event "+kind] = true
		}
		for _, id := range sources()[e.ID].rules {
			things["rule "+id+" of "+e.ID] = true
		}
	}
	return things
}

// watched returns a copy of an extension that notes the rule of every query that changes a number.
func watched(e *game.Extension, note func(id string)) *game.Extension {
	copied := *e
	watchQueries(&copied.Queries, note)
	if e.Annex != nil {
		annex := *e.Annex
		watchQueries(&annex.Queries, note)
		copied.Annex = &annex
	}
	return &copied
}

// watchQueries replaces all queries by ones that note their rule when they change a number.
func watchQueries(all *game.Queries, note func(id string)) {
	queries := reflect.ValueOf(all).Elem()
	for i := range queries.NumField() {
		list := queries.Field(i)
		again := reflect.MakeSlice(list.Type(), list.Len(), list.Len())
		reflect.Copy(again, list)
		for j := range again.Len() {
			change := again.Index(j).FieldByName("Change")
			if !change.IsValid() { // a judgement: its reason names the rule
				continue
			}
			original, id := reflect.ValueOf(change.Interface()), again.Index(j).FieldByName("Rule").String()
			change.Set(reflect.MakeFunc(change.Type(), func(asked []reflect.Value) []reflect.Value {
				answer := original.Call(asked)
				if answer[0].Int() != asked[2].Int() {
					note(id)
				}
				return answer
			}))
		}
		list.Set(again)
	}
}

// onlySetByHand holds things that no golden game shows, each with the reason. They are about positions that no game
// reaches, but that can be read, or about older games; the extensions' tests call setByHand for them and set them up
// by hand.
var onlySetByHand = map[string]string{}

// setByHand declares one of them.
func setByHand(thing, reason string) bool {
	onlySetByHand[thing] = reason
	return true
}

// speakers returns the extensions in the game that have the sentence; for a sentence of the base game, all of them.
func speakers(config game.Config, reason rule.Reason) []string {
	played := slices.Concat(config.Extensions, config.Variants)
	var having []string
	for _, e := range extensionsNamed(played) {
		if _, has := e.Sentences[reason.Key]; has {
			having = append(having, e.ID)
		}
	}
	if having != nil {
		return having
	}
	return append(played, game.Base)
}

// shownBy returns what a golden game shows of its extensions: commands, events, sentences and rules.
func shownBy(t *testing.T, g *recorded.Game) map[string]bool {
	t.Helper()
	shown := map[string]bool{}
	reach := func(id string) {
		for _, list := range [...][]string{g.Config.Extensions, g.Config.Variants} {
			for _, extension := range list {
				shown["rule "+id+" of "+extension] = true
			}
		}
	}
	say := func(reason rule.Reason) {
		if !slices.Contains(speakers(g.Config, reason), reason.Source) {
			t.Errorf("%s says %s %s", reason.Source, reason.Rule, reason.Key)
		}
		shown["sentence "+reason.Key] = true
		reach(reason.Rule)
	}
	var known []*game.Extension
	for _, e := range All() {
		known = append(known, watched(e, reach))
	}
	rules, err := g.Rules(known)
	if err != nil {
		t.Fatal(err)
	}
	_, err = g.Play(rules, func(entry *recorded.Entry, v game.Verdict, events []game.Event) {
		for _, warning := range v.Warnings {
			say(warning)
		}
		if !v.Legal() {
			say(v.Refusal)
		} else if entry != nil {
			shown["command "+string(entry.Command.Type)] = true
		}
		for i := range events {
			shown["event "+string(events[i].Type)] = true
			reach(events[i].Rule)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Scores {
		for _, line := range g.Scores[i].Lines {
			reach(line.Rule)
		}
		rules.Rank(g.Scores[i].Total)
	}
	return shown
}

// Every refusal and every warning names its source. Together, the golden games show every command, event and sentence
// of every extension, and reach each of its rules, except for those that only a position set up by hand shows.
func TestGoldenGamesShowEverything(t *testing.T) {
	shown := map[string]bool{}
	for _, g := range goldenGames() {
		played := gametest.ReadGolden(t, os.ReadFile, g.name)
		maps.Copy(shown, shownBy(t, &played))
	}
	for _, e := range All() {
		for thing := range ownThings([]*game.Extension{e}) {
			why, byHand := onlySetByHand[thing]
			switch {
			case !shown[thing] && !byHand:
				t.Errorf("%s: no golden game shows the %s", e.ID, thing)
			case shown[thing] && byHand:
				t.Errorf("%s: a golden game shows the %s, which is said to be for positions set by hand: %s", e.ID, thing, why)
			}
		}
	}
}
