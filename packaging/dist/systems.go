package main

import (
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// desktopFiles returns the files that describe the program on Linux, by their paths below /usr/share.
func (r *release) desktopFiles() (map[string][]byte, error) {
	files := map[string][]byte{"icons/hicolor/scalable/apps/" + id + ".svg": scalable()}
	for _, size := range iconSizes {
		files[fmt.Sprintf("icons/hicolor/%dx%d/apps/%s.png", size, size, id)] = drawn(size)
	}
	for name, path := range map[string]string{"clinic.desktop": "applications/" + id + ".desktop", "metainfo.xml": "metainfo/" + id + ".metainfo.xml", "mime.xml": "mime/packages/" + id + ".xml"} {
		data, err := r.fill(name, nil)
		if err != nil {
			return nil, err
		}
		files[path] = data
	}
	return files, nil
}

// linux makes archives and packages, and validates their desktop files with the tools of desktops.
func linux(r *release) error {
	files, err := papers()
	if err != nil {
		return err
	}
	shared, err := r.desktopFiles()
	if err != nil {
		return err
	}
	for path, data := range shared {
		files["share/"+path] = data
	}
	if err := r.addPage(files, "share/"+pageOnLinux); err != nil {
		return err
	}
	readme, err := os.ReadFile("packaging/dist/templates/linux.txt")
	if err != nil {
		return err
	}
	files["README.txt"] = readme
	staged := map[string]file{}
	for name, data := range files {
		staged[name] = file{data: data}
	}
	stage := filepath.Join(r.work, "stage")
	if err := r.put(stage, staged); err != nil {
		return err
	}
	if err := r.run(nil, "desktop-file-validate", filepath.Join(stage, "share/applications", id+".desktop")); err != nil {
		return err
	}
	if err := r.run(nil, "appstreamcli", "validate", "--no-net", "--explain", filepath.Join(stage, "share/metainfo", id+".metainfo.xml")); err != nil {
		return err
	}
	nfpm, err := r.tool("nfpm", "github.com/goreleaser/nfpm/v2/cmd/nfpm")
	if err != nil {
		return err
	}
	for _, processor := range r.processors() {
		program := r.program("linux/" + processor)
		all, err := with(files, "clinic", program)
		if err != nil {
			return err
		}
		top := "clinic-" + r.Version + "-linux-" + processor
		if err := r.tar(top+".tar.gz", top+"/", all); err != nil {
			return err
		}
		if err := os.Chtimes(program, r.at, r.at); err != nil {
			return err
		}
		list, err := r.fill("nfpm.yaml", map[string]string{"Processor": processor, "Program": program, "Stage": stage})
		if err != nil {
			return err
		}
		settings := filepath.Join(r.work, "nfpm-"+processor+".yaml")
		if err := os.WriteFile(settings, list, 0o644); err != nil {
			return err
		}
		for _, kind := range []string{"deb", "rpm"} {
			if err := r.run(nil, nfpm, "package", "-f", settings, "-p", kind, "-t", filepath.Join(r.folder, top+"."+kind)); err != nil {
				return err
			}
		}
	}
	if r.here {
		return nil
	}
	gaps := map[string]string{}
	for gap, processor := range map[string]string{"Amd64": "amd64", "Arm64": "arm64"} {
		if gaps[gap], err = sum(filepath.Join(r.folder, "clinic-"+r.Version+"-linux-"+processor+".tar.gz")); err != nil {
			return err
		}
	}
	manifest, err := r.fill("flatpak.yaml", gaps)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.folder, id+".yaml"), manifest, 0o644)
}

// windows puts icon, manifest and version into the programs, and makes archives and an installer.
func windows(r *release) error {
	winres, err := r.tool("go-winres", "github.com/tc-hib/go-winres")
	if err != nil {
		return err
	}
	resources, err := r.fill("winres.json", nil)
	if err != nil {
		return err
	}
	settings := filepath.Join(r.work, "winres.json")
	if err := os.WriteFile(settings, resources, 0o644); err != nil {
		return err
	}
	files, err := papers()
	if err != nil {
		return err
	}
	if err := r.addPage(files, "page/"); err != nil {
		return err
	}
	for _, processor := range r.processors() {
		program := r.program("windows/" + processor)
		if err := r.run(nil, winres, "patch", "--in", settings, "--no-backup", program); err != nil {
			return err
		}
		all, err := with(files, "clinic.exe", program)
		if err != nil {
			return err
		}
		top := "clinic-" + r.Version + "-windows-" + processor
		if err := r.zip(top+".zip", top+"/", all); err != nil {
			return err
		}
		stage := filepath.Join(r.work, "install-"+processor)
		if err := r.put(stage, all); err != nil {
			return err
		}
		product, err := filepath.Abs(filepath.Join(r.folder, top+"-setup.exe"))
		if err != nil {
			return err
		}
		kind := "amd64-unicode"
		if processor != "amd64" { // not every Windows on ARM runs amd64
			kind = "x86-unicode"
		}
		script, err := r.fill("installer.nsi", map[string]string{"Stage": stage, "Product": product, "Target": kind})
		if err != nil {
			return err
		}
		path := filepath.Join(r.work, "installer-"+processor+".nsi")
		if err := os.WriteFile(path, script, 0o644); err != nil {
			return err
		}
		if err := r.run(nil, "makensis", "-V2", path); err != nil {
			return err
		}
	}
	return nil
}

// macos makes an application that runs on both processors, as an archive and a disk image.
func macos(r *release) error {
	const application = "Clinic.app/Contents/"
	var slices [][]byte
	for _, processor := range []string{"amd64", "arm64"} {
		data, err := os.ReadFile(r.program("darwin/" + processor))
		if err != nil {
			return err
		}
		slices = append(slices, data)
	}
	both := filepath.Join(r.work, "clinic-universal")
	if err := os.WriteFile(both, universal(slices...), 0o755); err != nil {
		return err
	}
	read, err := macho.OpenFat(both)
	if err != nil {
		return fmt.Errorf("the program for both processors does not read: %w", err)
	}
	read.Close()
	files, err := papers()
	if err != nil {
		return err
	}
	bundle := map[string][]byte{"Resources/clinic.icns": icns()}
	for name, data := range files {
		bundle["Resources/"+name] = data
	}
	if err := r.addPage(bundle, "Resources/page/"); err != nil {
		return err
	}
	if bundle["Info.plist"], err = r.fill("Info.plist", nil); err != nil {
		return err
	}
	all, err := with(bundle, "MacOS/clinic", both)
	if err != nil {
		return err
	}
	top := "clinic-" + r.Version + "-macos"
	if err := r.zip(top+".zip", application, all); err != nil {
		return err
	}
	in := map[string]file{}
	for name, f := range all {
		in[application+name] = f
	}
	return r.dmg(top+".dmg", in)
}

// universal puts programs for several processors into one file: a list of where each is, then the programs, each
// at the beginning of a memory page.
func universal(programs ...[]byte) []byte {
	const page, pageBits = 1 << 14, 14
	head := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	head = binary.BigEndian.AppendUint32(head, uint32(len(programs)))
	at := page
	var body []byte
	for _, p := range programs {
		body = append(body, make([]byte, at-page-len(body))...)
		body = append(body, p...)
		for _, n := range []uint32{binary.LittleEndian.Uint32(p[4:]), binary.LittleEndian.Uint32(p[8:]), uint32(at), uint32(len(p)), pageBits} {
			head = binary.BigEndian.AppendUint32(head, n)
		}
		at = (at + len(p) + page - 1) / page * page
	}
	head = append(head, make([]byte, page-len(head))...)
	return append(head, body...)
}

// web returns the folder of the page.
func (r *release) web() string { return filepath.Join(r.work, "web") }

// pages builds the page. Where only packages for this machine are made it is packed less, but quickly.
func pages(r *release) error {
	arguments := []string{r.web()}
	if !r.here {
		arguments = append(arguments, r.Version)
	}
	return r.run(nil, "packaging/web/build.sh", arguments...)
}

// pageOnLinux is where packages for Linux keep the page that a host serves, below share.
const pageOnLinux = "clinic/page/"

// addPage adds the page that a host serves to files, below a folder: each file once, in the smallest form that there
// is.
func (r *release) addPage(files map[string][]byte, folder string) error {
	entries, err := os.ReadDir(r.web())
	if err != nil {
		return err
	}
	packed := map[string]bool{}
	for _, e := range entries {
		packed[strings.TrimSuffix(e.Name(), ".br")] = packed[strings.TrimSuffix(e.Name(), ".br")] || filepath.Ext(e.Name()) == ".br"
	}
	for _, e := range entries {
		if filepath.Ext(e.Name()) == ".gz" || packed[e.Name()] && filepath.Ext(e.Name()) != ".br" {
			continue
		}
		data, err := os.ReadFile(filepath.Join(r.web(), e.Name()))
		if err != nil {
			return err
		}
		files[folder+e.Name()] = data
	}
	return nil
}

// browser packs the page.
func browser(r *release) error {
	files, err := papers()
	if err != nil {
		return err
	}
	all := map[string]file{}
	for name, data := range files {
		all[name] = file{data: data}
	}
	err = fs.WalkDir(os.DirFS(r.web()), ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(r.web(), path))
		all[path] = file{data: data}
		return err
	})
	return errors.Join(err, r.zip("clinic-"+r.Version+"-web.zip", "", all))
}

// source packs the committed source.
func source(r *release) error {
	top := "clinic-" + r.Version
	archive := filepath.Join(r.work, "source.tar")
	if err := r.run(nil, "git", "archive", "--format=tar", "--prefix="+top+"/", "-o", archive, "HEAD"); err != nil {
		return err
	}
	data, err := os.ReadFile(archive)
	if err != nil {
		return err
	}
	return r.gzip(top+"-source.tar.gz", data)
}
