package pictures

import "clinic/sprites"

// Signs of what players count.
var (
	Money      = sprites.Must("icon-money")
	Popularity = sprites.Must("icon-popularity")
	Time       = sprites.Must("icon-time")
	Cars       = sprites.Must("icon-cars")
	Bag        = sprites.Must("icon-bag")
	Trophy     = sprites.Must("mark-trophy")
	Star       = sprites.Must("mark-star")
)

// Signs of buttons and cards, and of what they say.
var (
	Next       = sprites.Must("mark-next")
	Check      = sprites.Must("mark-check")
	Cross      = sprites.Must("mark-cross")
	Lock       = sprites.Must("mark-lock")
	Undo       = sprites.Must("mark-undo")
	Redo       = sprites.Must("mark-redo")
	Menu       = sprites.Must("mark-menu")
	Pause      = sprites.Must("mark-pause")
	Plus       = sprites.Must("mark-plus")
	Minus      = sprites.Must("mark-minus")
	Floors     = sprites.Must("mark-floors")
	Info       = sprites.Must("mark-info")
	Logo       = sprites.Must("logo")
	Hand       = sprites.Must("icon-hand")
	HandShadow = sprites.Must("shadow-held")
)
