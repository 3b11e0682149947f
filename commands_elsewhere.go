//go:build !js

package main

import "io"

// isCommand tells whether an argument is a command that needs no window.
func isCommand(argument string) bool {
	return argument == "engine" || argument == "arena" || argument == "campaign" || argument == "hints" || argument == "lesson"
}

// runCommand runs the command that the arguments begin with, with the path of a file of numbers or none. Its error is one sentence.
func runCommand(arguments []string, numbers string, in io.Reader, out io.Writer) error {
	switch rest := arguments[1:]; arguments[0] {
	case "engine":
		return runEngine(rest, numbers, in, out)
	case "arena":
		return runArena(rest, numbers, out)
	case "campaign":
		return runCampaign(rest, out)
	case "hints":
		return runHints(rest, out)
	default:
		return runLesson(rest, out)
	}
}
