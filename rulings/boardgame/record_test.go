package boardgame

import (
	"reflect"
	"testing"

	"catanica/catalog"
	"catanica/rulings/verdict"
)

type wood uint8

func (wood) In(catalog.Lang) string { return "wood" }

// TestRecord records events with their articles and questions, and none while the clerk is quiet.
func TestRecord(t *testing.T) {
	type event = Event[wood, uint8]
	tell := func(r *Record[uint8, wood, uint8]) []event {
		r.AlsoRead("before any event")
		r.Tell(event{Type: "rolled"}, 1)
		r.AlsoRead("late")
		r.TellRead(event{Type: "short"}, "supply", 0, 1)
		r.AlsoRead("supply")
		r.AlsoRead("order")
		return r.Events
	}
	clerk := verdict.Clerk[uint8]{IDs: []string{"a", "b"}}
	want := []event{{Type: "rolled", Cites: []string{"b"}, Reads: []string{"late"}},
		{Type: "short", Cites: []string{"a", "b"}, Reads: []string{"supply", "order"}}}
	if got := tell(&Record[uint8, wood, uint8]{Clerk: clerk}); !reflect.DeepEqual(got, want) {
		t.Errorf("recorded %+v, want %+v", got, want)
	}
	clerk.Quiet = true
	if got := tell(&Record[uint8, wood, uint8]{Clerk: clerk}); got != nil {
		t.Errorf("a quiet clerk records %+v", got)
	}
}

// TestParse numbers names in the order of their list.
func TestParse(t *testing.T) {
	names := []string{"lumber", "brick"}
	if n, ok := Parse[wood](names, "brick"); n != 1 || !ok {
		t.Errorf("brick is %d, %t", n, ok)
	}
	if _, ok := Parse[wood](names, "gold"); ok {
		t.Error("gold is a name of the list")
	}
}
