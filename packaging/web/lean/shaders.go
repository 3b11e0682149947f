package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// The engine's shaders are compiled now, not whenever the page is opened: their compiler, and what it needs to read Go, stay out of the program.
var shaderCuts = []cut{
	{engine + "internal/legacyshader", "legacyshader.go", []string{"*", `package legacyshader

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
)

type Unit int

const (
	Texels Unit = iota
	Pixels
)

func CompileShader(source []byte) (*shaderir.Program, Unit, error) {
	if p := shaderir.Compiled(source); p != nil {
		return p, Pixels, nil
	}
	return nil, 0, errors.New("this shader was not there when the page was built")
}
`}},
	{engine + "internal/legacyshader", "convert.go", []string{"*", "package legacyshader\n"}},
	{engine + "internal/graphics", "shader.go", []string{"*", "package graphics\n"}},
	{engine + "internal/shaderir", "check.go", []string{"*", "package shaderir\n"}},
	{engine + "internal/shaderir", "type.go", []string{
		"func descendantLocalVars(", "/*\nfunc descendantLocalVars(", "\t\treturn localVariableType(p, topBlock, block, idx)\n\t}\n}\n", "*/\n",
	}},
	{engine + "internal/shaderir", "program.go", []string{"*", `package shaderir

import (
	"bytes"
	"hash/fnv"
)

type SourceID [16]byte

type Program struct {
	UniformNames     []string
	Uniforms         []Type
	Vertex, Fragment string
	uniformFactors   []uint32
}

func Compiled(source []byte) *Program {
	h := fnv.New128a()
	_, _ = h.Write(bytes.TrimSpace(source))
	var id SourceID
	h.Sum(id[:0])
	return compiled[id]
}

func (p *Program) FilterUniformVariables(uniforms []uint32) {
	for i, factor := range p.uniformFactors {
		uniforms[i] *= factor
	}
}
`}},
	{engine + "internal/graphicsdriver/opengl", "shader.go", []string{
		"\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderprecomp\"\n", "",
		"\tversion := s.graphics.context.glslVersion()\n\n\tvar vssrc, fssrc string\n", "\tvssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n\n\t/*\n",
		"vssrc, fssrc = glsl.Compile(s.ir, version)\n\t}\n", "*/\n",
	}},
	{engine + "internal/graphicsdriver/opengl", "context.go", []string{
		"\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n", "",
		"func (c *context) glslVersion() glsl.GLSLVersion {", "/*\nfunc (c *context) glslVersion() glsl.GLSLVersion {",
		"\treturn glsl.GLSLVersionDefault\n}\n", "*/\n",
	}},
}

//go:embed compile.go
var compiler string

// compileShaders compiles the shaders of a copy of the engine with its own compiler, which must not be cut yet, and writes them into the copy.
// folder has a go.mod that leads to it.
func compileShaders(folder, copied string) error {
	in := filepath.Join(copied, "internal", "compile")
	text := strings.Replace(compiler, "//go:build ignore\n", "", 1)
	if err := os.MkdirAll(in, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(in, "main.go"), []byte(text), 0o644); err != nil {
		return err
	}
	command := exec.Command("go", "run", "-modfile", filepath.Join(folder, "go.mod"), engine+"internal/compile")
	for _, part := range []string{"internal/builtinshader", "internal/colormshader", ".", "vector"} {
		command.Args = append(command.Args, filepath.Join(copied, filepath.FromSlash(part)))
	}
	command.Stderr = os.Stderr
	now, err := command.Output()
	if err != nil {
		return fmt.Errorf("the shaders can't be compiled: %w", err)
	}
	return os.WriteFile(filepath.Join(copied, "internal", "shaderir", "compiled.go"), now, 0o644)
}
