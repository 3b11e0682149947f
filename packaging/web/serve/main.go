// Command serve serves the built page on this machine, for playing in a browser here.
//
//	go run ./packaging/web/serve [-port 8080] FOLDER
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"

	"clinic/packaging/web"
)

func main() {
	port := flag.Int("port", 8080, "port to listen on; 0 takes a free one")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "serve: name the one folder that \"make web\" built, build/web")
		os.Exit(2)
	}
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", *port))
	if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
	fmt.Printf("Open http://%s/ in a browser; Ctrl+C ends.\n", listener.Addr())
	if err := http.Serve(listener, web.Handler(flag.Arg(0))); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}
