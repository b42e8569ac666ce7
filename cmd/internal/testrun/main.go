// Command testrun runs `go test -json` with its arguments and reports progress: which packages run and how long they
// took last time, of each failed test its own output, and at the end the number of tests that passed, failed and were
// skipped.
//
// gotestsum does most of this, but not what took how long last time, nor what is running now.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"
)

// heartbeat is the time between two lines that say what is running.
const heartbeat = 30 * time.Second

func main() {
	times := flag.String("times", "", "`file` that keeps how long each package took")
	log := flag.String("log", "", "`file` for the whole output of the tests")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: testrun [-times FILE] [-log FILE] [--] ARGUMENTS OF go test")
		flag.PrintDefaults()
	}
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	code, err := run(ctx, os.Stdout, *times, *log, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "testrun:", err)
	}
	os.Exit(code)
}

// run runs the tests, reports to out, and returns the exit code of go test.
func run(ctx context.Context, out io.Writer, timesFile, logFile string, args []string) (int, error) {
	log := io.Discard
	if logFile != "" {
		f, err := os.Create(logFile)
		if err != nil {
			return 1, err
		}
		defer f.Close()
		log = f
	}
	r := newReport(out, log, readTimes(timesFile))
	cmd := exec.CommandContext(ctx, "go", append([]string{"test", "-json"}, args...)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.Stderr = os.Stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return 1, err
	}
	if err := cmd.Start(); err != nil {
		return 1, err
	}
	tick := time.NewTicker(heartbeat)
	defer tick.Stop()
	events := make(chan event)
	go func() {
		defer close(events)
		decode(stdout, log, events)
	}()
	for open := true; open; {
		var e event
		select {
		case e, open = <-events:
			if open {
				r.add(e)
			}
		case <-tick.C:
			r.running()
		}
	}
	err = cmd.Wait()
	r.finish(os.Getenv("CATANICA_NO_BROWSER") == "1")
	if saved := r.saveTimes(timesFile); saved != nil {
		return 1, saved
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return max(exit.ExitCode(), 1), nil
	}
	return 0, err
}

// decode sends the events of go test. It copies lines that are no events to the log.
func decode(in io.Reader, log io.Writer, events chan<- event) {
	lines := newLineReader(in)
	for lines.Scan() {
		var e event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			fmt.Fprintf(log, "%s\n", lines.Bytes())
			continue
		}
		events <- e
	}
}

// readTimes returns the seconds that each package took last time; none if there is no such file.
func readTimes(file string) map[string]float64 {
	times := map[string]float64{}
	data, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(data, &times)
	}
	if err != nil {
		return map[string]float64{} // the first run, or a file of another format
	}
	return times
}

// saveTimes writes the seconds of each package to the file, if there is one.
func (r *report) saveTimes(file string) error {
	if file == "" {
		return nil
	}
	data, err := json.MarshalIndent(r.times, "", "\t")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
