package offline

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// file is an answer of the site that the archive holds.
type file struct {
	Path string // with the query, such as /de/cards/hexe
	Kind string // the media type
	Body []byte
}

// minCopy is the length from which a repetition is stored as a copy. gzip finds shorter ones itself, within 32 KB.
const minCopy = 48

// tableBits is the size of the table of places where a run of minCopy bytes occurred, as a power of two.
const tableBits = 21

// errArchive reports bytes that are no archive.
var errArchive = errors.New("not an archive of pages")

// pack writes files as one archive. Pages repeat each other over distances that gzip does not see, so pack replaces
// long repetitions anywhere before by copies first. The archive is gzip of
//
//	u32, JSON [[path, kind, bytes], …]   the index
//	u32, number of copies                then for each copy three numbers (u8 with a continuation bit): bytes to take
//	                                     from the literals, bytes to copy, distance back in the output
//	literals
//
// with little-endian numbers. static/sw.js reads it.
func pack(files []file) ([]byte, error) {
	type row [3]any
	var rows []row
	var all []byte
	for _, f := range files {
		rows = append(rows, row{f.Path, f.Kind, len(f.Body)})
		all = append(all, f.Body...)
	}
	index, err := json.Marshal(rows)
	if err != nil {
		return nil, fmt.Errorf("archive: %w", err)
	}
	copies, literals := dedupe(all)
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, fmt.Errorf("archive: %w", err)
	}
	for _, part := range [][]byte{
		binary.LittleEndian.AppendUint32(nil, uint32(len(index))), index,
		binary.LittleEndian.AppendUint32(nil, uint32(len(copies))), copies, literals,
	} {
		if _, err := z.Write(part); err != nil {
			return nil, fmt.Errorf("archive: %w", err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("archive: %w", err)
	}
	return out.Bytes(), nil
}

// dedupe splits data into copies of what came before and literals.
func dedupe(data []byte) (copies, literals []byte) {
	const base = 0x01000193
	lead := uint32(1) // base to the power of minCopy-1: the factor of the byte that leaves the window
	for range minCopy - 1 {
		lead *= base
	}
	places := make([]int32, 1<<tableBits)
	hash, hashed := uint32(0), 0 // of the window that begins at hashed
	for _, b := range data[:min(minCopy, len(data))] {
		hash = hash*base + uint32(b)
	}
	// next notes the window at hashed under its hash, and returns the place before that had the same hash, or -1.
	next := func() int {
		slot := (hash * 0x9e3779b1) >> (32 - tableBits)
		before := int(places[slot]) - 1
		places[slot] = int32(hashed) + 1
		if hashed+minCopy < len(data) {
			hash = (hash-uint32(data[hashed])*lead)*base + uint32(data[hashed+minCopy])
		}
		hashed++
		return before
	}
	begun := 0 // where the literals begin that are not written yet
	for hashed+minCopy <= len(data) {
		at := hashed
		from := next()
		if at < begun || from < 0 || !bytes.Equal(data[from:from+minCopy], data[at:at+minCopy]) {
			continue
		}
		n := minCopy
		for at+n < len(data) && data[from+n] == data[at+n] {
			n++
		}
		for at > begun && from > 0 && data[from-1] == data[at-1] {
			at, from, n = at-1, from-1, n+1
		}
		copies = binary.AppendUvarint(copies, uint64(at-begun))
		copies = binary.AppendUvarint(copies, uint64(n))
		copies = binary.AppendUvarint(copies, uint64(at-from))
		literals = append(literals, data[begun:at]...)
		begun = at + n
	}
	return copies, append(literals, data[begun:]...)
}

// unpack reads what pack wrote.
func unpack(archive []byte) ([]file, error) {
	z, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		return nil, errArchive
	}
	data, err := io.ReadAll(z)
	if err != nil {
		return nil, errArchive
	}
	section := func() []byte {
		if len(data) < 4 {
			return nil
		}
		n := uint64(binary.LittleEndian.Uint32(data))
		if data = data[4:]; n > uint64(len(data)) {
			return nil
		}
		out := data[:n]
		data = data[n:]
		return out
	}
	var rows [][3]json.RawMessage
	if err := json.Unmarshal(section(), &rows); err != nil {
		return nil, errArchive
	}
	copies, literals := section(), data
	var all []byte
	for len(copies) > 0 {
		var fields [3]int
		for i := range fields {
			v, n := binary.Uvarint(copies)
			if n <= 0 || v > 1<<30 {
				return nil, errArchive
			}
			fields[i], copies = int(v), copies[n:]
		}
		take, n, distance := fields[0], fields[1], fields[2]
		if take > len(literals) || distance > len(all)+take || distance < 1 || len(all)+take+n > maxUnpacked {
			return nil, errArchive
		}
		all = append(all, literals[:take]...)
		literals = literals[take:]
		for range n { // a copy may overlap its source
			all = append(all, all[len(all)-distance])
		}
	}
	all = append(all, literals...)
	var out []file
	for _, r := range rows {
		var f file
		var n int
		if errors.Join(json.Unmarshal(r[0], &f.Path), json.Unmarshal(r[1], &f.Kind), json.Unmarshal(r[2], &n)) != nil ||
			n < 0 || n > len(all) {
			return nil, errArchive
		}
		f.Body, all = all[:n:n], all[n:]
		out = append(out, f)
	}
	return out, nil
}

// maxUnpacked limits the bytes that unpack returns.
const maxUnpacked = 256 << 20
