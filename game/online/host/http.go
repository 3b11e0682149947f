//go:build !js

package host

import (
	"net"
	"net/http"
	"net/netip"
	"strings"

	"github.com/coder/websocket"

	"clinic/game/online/wire"
)

// compressed is from how many bytes on a message is packed.
const compressed = 256

// Handler returns what answers on the host's address: the socket, whether the host is well, what it counts (on this
// machine only), and the files of the page, if there are some.
func (h *Host) Handler(page http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/socket", h.socket)
	mux.HandleFunc("GET /healthz", h.healthy)
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		if !free(remote(r)) {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/plain; version=0.0.4")
		h.WriteMetrics(w)
	})
	if page != nil {
		mux.Handle("/", page)
	}
	return mux
}

// socket takes a connection of a seat. A page of another origin is refused.
func (h *Host) socket(w http.ResponseWriter, r *http.Request) {
	c, err := websocket.Accept(w, r, &websocket.AcceptOptions{
		CompressionMode: websocket.CompressionNoContextTakeover, CompressionThreshold: compressed,
	})
	if err != nil {
		h.Log.Info("a connection is refused", "error", err)
		return
	}
	h.Serve(wire.Over(c, longest), h.address(r))
}

// address returns whose a connection is.
func (h *Host) address(r *http.Request) string {
	if h.Proxied {
		forwarded := strings.Split(r.Header.Get("X-Forwarded-For"), ",")
		if a, err := netip.ParseAddr(strings.TrimSpace(forwarded[len(forwarded)-1])); err == nil {
			return a.String()
		}
	}
	return remote(r)
}

func remote(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// healthy says whether the log can be read.
func (h *Host) healthy(w http.ResponseWriter, r *http.Request) {
	if _, err := h.log.Read(r.Context(), "healthz", 0); err != nil || h.ended() || h.away.Load() {
		http.Error(w, "the log can't be read", http.StatusServiceUnavailable)
		return
	}
	_, _ = w.Write([]byte("ok\n"))
}
