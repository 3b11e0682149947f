package web

import (
	"net/http/httptest"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"clinic/game/online/page"
)

// BenchmarkPage opens the page in a headless Chromium, the first time and again: see start.mjs. It needs the same
// tools as the test of the page.
func BenchmarkPage(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		folder := b.TempDir()
		if out, err := exec.Command("./build.sh", folder).CombinedOutput(); err != nil {
			b.Fatalf("the page does not build: %v\n%s", err, out)
		}
		server := httptest.NewServer(page.Handler(folder))
		defer server.Close()
		for b.Loop() {
			out, err := exec.Command("node", "start.mjs", server.URL).CombinedOutput()
			if err != nil {
				b.Fatalf("%v\n%s", err, out)
			}
			for line := range strings.Lines(string(out)) {
				unit, value, _ := strings.Cut(strings.TrimSpace(line), " ")
				measured, err := strconv.ParseFloat(value, 64)
				if err != nil {
					b.Fatalf("%s: %v", out, err)
				}
				b.ReportMetric(measured, unit)
			}
		}
	})
}
