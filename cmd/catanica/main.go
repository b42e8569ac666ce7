// Command catanica is the rules service of the two-player Catan card game: encyclopedia, card database,
// deck law and referee. `catanica help` lists its commands.
package main

import (
	"context"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"
)

// startGC is how much the heap may grow between two collections, in percent. A start reads half a million small things
// and gives none of them back: with Go's hundred a fifth of its time goes into looking for garbage.
const startGC = 400

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(startGC)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}
