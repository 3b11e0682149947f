// Package given gives every test the same moment, zone, language and home, on every machine and every day; importing
// it is enough. A test finds the packages that ask for one of them and don't.
package given

import (
	gobuild "go/build"
	"os"
	"path/filepath"
	"time"

	"clinic/scenes/clock"
)

// Moment is when every test is played, in every process: a Wednesday at noon, in a zone without summer time.
var Moment = time.Date(2026, time.May, 13, 12, 0, 0, 0, time.UTC)

// nowhere is where no folder can be made. Tests that keep something say where.
var nowhere = filepath.Join(os.DevNull, "home")

func init() {
	clock.Give(Moment)
	if cache, err := os.UserCacheDir(); err == nil && os.Getenv("GOCACHE") == "" {
		os.Setenv("GOCACHE", filepath.Join(cache, "go-build")) // some tests compile
	}
	os.Setenv("GOPATH", gobuild.Default.GOPATH)
	for name, value := range map[string]string{"HOME": nowhere, "XDG_CONFIG_HOME": nowhere, "TZ": "UTC", "LC_ALL": "en_US.UTF-8", "LANGUAGE": ""} {
		os.Setenv(name, value)
	}
}
