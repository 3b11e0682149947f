//go:build !js

package cli

import (
	"bytes"
	"errors"
	"flag"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rsc.io/qr"

	"clinic/assets"
)

// What a host can't do it says in one sentence, before it opens anything.
func TestAHostThatCantBegin(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	c := &Commands{Weights: assets.Bots, Folder: func() (string, error) { return t.TempDir(), nil }}
	for want, arguments := range map[string][]string{
		"the host takes no \"now\"": {"now"},
		"nobody can connect at":     {"--listen", "nowhere:at:all"},
		"another program uses this port; \"clinic host --listen 127.0.0.1:": {"--listen", taken.Addr().String()},
		"clinic host --help": {"--nonsense"},
		"has no port":        {"--listen", "127.0.0.1:0", "--meet", "nats://10.0.0.1"},
	} {
		var out bytes.Buffer
		err := c.Run(append([]string{"host"}, arguments...), "", nil, &out)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: %v", arguments, err)
		}
	}
}

// A host says where it is to be found, and draws that as a QR code with light around it.
func TestAHostGreets(t *testing.T) {
	var out bytes.Buffer
	(&hosting{folder: "kept here"}).greet(&out, "https", &net.TCPAddr{IP: net.IPv4(10, 0, 0, 1), Port: 7790}, true)
	code, err := qr.Encode("https://10.0.0.1:7790", qr.L)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"kept here", "  https://10.0.0.1:7790\n", drawn(code)} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in:\n%s", want, out.String())
		}
	}
	out.Reset()
	(&hosting{}).greet(&out, "http", &net.TCPAddr{IP: net.IPv4(10, 0, 0, 1), Port: 7790}, false)
	if text := out.String(); strings.Contains(text, "█") || !strings.Contains(text, "--page") || !strings.Contains(text, "  http://10.0.0.1:7790\n") {
		t.Errorf("without the page a host says:\n%s", text)
	}
	lines := strings.Split(drawn(code), "\n")
	if strings.Trim(lines[0], "█") != "" || len([]rune(lines[0])) != code.Size+4 {
		t.Errorf("the code begins with %q", lines[0])
	}
	if list := addressesOf(&net.TCPAddr{IP: net.IPv4zero, Port: 7790}); list[len(list)-1] != "localhost:7790" {
		t.Errorf("a host for everybody is at %v", list)
	}
}

// The help spells options as the documents do.
func TestTheHelpOfAHost(t *testing.T) {
	var out bytes.Buffer
	numbers := ""
	if _, err := readHosting([]string{"--help"}, &numbers, &out); !errors.Is(err, flag.ErrHelp) {
		t.Fatal(err)
	}
	if text := out.String(); !strings.Contains(text, "\n  --page folder\n") || strings.Contains(text, "\n  -page") {
		t.Errorf("the help is:\n%s", text)
	}
}

// The page is found where packages keep it, packed or not.
func TestThePageBesideAProgram(t *testing.T) {
	root := t.TempDir()
	for _, folder := range pagesBeside(filepath.Join(root, "bin")) {
		for _, name := range []string{"index.html", "index.html.br"} {
			if err := os.MkdirAll(folder, 0o755); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join(folder, name)
			if _, paged := (&hosting{page: folder}).pageFolder(); paged {
				t.Errorf("a page is found in %s, where none is", folder)
			}
			if err := os.WriteFile(file, []byte("page"), 0o644); err != nil {
				t.Fatal(err)
			}
			if _, paged := (&hosting{page: folder}).pageFolder(); !paged {
				t.Errorf("no page is found in %s", folder)
			}
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
		}
	}
}
