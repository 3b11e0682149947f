//go:build ignore

// Compile writes to its output the shaders of the engine's packages in the folders it is given, as Go that has them compiled. It must lie among
// the engine's own packages to reach its compiler: lean puts it into the copy.
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

func main() {
	if err := compile(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "compile:", err)
		os.Exit(1)
	}
}

func compile(folders []string) error {
	fmt.Println("package shaderir\n\nvar compiled = map[SourceID]*Program{")
	done := map[shaderir.SourceID]bool{}
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			return err
		}
		for _, file := range files {
			sources, err := shaders(file)
			if err != nil {
				return err
			}
			for _, source := range sources {
				if id := shaderir.CalcSourceID([]byte(source)); !done[id] {
					done[id] = true
					if err := write(id, source); err != nil {
						return fmt.Errorf("%s: %w", file, err)
					}
				}
			}
		}
	}
	fmt.Println("}")
	if len(done) == 0 {
		return fmt.Errorf("no shader is marked as one")
	}
	return nil
}

// shaders finds the constants that the engine marks as shaders.
func shaders(file string) (sources []string, err error) {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	for _, d := range parsed.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Doc == nil || !slices.ContainsFunc(g.Doc.List, func(c *ast.Comment) bool { return c.Text == "//ebitengine:shadersource" }) {
			continue
		}
		text, ok := g.Specs[0].(*ast.ValueSpec).Values[0].(*ast.BasicLit)
		if !ok {
			return nil, fmt.Errorf("%s: a shader is put together", file)
		}
		source, err := strconv.Unquote(text.Value)
		if err != nil {
			return nil, err
		}
		sources = append(sources, source)
	}
	return sources, nil
}

func write(id shaderir.SourceID, source string) error {
	p, unit, err := legacyshader.CompileShader([]byte(source))
	if err != nil {
		return err
	}
	if unit != legacyshader.Pixels {
		return fmt.Errorf("a shader counts in texels, which the page's engine does not know")
	}
	vertex, fragment := glsl.Compile(p, glsl.GLSLVersionES300)
	// Those that are not used are told apart by what the engine makes of them.
	size := 0
	for _, u := range p.Uniforms {
		size += u.DwordCount()
	}
	factors := slices.Repeat([]uint32{1}, size)
	p.FilterUniformVariables(factors)
	types := strings.ReplaceAll(fmt.Sprintf("%#v", p.Uniforms), "shaderir.", "")
	fmt.Printf("%#v: {UniformNames: %#v, Uniforms: %s, uniformFactors: %#v,\nVertex: %q,\nFragment: %q},\n", [16]byte(id), p.UniformNames, types, factors, vertex, fragment)
	return nil
}
