//go:build !js

package tablelog

import "testing"

// The message server of a host syncs each entry to the disk before it is answered, as it does not by itself.
func TestEntriesAreSynced(t *testing.T) {
	l, err := Embedded(Options{Folder: t.TempDir(), Name: "test"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if log, is := l.(*natsLog); !is || !log.inside.now().JetStreamConfig().SyncAlways {
		t.Error("entries lie in memory when they are answered")
	}
}
