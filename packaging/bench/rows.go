package main

// row is a line of the table: the slowest of the benchmarks with that name, or of its parts with that name.
type row struct {
	What      string
	Benchmark benchmark
	Part      string // of the benchmark, empty for all
	Unit      string // as reported by the benchmark
	Limit     limit
}

// benchmark is one benchmark of a package, with how long each of its parts runs at a time, and how often.
type benchmark struct {
	Package string
	Name    string
	Time    string
	Count   int
	Once    bool // one run is enough: it takes long, and measures exact CPU time
}

// limit is the maximum of a value, or its minimum if AtLeast is set.
type limit struct {
	Base       float64
	Everything float64 // with every extension; none if there is no limit
	AtLeast    bool
}

const none = -1

// Units that benchmarks report.
const (
	nanoseconds = "ns/op"
	processor   = "cpu-ns/op"   // nanoseconds of CPU time
	coldStart   = "cold-cpu-ns" // nanoseconds of CPU time, for the page in a browser that has never seen it
	warmStart   = "warm-cpu-ns" // … and in one that has
	hundredth   = "p99-ns/op"   // nanoseconds that one in a hundred exceeds
	longest     = "max-ns/op"   // nanoseconds of the longest
	allocations = "allocs/op"
	titleNone   = "none-ns"    // nanoseconds from the start to the title with nothing saved
	titleMany   = "title-ns"   // … and with much saved
	recordsMany = "records-ns" // nanoseconds until all records are shown
	savesMany   = "saves-ns"   // … the list of all games
	firstMany   = "first-ns"   // … both, if no program has read them before
	commands    = "commands/s"
	saveBytes   = "save-bytes"
	frames      = "frames/s"
	ofCore      = "%core" // of a core's time
	walked      = "walked-%core"
	above8ms    = "%>8ms" // of frames
	megabytes   = "MB"
	ownMemory   = "own-MB" // memory not shared with other processes
	emptyMemory = "empty-MB"
	emptyOwn    = "empty-own-MB"
	moreMemory  = "more-MB"
)

// Each benchmark runs for a millisecond at a time, and the best time counts: other processes can only slow it
// down, and most of these short runs end before they are preempted.
var (
	reach      = benchmark{"./game", "Reach", "1ms", 20, false}
	drag       = benchmark{"./game", "Drag", "1ms", 20, false}
	legal      = benchmark{"./game", "Legal", "1ms", 20, false}
	played     = benchmark{"./game", "Played", "1ms", 20, false}
	clone      = benchmark{"./game", "Clone", "1ms", 20, false}
	plans      = benchmark{"./game", "Plan", "1ms", 20, false}
	oneCommand = benchmark{"./game", "CloneAndApply", "1ms", 20, false}
	randomGame = benchmark{"./game/bot", "RandomGame", "5x", 20, false} // measures CPU time, garbage collection included
	rollout    = benchmark{"./game/bot", "Rollout", "10x", 20, false}
	uniform    = benchmark{"./game/bot", "UniformGame", "5x", 20, false}
	puzzles    = benchmark{"./game/puzzle", "Puzzle", "5x", 1, true}
	replay     = benchmark{"./game/save", "Replay", "1x", 20, false}
	frame      = benchmark{"./scenes/table", "Frame", "10x", 3, false} // the driver takes far longer than what is measured
	saving     = benchmark{"./scenes/session", "Saving", "300x", 1, false}
	still      = benchmark{"./scenes/table", "Still", "2x", 3, false}
	thinking   = benchmark{"./scenes/table/controller", "Thinking", "400x", 3, false}
	rounds     = benchmark{"./scenes/table/controller", "Rounds", "1x", 1, true}
	start      = benchmark{"./scenes/app", "Start", "1x", 3, true} // the real program in a real window
	title      = benchmark{"./scenes/app", "Title", "1x", 1, true}
	wholeTable = benchmark{"./scenes/app", "Table", "1x", 1, true}
	empty      = benchmark{"./scenes/app", "Empty", "1x", 1, true}
	many       = benchmark{"./scenes/app", "Many", "1x", 1, true}
	webPage    = benchmark{"./packaging/web", "Page", "1x", 1, true}
	tables     = benchmark{"./game/online/host", "Tables", "1x", 1, true} // the host is a process of its own
	wakes      = benchmark{"./game/online/host", "Wake", "1x", 1, true}
)

var rows = []row{
	{"all places and times for one person, full clinic", reach, "", nanoseconds, limit{Base: 2e3, Everything: 2e3}},
	{"… allocations", reach, "", allocations, limit{}},
	{"legality of one dragged component, slowest kind", drag, "", nanoseconds, limit{Base: 15e3, Everything: 20e3}},
	{"… allocations", drag, "", allocations, limit{}},
	{"legal commands: a clinic of one's own", legal, "build_clinic", nanoseconds, everyStep},
	{"legal commands: bonus tiles", legal, "take_bonus", nanoseconds, everyStep},
	{"legal commands: the choice of an action", legal, "choose_action", nanoseconds, everyStep},
	{"legal commands: Build", legal, "build", nanoseconds, limit{Base: 8e3, Everything: 20e3}},
	{"legal commands: Hire", legal, "hire", nanoseconds, everyStep},
	{"legal commands: Admit", legal, "admit", nanoseconds, everyStep},
	{"legal commands: Move", legal, "move", nanoseconds, everyStep},
	{"legal commands: treatments", legal, "treat", nanoseconds, everyStep},
	{"legal commands: popularity", legal, "buy_popularity", nanoseconds, everyStep},
	{"legal commands: any decision of played games", played, "", nanoseconds, everyStep},
	{"clone over a spent state of four players", clone, "", nanoseconds, limit{Base: 2e3, Everything: 5e3}},
	{"clone and apply one command in Move", oneCommand, "move", nanoseconds, limit{Base: 2.5e3, Everything: none}},
	{"clone and apply one command in treatments", oneCommand, "treat", nanoseconds, limit{Base: 2e3, Everything: none}},
	{"the best plan for a whole Move, full clinic", plans, "", nanoseconds, limit{Base: 2e6, Everything: 2e6}},
	{"… allocations", plans, "", allocations, limit{Everything: none}},
	{"a whole random game of four", randomGame, "", processor, limit{Base: 1e6, Everything: 4e6}},
	{"random games", randomGame, "", commands, limit{Base: 600e3, Everything: 250e3, AtLeast: true}},
	{"… that list every legal command and play any", uniform, "", commands, limit{Base: 200e3, Everything: 75e3, AtLeast: true}},
	{"a solo game that Chief plays out in thought", rollout, "", processor, limit{Base: 0.6e6, Everything: none}},
	{"the puzzle of a day, slowest kind", puzzles, "", processor, limit{Base: 500e6, Everything: none}},
	{"… the longest of five of each kind", puzzles, "", longest, limit{Base: 1e9, Everything: none}},
	{"replay of a saved whole game of four", replay, "", nanoseconds, limit{Base: 20e6, Everything: 20e6}},
	{"a save of a whole game of four", replay, "", saveBytes, limit{Base: 40 << 10, Everything: 40 << 10}},
	{"a command's saving, its share of Update", saving, "", hundredth, limit{Base: 0.5e6, Everything: 0.5e6}},
	{"a frame of the busiest table", frame, "", nanoseconds, limit{Base: 4e6, Everything: 4e6}},
	{"… allocations", frame, "", allocations, limit{}},
	{"Update while Chief thinks, four players", thinking, "", hundredth, limit{Base: 16e6, Everything: 16e6}},
	{"… the longest of four hundred", thinking, "", longest, limit{Base: 16e6, Everything: 16e6}},
	{"a second in which nothing moves", still, "", nanoseconds, limit{Base: 10e6, Everything: 10e6}},
	{"… frames drawn", still, "", frames, limit{}},
	{"the longest frame of three rounds, all motion on", rounds, "", longest, limit{Base: 16e6, Everything: 16e6}},
	{"… share of frames above 8 ms", rounds, "", above8ms, limit{Base: none, Everything: none}},
	{"from start to title, time of the processor", start, "", processor, limit{Base: 600e6, Everything: none}},
	{"… of an empty window of the engine", empty, "", processor, limit{Base: none, Everything: none}},
	{"memory at the table", wholeTable, "", megabytes, limit{Base: 150, Everything: 150}},
	{"… of an empty window of the engine", empty, "", megabytes, limit{Base: none, Everything: none}},
	{"a core's share for a still table", wholeTable, "", ofCore, limit{Base: 1, Everything: 1}},
	{"… for a still title", title, "", ofCore, limit{Base: 1, Everything: none}},
	{"… for a title on which people walk", title, "", walked, limit{Base: none, Everything: none}},
	{"… of an empty window of the engine", empty, "", ofCore, limit{Base: none, Everything: none}},
	{"20,000 records, 1,000 games: from start to title", many, "", titleMany, limit{Base: 500e6, Everything: none}},
	{"… with none of them", many, "", titleNone, limit{Base: none, Everything: none}},
	{"… from there to all records", many, "", recordsMany, limit{Base: 1e9, Everything: none}},
	{"… to the list of all games", many, "", savesMany, limit{Base: 1e9, Everything: none}},
	{"… to both, the first time", many, "", firstMany, limit{Base: none, Everything: none}},
	{"… memory, more than with none", many, "", moreMemory, limit{Base: 100, Everything: none}},
	{"the page in a browser: to the title, first time", webPage, "", coldStart, limit{Base: 2.5e9, Everything: none}},
	{"… when it has been there", webPage, "", warmStart, limit{Base: 1e9, Everything: none}},
	{"… memory of its process at the title", webPage, "", megabytes, limit{Base: 250, Everything: none}},
	{"… what of that is its own", webPage, "", ownMemory, limit{Base: none, Everything: none}},
	{"… memory of the process of an empty page", webPage, "", emptyMemory, limit{Base: none, Everything: none}},
	{"… what of that is its own", webPage, "", emptyOwn, limit{Base: none, Everything: none}},
	{"a host of 1,000 tables, 50 commands a second: to the last seat", tables, "50", hundredth, limit{Base: 50e6, Everything: 50e6}},
	{"… 200 commands a second", tables, "200", hundredth, limit{Base: 150e6, Everything: 150e6}},
	{"… memory with 2,000 seats", tables, "", megabytes, limit{Base: 350, Everything: 350}},
	{"a host of 10,000 sleeping tables: until one is awake", wakes, "", hundredth, limit{Base: 50e6, Everything: none}},
	{"… memory while all sleep", wakes, "", megabytes, limit{Base: 100, Everything: none}},
}

// everyStep is the limit for the list of legal commands in any step.
var everyStep = limit{Base: 100e3, Everything: 100e3}
