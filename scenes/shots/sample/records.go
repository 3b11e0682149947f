package sample

import (
	"encoding/json"
	"sync"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/game/save"
	"clinic/scenes/session"
)

// Records returns a store of finished games: two that were played, one solo and one by two players, and many of which
// only the head is real. They are played once, and every call returns a copy.
func Records() (Store, error) { return copied(recordsOnce()) }

var recordsOnce = sync.OnceValues(func() (Store, error) {
	store := Store{}
	alone, err := Ended(1)
	if err != nil {
		return nil, err
	}
	two, err := Ended(2)
	if err != nil {
		return nil, err
	}
	for i, s := range []*session.Session{alone, two} {
		told := session.Told{Table: s.Table(), Saved: time.Date(2026, 10, 2+i, 18, 0, 0, 0, time.UTC)}
		table, err := json.Marshal(told)
		if err == nil {
			err = session.Record(store, save.Game{Match: s.Match(), Table: table})
		}
		if err != nil {
			return nil, err
		}
	}
	for i := range 28 {
		if err := headOf(store, i, alone.Match().State); err != nil {
			return nil, err
		}
	}
	return store, nil
})

// headOf saves a solo game that nobody played, with a head that describes it.
func headOf(store Store, i int, state *game.State) error {
	all := extensions.All()
	config := game.Config{Players: 1, Seed: uint64(100 + i), Sides: []string{game.BeginnerSide}}
	if i%5 == 1 {
		config.Sides[0] = game.ExpertSide
	}
	for _, at := range []int{i, i + 3}[:i%3] {
		if e := all[at*3%len(all)]; e.Variant {
			config.Variants = append(config.Variants, e.ID)
		} else {
			config.Extensions = append(config.Extensions, e.ID)
		}
	}
	rules, err := game.NewRules(config, all)
	if err != nil {
		return err
	}
	total := 18 + 9*i%17 + i
	ended := session.Ended{Total: total, Time: 60 + i, Money: 3 * i, Goal: game.BaseGoals()[i%8], Met: i%4 != 2, Cured: market.Bag{0, 4 + i%5, 3 + i%4, i % 3, i % 2}, Died: i % 2}
	if ended.Met {
		ended.Rank = rules.Rank(total)
	}
	told := session.Told{Table: session.Table{Seats: Seats(1), Seconds: 1800}, Saved: time.Date(2026, 10, 4+i, 19, 30, 0, 0, time.UTC), Ended: []session.Ended{ended}}
	switch i % 9 {
	case 3:
		told.Aids.Hints = 1 + i%3
	case 5:
		told.Origin = session.Origin{Kind: session.Daily, Date: "2026-10-09"}
	case 7:
		told.Origin, told.Aids.Undone = session.Origin{Kind: session.Copy, From: 60}, 1
	case 8:
		told.Seats[0].Bot = bot.Resident
	case 1, 4:
		told.Origin = session.Origin{Kind: session.Campaign, Clinic: 1 + i/4, Medal: campaign.Medal(i % 4)}
	}
	table, err := json.Marshal(told)
	if err != nil {
		return err
	}
	return store.Write("head "+string(rune('a'+i%26))+string(rune('a'+i/26)), save.Game{Match: &game.Match{Rules: rules, State: state}, Table: table})
}
