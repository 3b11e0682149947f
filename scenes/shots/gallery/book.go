package gallery

import (
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/ui"
)

// bookShots are the pictures of the book of rules: pages of the base game, a rule that was looked up, and a search.
func bookShots() []Shot {
	var shots []Shot
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {2560, 1440}} {
		for _, page := range []string{"minute", "treatment", "floors", "special", "B53"} {
			shots = append(shots, Shot{Name: "book-" + page, Width: size[0], Height: size[1], Scene: bookAt(page)})
		}
		shots = append(shots, Shot{Name: "book-search", Width: size[0], Height: size[1], Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			return played(reader, opened(reader, "minute"), func(h *hand) { h.write("book.search", "nurse") })
		}})
	}
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {2560, 1440}, {390, 844}, {844, 390}} {
		shots = append(shots, Shot{Name: "book-try", Width: size[0], Height: size[1], Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			return opened(reader, "pairing").TryPair(clinic.Yellow, clinic.Red, 1), nil
		}})
		for _, tried := range []struct {
			page string
			use  []string // one after another
		}{
			{"build", []string{"try.treatment_room"}}, {"move", []string{"try.p2"}}, {"parking", []string{"try.nurse", "try.garden"}},
		} {
			shots = append(shots, Shot{Name: "book-try-" + tried.page, Width: size[0], Height: size[1], Scene: func(reader *ui.Reader) (scenes.Scene, error) {
				return played(reader, opened(reader, tried.page).Try(), func(h *hand) {
					for _, id := range tried.use {
						h.click(id)
					}
				})
			}})
		}
	}
	return shots
}

// bookAt returns the book at a page or a rule, outside a game.
func bookAt(what string) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) { return opened(reader, what), nil }
}

func opened(reader *ui.Reader, what string) *book.Book {
	return book.New(reader, extensions.All(), nil).At(what)
}
