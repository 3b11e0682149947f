//go:build !js

package cli

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"clinic/game/lesson"
)

// The search says whether the program's own seed holds, and which of the tried seeds does.
func TestTheSeedOfALessonIsSought(t *testing.T) {
	var out bytes.Buffer
	arguments := []string{"lesson", "--from", fmt.Sprint(lesson.FirstSeed - 5), "--seeds", "10"}
	if err := run(arguments, nil, &out); err != nil || strings.Count(out.String(), "the lesson holds") != 2 {
		t.Errorf("the search says %q and fails with %v", out.String(), err)
	}
	for arguments, want := range map[string]string{
		"--seeds 3":      "none of the 3 seeds",
		"--name ninth":   `no lesson "ninth"`,
		"--seeds plenty": "clinic lesson --help",
	} {
		err := run(append([]string{"lesson"}, strings.Fields(arguments)...), nil, &out)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s fails with %v, not %q", arguments, err, want)
		}
	}
}
