package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

// patience limits the time for one mutant. Workers count steps, so only a mutant that hangs outside the engine, or one
// that brings the whole process down, gets here.
const patience = 2 * time.Minute

// outcome is what became of a mutant.
type outcome struct {
	N   int    `json:"n"`
	By  string `json:"by"` // the scenario that noticed it
	How string `json:"how"`
}

// process is a running worker.
type process struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// start starts a worker and returns the mutants that any scenario reaches.
func start(ctx context.Context, binary string) (*process, []int, error) {
	p := &process{cmd: exec.CommandContext(ctx, binary)}
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, nil, err
	}
	var complaint limited
	p.cmd.Stderr = &complaint
	p.out = bufio.NewReader(out)
	if err := p.cmd.Start(); err != nil {
		return nil, nil, err
	}
	var first struct{ Reached []int }
	if err := p.read(&first); err != nil {
		p.stop()
		return nil, nil, fmt.Errorf("the worker does not start: %w\n%s", err, complaint.text)
	}
	return p, first.Reached, nil
}

// limited keeps the first bytes that are written to it.
type limited struct{ text []byte }

func (l *limited) Write(b []byte) (int, error) {
	const most = 2000
	l.text = append(l.text, b[:min(len(b), most-min(most, len(l.text)))]...)
	return len(b), nil
}

func (p *process) read(v any) error {
	line, err := p.out.ReadBytes('\n')
	if err != nil {
		return err
	}
	return json.Unmarshal(line, v)
}

// try asks the worker about a mutant. An error means that the worker is gone.
func (p *process) try(n int) (outcome, error) {
	if _, err := fmt.Fprintln(p.in, n); err != nil {
		return outcome{}, err
	}
	timer := time.AfterFunc(patience, func() { _ = p.cmd.Process.Kill() })
	defer timer.Stop()
	var o outcome
	err := p.read(&o)
	return o, err
}

func (p *process) stop() {
	_ = p.in.Close()
	_ = p.cmd.Wait()
}

// play tries the mutants with several workers and reports each outcome. It stops early when the context ends.
func play(ctx context.Context, binary string, workers int, todo []int, report func(outcome)) error {
	queue, results := make(chan int), make(chan outcome)
	errs := make(chan error, workers)
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			if err := serve(ctx, binary, queue, results); err != nil {
				errs <- err
			}
		})
	}
	go func() {
		defer close(queue)
		for _, n := range todo {
			select {
			case queue <- n:
			case <-ctx.Done():
				return
			}
		}
	}()
	go func() { wg.Wait(); close(results) }()
	for o := range results {
		report(o)
	}
	close(errs)
	return errors.Join(<-errs, ctx.Err())
}

// serve runs a worker, and another one when a mutant has brought it down.
func serve(ctx context.Context, binary string, queue <-chan int, results chan<- outcome) error {
	p, _, err := start(ctx, binary)
	if err != nil {
		return err
	}
	defer func() { p.stop() }()
	for n := range queue {
		o, err := p.try(n)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			o = outcome{N: n, By: "process", How: "crash"}
			p.stop()
			if p, _, err = start(ctx, binary); err != nil {
				return err
			}
		}
		results <- o
	}
	return nil
}

// isTerminal reports whether progress can be written over.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
