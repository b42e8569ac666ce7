package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"

	"github.com/andybalholm/brotli"
)

// compress writes file with gzip and brotli to out.gz and out.br, and returns the sizes in words.
func compress(file, out string, best bool) (string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	quality := 9
	if best {
		quality = brotli.BestCompression
	}
	sizes := fmt.Sprintf("%.2f MB", float64(len(data))/1e6)
	for _, form := range []struct {
		ext  string
		open func(io.Writer) (io.WriteCloser, error)
	}{
		{".gz", func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) }},
		{".br", func(w io.Writer) (io.WriteCloser, error) {
			return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: quality, LGWin: 24}), nil
		}},
	} {
		var b bytes.Buffer
		w, err := form.open(&b)
		if err != nil {
			return "", err
		}
		if _, err := w.Write(data); err != nil {
			return "", err
		}
		if err := w.Close(); err != nil {
			return "", err
		}
		if err := os.WriteFile(out+form.ext, b.Bytes(), 0o644); err != nil {
			return "", err
		}
		sizes += fmt.Sprintf(", %s %.2f MB", form.ext[1:], float64(b.Len())/1e6)
	}
	return sizes, nil
}
