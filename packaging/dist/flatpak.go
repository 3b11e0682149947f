package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// flatpak makes a bundle for each processor, which can be installed without the manifest. It contains only the
// program and the page, so the runtime that it asks for isn't needed here.
func flatpak(r *release) error {
	if err := r.run(nil, "packaging/with-tools.sh", "flatpak", "--", "true"); err != nil {
		fmt.Println("   no .flatpak is made: the package flatpak is not to be had here")
		return nil
	}
	shared, err := r.desktopFiles()
	if err != nil {
		return err
	}
	paper, err := papers()
	if err != nil {
		return err
	}
	for _, processor := range r.processors() {
		machine := map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[processor]
		wanted, err := r.fill("flatpak.ini", map[string]string{"Processor": machine})
		if err != nil {
			return err
		}
		files := map[string][]byte{"metadata": wanted}
		for path, data := range shared {
			files["files/share/"+path] = data
			files["export/share/"+path] = data // the part exported to the system
		}
		if err := r.addPage(files, "files/share/"+pageOnLinux); err != nil {
			return err
		}
		for name, data := range paper {
			files["files/share/licenses/"+id+"/"+name] = data
		}
		all, err := with(files, "files/bin/clinic", r.program("linux/"+processor))
		if err != nil {
			return err
		}
		work := filepath.Join(r.work, "flatpak-"+processor)
		app, kept := filepath.Join(work, "app"), filepath.Join(work, "repository")
		if err := r.put(app, all); err != nil {
			return err
		}
		if err := r.run(nil, "flatpak", "build-export", "--arch="+machine, "--disable-sandbox", "--no-update-summary", "--timestamp="+r.at.Format(time.RFC3339), kept, app, "stable"); err != nil {
			return err
		}
		bundle := filepath.Join(r.folder, "clinic-"+r.Version+"-linux-"+processor+".flatpak")
		if err := r.run(nil, "flatpak", "build-bundle", "--arch="+machine, "--runtime-repo=https://flathub.org/repo/flathub.flatpakrepo", kept, bundle, id, "stable"); err != nil {
			return err
		}
		data, err := os.ReadFile(bundle)
		if err != nil {
			return err
		}
		if err := dated(data, r.at, time.Now()); err != nil {
			return err
		}
		if err := os.WriteFile(bundle, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// dated replaces the creation time in a bundle, the only thing that differs from one bundle to the next. It
// returns an error if there is no time shortly before now at its place. A bundle is a GVariant tuple: its last
// four bytes say where its first part ends, and the time is the second part, in seconds since 1970, big-endian, at
// the next multiple of eight.
func dated(bundle []byte, at, now time.Time) error {
	unexpected := errors.New("a bundle for Flatpak has no time where it was looked for")
	if len(bundle) < 4 {
		return unexpected
	}
	place := (int(binary.LittleEndian.Uint32(bundle[len(bundle)-4:])) + 7) / 8 * 8
	if place+8 > len(bundle) {
		return unexpected
	}
	made := time.Unix(int64(binary.BigEndian.Uint64(bundle[place:])), 0)
	if made.After(now.Add(time.Minute)) || made.Before(now.Add(-time.Hour)) {
		return unexpected
	}
	binary.BigEndian.PutUint64(bundle[place:], uint64(at.Unix()))
	return nil
}
