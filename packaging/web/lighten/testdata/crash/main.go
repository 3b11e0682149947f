// Crash does what the runtime needs its tables of functions for, says what came of it, and then crashes in a function that was copied into
// another, called by a third.
package main

import (
	"fmt"
	"os"
	"reflect"
	"runtime"
	"strings"
	"sync"
)

type animal struct{ name string }

func (a animal) Name() string { return a.name }

type named interface{ Name() string }

//go:noinline
func nameOf(n named) string { return n.Name() }

// deep needs more stack at every step, and lets the collector look at all of it.
//
//go:noinline
func deep(n int, words []string) string {
	var room [64]byte
	room[n%64] = byte(n)
	if n == 0 {
		runtime.GC()
		return strings.Join(words, "")
	}
	word := fmt.Sprint(n % 10)
	said := deep(n-1, append(words, word))
	if len(said) == 0 || room[n%64] != byte(n) {
		panic("lost")
	}
	return said + word
}

func caught(do func()) (said string) {
	defer func() { said = fmt.Sprint(recover()) }()
	do()
	return "nothing"
}

func takes() any { return recover() }

// copied is copied into the wrapper of its deferred call, and counts nevertheless: what takes calls is not deferred itself.
func copied(list []int) { takes(); list[0]++ }

func notCaught() { defer copied([]int{1}); panic("a panic that is not taken from afar") }

func index(list []int, i int) int { return list[i] }

//go:noinline
func outer(list []int) int { return index(list, len(list)) + 1 }

func main() {
	said := deep(5000, nil)
	fmt.Println(len(said), said[4990:5010])
	var none *animal
	fmt.Println(strings.HasPrefix(caught(func() { nameOf(none) }), "value method "))
	fmt.Println(caught(notCaught), caught(func() { _ = outer(make([]int, 3)) }))
	double := reflect.MakeFunc(reflect.TypeFor[func(*int, string) (string, int)](), func(in []reflect.Value) []reflect.Value {
		runtime.GC()
		return []reflect.Value{reflect.ValueOf(deep(300, []string{in[1].String()})[:4]), reflect.ValueOf(2 * int(in[0].Elem().Int()))}
	}).Interface().(func(*int, string) (string, int))
	n := 21
	fmt.Println(double(&n, "word"))
	var all sync.WaitGroup
	sizes := make([]int, 20)
	for i := range sizes {
		all.Go(func() { sizes[i] = len(deep(100*i, []string{"x"})); runtime.Gosched() })
	}
	all.Wait()
	fmt.Println(sizes, runtime.NumGoroutine())
	if _, file, _, ok := runtime.Caller(0); !ok || file == "" {
		fmt.Println("a place is missing")
	}
	defer fmt.Fprintln(os.Stdout, "deferred")
	outer(make([]int, 7))
}
