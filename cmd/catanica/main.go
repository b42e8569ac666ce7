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

// startGC is the heap growth in percent between two collections while the content is loaded. Loading allocates half a
// million small objects and frees none: with Go's default of 100, the collector takes a fifth of that time.
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
