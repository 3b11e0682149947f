package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"text/template"
)

//go:embed templates
var templates embed.FS

// fill fills the gaps of a template with the names and numbers of the release, and with more.
func (r *release) fill(name string, more map[string]string) ([]byte, error) {
	t, err := template.ParseFS(templates, "templates/"+name)
	if err != nil {
		return nil, err
	}
	gaps := map[string]string{
		"Version": r.Version, "Numbers": r.Numbers, "Plain": r.Plain, "Date": r.Date, "Work": r.work,
		"ID": id, "Bundle": bundle, "Developer": developer, "Authors": authors, "Address": address,
	}
	maps.Copy(gaps, more)
	var out bytes.Buffer
	if err := t.Option("missingkey=error").Execute(&out, gaps); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// file is a file for an archive.
type file struct {
	data []byte
	runs bool // a program
}

func (f file) mode() fs.FileMode {
	if f.runs {
		return 0o755
	}
	return 0o644
}

// with adds a program from the disk, under a name, to the files that go with it.
func with(files map[string][]byte, name, program string) (map[string]file, error) {
	data, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	all := map[string]file{name: {data: data, runs: true}}
	for n, d := range files {
		all[n] = file{data: d}
	}
	return all, nil
}

// put writes files into a folder, with the time of the commit.
func (r *release) put(folder string, files map[string]file) error {
	for name, f := range files {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, f.mode()); err != nil {
			return err
		}
		if err := os.Chtimes(path, r.at, r.at); err != nil {
			return err
		}
	}
	return nil
}

// zip writes a zip archive of files in the folder top, which may be empty.
func (r *release) zip(archive, top string, files map[string]file) error {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		head := &zip.FileHeader{Name: top + name, Method: zip.Deflate, Modified: r.at}
		head.SetMode(files[name].mode())
		to, err := w.CreateHeader(head)
		if err != nil {
			return err
		}
		if _, err := to.Write(files[name].data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.folder, archive), out.Bytes(), 0o644)
}

// tar writes a compressed tar archive of files in the folder top.
func (r *release) tar(archive, top string, files map[string]file) error {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f := files[name]
		if err := w.WriteHeader(&tar.Header{Name: top + name, Mode: int64(f.mode()), Size: int64(len(f.data)), ModTime: r.at, Format: tar.FormatPAX}); err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return r.gzip(archive, out.Bytes())
}

// gzip compresses data into a file, without a time or name in it.
func (r *release) gzip(name string, data []byte) error {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.folder, name), out.Bytes(), 0o644)
}

// sums writes the SHA-256 of every packed file, as "sha256sum -c" reads it.
func sums(r *release) error {
	entries, err := os.ReadDir(r.folder)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	for _, e := range entries {
		of, err := sum(filepath.Join(r.folder, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&out, "%s  %s\n", of, e.Name())
	}
	return os.WriteFile(filepath.Join(r.folder, "SHA256SUMS"), out.Bytes(), 0o644)
}

// sum returns the SHA-256 of a file.
func sum(path string) (string, error) {
	data, err := os.ReadFile(path)
	return fmt.Sprintf("%x", sha256.Sum256(data)), err
}
