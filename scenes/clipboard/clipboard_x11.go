//go:build !js && !windows && !darwin

package clipboard

import (
	"io"
	"sync"
	"time"

	"clinic/sprites/background"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// On X11 the program that copied last is the clipboard: it gives its text to whoever asks, as long as it runs.
// patience is how long to wait for another program's answer.

const patience = 500 * time.Millisecond // for another program's answer

// display is this program's own connection, with an invisible window.
type display struct {
	x                              *xgb.Conn
	window                         xproto.Window
	clipboard, utf8, targets, mine xproto.Atom
	answers                        chan xproto.SelectionNotifyEvent
}

// connected opens the connection on first use; nil if there is none.
var connected = sync.OnceValue(func() *display {
	xgb.Logger.SetOutput(io.Discard) // it reports the end of the display as an error
	x, err := xgb.NewConn()
	if err != nil {
		return nil
	}
	d := &display{x: x, answers: make(chan xproto.SelectionNotifyEvent, 1)}
	if d.window, err = xproto.NewWindowId(x); err != nil {
		return nil
	}
	screen := xproto.Setup(x).DefaultScreen(x)
	err = xproto.CreateWindowChecked(x, screen.RootDepth, d.window, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOutput, screen.RootVisual, 0, nil).Check()
	for name, atom := range map[string]*xproto.Atom{"CLIPBOARD": &d.clipboard, "UTF8_STRING": &d.utf8, "TARGETS": &d.targets, "CLINIC_CLIPBOARD": &d.mine} {
		reply, wrong := xproto.InternAtom(x, false, uint16(len(name)), name).Reply()
		if wrong != nil {
			return nil
		}
		*atom = reply.Atom
	}
	if err != nil {
		return nil
	}
	background.Run("giving the clipboard to other programs", d.serve)
	return d
})

func write(string) {
	if d := connected(); d != nil {
		xproto.SetSelectionOwner(d.x, d.window, d.clipboard, xproto.TimeCurrentTime)
	}
}

func read() (string, bool) {
	d := connected()
	if d == nil {
		return "", false
	}
	owner, err := xproto.GetSelectionOwner(d.x, d.clipboard).Reply()
	if err != nil || owner.Owner == d.window || owner.Owner == xproto.WindowNone {
		return "", false
	}
	select {
	case <-d.answers: // a late answer to an earlier request
	default:
	}
	xproto.ConvertSelection(d.x, d.window, d.clipboard, d.utf8, d.mine, xproto.TimeCurrentTime)
	select {
	case answer := <-d.answers:
		if answer.Property == xproto.AtomNone {
			return "", false
		}
	case <-time.After(patience):
		return "", false
	}
	const most = 1 << 16 // in units of four bytes
	text, err := xproto.GetProperty(d.x, true, d.window, d.mine, xproto.GetPropertyTypeAny, 0, most).Reply()
	if err != nil || text.Type != d.utf8 { // longer texts come in parts, which no field has room for
		return "", false
	}
	return string(text.Value), true
}

// serve gives the text to programs that ask for it, until the display is gone.
func (d *display) serve() {
	for {
		event, err := d.x.WaitForEvent()
		if event == nil && err == nil {
			return
		}
		switch event := event.(type) {
		case xproto.SelectionNotifyEvent:
			select {
			case d.answers <- event:
			default:
			}
		case xproto.SelectionRequestEvent:
			d.answer(event)
		}
	}
}

func (d *display) answer(request xproto.SelectionRequestEvent) {
	property := request.Property
	if property == xproto.AtomNone {
		property = request.Target
	}
	switch request.Target {
	case d.utf8:
		mutex.Lock()
		text := own
		mutex.Unlock()
		xproto.ChangeProperty(d.x, xproto.PropModeReplace, request.Requestor, property, d.utf8, 8, uint32(len(text)), []byte(text))
	case d.targets:
		list := make([]byte, 8)
		xgb.Put32(list, uint32(d.targets))
		xgb.Put32(list[4:], uint32(d.utf8))
		xproto.ChangeProperty(d.x, xproto.PropModeReplace, request.Requestor, property, xproto.AtomAtom, 32, 2, list)
	default:
		property = xproto.AtomNone
	}
	told := xproto.SelectionNotifyEvent{Time: request.Time, Requestor: request.Requestor, Selection: request.Selection, Target: request.Target, Property: property}
	xproto.SendEvent(d.x, false, request.Requestor, xproto.EventMaskNoEvent, string(told.Bytes()))
}
