package main

import (
	"errors"
	"strings"
	"testing"
)

// full is a writer to a full disk.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestNoRoomForTheAnswer(t *testing.T) {
	for _, args := range [][]string{{"coverage"}, {"card", "hexe"}, {"validate", decksDir + "drachenflug.txt"},
		{"simulate", "112.G.e-verhexte-feuerwache"}} {
		var errOut strings.Builder
		if code := run(t.Context(), args, strings.NewReader(""), full{}, &errOut); code != exitUnread ||
			strings.Count(errOut.String(), "no space left") != 1 {
			t.Errorf("%v: exit %d: %s", args, code, errOut.String())
		}
	}
}
