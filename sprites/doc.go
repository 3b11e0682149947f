// Package sprites draws the game's pictures, sharp at every scale.
//
// The art is one SVG per picture in assets/art, named in its index.txt. An ID stands for a picture:
//
//	var coin = sprites.Must("icon-money")
//
// A Sheet rasterizes pictures on first use for one scale (device pixels per pixel at 100 %) and draws them with
// their anchor at a place in device pixels. Plain shapes are in package theme.
//
//	sheet := sprites.NewSheet(interfaceScale*density, look)
//	sheet.Draw(screen, coin, x+20, y+20, sprites.Options{})
//	sheet.Draw(screen, undo, x+60, y+20, sprites.Options{Tint: theme.Ink}) // mark-… are white, to be tinted
//
// A Projection places a clinic: Fit finds one for a rectangle, At converts tiles to the screen, SpaceAt converts
// back. A clinic needs its own sheet with the projection's scale. While zooming, change only the projection: the
// view stretches the pictures of the sheet. When the view stands still, snap the projection and rescale the sheet.
//
//	p := sprites.Fit(4, 3, floors, x, y, w, h, 0, 2)
//	table.Rescale(p.Scale)
//	view.Arrange(&description, p)          // when the clinic or the projection changes
//	view.Draw(screen, table)               // every frame that is drawn
//	key, ok := view.PersonAt(mouseX, mouseY)
//
// A Clinic is plain data: a Room for every space, with its people, cars and marks in any order. A moving person is
// a Walker at a place between tiles. Doorway, Gateway and Lift return the places that a path leads through.
// DrawTown fills the window around the plot, a Thumbnail shows a clinic as colored blocks.
//
// To add a picture, add a line to assets/art/generator/sprites.py and run make art. To add a kind of room, draw it
// in assets/art/generator/annexes.py, name it there in MODULES (and its color in HUES), and make a Kind of it with
// NewKind; a person gets a Piece with NewPiece. Those of an extension are made in its file in scenes/extensionui.
package sprites
