// Command serve serves the built page on this machine, to be played in a browser here, or with -network on a phone
// in the same network.
//
//	go run ./packaging/web/serve [-port 8080] [-network] FOLDER
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"

	"clinic/game/online/page"
)

func main() {
	port := flag.Int("port", 8080, "port to listen on; 0 takes a free one")
	network := flag.Bool("network", false, "listen for other machines in the network, such as a phone")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "serve: name the one folder that \"make web\" built, build/web")
		os.Exit(2)
	}
	host := "127.0.0.1"
	if *network {
		host = ""
	}
	listener, err := net.Listen("tcp", fmt.Sprintf("%s:%d", host, *port))
	if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
	at := listener.Addr().(*net.TCPAddr).Port
	fmt.Printf("Open http://127.0.0.1:%d/ in a browser; Ctrl+C ends.\n", at)
	if *network {
		for _, address := range others() {
			fmt.Printf("Other machines in the network open http://%s:%d/\n", address, at)
		}
	}
	if err := http.Serve(listener, page.Handler(flag.Arg(0))); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

// others returns the addresses under which other machines reach this one.
func others() (list []string) {
	all, _ := net.InterfaceAddrs() // none if the system doesn't report them
	for _, a := range all {
		if in, is := a.(*net.IPNet); is && in.IP.To4() != nil && !in.IP.IsLoopback() {
			list = append(list, in.IP.String())
		}
	}
	return list
}
