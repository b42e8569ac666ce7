package engine

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"sync"
	"testing"
	"time"
)

// haul is what the miner found in one game. It is a line of the file of flag -haul.
type haul struct {
	Binary string // digest of the test binary, which contains the engine and the content
	Game   int
	Found  []sighting
}

// sighting is a kind of difference in a game: the number of its positions that show it, and after how many moves it
// showed first.
type sighting struct {
	Rule, Card, Kind string
	Positions, Moves int
}

// seen returns in how many positions each difference showed, and hands the first of each to the treasure.
func (h haul) seen(found *treasure) map[find]int {
	out := map[find]int{}
	for _, s := range h.Found {
		f := find{s.Rule, s.Card, s.Kind}
		out[f] = s.Positions
		found.keep(f, place{h.Game, s.Moves})
	}
	return out
}

// hauls are the games that the miner has finished. A miner that was stopped continues behind them.
type hauls struct {
	games  map[int]haul
	binary string

	mu    sync.Mutex
	file  *os.File // nil without flag -haul
	begun time.Time
	added int
}

// openHauls reads the file of flag -haul. Games that another binary has finished are forgotten.
func openHauls(t *testing.T) *hauls {
	h := &hauls{games: map[int]haul{}, begun: time.Now()}
	if *haulFile == "" {
		return h
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	image, err := os.ReadFile(exe)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(image)
	h.binary = hex.EncodeToString(sum[:8])
	data, err := os.ReadFile(*haulFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var one haul
		if json.Unmarshal(lines.Bytes(), &one) == nil && one.Binary == h.binary { // the last line may be cut off
			h.games[one.Game] = one
		}
	}
	if h.file, err = os.OpenFile(*haulFile, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.file.Close() })
	if len(data) > 0 && data[len(data)-1] != '\n' {
		fmt.Fprintln(h.file)
	}
	return h
}

// add keeps a finished game, and reports now and then how many are finished and how long the rest will take.
func (h *hauls) add(t *testing.T, game int, seen, first map[find]int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.file == nil {
		return
	}
	one := haul{Binary: h.binary, Game: game}
	for f, n := range seen {
		one.Found = append(one.Found, sighting{f.rule, f.card, f.kind, n, first[f]})
	}
	line, err := json.Marshal(one)
	if err == nil {
		_, err = h.file.Write(append(line, '\n'))
	}
	if err != nil {
		t.Error(err)
	}
	if h.added++; h.added%10 == 0 {
		left := *mine - len(h.games) - h.added
		rest := time.Since(h.begun) / time.Duration(h.added) * time.Duration(left)
		fmt.Fprintf(os.Stderr, "%d of %d games, %s left\n", len(h.games)+h.added, *mine, rest.Round(time.Second))
	}
}
