package save

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// A game comes out of a link as it went in, whatever is played in it and wherever it began.
func TestLinksAreRead(t *testing.T) {
	files, err := filepath.Glob("testdata/saves/*.clinic")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d saves are found: %v", len(files), err)
	}
	for _, path := range files {
		before := saved(t, path)
		text, err := Link(before)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		after, err := OfLink("Look: https://example.org/clinic/#"+text+" how it went", extensions.All())
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		if string(stateOf(t, before.Match)) != string(stateOf(t, after.Match)) || len(before.Match.Log) != len(after.Match.Log) || before.Match.Rules.Version != after.Match.Rules.Version {
			t.Errorf("%s comes out as another game", path)
		}
	}
}

// saved returns the game of a file.
func saved(t *testing.T, path string) Game {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Decode(data, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The link of a whole solo game is a fraction of the limit; for a game that is too long, the error says so.
func TestLinksAreShort(t *testing.T) {
	const short = 2000
	for seed := range uint64(3) {
		text, err := Link(Game{Match: randomMatch(t, game.Config{Players: 1, Seed: seed}, 10_000)})
		if t.Logf("%d characters", len(text)); err != nil || len(text) > short {
			t.Errorf("%d characters, %v", len(text), err)
		}
	}
	table, err := json.Marshal(random(20_000))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Link(Game{Match: randomMatch(t, game.Config{Players: 1}, 3), Table: table}); !errors.Is(err, ErrLong) {
		t.Error(err)
	}
}

// random returns letters that can't be compressed.
func random(length int) string {
	r, letters := game.Random{Word: 7}, make([]byte, length)
	for i := range letters {
		letters[i] = byte('a' + r.Below(26))
	}
	return string(letters)
}

// A truncated, changed, foreign or newer link is refused with a sentence, and never read as another game.
func TestBrokenLinksAreRefused(t *testing.T) {
	text, err := Link(Game{Match: randomMatch(t, game.Config{Players: 2, Seed: 7}, 40)})
	if err != nil {
		t.Fatal(err)
	}
	refused := func(text string, want error) {
		t.Helper()
		if g, err := OfLink(text, extensions.All()); !errors.Is(err, want) || g.Match != nil {
			t.Errorf("%.60s: %v", text, err)
		}
	}
	for i := len(LinkMark); i < len(text); i += 7 {
		refused(text[:i], ErrDamaged)
		other := "A"
		if text[i] == 'A' {
			other = "B"
		}
		refused(text[:i]+other+text[i+1:], ErrDamaged)
	}
	refused("", ErrNoSave)
	refused("https://example.org/", ErrNoSave)
	refused(text+strings.Repeat("A", 100_000), ErrDamaged)
	refused(sealedLink([]byte{linkVersion + 1, 1, 2, 3}), ErrNewer)
	for what, change := range map[string]func(l *link){
		"a newer format": func(l *link) { l.Format = Format + 1 },
		"newer rules":    func(l *link) { l.Rules = game.RulesVersion + 1 },
	} {
		l := link{Format: Format, Rules: game.RulesVersion, Config: game.Config{Players: 1}, Log: json.RawMessage("[]")}
		change(&l)
		if _, err := OfLink(linkOf(t, l), nil); !errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", what, err)
		}
	}
	huge := linkOf(t, link{Format: Format, Rules: game.RulesVersion, Config: game.Config{Players: 1}, Log: json.RawMessage("[" + strings.Repeat("{},", 1_300_000) + "{}]")})
	if g, err := OfLink(huge, nil); err == nil || g.Match != nil && len(g.Match.Log) > 0 {
		t.Errorf("millions of commands are read: %v", err)
	}
}

const keptLinks = "testdata/links.json"

// Every link that was ever made stays readable for ever. Never change the existing ones; add to them with RECORD=1 go
// test ./game/save -run TestKeptLinks.
func TestKeptLinks(t *testing.T) {
	type kept struct {
		Link     string
		Commands int
		Score    int
	}
	all := map[string]kept{}
	data, err := os.ReadFile(keptLinks)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	score := func(m *game.Match) int { return game.Context{Rules: m.Rules, State: m.State}.Score().Total }
	if os.Getenv("RECORD") != "" {
		for _, name := range []string{"base-three-over", "everything-four-over", "covid_19-won", "base-solo-own-start"} {
			g := saved(t, filepath.Join("testdata/saves", name+".clinic"))
			text, err := Link(g)
			if err != nil {
				t.Fatal(err)
			}
			if name = "1 " + name; all[name] == (kept{}) {
				all[name] = kept{text, len(g.Match.Log), score(g.Match)}
			}
		}
		data, err := json.MarshalIndent(all, "", "  ")
		if err == nil {
			err = os.WriteFile(keptLinks, append(data, '\n'), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(all) < 4 {
		t.Errorf("%d links are kept", len(all))
	}
	for name, k := range all {
		g, err := OfLink(k.Link, extensions.All())
		if err != nil || len(g.Match.Log) != k.Commands || score(g.Match) != k.Score {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzLink reads any link: it is refused with a sentence, or gives a game that can be put into a link again.
func FuzzLink(f *testing.F) {
	log, err := json.Marshal(randomMatch(f, game.Config{Players: 2}, 40).Log)
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte("game=AQ"), log)
	f.Fuzz(func(t *testing.T, text, log []byte) {
		links := []string{string(text), sealedLink(text)}
		if json.Valid(log) {
			links = append(links, linkOf(t, link{Format: Format, Rules: game.RulesVersion, Config: game.Config{Players: 2}, Log: log}))
		}
		for _, text := range links {
			g, err := OfLink(text, extensions.All())
			if err != nil && err.Error() == "" {
				t.Error("refused without a reason")
			}
			if err != nil || g.Match == nil {
				continue
			}
			if again, err := Link(g); err == nil {
				if _, err := OfLink(again, extensions.All()); err != nil {
					t.Errorf("what was read can't be read again: %v", err)
				}
			}
		}
	})
}

// linkOf returns a link of parts that no one played.
func linkOf(t testing.TB, l link) string {
	t.Helper()
	plain, err := json.Marshal(l)
	if err != nil {
		t.Fatal(err)
	}
	data, err := squeezed(plain)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// sealedLink returns a link of any bytes, with a correct checksum.
func sealedLink(data []byte) string {
	return LinkMark + base64.RawURLEncoding.EncodeToString(checked(data))
}
