package scores

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The picture has the clinic of every player and every line of the sheet, none over another one and nothing cut off:
// also with many lines, texts as long as in other languages, and a line about the records.
func TestThePictureShowsEveryClinicBesideTheSheet(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for players := 1; players <= 4; players++ {
		for longer, lines := range map[int]int{0: 1, 40: 3} { // times as many lines as there are
			reader.Texts.Lengthen(longer)
			where := fmt.Sprintf("%d players, texts %d %% longer, %d times the lines", players, longer, lines)
			s, err := opened(reader)(sample.EndedWithDepartment(players))
			if err != nil {
				t.Fatal(err)
			}
			if players == 1 {
				s.standing = routes.Standing{Known: true}
			}
			p := s.poster()
			once := p.sheet.lines
			for range lines - 1 {
				p.sheet.lines = append(p.sheet.lines, once...)
			}
			checkPoster(t, where, p)
		}
	}
}

func checkPoster(t *testing.T, where string, p *Poster) {
	t.Helper()
	wide := pictureWide / p.scale()
	target := ebiten.NewImage(int(wide), int(wide*pictureHigh/pictureWide))
	defer target.Deallocate()
	canvas := ui.NewCanvas(p.Reader, target, 1)
	canvas.Landmarks = &ui.Landmarks{}
	p.draw(canvas)
	for _, text := range canvas.Landmarks.Cut() {
		t.Errorf("%s: %q is cut off", where, text)
	}
	marks, clinics, lines := canvas.Landmarks.Sorted(), 0, 0
	for i, a := range marks {
		r := ui.Rect{X: a.X, Y: a.Y, W: a.W, H: a.H}
		for _, b := range marks[:i] {
			if in := r.Inset(0.5).Intersect(ui.Rect{X: b.X, Y: b.Y, W: b.W, H: b.H}); in.W > 0 && in.H > 0 {
				t.Errorf("%s: %s covers %s", where, a.ID, b.ID)
			}
		}
		var number int
		if n, _ := fmt.Sscanf(a.ID, "picture.line.%d", &number); n == 1 {
			lines++
		}
		if n, _ := fmt.Sscanf(a.ID, "picture.clinic.%d", &number); n == 1 {
			clinics++
			if drawn := notGround(target, r); drawn < 0.05 {
				t.Errorf("%s: the clinic of player %d fills %.3f of its place", where, number, drawn)
			}
		}
	}
	if clinics != len(p.houses) || lines != len(p.sheet.lines) {
		t.Errorf("%s: %d clinics and %d lines are shown", where, clinics, lines)
	}
}

// notGround returns the part of an area that is not plain ground, from 0 to 1.
func notGround(target *ebiten.Image, r ui.Rect) float64 {
	part := target.SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*ebiten.Image)
	picture := image.NewRGBA(part.Bounds())
	part.ReadPixels(picture.Pix)
	drawn, all := 0, len(picture.Pix)/4
	ground := color.RGBA(theme.Theme{}.RGBA(theme.Ground))
	for i := range all {
		if (color.RGBA{picture.Pix[4*i], picture.Pix[4*i+1], picture.Pix[4*i+2], picture.Pix[4*i+3]}) != ground {
			drawn++
		}
	}
	return float64(drawn) / float64(all)
}

// The picture is the same from every window, and its texts have their usual size whatever size is set.
func TestThePictureIsTheSameFromEveryWindow(t *testing.T) {
	reader := ui.NewReader("en")
	defer func() { reader.Styles = ui.StylesAt(100) }()
	var first *image.RGBA
	for _, window := range [][3]int{{1280, 800, 100}, {390, 844, 150}} {
		reader.Styles = ui.StylesAt(100)
		s, err := opened(reader)(sample.Ended(2))
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(s.Reader, s, window[0], window[1], 100)
		s.Styles = ui.StylesAt(window[2])
		picture := s.poster().Picture()
		if s.Styles.Percent != window[2] {
			t.Errorf("texts have %d %% of their size afterwards", s.Styles.Percent)
		}
		if size := picture.Bounds().Size(); size.X != pictureWide || size.Y != pictureHigh {
			t.Fatalf("the picture is %v large", size)
		}
		if first == nil {
			first = picture
		} else if string(first.Pix) != string(picture.Pix) {
			t.Errorf("from a window of %v it is another picture", window)
		}
	}
}
