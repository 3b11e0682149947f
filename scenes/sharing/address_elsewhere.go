//go:build !js

package sharing

// published is the address of the page for browsers, set by the build: -ldflags "-X
// clinic/scenes/sharing.published=https://…". A program without one gives only what stands behind the # of a link.
var published string

// Address is that to which links lead.
func Address() string { return published }
