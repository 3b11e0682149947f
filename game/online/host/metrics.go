//go:build !js

package host

import (
	"context"
	"fmt"
	"io"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// metrics count what a host does.
type metrics struct {
	seats   atomic.Int64 // connections
	dropped atomic.Int64 // messages that a slow reader has missed, with its connection
	lost    atomic.Int64 // seats that had seen more than the log holds
	appends histogram    // to the log
	wakes   histogram    // of tables
	tells   histogram    // of an entry, to all seats

	mutex   sync.Mutex
	results map[string]int64 // requests, by the rule that refused them, or "granted"
}

func (m *metrics) count(result string) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if m.results == nil {
		m.results = map[string]int64{}
	}
	m.results[result]++
}

// bounds of the histograms, in seconds.
var bounds = [...]float64{0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5}

// histogram counts times.
type histogram struct {
	mutex  sync.Mutex
	counts [len(bounds)]int64
	total  int64
	sum    float64
}

func (h *histogram) observe(d time.Duration) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.total++
	h.sum += d.Seconds()
	for i, most := range bounds {
		if d.Seconds() <= most {
			h.counts[i]++
		}
	}
}

func (h *histogram) write(w io.Writer, name string) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	fmt.Fprintf(w, "# TYPE %s histogram\n", name)
	for i, most := range bounds {
		fmt.Fprintf(w, "%s_bucket{le=\"%g\"} %d\n", name, most, h.counts[i])
	}
	fmt.Fprintf(w, "%s_bucket{le=\"+Inf\"} %d\n%s_sum %g\n%s_count %d\n", name, h.total, name, h.sum, name, h.total)
}

// WriteMetrics writes what the host counts, as Prometheus reads it.
func (h *Host) WriteMetrics(w io.Writer) {
	gauge := func(name string, value int64) { fmt.Fprintf(w, "# TYPE %s gauge\n%s %d\n", name, name, value) }
	awake := len(h.tables())
	gauge("clinic_tables_awake", int64(awake))
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if all, err := h.log.Tables(ctx); err == nil {
		gauge("clinic_tables_asleep", int64(all-awake))
	}
	gauge("clinic_seats", h.metrics.seats.Load())
	fmt.Fprintf(w, "# TYPE clinic_requests_total counter\n")
	h.metrics.mutex.Lock()
	for _, result := range slices.Sorted(maps.Keys(h.metrics.results)) {
		fmt.Fprintf(w, "clinic_requests_total{result=%q} %d\n", result, h.metrics.results[result])
	}
	h.metrics.mutex.Unlock()
	fmt.Fprintf(w, "# TYPE clinic_messages_dropped_total counter\nclinic_messages_dropped_total %d\n", h.metrics.dropped.Load())
	fmt.Fprintf(w, "# TYPE clinic_numbers_lost_total counter\nclinic_numbers_lost_total %d\n", h.metrics.lost.Load())
	h.metrics.appends.write(w, "clinic_append_seconds")
	h.metrics.wakes.write(w, "clinic_wake_seconds")
	h.metrics.tells.write(w, "clinic_tell_seconds")
}
