package bot

// Start returns the weights that learning begins with.
func Start() map[string]float64 {
	return map[string]float64{
		"time": 0.64, "treatment.time": 1.2, "nurse.time": 1.2, "way": 1,
		"hold.white.1": 3.2, "hold.yellow.1": 0.6, "hold.orange.1": 12.4, "hold.white.2": 3.2, "hold.yellow.2": 0.6, "hold.orange.2": 12.4,
		"hold.white.3": 3.2, "hold.yellow.3": 0.6, "hold.orange.3": 12.4,
		"inflow": 1.2, "inflow.doctors": 1, "future": 2, "last": 1, "cut": 7.1,
		"saved.1": 1.03, "saved.2": 1.41, "saved.3": 0.87, "saved.4": 1, "saved.5": 0.8,
		"spare.1": 1.03, "spare.2": 1.41, "spare.3": 0.87, "spare.4": 1, "spare.5": 0.8,
		"keep.1": 2.3, "keep.2": 1.5, "keep.3": 6, "keep.4": 8.3, "keep.5": 6.7,
		"site": 2, "other": 0.7, "parking": 1, "queue": 1, "level": 1,
	}
}
