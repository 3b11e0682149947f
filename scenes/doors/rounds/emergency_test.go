package rounds

// turned turns in Business to the page of the other board of one's own, and tells whether there was one to be turned
// to.
func (p *pupil) turned() bool {
	for _, id := range []string{"ledger.to_emergency", "ledger.to_clinic"} {
		if p.shows(id) {
			p.click(id)
			return true
		}
	}
	return false
}
